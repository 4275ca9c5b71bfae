/** The checks of units, here or in the pool. */
import type { Check, UnitKind } from '../../../content/translation/checks.ts'
import { findTerms } from '../../../content/translation/glossary-terms.ts'
import type { Tag, Tagged } from '../../../content/translation/tagged-text.ts'
import { plainOfTagged } from '../../../content/translation/tagged-text.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { TranslationRow, TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import type { Glossary } from '../glossary/glossary.store.ts'

const task = defineTask(
  'text',
  new URL('./check-units.task.ts', import.meta.url),
  () => import('./check-units.task.ts'),
)

type Languages = Pick<TranslationRow, 'source_language' | 'language'>
type SourceColumns = Pick<TranslationUnitRow, 'source' | 'tags'>

export const taggedOf = ({ source, tags }: SourceColumns): Tagged => ({
  text: source,
  tags: JSON.parse(tags) as Tag[],
})

/** The terms of the glossary in a source. */
export const termsOf = (
  { source }: Pick<TranslationUnitRow, 'source'>,
  glossary: Glossary,
  { source_language, language }: Languages,
): ReturnType<typeof findTerms> => findTerms(plainOfTagged(source), glossary, source_language, language)

/** The checks of a target for each of these units. */
export const checksOf = async (
  units: readonly (SourceColumns & { readonly kind: string; readonly target: string })[],
  glossary: Glossary,
  languages: Languages,
): Promise<readonly (readonly Check[])[]> =>
  compute(task, {
    input: {
      units: units.map((unit) => ({
        ...{ kind: unit.kind as UnitKind, source: taggedOf(unit), target: unit.target },
        ...{ targetLanguage: languages.language, terms: termsOf(unit, glossary, languages) },
      })),
    },
    asks: {},
  })

const checkColumns = (
  checks: readonly Check[],
): Pick<TranslationUnitRow, 'checks' | 'errors' | 'warnings'> => {
  const errors = checks.filter(({ severity }) => severity === 'error').length
  return { checks: JSON.stringify(checks), errors, warnings: checks.length - errors }
}

/** The rows with the checks of their targets. */
export const withChecks = async (
  rows: readonly TranslationUnitRow[],
  glossary: Glossary,
  languages: Languages,
): Promise<TranslationUnitRow[]> => {
  const written = rows.flatMap((row) => (row.target === null ? [] : [{ ...row, target: row.target }]))
  const checks = await checksOf(written, glossary, languages)
  const byRow = new Map(written.map((row, at) => [`${row.page}:${row.unit}`, checks[at] ?? []]))
  return rows.map((row) => ({ ...row, ...checkColumns(byRow.get(`${row.page}:${row.unit}`) ?? []) }))
}
