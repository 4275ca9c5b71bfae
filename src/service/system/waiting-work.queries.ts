/** What waits to be done in the whole installation, counted when somebody asks. */
import { sql } from 'kysely'
import { spacesBehind } from '../search/wait-for-index.ts'
import { among } from '../storage/sql.ts'
import type { Store } from '../storage/store.ts'

export interface WaitingWork {
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[]
  /** When the pending job became due that has waited longest; undefined if none waits. */
  readonly oldestDue: string | undefined
  /** Spaces whose search index is not at their head. */
  readonly spacesBehind: number
  /** When the oldest of their heads was made; undefined if there are none. */
  readonly behindSince: string | undefined
}

const oldestHead = async (
  { read, engine }: Store,
  spaces: readonly string[],
): Promise<string | undefined> => {
  if (spaces.length === 0) return undefined
  const row = await read
    .selectFrom('spaces as s')
    .innerJoin('revisions as r', (on) => on.onRef('r.space', '=', 's.id').onRef('r.id', '=', 's.revision'))
    .where(among(engine, sql.ref('s.id'), spaces))
    .select((e) => e.fn.min('r.created_at').as('made'))
    .executeTakeFirst()
  return row?.made ?? undefined
}

export const waitingWork = async (store: Store, now: string): Promise<WaitingWork> => {
  const { read } = store
  const jobs = await read
    .selectFrom('jobs')
    .select((e) => ['kind', 'state', e.fn.countAll().as('count')])
    .groupBy(['kind', 'state'])
    .execute()
  const oldest = await read
    .selectFrom('jobs')
    .select((e) => e.fn.min('due_at').as('due'))
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .executeTakeFirst()
  const behind = await spacesBehind({ store }, sql`select id from spaces`)
  return {
    jobs: jobs.map(({ kind, state, count }) => ({ kind, state, count: Number(count) })),
    oldestDue: oldest?.due ?? undefined,
    spacesBehind: behind.length,
    behindSince: await oldestHead(store, behind),
  }
}
