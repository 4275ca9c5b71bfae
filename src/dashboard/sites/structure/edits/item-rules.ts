/** What may be typed into the parts of a structure: the documented limits, and the laws of the structure itself. */
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteItemKind, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { SectionGroupUpdate, SectionUpdate } from '../../../../contract/sites/structure/schemas.ts'
import { maxLengthOf } from '../../../forms/schema-limits.ts'
// Words for what a schema finds are set with the forms.
import '../../../forms/use-contract-form.ts'

export type ItemField = 'title' | 'path' | 'icon' | 'description' | 'condition'

const schemaOf = (kind: SiteItemKind) => (kind === 'site-section-group' ? SectionGroupUpdate : SectionUpdate)

/** The greatest length of a field in UTF-16 units. */
export const fieldLimit = (kind: SiteItemKind, field: ItemField): number =>
  maxLengthOf(schemaOf(kind), field) ?? 1024

/** The edit that gives a field a value; '' takes away what can be absent. */
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

/** What is wrong with a value, as a sentence, while it is typed; undefined for a good one. */
export const fieldProblem = (
  tree: SiteTree,
  id: string,
  field: ItemField,
  typed: string,
): string | undefined => {
  const item = tree.byId.get(id)
  if (item === undefined) return 'This part of the site is not there any more.'
  const value = typed.trim()
  if (value !== '' || (field === 'title' && item.kind !== 'site-space') || field === 'path') {
    const said = schemaOf(item.kind)
      .partial()
      .safeParse({ [field]: value })
    if (said.error !== undefined) return said.error.issues[0]?.message
  }
  const outcome = applySiteEdit(tree, fieldEdit(id, field, value))
  return 'problem' in outcome ? outcome.problem.message : undefined
}
