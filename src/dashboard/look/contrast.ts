/**
 * The contrast of two colors as defined by WCAG 2.2, from OKLCH. Used by the test of the tokens, and where users pick a
 * color and must be told whether it is readable.
 */

/** Linear sRGB, each channel clipped to 0..1, as a screen without a wider gamut shows it. */
type Linear = readonly [red: number, green: number, blue: number]

const clip = (value: number): number => Math.min(1, Math.max(0, value))

/** OKLCH to linear sRGB; lightness 0..1, hue in degrees. The matrices are those of CSS Color 4. */
const linearOfOklch = (lightness: number, chroma: number, hue: number): Linear => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Reads `oklch(L C H)` without alpha; undefined for anything else. */
export const parseOklch = (text: string): Linear | undefined => {
  const match = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(text.trim())
  return match === null ? undefined : linearOfOklch(Number(match[1]), Number(match[2]), Number(match[3]))
}

const luminance = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** From 1 (the same) to 21 (black on white); the order of the two does not matter. */
export const contrast = (one: Linear, other: Linear): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
