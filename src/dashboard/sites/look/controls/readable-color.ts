/** Whether a color is readable on a background, and the nearest one that is. */
import { contrast } from '../../../look/contrast.ts'

type Channels = readonly [red: number, green: number, blue: number]

/** `#rgb` or `#rrggbb` as channels from 0 to 255; undefined for anything else. */
const channelsOf = (hex: string): Channels | undefined => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const digits = short === null ? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) : short
  if (digits === null) return undefined
  const [, ...parts] = digits
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    Number.parseInt(part.length === 1 ? part + part : part, 16),
  )
  return [red, green, blue]
}

const linear = (channels: Channels): [number, number, number] => {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return [red, green, blue]
}

/** From 1 to 21; undefined if either color is invalid. */
export const hexContrast = (color: string, background: string): number | undefined => {
  const [one, other] = [channelsOf(color), channelsOf(background)]
  return one === undefined || other === undefined ? undefined : contrast(linear(one), linear(other))
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * The nearest color that reaches a contrast on a background, toward black or white, whichever is closer; the
 * same color if it already does. Undefined if either color is invalid.
 */
export const nearestReadable = (color: string, background: string, ratio: number): string | undefined => {
  const from = channelsOf(color)
  const current = hexContrast(color, background)
  if (from === undefined || current === undefined) return undefined
  if (current >= ratio) return color
  for (let step = 1; step <= 100; step += 1)
    for (const end of [0, 255]) {
      const mixed = hexOf(from.map((channel) => channel + ((end - channel) * step) / 100))
      if ((hexContrast(mixed, background) ?? 0) >= ratio) return mixed
    }
  return undefined
}
