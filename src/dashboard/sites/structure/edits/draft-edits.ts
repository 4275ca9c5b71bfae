/** Edits between the screen and the service: what is sent, what is kept, and the ids of what is added meanwhile. */
import type { SiteEditInput, SiteEdit as WireEdit } from '../../../../client/types.gen.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'

/** An edit as the service keeps it. Its type and that of the tree are two spellings of one thing. */
export const keptEdit = (edit: WireEdit): SiteEdit => edit as SiteEdit

/** An edit as it is sent: what it adds gets its ids from the service. */
export const sentEdit = (edit: SiteEdit): SiteEditInput => {
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

/** Which ids the service gave to what an edit adds, by those that it had here. */
export const givenIds = (
  sent: SiteEdit,
  kept: SiteEdit | undefined,
): readonly (readonly [string, string])[] => {
  if (kept === undefined || kept.edit !== sent.edit) return []
  const given = idsOf(kept)
  return idsOf(sent).map((id, index) => [id, given[index] ?? id] as const)
}

/** The same edit over things whose ids are known better now. */
export const withIds = (edit: SiteEdit, ids: ReadonlyMap<string, string>): SiteEdit => {
  if (ids.size === 0) return edit
  const known = (id: string): string => ids.get(id) ?? id
  // Every id stands in a text of its own, so nothing else can look like one.
  return JSON.parse(JSON.stringify(edit), (_name, value: unknown) =>
    typeof value === 'string' ? known(value) : value,
  ) as SiteEdit
}
