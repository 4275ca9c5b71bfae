import type { DocumentUnit } from './document-units.ts'
import type { FoundTerm } from './glossary-terms.ts'
import type { PageUnit } from './page-units.ts'
import type { Tagged } from './tagged-text.ts'

export interface Check {
  readonly kind:
    | 'tags'
    | 'expressions'
    | 'code'
    | 'title-limit'
    | 'control-characters'
    | 'numbers'
    | 'glossary'
    | 'length'
    | 'unchanged'
    | 'punctuation'
    | 'spaces'
    | 'consistency'
  readonly severity: 'error' | 'warning'
  readonly message: string
}

export type UnitKind = DocumentUnit['kind'] | PageUnit['kind']

export const checkUnit = (_unit: {
  readonly kind: UnitKind
  readonly source: Tagged
  readonly target: string
  readonly targetLanguage: string
  readonly terms: readonly FoundTerm[]
}): readonly Check[] => {
  throw new Error('to follow')
}

/** By id, of the units whose source has several targets in the list. */
export const checkConsistency = (
  _units: readonly { readonly id: string; readonly sourceForm: string; readonly target: string }[],
): ReadonlyMap<string, Check> => {
  throw new Error('to follow')
}
