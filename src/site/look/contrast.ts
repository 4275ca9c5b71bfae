/** Readable colors: WCAG 2.2 contrast of sRGB colors, and the nearest color with enough contrast. */

type Rgb = readonly [number, number, number]

/** `#rgb` or `#rrggbb`; anything else, which the contract rejects, is black. */
const rgbOf = (hex: string): Rgb => {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : '000000'
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

const hexOf = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const luminance = (color: Rgb): number => {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 (identical) to 21 (black on white). */
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(rgbOf(one)), luminance(rgbOf(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A mix in sRGB; `share` is that of the second color. */
export const mixed = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share
  return hexOf([at(0), at(1), at(2)])
}

/**
 * The color itself if its contrast with the background is at least `ratio`, otherwise the nearest mix with black or
 * white that has it: with whichever contrasts more with the background.
 */
export const readable = (color: string, ground: string, ratio: number): string => {
  const toward = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const mix = mixed(color, toward, share)
    if (contrast(mix, ground) >= ratio) return mix
  }
  return toward
}

/** Black or white, whichever is more readable on this color. */
export const inkOn = (ground: string): '#000000' | '#ffffff' =>
  contrast('#ffffff', ground) >= 4.5 || contrast('#ffffff', ground) >= contrast('#000000', ground)
    ? '#ffffff'
    : '#000000'
