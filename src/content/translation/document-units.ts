/**
 * The units of a document: what is translated as one piece. Keyed text blocks, cells of tables, and strings in data such
 * as the title of a tab. Not code, formulas and expressions, nor what has no letter.
 */
import type { RichTextDocument } from '../document/document.ts'
import { mapUnits, type DocumentUnit } from './map-units.ts'
import { matchTags, renumbered } from './tag-matches.ts'
import type { Tagged } from './tagged-text.ts'

export interface TranslatedDocument {
  readonly document: RichTextDocument
  /** By unit: why its target was not put in. */
  readonly problems: ReadonlyMap<string, readonly string[]>
}

/** In reading order. Ids are unique; of blocks with the same key the first counts. */
export const unitsOfDocument = (document: RichTextDocument): readonly DocumentUnit[] => {
  const units: DocumentUnit[] = []
  const visit = (unit: DocumentUnit): undefined => void units.push(unit)
  mapUnits(document, { visit })
  return units
}

/** The source with the given targets by unit id. Units without a target, or with a faulty one, keep their text. */
export const translatedDocument = (
  source: RichTextDocument,
  targets: ReadonlyMap<string, string>,
): TranslatedDocument => mapUnits(source, { visit: ({ id }) => targets.get(id) })

/**
 * The texts of a result by the units of its source, with the numbers of the source's tags, whatever the order of the tags
 * in the result. What the result does not have is absent. A tag that the source does not have gets a number of its own.
 */
export const targetsOfResult = (
  source: RichTextDocument,
  result: RichTextDocument,
): ReadonlyMap<string, string> => {
  const sources = new Map<string, Tagged>()
  const wanted = new Set<string>()
  mapUnits(source, {
    visit: ({ id }) => void wanted.add(id),
    ordinals: (id, tagged) => (sources.set(id, tagged), (_, nth) => nth),
  })
  const targets = new Map<string, string>()
  const numbersOf = new Map<string, ReadonlyMap<number, number>>()
  const numbers = (id: string, tagged: Tagged): ReadonlyMap<number, number> => {
    let found = numbersOf.get(id)
    if (found === undefined) {
      found = matchTags(tagged, sources.get(id) ?? { text: '', tags: [] })
      numbersOf.set(id, found)
    }
    return found
  }
  mapUnits(result, {
    all: true,
    visit: ({ id, tagged }, nodes) => {
      if (!wanted.has(id)) return undefined
      targets.set(id, nodes === undefined ? tagged.text : renumbered(tagged, numbers(id, tagged)))
      return undefined
    },
    ordinals: (id, tagged) => ordinalsOf(tagged, sources.get(id), numbers(id, tagged)),
  })
  return targets
}

/** The tags of inlines by type, in order. */
const inlineTags = (tagged: Tagged | undefined): ReadonlyMap<string, readonly number[]> => {
  const byType = new Map<string, number[]>()
  for (const { id, type, restores } of tagged?.tags ?? []) {
    if (restores.object !== 'inline') continue
    const ids = byType.get(type)
    if (ids === undefined) byType.set(type, [id])
    else ids.push(id)
  }
  return byType
}

/** For the nth inline of a type in the result, which one of that type it is in the source. */
const ordinalsOf = (
  result: Tagged,
  source: Tagged | undefined,
  numbers: ReadonlyMap<number, number>,
): ((type: string, nth: number) => number) => {
  const [here, there] = [inlineTags(result), inlineTags(source)]
  const places = new Map(
    [...there.values()].flatMap((ids) => ids.map((id, at): [number, number] => [id, at + 1])),
  )
  return (type, nth) => {
    const number = numbers.get(here.get(type)?.[nth - 1] ?? 0) ?? 0
    return places.get(number) ?? (there.get(type)?.length ?? 0) + number + 1
  }
}
