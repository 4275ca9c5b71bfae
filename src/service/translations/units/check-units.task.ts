/** Checks translations against their sources. */
import type { Check, UnitKind } from '../../../content/translation/checks.ts'
import { checkUnit } from '../../../content/translation/checks.ts'
import type { FoundTerm } from '../../../content/translation/glossary-terms.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'

interface UnitToCheck {
  readonly kind: UnitKind
  readonly source: Tagged
  readonly target: string
  readonly targetLanguage: string
  readonly terms: readonly FoundTerm[]
}

export const run = ({ units }: { readonly units: readonly UnitToCheck[] }): readonly (readonly Check[])[] =>
  units.map((unit) => checkUnit(unit))
