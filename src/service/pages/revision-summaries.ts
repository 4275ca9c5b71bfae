/** Revisions in API responses, without their content. */
import { sql } from 'kysely'
import { changeRequestViews } from '../change-requests/change-request-view.ts'
import { personViews } from '../people/person-view.ts'
import type { RevisionRow, SpaceRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { causeOf, parentsOf } from '../content/revisions/revision-rows.ts'

/** Views of the revisions, in order, with the change requests that merges came from. */
export const revisionSummaries = async (
  ctx: Context,
  db: Db,
  space: Pick<SpaceRow, 'id' | 'organization' | 'revision'>,
  rows: readonly RevisionRow[],
) => {
  const merged = rows.flatMap(({ merged_from }) => (merged_from === null ? [] : [merged_from]))
  const requests =
    merged.length === 0
      ? []
      : await db
          .selectFrom('change_requests')
          .selectAll()
          .where('space', '=', space.id)
          .where(among(ctx.store.engine, sql.ref('id'), merged))
          .execute()
  const [people, views] = await Promise.all([
    personViews(
      ctx,
      db,
      rows.map(({ created_by }) => created_by),
    ),
    requests.length === 0 ? [] : changeRequestViews(ctx, db, requests, new Map([[space.id, space.revision]])),
  ])
  const byId = new Map(views.map((view) => [view.id, view]))
  return rows.map((row) => {
    const mergedFrom = row.merged_from === null ? undefined : byId.get(row.merged_from)
    const createdBy = people.get(row.created_by)
    return {
      object: 'revision' as const,
      id: row.id,
      type: row.type as 'edits',
      parents: [...parentsOf(row)],
      ...(mergedFrom && { mergedFrom }),
      ...causeOf(row),
      createdAt: row.created_at,
      ...(createdBy && { createdBy }),
      urls: ctx.addresses.revision(space.organization, space.id, row.id),
    }
  })
}

/** `revisionSummaries` for one. */
export const revisionSummary = async (
  ctx: Context,
  db: Db,
  space: Parameters<typeof revisionSummaries>[2],
  row: RevisionRow,
) => {
  const [summary] = await revisionSummaries(ctx, db, space, [row])
  if (!summary) throw new Error('A revision has one summary.')
  return summary
}
