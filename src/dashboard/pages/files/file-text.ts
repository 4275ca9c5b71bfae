/** Facts of a file in words. */
import { counted } from '../../ui/counted.ts'

/** How many pages use a file. */
export const usedText = (count: number): string => (count === 0 ? 'no page' : counted(count, 'page'))

/** As many places as the report of files lists of what it looks for. */
const mostPlaces = 1000

/** In how many places something stands, as far as the report tells it. */
export const placesText = (count: number): string =>
  `${counted(count, 'place')}${count < mostPlaces ? '' : ' or more'}`

/** What a file is to its reader; the exact type is beside it. */
export const fileKinds = ['image', 'video', 'audio', 'document', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && (fileKinds as readonly string[]).includes(value)

export const fileKindOf = (contentType: string): FileKind => {
  const family = contentType.split('/', 1)[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  return family === 'text' || /pdf|officedocument|msword|opendocument|json|yaml|xml/.test(contentType)
    ? 'document'
    : 'other'
}

/** Pictures that the files' origin serves as such; others come as downloads and cannot be shown in place. */
export const isShownInPlace = (contentType: string): boolean =>
  /^image\/(png|jpeg|gif|webp|avif)$/.test(contentType)

/** Which of the files are listed, by what could be tidied about them. */
export const fileShows = ['unused', 'duplicates', 'silent'] as const
export type FileShow = (typeof fileShows)[number]
export const isFileShow = (value: unknown): value is FileShow => fileShows.some((show) => show === value)

/** The orders of the list; by name where nothing is said. */
export const fileOrders = ['used', 'least-used', 'size'] as const
export type FileOrder = (typeof fileOrders)[number]
export const isFileOrder = (value: unknown): value is FileOrder => fileOrders.some((one) => one === value)

interface Ordered {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** Compares files for a list; those that are equal in it stand by name. `uses`: how often each is used, unnamed is never. */
export const byFileOrder =
  (order: FileOrder | undefined, uses: Readonly<Record<string, number>>) =>
  (one: Ordered, other: Ordered): number => {
    const used = (uses[one.id] ?? 0) - (uses[other.id] ?? 0)
    const first =
      order === 'used' ? -used : order === 'least-used' ? used : order === 'size' ? other.size - one.size : 0
    return first || one.name.localeCompare(other.name, undefined, { numeric: true })
  }
