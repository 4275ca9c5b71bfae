/** The drawings of icons, in files by the first character of their names (`vite.icon-choices.ts`): all would be half a megabyte. */
import type { ReadableStore } from '../external-store.ts'
import { createStore } from '../external-store.ts'

/** The size is that of the drawing's own grid. */
type IconDrawing = readonly [width: number, height: number, path: string]

/** By name and by other names. */
type Drawings = ReadonlyMap<string, IconDrawing>

const none: Drawings = new Map()
const noFile: ReadableStore<Drawings> = { get: () => none, subscribe: () => () => undefined }

const fetchDrawings = async (first: string): Promise<Drawings> => {
  const response = await fetch(`/icon-drawings/${first}.json`)
  if (!response.ok) throw new Error(`The drawings of icons were answered with ${response.status}.`)
  const { icons } = (await response.json()) as { readonly icons: Readonly<Record<string, IconDrawing>> }
  return new Map(Object.entries(icons))
}

/** A file that is fetched when somebody first follows it; a failed request is made again by the next one. */
const drawingFile = (first: string): ReadableStore<Drawings> => {
  const { get, set, subscribe } = createStore(none)
  let isAsked = false
  return {
    get,
    subscribe: (listener) => {
      if (!isAsked) {
        isAsked = true
        fetchDrawings(first).then(set, () => {
          isAsked = false
        })
      }
      return subscribe(listener)
    },
  }
}

const files = new Map<string, ReadableStore<Drawings>>()

/** The drawings among which that of an icon is; empty until they are loaded. */
export const drawingsBeside = (name: string): ReadableStore<Drawings> => {
  const first = name.charAt(0)
  if (!/[a-z0-9]/.test(first)) return noFile
  const file = files.get(first) ?? drawingFile(first)
  files.set(first, file)
  return file
}
