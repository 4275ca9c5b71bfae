/**
 * Writes a revision of a result: planned outside of any transaction, then written if the head is still the one that it
 * was planned for; otherwise planned again.
 */
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { formerDocuments } from '../../../content/revision/revision.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot, snapshotAfter } from '../../content/revisions/content-snapshot.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { overlaid } from '../../content/revisions/object-overlay.ts'
import type { ContentLine } from '../../content/writing/write-content.ts'
import { inTurn, untilUnmoved } from '../../content/writing/write-queue.ts'
import type { Context } from '../../context.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { objectLoader, putObjects } from '../../storage/objects/objects.ts'
import type { RevisionRow, SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'

export interface ResultPlan {
  readonly root: Hash
  /** Objects to store: nodes, and documents that are not stored yet. */
  readonly objects: ReadonlyMap<Hash, Uint8Array>
  readonly bases: ReadonlyMap<Hash, Hash>
  readonly changes: ReadonlyMap<string, Entry | null>
}

export interface WrittenResult {
  /** The new head; the former one if nothing changed. */
  readonly revision: RevisionRow
  readonly isNew: boolean
  readonly after: ContentSnapshot
}

interface Head {
  readonly space: SpaceRow
  readonly revision: RevisionRow
  readonly snapshot: ContentSnapshot
}

/** `record` runs in the transaction of the revision, also if there is nothing to write. */
export const writeResult = async (
  ctx: Context,
  line: ContentLine,
  plan: (head: Head) => Promise<ResultPlan>,
  record: (db: Db, written: WrittenResult) => Promise<void>,
): Promise<WrittenResult> => {
  const { store } = ctx
  const attempt = async (): Promise<WrittenResult | undefined> => {
    const planned = await line.head(store.read)
    const { space } = planned
    const head = await revisionOf(store.read, space.id, planned.revision)
    const snapshot = await contentSnapshot(store, store.read, space.id, head.root)
    const { root, objects, bases, changes } = await plan({ space, revision: head, snapshot })
    const after = root === head.root ? snapshot : snapshotAfter(store, space.id, snapshot, root, changes)
    if (root !== head.root) {
      await line.prepare?.(planned, root, overlaid(objects, objectLoader(store, store.read, space.id)))
      await deflateAhead(objects)
    }
    return store.write(async (db) => {
      await line.lock(db, space.id)
      const now = await line.head(db)
      if (now.revision !== head.id) return undefined
      if (root === head.root) {
        const same = { revision: head, isNew: false, after }
        await record(db, same)
        return same
      }
      const former = formerDocuments(changes, (name) => snapshot.byName.get(name))
      await putObjects(store, db, space.id, objects, new Map([...bases, ...former]))
      const step = { found: now, head, root, before: snapshot, after, changes }
      const revision = await line.advance(db, step)
      const written = { revision, isNew: true, after }
      await record(db, written)
      return written
    })
  }
  const found = await line.head(store.read)
  return inTurn(ctx, [found.line], () => untilUnmoved(ctx, attempt))
}
