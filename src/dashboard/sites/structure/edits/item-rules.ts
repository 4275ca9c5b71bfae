/** Validates fields of a structure: limits of the contract, and rules of the structure itself. */
import type { InputShape } from '../../../../content/expressions/input-shape.ts'
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteItemKind, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { SectionGroupUpdate, SectionUpdate } from '../../../../contract/sites/structure/schemas.ts'
import { maxLengthOf } from '../../../forms/schema-limits.ts'
// Sets up the error messages of schemas.
import '../../../forms/use-contract-form.ts'

export type ItemField = 'title' | 'path' | 'icon' | 'description' | 'condition'

const schemaOf = (kind: SiteItemKind) => (kind === 'site-section-group' ? SectionGroupUpdate : SectionUpdate)

/** Maximum length of a field in UTF-16 code units. */
export const fieldLimit = (kind: SiteItemKind, field: ItemField): number =>
  maxLengthOf(schemaOf(kind), field) ?? 1024

/** The edit that sets a field; '' removes an optional one. */
export const fieldEdit = (id: string, field: ItemField, typed: string): SiteEdit => {
  const value = typed.trim()
  const orNull = value === '' ? null : value
  switch (field) {
    case 'title':
      return { edit: 'rename', id, title: orNull }
    case 'path':
      return { edit: 'path', id, path: value }
    case 'icon':
      return { edit: 'icon', id, icon: orNull }
    case 'description':
      return { edit: 'description', id, description: orNull }
    case 'condition':
      return { edit: 'condition', id, condition: orNull }
  }
}

/** The error message for a value while typing; undefined if it is valid. `claims`: what conditions can read. */
export const fieldProblem = (
  tree: SiteTree,
  id: string,
  field: ItemField,
  typed: string,
  claims: InputShape = 'any',
): string | undefined => {
  const item = tree.byId.get(id)
  if (item === undefined) return 'This item no longer exists.'
  const value = typed.trim()
  if (value !== '' || (field === 'title' && item.kind !== 'site-space') || field === 'path') {
    const parsed = schemaOf(item.kind)
      .partial()
      .safeParse({ [field]: value })
    if (parsed.error !== undefined) return parsed.error.issues[0]?.message
  }
  const outcome = applySiteEdit(tree, fieldEdit(id, field, value), claims)
  return 'problem' in outcome ? outcome.problem.message : undefined
}
