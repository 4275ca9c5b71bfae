/** Units in API responses. */
import type { TranslationUnit } from '../../../contract/translations/unit-schemas.ts'
import { type Check, inconsistency } from '../../../content/translation/checks.ts'
import type { FoundTerm } from '../../../content/translation/glossary-terms.ts'
import type { PersonView } from '../../people/person-view.ts'
import type { TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { taggedOf } from './checked-units.ts'

export interface ShownUnit extends TranslationUnitRow {
  readonly page_title: string
  /** 1: another unit translates the same source in another way. */
  readonly inconsistent: number
}

interface UnitDetails {
  readonly people: ReadonlyMap<string, PersonView>
  readonly terms: readonly FoundTerm[]
  readonly suggestions?: TranslationUnit['suggestions']
}

const authorship = (
  { origin, person, at, target }: TranslationUnitRow,
  people: UnitDetails['people'],
): Pick<TranslationUnit, 'origin' | 'by' | 'at'> => {
  if (target === null) return {}
  const by = person === null ? undefined : people.get(person)
  return { ...(origin !== null && { origin }), ...(by && { by }), ...(at !== null && { at }) }
}

export const unitId = ({ page, unit }: Pick<TranslationUnitRow, 'page' | 'unit'>): string => `${page}:${unit}`

export const unitView = (
  row: ShownUnit,
  { people, terms, suggestions = [] }: UnitDetails,
): TranslationUnit => ({
  object: 'translation-unit',
  id: unitId(row),
  page: { id: row.page, title: row.page_title },
  kind: row.kind as TranslationUnit['kind'],
  ...(row.block_type !== null && {
    block: { ...(row.block_key !== null && { key: row.block_key }), type: row.block_type },
  }),
  label: row.label,
  source: row.source,
  tags: taggedOf(row).tags.map(({ id, label }) => ({ id, label })),
  ...(row.target !== null && { target: row.target }),
  state: row.state,
  minor: Number(row.minor) === 1,
  ...(row.state === 'stale' && row.base_source !== null && { formerSource: row.base_source }),
  ...authorship(row, people),
  suggestions: [...suggestions],
  terms: terms.map(({ entry, source, target, doNotTranslate }) => ({
    ...{ entry, source, doNotTranslate },
    ...(target !== undefined && { target }),
  })),
  checks: [
    ...(JSON.parse(row.checks) as Check[]),
    ...(Number(row.inconsistent) === 1 ? [inconsistency] : []),
  ],
  ...(row.problem !== null && row.target === null && { problem: row.problem }),
})
