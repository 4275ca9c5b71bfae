/**
 * The hash of what a change request changes. Computed from immutable hashes and cached in the process; reviews and
 * viewed marks are compared with it.
 */
import type { DifferenceHashes } from '../../content/diff/diff-hash.ts'
import { differenceHashes, documentsOfDiff } from '../../content/diff/diff-hash.ts'
import { diffRevisions } from '../../content/diff/revision-diff.ts'
import { readTree } from '../../content/revision/read-revision.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { documentBatches } from '../computing/document-batches.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { Recent } from '../recent-cache.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import { objectLoader, sha256 } from '../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

const task = defineTask(
  'text',
  new URL('./content-hashes.task.ts', import.meta.url),
  () => import('./content-hashes.task.ts'),
)

/** Cache sizes in entries; an entry takes a few hundred bytes. */
const kept = { differences: 128, contents: 8192 }

// Both are functions of hashes, independent of the store, so eviction only costs time.
const differences = new Recent<DifferenceHashes>(kept.differences)
const contents = new Recent<Hash>(kept.contents)

/** The hashes of the difference between two roots whose objects `load` can read. */
export const differenceOfRoots = async (
  base: Hash,
  head: Hash,
  load: LoadObjects,
  readAll?: Parameters<typeof diffRevisions>[3],
): Promise<DifferenceHashes> => {
  const key = `${base} ${head}`
  const known = differences.get(key)
  if (known) return known
  const diff = await diffRevisions(base, head, load, readAll)
  const documents = documentsOfDiff(diff)
  const contentHashes = new Map<Hash, Hash>()
  const unknown: Hash[] = []
  for (const hash of documents) {
    const content = contents.get(hash)
    if (content === undefined) unknown.push(hash)
    else contentHashes.set(hash, content)
  }
  for await (const batch of documentBatches(load, unknown)) {
    const made = await compute(task, { input: batch.map(([, bytes]) => bytes), asks: {} })
    batch.forEach(([hash], at) => contentHashes.set(hash, contents.set(hash, made[at] ?? hash)))
  }
  const hashes = differenceHashes(diff, (hash) => contentHashes.get(hash) ?? hash, sha256)
  return differences.set(key, hashes)
}

/** The same for two stored revisions of a space. */
export const differenceBetween = async (
  ctx: Context,
  db: Db,
  space: string,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<DifferenceHashes> => {
  const { store } = ctx
  const [{ root: from }, { root: to }] = [
    await revisionOf(db, space, base),
    await revisionOf(db, space, head),
  ]
  return differenceOfRoots(
    from,
    to,
    objectLoader(store, db, space),
    async (root) => (await contentSnapshot(store, db, space, root)).entries,
  )
}

/**
 * Computes the difference of a change request with a head that is not stored yet, so that the transaction that stores
 * it does not have to. Only reviews are compared with it, so it is skipped when there are none.
 */
export const prepareDifference = async (
  { store }: Context,
  row: Pick<ChangeRequestRow, 'space' | 'revision_merged_ancestor' | 'difference'>,
  head: Hash,
  load: LoadObjects,
): Promise<void> => {
  if (row.difference === null) return
  const base = await revisionOf(store.read, row.space, row.revision_merged_ancestor)
  await differenceOfRoots(base.root, head, load, (root) => readTree(root, load))
}
