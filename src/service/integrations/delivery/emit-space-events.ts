/** Events about spaces, queued in the transaction of the change. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { personViews } from '../../people/person-view.ts'
import type { Context } from '../../context.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import { visibilityOf } from '../../spaces/space-view.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { installedTargets } from './installed-targets.queries.ts'
import type { QueuedEvent } from './queue-event.ts'
import { queueEvents } from './queue-event.ts'

/** Condition: an integration is installed in the space. */
export const hasInstallations = (space: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from integration_targets t where t.kind = 'space' and t.target = ${space})`

/** A revision was added to main: by a merge, a live edit, an import or a rollback. */
export const emitContentUpdate = async (
  ctx: Context,
  db: Db,
  { space, id, created_by: author }: RevisionRow,
): Promise<void> => {
  const installed = await installedTargets(ctx.store, db, 'space', [space], 'space:content:read')
  if (installed.length === 0) return
  const updatedBy = [...(await personViews(ctx, db, author === '' ? [] : [author])).values()]
  await queueEvents(
    ctx,
    db,
    installed.map(({ target: _space, ...row }) => ({
      ...row,
      type: 'space_content_updated',
      payload: { installationId: row.installation, spaceId: space, revisionId: id, updatedBy },
    })),
  )
}

const visibilities = async (
  { store }: Pick<Context, 'store'>,
  db: Db,
  spaces: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('spaces')
    .select(['id', 'audience', 'parent'])
    .where(among(store.engine, sql.ref('id'), spaces))
    .execute()
  return new Map(rows.map((row) => [row.id, visibilityOf(row)]))
}

/**
 * Runs a change of the visibility of spaces, and tells the integrations that are installed in them. Without any, the
 * visibility is not looked up.
 */
export const withVisibilityEvents = async (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  spaces: readonly string[],
  change: () => Promise<void>,
): Promise<void> => {
  const installed = await installedTargets(ctx.store, db, 'space', spaces, 'space:metadata:read')
  if (installed.length === 0) return change()
  const ids = [...new Set(installed.map(({ target }) => target))]
  const before = await visibilities(ctx, db, ids)
  await change()
  const after = await visibilities(ctx, db, ids)
  await queueEvents(
    ctx,
    db,
    installed.flatMap(({ target: spaceId, ...row }): QueuedEvent[] => {
      const [previousVisibility = '', visibility = ''] = [before.get(spaceId), after.get(spaceId)]
      const payload = { installationId: row.installation, spaceId, previousVisibility, visibility }
      return previousVisibility === visibility ? [] : [{ ...row, type: 'space_visibility_updated', payload }]
    }),
  )
}
