/** What a web frame of an integration and the page say to each other. */
import type { Json, JsonObject } from '../../../../content/document/document.ts'
import type { Action } from '../../../../content/contentkit/elements.ts'

/** Sizes in pixels. With an aspect ratio, the height is a ceiling. */
export interface FrameSize {
  readonly aspectRatio?: number
  readonly height?: number
  readonly maxHeight?: number
}

export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'resize'; readonly size: FrameSize }
  | { readonly kind: 'navigate'; readonly path: string; readonly anchor?: string }
  | { readonly kind: 'dispatch'; readonly action: Action }

type Values = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Largest height that a frame can ask for, in pixels. */
const tallest = 10_000

const positive = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

const sizeOf = (given: Values): FrameSize => {
  const [aspectRatio, height, maxHeight] = ['aspectRatio', 'height', 'maxHeight'].map((name) =>
    positive(given[name]),
  )
  return {
    ...(aspectRatio !== undefined && { aspectRatio }),
    ...(height !== undefined && { height: Math.min(height, tallest) }),
    ...(maxHeight !== undefined && { maxHeight: Math.min(maxHeight, tallest) }),
  }
}

/** The older form of a message: JSON text that says the height of its content. */
const resizeText = (text: string): FrameMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && value['context'] === 'iframe.resize'
      ? { kind: 'resize', size: sizeOf({ height: value['height'] }) }
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a message of a frame; undefined for anything that is not for us. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data === 'string') return data.length > 10_000 ? undefined : resizeText(data)
  if (!isObject(data) || !isObject(data['action'])) return undefined
  const { action } = data
  const name = action['action']
  switch (name) {
    case '@webframe.ready':
      return { kind: 'ready' }
    case '@webframe.resize':
      return { kind: 'resize', size: sizeOf({ ...action, ...(isObject(action['size']) && action['size']) }) }
    case '@webframe.navigate': {
      const { path, anchor } = action
      if (typeof path !== 'string') return undefined
      return { kind: 'navigate', path, ...(typeof anchor === 'string' && { anchor }) }
    }
    default:
      // What arrives was cloned by the browser, which also allows what JSON has no form for.
      return typeof name === 'string' && name !== ''
        ? { kind: 'dispatch', action: JSON.parse(JSON.stringify(action)) as Action }
        : undefined
  }
}

/** The message with the data of a frame; `page` is where it is shown. */
export const frameState = (data: JsonObject, page: Json | undefined): { readonly state: JsonObject } => ({
  state: { ...data, ...(page !== undefined && { page }) },
})

/** How tall a frame is: by its aspect ratio with a ceiling, else by its height. At least 32 pixels. */
export const frameStyle = ({ aspectRatio, height, maxHeight }: FrameSize) => {
  const ceilings = [maxHeight, aspectRatio === undefined ? undefined : height].filter(
    (one): one is number => one !== undefined,
  )
  return {
    minHeight: 32,
    ...(aspectRatio === undefined ? height !== undefined && { height } : { aspectRatio }),
    ...(ceilings.length > 0 && { maxHeight: Math.min(...ceilings) }),
  }
}
