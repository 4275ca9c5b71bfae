/**
 * Finds out what shared caches must remove. What readers see of each public site is compared with what copies were last
 * purged for, so a change is found whatever caused it, also one that was made while no process was there to notice it.
 */
import type { EventRow } from '../../storage/schema/schema.ts'
import { takeLock } from '../../storage/locks.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { apisKey, sharedSeconds } from '../model/cached-sites.ts'
import {
  knownSites,
  organizationsWithCopies,
  publicSites,
  removeSites,
  saveSites,
} from './cached-sites.store.ts'
import { addPurges, firstDue, later, purgeTime } from './due-purges.store.ts'
import type { SiteChanges } from './purge-keys.ts'
import { siteChanges } from './purge-keys.ts'

export const purgeJob = 'purge'

/** The input of the job. */
export interface PurgeJobInput {
  /** Attempts in a row that failed before this one. */
  readonly failures: number
}

/** What changed besides what the rows of sites and spaces tell. */
interface OtherChanges {
  /** Organizations whose integrations changed, and with them pages of sites. */
  readonly integrations: ReadonlySet<string>
  /** Organizations whose API specifications changed. */
  readonly apis: ReadonlySet<string>
}

const nothingElse: OtherChanges = { integrations: new Set(), apis: new Set() }

/** Organizations looked at together. */
const mostTogether = 100

/** Adds the job that tells shared caches at a time, unless one runs by then. */
export const queueSending = async (
  { jobs }: Pick<Context, 'jobs'>,
  db: Db,
  at: string,
  failures = 0,
): Promise<void> => {
  const earlier = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', purgeJob)
    .where('state', '=', 'pending')
    .where('due_at', '<=', at)
    .limit(1)
    .executeTakeFirst()
  const input: PurgeJobInput = { failures }
  if (earlier === undefined)
    await jobs.add(db, { kind: purgeJob, organization: '', person: '', input, dueAt: at })
}

const changesOf = async (
  { store }: Pick<Context, 'store'>,
  db: Db,
  organizations: readonly string[],
  { integrations }: OtherChanges,
): Promise<SiteChanges> =>
  siteChanges(
    await knownSites(store, db, organizations),
    await publicSites(store, db, organizations),
    integrations,
  )

const isNothing = ({ left, changed }: SiteChanges): boolean => left.length + changed.length === 0

/** Queues what shared caches must remove of the sites of organizations. */
export const queuePurges = async (
  ctx: Context,
  organizations: readonly string[],
  others: OtherChanges = nothingElse,
): Promise<void> => {
  const { store } = ctx
  if (others.apis.size === 0 && isNothing(await changesOf(ctx, store.read, organizations, others))) return
  await store.write(async (db) => {
    // Of several processes the first queues the change.
    await takeLock(store.engine, db, 'purges')
    const now = ctx.now()
    const { left, changed, saved, removed } = await changesOf(ctx, db, organizations, others)
    // At once, and again when no cache can still be storing an answer that it asked for before.
    await addPurges(store, db, left, { now, at: now })
    const again = later(now, sharedSeconds.fresh * 1000)
    await addPurges(store, db, left, { now: purgeTime(now), at: again })
    const keys = [...changed, ...[...others.apis].map(apisKey)]
    await addPurges(store, db, keys, { now, at: purgeTime(now) })
    await saveSites(db, saved)
    await removeSites(store, db, removed)
    if (left.length + keys.length > 0) await queueSending(ctx, db, left.length > 0 ? now : purgeTime(now))
  })
}

/** Called every minute: finds changes that no process has noticed, and purges whose job was lost. */
export const queueMissedPurges = async (ctx: Context): Promise<void> => {
  const { store, config } = ctx
  if (config.sitesCdnPurge === undefined) return
  for (const organizations of chunks(await organizationsWithCopies(store.read), mostTogether))
    await queuePurges(ctx, organizations)
  const due = await firstDue(store.read)
  if (due === undefined || due > ctx.now()) return
  await store.write(async (db) => {
    await takeLock(store.engine, db, 'purges')
    const waiting = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', purgeJob)
      .where('state', 'in', ['pending', 'running'])
      .limit(1)
      .executeTakeFirst()
    if (waiting === undefined) await queueSending(ctx, db, ctx.now())
  })
}

const organizationsIn = (events: readonly EventRow[], kinds: RegExp): ReadonlySet<string> =>
  new Set(events.flatMap(({ kind, organization }) => (kinds.test(kind) ? [organization] : [])))

/** Follows the events of all processes until it is stopped. */
export const followCachedSites = async (ctx: Context): Promise<{ readonly stop: () => Promise<void> }> => {
  if (ctx.config.sitesCdnPurge === undefined) return { stop: async () => {} }
  let heard: EventRow[] = []
  let working: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (heard.length > 0) {
      const events = heard.splice(0)
      const organizations = [...new Set(events.map(({ organization }) => organization))]
      const others = {
        integrations: organizationsIn(events, /^integration\./),
        apis: organizationsIn(events, /^api-spec\.(processed|updated|deleted)$/),
      }
      try {
        await queuePurges(ctx, organizations, others)
      } catch (error) {
        ctx.log.warn(
          { err: error },
          'Could not queue purges of shared caches; they are looked for again in a minute',
        )
      }
    }
  }
  const stop = await ctx.events.follow((events) => {
    if (events.length === 0) return
    heard.push(...events)
    working ??= work().finally(() => {
      working = undefined
    })
  })
  return {
    async stop() {
      stop()
      heard = []
      await working
    },
  }
}
