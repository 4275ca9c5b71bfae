/** Which pages the unmerged change requests of a space change. */
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Context } from '../../context.ts'
import { changedPages } from './changed-pages.ts'

/** Only the latest change requests are read; longer lists are of no use. */
const most = 200

export type DraftedBy = Pick<ChangeRequestRow, 'id' | 'number' | 'subject' | 'status'>

const activeOf = ({ store }: Context, space: string) =>
  store.read
    .selectFrom('change_requests as c')
    .innerJoin('revisions as base', (join) =>
      join.onRef('base.space', '=', 'c.space').onRef('base.id', '=', 'c.revision_merged_ancestor'),
    )
    .innerJoin('revisions as head', (join) =>
      join.onRef('head.space', '=', 'c.space').onRef('head.id', '=', 'c.revision'),
    )
    .select(['c.id', 'c.number', 'c.subject', 'c.status', 'base.root as base', 'head.root as head'])
    .where('c.space', '=', space)
    .where('c.status', 'in', ['draft', 'open'])
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()

/** Change requests by the ids of the pages they change, newest first. The cost depends on what differs. */
export const draftedPages = async (
  ctx: Context,
  space: string,
): Promise<ReadonlyMap<string, readonly DraftedBy[]>> => {
  const found = new Map<string, DraftedBy[]>()
  for (const { base, head, ...change } of await activeOf(ctx, space)) {
    // One after the other: in parallel they would monopolize the store.
    const pages = await changedPages(ctx, ctx.store.read, space, { base, head })
    for (const { id } of pages) found.set(id, [...(found.get(id) ?? []), change])
  }
  return found
}
