"""Sounds of the table: `python -m art.recipes.sounds [NAME ...]` writes `art/sounds/<name>.ogg`, mono, 44.1 kHz.

Everything is made of two things: bodies that ring (decaying sine modes) and filtered noise under an envelope.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

import numpy as np
import soundfile
from numpy.typing import NDArray

from art.recipes import kit

Wave = NDArray[np.float64]

RATE = 44_100
"""Samples a second."""
EASE = RATE // 100
"""Samples over which a piece fades out, so that its end does not click."""
SOUNDS = kit.ART / "sounds"


def seconds(length: float) -> Wave:
    """Return the time of every sample of a sound, in seconds."""
    return np.arange(int(length * RATE)) / RATE


def hiss(length: float, seed: int) -> Wave:
    """Return white noise."""
    return np.random.default_rng(seed).standard_normal(int(length * RATE))


def below(wave: Wave, frequency: float) -> Wave:
    """Return what lies below a frequency, falling softly beyond it."""
    spectrum = np.fft.rfft(wave)
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / np.sqrt(1 + (pitch / frequency) ** 4), len(wave))


def above(wave: Wave, frequency: float) -> Wave:
    """Return what lies above a frequency."""
    return wave - below(wave, frequency)


def band(wave: Wave, low: float, high: float) -> Wave:
    """Return what lies between two frequencies."""
    return below(above(wave, low), high)


def struck(length: float, attack: float, decay: float) -> Wave:
    """Return an envelope that rises in `attack` seconds and then dies away."""
    time = seconds(length)
    return np.minimum(time / attack, 1) * np.exp(-np.maximum(time - attack, 0) / decay)


def swell(length: float, peak: float = 0.5, power: float = 1.4) -> Wave:
    """Return an envelope that grows to its `peak` (a share of the length) and fades to nothing."""
    share = np.linspace(0, 1, int(length * RATE))
    rise = np.where(share < peak, share / peak, (1 - share) / (1 - peak))
    return np.sin(rise * np.pi / 2) ** power


def rough(length: float, rate: float, depth: float, seed: int) -> Wave:
    """Return a gain that jumps about `rate` times a second between 1 - depth and 1: grains, rubbing, crumbling."""
    count = int(length * RATE)
    steps = np.random.default_rng(seed).random(int(length * rate) + 2)
    gain = np.interp(np.arange(count) * rate / RATE, np.arange(len(steps)), steps)
    return 1 - depth + depth * gain


def ringing(length: float, modes: Sequence[tuple[float, float, float]], seed: int = 1) -> Wave:
    """Return a struck body: modes of frequency, seconds to die away, and loudness."""
    time = seconds(length)
    phases = np.random.default_rng(seed).random(len(modes)) * 0.6
    result = np.zeros_like(time)
    for (pitch, decay, loud), phase in zip(modes, phases, strict=True):
        result += loud * np.sin(2 * np.pi * pitch * time + phase) * np.exp(-time / decay)
    return result


def grains(length: float, each: Callable[[int], Wave], times: Sequence[float], fall: float = 1.0) -> Wave:
    """Return several small sounds one after another, each `fall` times as loud as the one before."""
    result = np.zeros(int(length * RATE))
    for number, start in enumerate(times):
        piece = each(number) * fall**number
        piece[-EASE:] *= np.linspace(1, 0, EASE)
        begin = int(start * RATE)
        end = min(len(result), begin + len(piece))
        result[begin:end] += piece[: end - begin]
    return result


def room(wave: Wave, amount: float = 0.12, tail: float = 0.18) -> Wave:
    """Return the sound in a small panelled room: a faint diffuse echo."""
    echo = below(hiss(tail, 77), 3200) * struck(tail, 0.004, tail / 4)
    echo /= np.sqrt((echo**2).sum())
    size = len(wave) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    dry = np.pad(wave, (0, len(echo)))
    return dry + amount * wet


def sand() -> Wave:
    """Return a tile of sand that slides one space."""
    length = 0.46
    body = band(hiss(length, 1), 900, 2900) * rough(length, 420, 0.7, 2)
    return (body + 0.5 * band(hiss(length, 3), 300, 900)) * swell(length, 0.4)


def clay() -> Wave:
    """Return a slab of clay that slides: duller, with a dry crackle."""
    length = 0.5
    scrape = band(hiss(length, 4), 350, 1500) * rough(length, 160, 0.85, 5) * swell(length, 0.35)
    crack = grains(
        length,
        lambda n: 0.7 * band(hiss(0.03, 40 + n), 900, 2600) * struck(0.03, 0.001, 0.006),
        (0.06, 0.17, 0.21, 0.33),
    )
    return scrape + crack


def stone() -> Wave:
    """Return a block of stone that grinds along and comes to rest."""
    length = 0.62
    grind = band(hiss(length, 6), 120, 900) * rough(length, 70, 0.9, 7) * swell(length, 0.45)
    stop = grains(length, lambda _: ringing(0.2, [(92, 0.06, 0.8), (161, 0.04, 0.5), (410, 0.012, 0.25)]), (0.40,))
    return grind * 1.3 + stop


def wood() -> Wave:
    """Return a wooden button pressed down."""
    length = 0.16
    knock = ringing(length, [(392, 0.030, 1.0), (905, 0.016, 0.45), (1540, 0.008, 0.25)])
    return room(knock + 0.25 * below(hiss(length, 8), 2400) * struck(length, 0.001, 0.006), 0.10)


def card() -> Wave:
    """Return a card laid on the table."""
    length = 0.2
    slide = band(hiss(length, 9), 1100, 3400) * swell(length, 0.5) * 0.5
    tap = grains(length, lambda _: band(hiss(0.05, 10), 500, 2600) * struck(0.05, 0.001, 0.009), (0.10,))
    return slide + tap


def coin() -> Wave:
    """Return two coins that touch."""

    def one(number: int) -> Wave:
        pitch = (2960, 3320)[number]
        modes = [(pitch, 0.13, 1.0), (pitch * 1.52, 0.10, 0.6), (pitch * 2.07, 0.07, 0.35), (pitch * 2.6, 0.04, 0.2)]
        return ringing(0.45, modes, number) * struck(0.45, 0.0015, 0.4)

    return room(grains(0.56, one, (0.0, 0.075), 0.8), 0.15)


def bone() -> Wave:
    """Return a bone taken up: two dry, hollow taps."""

    def tap(number: int) -> Wave:
        pitch = (760, 840)[number]
        modes = [(pitch, 0.026, 1.0), (pitch * 2.15, 0.015, 0.5), (pitch * 3.4, 0.008, 0.25)]
        return ringing(0.14, modes, number) + 0.2 * above(hiss(0.14, 11 + number), 2500) * struck(0.14, 0.001, 0.005)

    return room(grains(0.26, tap, (0.0, 0.085), 0.7), 0.14)


def bell(pitch: float, length: float = 0.9) -> Wave:
    """Return a small soft bell."""
    modes = [(pitch, 0.32, 1.0), (pitch * 2.0, 0.18, 0.35), (pitch * 3.01, 0.09, 0.16), (pitch * 4.2, 0.04, 0.06)]
    return ringing(length, modes) * struck(length, 0.004, 0.5)


def chime() -> Wave:
    """Return three bells rising: points are scored."""
    pitches = (523.25, 659.25, 783.99)
    return room(grains(1.1, lambda number: bell(pitches[number]), (0.0, 0.09, 0.18)), 0.2, 0.4)


def big_chime() -> Wave:
    """Return a peal over a deep bell: a perfect score, the end of the game."""
    pitches = (261.63, 523.25, 659.25, 783.99, 1046.5, 1318.5)
    times = (0.0, 0.02, 0.12, 0.22, 0.32, 0.48)
    return room(grains(2.1, lambda number: bell(pitches[number], 1.5), times, 0.94), 0.28, 0.7)


def thud() -> Wave:
    """Return a pawn that falls from the site."""
    length = 0.42
    time = seconds(length)
    drop = np.sin(2 * np.pi * (58 * time + 2.2 * (1 - np.exp(-time / 0.04)))) * np.exp(-time / 0.10)
    return drop + 0.35 * below(hiss(length, 12), 420) * struck(length, 0.002, 0.05)


def snake() -> Wave:
    """Return a snake that hisses and rattles."""
    length = 0.75
    rattle = 0.35 + 0.65 * below((np.sin(2 * np.pi * 34 * seconds(length)) > 0.1).astype(float), 300)
    return band(hiss(length, 13), 2600, 5200) * swell(length, 0.25, 1.2) * rattle


def plaster() -> Wave:
    """Return a scoop of wet plaster patted on."""
    length = 0.34
    slap = band(hiss(length, 14), 180, 1100) * struck(length, 0.004, 0.035)
    suck = band(hiss(length, 15), 700, 2400) * rough(length, 240, 0.8, 16) * swell(length, 0.45) * 0.22
    return slap + suck + 0.5 * ringing(length, [(118, 0.05, 1.0), (205, 0.03, 0.5)])


def page() -> Wave:
    """Return a page turned over."""
    length = 0.38
    rustle = band(hiss(length, 17), 900, 3200) * rough(length, 130, 0.8, 18) * swell(length, 0.62, 1.8)
    return rustle + 0.3 * band(hiss(length, 19), 400, 1200) * swell(length, 0.7, 3)


def step() -> Wave:
    """Return a pawn set down on a tile."""
    length = 0.13
    return ringing(length, [(248, 0.028, 1.0), (590, 0.014, 0.4), (1120, 0.007, 0.18)]) + 0.3 * band(
        hiss(length, 20), 900, 3000
    ) * struck(length, 0.001, 0.012)


def pour() -> Wave:
    """Return sand that a storm sweeps over the site."""
    length = 1.5
    gust = below(rough(length, 5, 0.75, 21), 40)
    grit = band(hiss(length, 22), 1000, 3000) * rough(length, 600, 0.5, 23)
    wind = band(hiss(length, 24), 180, 700)
    return (grit * 0.6 + wind * 0.9) * gust * swell(length, 0.4, 1.3)


def rumble() -> Wave:
    """Return the ground shaking."""
    length = 1.6
    deep = below(hiss(length, 25), 85) * rough(length, 14, 0.7, 26) * 5
    stones = band(hiss(length, 27), 150, 600) * rough(length, 30, 1.0, 28) ** 2 * 0.7
    return (deep + stones) * swell(length, 0.35, 1.2)


def whoosh() -> Wave:
    """Return something taken back: air that rushes towards you and stops."""
    length = 0.36
    time = np.linspace(0, 1, int(length * RATE))
    low, high = band(hiss(length, 29), 300, 900), band(hiss(length, 29), 900, 3200)
    return (low * (1 - time) + high * time) * swell(length, 0.72, 1.8)


def tick() -> Wave:
    """Return the smallest sound: a watch's tick when the pointer chooses."""
    return ringing(0.06, [(1850, 0.008, 1.0), (3100, 0.004, 0.4), (640, 0.010, 0.4)])


LOUDNESS: dict[str, tuple[Callable[[], Wave], float]] = {
    "sand": (sand, 0.42),
    "clay": (clay, 0.48),
    "stone": (stone, 0.58),
    "wood": (wood, 0.42),
    "card": (card, 0.36),
    "coin": (coin, 0.34),
    "bone": (bone, 0.46),
    "chime": (chime, 0.50),
    "big-chime": (big_chime, 0.58),
    "thud": (thud, 0.66),
    "hiss": (snake, 0.40),
    "plaster": (plaster, 0.48),
    "page": (page, 0.36),
    "step": (step, 0.44),
    "pour": (pour, 0.46),
    "rumble": (rumble, 0.66),
    "whoosh": (whoosh, 0.36),
    "tick": (tick, 0.24),
}
"""Every sound with the peak it is stored at, so that none startles."""


def finished(wave: Wave, peak: float) -> NDArray[np.float32]:
    """Return a wave at its peak with clean ends and nothing below hearing."""
    wave = above(wave, 28)
    wave = wave / np.abs(wave).max() * peak
    fade_in, fade_out = int(0.001 * RATE), int(0.012 * RATE)
    wave[:fade_in] *= np.linspace(0, 1, fade_in)
    wave[-fade_out:] *= np.linspace(1, 0, fade_out)
    return wave.astype(np.float32)


def main() -> None:
    """Write the sounds named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Write art/sounds/*.ogg.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    SOUNDS.mkdir(exist_ok=True)
    for name in parser.parse_args().names or LOUDNESS:
        make, peak = LOUDNESS[name]
        wave = finished(make(), peak)
        path = SOUNDS / f"{name}.ogg"
        soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS")
        print(f"{name:10} {len(wave) / RATE:5.2f} s {path.stat().st_size / 1024:6.1f} KiB")


if __name__ == "__main__":
    main()
