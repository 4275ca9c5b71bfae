/** Follows the sources of translations: a change on main asks for a run a minute later. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { onMainRevision } from '../content/revisions/revision-listeners.ts'
import type { Context } from '../context.ts'
import type { RevisionRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import { lockTranslation } from './model/translations.queries.ts'
import { askForRun } from './run/queue-run.ts'

/** Changes that follow one another within this time are translated together. */
const delayMilliseconds = 60_000

/** Condition on a translation: it runs by itself. The first run is asked for by a person. */
const followed = sql<boolean>`(auto_run = 1 and result_revision is not null)`

/** Condition: the space is the source of such a translation. */
const isFollowed = (space: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from translations where source_space = ${space} and ${followed})`

const followSource = async (ctx: Context, db: Db, { space }: RevisionRow): Promise<void> => {
  const rows = await db
    .selectFrom('translations')
    .select('id')
    .where('source_space', '=', space)
    .where(followed)
    .orderBy('id')
    .execute()
  const dueAt = new Date(Date.parse(ctx.now()) + delayMilliseconds).toISOString()
  // At most one for each language.
  for (const { id } of rows) {
    const row = await lockTranslation(db, id)
    if (row) await askForRun(ctx, db, row, { cause: 'automatic', person: '', dueAt })
  }
}

export const openTranslations = (ctx: Context): void =>
  onMainRevision(ctx.store, {
    isConcerned: isFollowed,
    write: (db, revision) => followSource(ctx, db, revision),
  })
