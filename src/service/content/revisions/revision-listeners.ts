/** What has to be written together with a revision of main, by areas above this layer. */
import type { RevisionRow } from '../../storage/schema/schema.ts'
import type { Db, Store } from '../../storage/store.ts'

type Listener = (db: Db, revision: RevisionRow) => Promise<void>

const listeners = new WeakMap<Store, Listener[]>()

/** Calls `listener` in each transaction that adds a revision to main, after those that were added before it. */
export const onMainRevision = (store: Store, listener: Listener): void =>
  void listeners.set(store, [...(listeners.get(store) ?? []), listener])

export const mainRevisionAdded = async (store: Store, db: Db, revision: RevisionRow): Promise<void> => {
  for (const listener of listeners.get(store) ?? []) await listener(db, revision)
}
