/** What waits to be done in the whole installation, counted when somebody asks. */
import { sql } from 'kysely'
import type { Store } from '../storage/store.ts'

export interface WaitingWork {
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[]
  /** When the pending job became due that has waited longest; undefined if none waits. */
  readonly oldestDue: string | undefined
  /** Spaces whose search index is not at their head. */
  readonly spacesBehind: number
}

export const waitingWork = async ({ read }: Store, now: string): Promise<WaitingWork> => {
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
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from spaces s
    join revisions r on r.space = s.id and r.id = s.revision
    left join search_heads h on h.space = s.id
    where h.root is null or h.root <> r.root`.execute(read)
  return {
    jobs: jobs.map(({ kind, state, count }) => ({ kind, state, count: Number(count) })),
    oldestDue: oldest?.due ?? undefined,
    spacesBehind: Number(rows[0]?.count ?? 0),
  }
}
