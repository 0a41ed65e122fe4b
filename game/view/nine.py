"""Stretching a panel: its rims keep their form, its middle is cut, repeated or stretched without a seam."""

import pygame

Margins = tuple[float, float, float, float]

SOFT = 24
"""Where two pieces of texture meet, they are blended over at most this many pixels."""

MOST_STRETCH = 1.5
"""A middle that must grow more than this is repeated instead of stretched."""


def stretch(source: pygame.Surface, size: tuple[int, int], margins: tuple[int, int, int, int]) -> pygame.Surface:
    """Return `source` brought to `size` pixels; `margins` are left, top, right, bottom."""
    left, top, right, bottom = margins
    wide = _widen(source, size[0], left, right)
    # A quarter turn to the left brings the top to the left, so that one function serves both directions.
    turned = pygame.transform.rotate(wide, 90)
    return pygame.transform.rotate(_widen(turned, size[1], top, bottom), -90)


def _widen(source: pygame.Surface, width: int, left: int, right: int) -> pygame.Surface:
    if width == source.width:
        return source
    if width < left + right + 2:
        return _squeeze(source, width, left, right)
    middle, target = source.width - left - right, width - left - right
    if middle < 8 or middle < target <= middle * MOST_STRETCH:
        return _stretch_middle(source, width, left, right)
    return _repeat_middle(source, width, left, right)


def _squeeze(source: pygame.Surface, width: int, left: int, right: int) -> pygame.Surface:
    """Make the rims themselves narrower, for a panel that has no room for both."""
    share = round(width * left / max(1, left + right))
    made = pygame.Surface((width, source.height), pygame.SRCALPHA)
    for at, goal, start, length in ((0, share, 0, left), (share, width - share, source.width - right, right)):
        if goal > 0 and length > 0:
            piece = source.subsurface((start, 0, length, source.height))
            made.blit(pygame.transform.smoothscale(piece, (goal, source.height)), (at, 0))
    return made


def _stretch_middle(source: pygame.Surface, width: int, left: int, right: int) -> pygame.Surface:
    made = pygame.Surface((width, source.height), pygame.SRCALPHA)
    middle = source.subsurface((left, 0, max(1, source.width - left - right), source.height))
    made.blit(pygame.transform.smoothscale(middle, (width - left - right, source.height)), (left, 0))
    made.blit(source, (0, 0), (0, 0, left, source.height))
    made.blit(source, (width - right, 0), (source.width - right, 0, right, source.height))
    return made


def _repeat_middle(source: pygame.Surface, width: int, left: int, right: int) -> pygame.Surface:
    """Lay the middle from the left as often as it fits, then the right end."""
    made = pygame.Surface((width, source.height), pygame.SRCALPHA)
    inner_end = source.width - right
    middle = inner_end - left
    soft = max(1, min(SOFT, middle // 3, (width - left - right) // 2))
    made.blit(source, (0, 0), (0, 0, min(inner_end, width - right), source.height))
    covered = inner_end
    while covered < width - right:
        _join(made, source.subsurface((left, 0, middle, source.height)), covered - soft, soft)
        covered += middle - soft
    end = source.subsurface((inner_end - soft, 0, right + soft, source.height))
    _join(made, end, width - right - soft, soft)
    return made


def _join(made: pygame.Surface, piece: pygame.Surface, at: int, soft: int) -> None:
    """Lay `piece` over `made` from column `at` on; over the first `soft` columns the colours pass into each other."""
    before = pygame.Surface((soft, made.height), pygame.SRCALPHA)
    before.blit(made, (0, 0), (at, 0, soft, made.height))
    made.fill((0, 0, 0, 0), (at, 0, piece.width, made.height))
    made.blit(_blended(before, piece.subsurface((0, 0, soft, piece.height))), (at, 0))
    made.blit(piece, (at + soft, 0), (soft, 0, piece.width - soft, piece.height))


def _blended(before: pygame.Surface, after: pygame.Surface) -> pygame.Surface:
    """Return the passage from one texture to another; the alpha, alike in both along a straight rim, is kept."""
    alpha = before.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    made = before.copy()
    made.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    coming = after.copy()
    coming.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    for column in range(coming.width):
        share = round(255 * (column + 1) / (coming.width + 1))
        coming.fill((255, 255, 255, share), (column, 0, 1, coming.height), pygame.BLEND_RGBA_MULT)
    made.blit(coming, (0, 0))
    made.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
