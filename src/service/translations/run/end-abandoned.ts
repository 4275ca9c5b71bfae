/** Ends runs whose job failed, was cancelled or no longer exists. Called every minute. */
import type { Context } from '../../context.ts'
import { lockTranslation } from '../model/translations.queries.ts'
import { endRun } from './end-run.ts'

/** Runs that are ended together. */
const most = 100

const message = 'The run was interrupted. Run it again: what was translated is kept.'

export const endAbandonedRuns = (ctx: Context): Promise<void> =>
  ctx.store.write(async (db) => {
    const runs = await db
      .selectFrom('translation_runs as r')
      .leftJoin('jobs as j', 'j.id', 'r.job')
      .selectAll('r')
      .where('r.state', '!=', 'finished')
      .where((e) => e.or([e('j.id', 'is', null), e('j.state', 'not in', ['pending', 'running'])]))
      .orderBy('r.translation')
      .limit(most)
      .execute()
    for (const run of runs) {
      const row = await lockTranslation(db, run.translation)
      if (row?.run === run.id) await endRun(ctx, db, row, run, { outcome: 'failed', message, actor: '' })
    }
  })
