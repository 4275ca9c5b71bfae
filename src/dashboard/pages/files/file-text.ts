/** Text for facts about files. */
import { counted } from '../../ui/counted.ts'
import type { FileKind, FileOrder } from './file-search.ts'

/** How many pages use a file. */
export const usedText = (count: number): string => (count === 0 ? 'no page' : counted(count, 'page'))

/** Maximum number of places in the file report. */
const mostPlaces = 1000

/** Number of places, as far as the report lists them. */
export const placesText = (count: number): string =>
  `${counted(count, 'place')}${count < mostPlaces ? '' : ' or more'}`

export const fileKindOf = (contentType: string): FileKind => {
  const family = contentType.split('/', 1)[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  return family === 'text' || /pdf|officedocument|msword|opendocument|json|yaml|xml/.test(contentType)
    ? 'document'
    : 'other'
}

/** Image types that the files origin serves inline; others are downloads and cannot be shown in place. */
export const isShownInPlace = (contentType: string): boolean =>
  /^image\/(png|jpeg|gif|webp|avif)$/.test(contentType)

interface Ordered {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** Compares files for a list; ties are ordered by name. `uses`: use counts by id, 0 if absent. */
export const byFileOrder =
  (order: FileOrder | undefined, uses: Readonly<Record<string, number>>) =>
  (one: Ordered, other: Ordered): number => {
    const used = (uses[one.id] ?? 0) - (uses[other.id] ?? 0)
    const first =
      order === 'used' ? -used : order === 'least-used' ? used : order === 'size' ? other.size - one.size : 0
    return first || one.name.localeCompare(other.name, undefined, { numeric: true })
  }
