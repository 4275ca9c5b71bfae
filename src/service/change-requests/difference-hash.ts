/**
 * The name of what a change request changes. Computed over immutable hashes and remembered in the process: reviews
 * and viewed marks are compared with it.
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

/** So many entries of each kind are remembered; an entry is some hundred bytes. */
const kept = { differences: 128, contents: 8192 }

// Both are functions of hashes, whatever store they stand in: forgetting costs time and nothing else.
const differences = new Recent<DifferenceHashes>(kept.differences)
const contents = new Recent<Hash>(kept.contents)

/** The names of the difference between two roots whose objects `load` can read. */
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
  const named = new Map<Hash, Hash>()
  const unknown: Hash[] = []
  for (const hash of documents) {
    const content = contents.get(hash)
    if (content === undefined) unknown.push(hash)
    else named.set(hash, content)
  }
  for await (const batch of documentBatches(load, unknown)) {
    const made = await compute(task, { input: batch.map(([, bytes]) => bytes), asks: {} })
    batch.forEach(([hash], at) => named.set(hash, contents.set(hash, made[at] ?? hash)))
  }
  const hashes = differenceHashes(diff, (hash) => named.get(hash) ?? hash, sha256)
  return differences.set(key, hashes)
}

/** The same between two stored revisions of a space. */
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
 * Computes the difference that a change request will make with a head that is not stored yet, so that the transaction
 * which stores it has nothing left to compute. Only reviews compare it: without one nobody needs it.
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
