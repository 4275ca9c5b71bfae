/** What has to be written together with a revision of main, by areas above this layer. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import type { Db, Store } from '../../storage/store.ts'

interface Listener {
  /** Condition: whether the listener has anything to write for revisions of this space. */
  readonly isConcerned: (space: string) => RawBuilder<boolean>
  readonly write: (db: Db, revision: RevisionRow) => Promise<void>
}

const listeners = new WeakMap<Store, Listener[]>()

/** Calls the listener in transactions that add a revision to main, after those that were added before it. */
export const onMainRevision = (store: Store, listener: Listener): void =>
  void listeners.set(store, [...(listeners.get(store) ?? []), listener])

/** Most spaces concern no listener: one query for all of them. */
export const mainRevisionAdded = async (store: Store, db: Db, revision: RevisionRow): Promise<void> => {
  const all = listeners.get(store) ?? []
  if (all.length === 0) return
  const columns = all.map(
    ({ isConcerned }, at) =>
      sql`case when ${isConcerned(revision.space)} then 1 else 0 end as ${sql.ref(`listener_${at}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  for (const [at, { write }] of all.entries())
    if (Number(rows[0]?.[`listener_${at}`]) === 1) await write(db, revision)
}
