/** Converts edits between the UI and the service, and maps the temporary ids of new items. */
import type { SiteEditInput, SiteEdit as WireEdit } from '../../../../client/types.gen.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'

/** An edit as stored by the service. Its type and that of the tree are structurally the same. */
export const fromWireEdit = (edit: WireEdit): SiteEdit => edit as SiteEdit

/** An edit as sent: new items get their ids from the service. */
export const toWireEdit = (edit: SiteEdit): SiteEditInput => {
  switch (edit.edit) {
    case 'add-section':
      return {
        edit: 'add-section',
        space: edit.siteSpace.space,
        title: edit.title,
        parent: edit.parent ?? null,
        ...(edit.position && { position: edit.position }),
      }
    case 'add-group':
      return {
        edit: 'add-group',
        title: edit.title,
        parent: edit.parent ?? null,
        ...(edit.position && { position: edit.position }),
        ...(edit.sections && { sections: [...edit.sections] }),
      }
    case 'add-site-space':
      return {
        edit: 'add-site-space',
        space: edit.siteSpace.space,
        section: edit.section,
        ...(edit.position && { position: edit.position }),
      }
    default:
      return edit
  }
}

const idsOf = (edit: SiteEdit): readonly string[] =>
  edit.edit === 'add-section'
    ? [edit.id, edit.siteSpace.id, edit.wrapper.id]
    : edit.edit === 'add-group'
      ? [edit.id, edit.wrapper.id]
      : edit.edit === 'add-site-space'
        ? [edit.siteSpace.id]
        : []

/** Maps temporary ids of the items that an edit adds to those given by the service. */
export const assignedIds = (
  sent: SiteEdit,
  stored: SiteEdit | undefined,
): readonly (readonly [string, string])[] => {
  if (stored === undefined || stored.edit !== sent.edit) return []
  const assigned = idsOf(stored)
  return idsOf(sent).map((id, index) => [id, assigned[index] ?? id] as const)
}

/** The same edit with temporary ids replaced. */
export const replaceIds = (edit: SiteEdit, ids: ReadonlyMap<string, string>): SiteEdit => {
  if (ids.size === 0) return edit
  const assignedId = (id: string): string => ids.get(id) ?? id
  // Each id is a complete string value, so no other text can be mistaken for one.
  return JSON.parse(JSON.stringify(edit), (_name, value: unknown) =>
    typeof value === 'string' ? assignedId(value) : value,
  ) as SiteEdit
}
