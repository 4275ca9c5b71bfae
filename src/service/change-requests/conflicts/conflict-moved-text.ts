/**
 * Where main moved the text of deleted pages and blocks. A block that is cut and pasted keeps its key, so the page that
 * now has the keys has the text. Reads only texts that main changed since the base.
 */
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Block } from '../../../content/document/document.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { Hash, PageEntry } from '../../../content/revision/revision.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { Context } from '../../context.ts'
import { keysIn } from './block-keys.task.ts'
import { sideOf } from '../partial-revision.ts'
import type { Heads } from '../merge-heads.ts'

/** Maximum number of texts searched; if main changed more, no page is suggested. */
const mostTexts = 200

const task = defineTask(
  'stored',
  new URL('./block-keys.task.ts', import.meta.url),
  () => import('./block-keys.task.ts'),
)

/** Block keys of stored texts, by hash. */
const keysOf = async (load: LoadObjects, hashes: readonly Hash[]) => {
  const found = new Map<Hash, readonly string[]>()
  for await (const batch of documentBatches(load, hashes)) {
    const keys = await compute(task, { input: batch.map(([, bytes]) => bytes), asks: {} })
    batch.forEach(([hash], at) => found.set(hash, keys[at] ?? []))
  }
  return found
}

const isMovable = ({ choices }: Conflict): boolean => choices.some(({ choice }) => choice === 'moved')

/** By conflict id: the page of main that now has most of the conflict's blocks. */
export const pagesWithMovedText = async (
  ctx: Context,
  space: string,
  { base, main }: Heads,
  conflicts: readonly Conflict[],
): Promise<ReadonlyMap<string, PageEntry>> => {
  const movable = conflicts.filter(isMovable)
  if (movable.length === 0) return new Map()
  const side = sideOf(ctx, space, main.root)
  const written = (await diffTrees(base.root, main.root, side.load)).flatMap(({ before, after }) => {
    if (after?.kind !== 'page' || after.document === undefined) return []
    const same = before?.kind === 'page' && before.document === after.document
    return same ? [] : [{ page: after, hash: after.document }]
  })
  if (written.length === 0 || written.length > mostTexts) return new Map()
  // For a page conflict the base is the entry; for a block conflict, the block itself.
  const textOf = ({ kind, base: was }: Conflict): Hash | undefined =>
    kind === 'deleted' ? (was as PageEntry | undefined)?.document : undefined
  const hashes = [...written.map(({ hash }) => hash), ...movable.flatMap((one) => textOf(one) ?? [])]
  const keys = await keysOf(side.load, hashes)
  const pageByBlock = new Map<string, PageEntry>()
  for (const { page, hash } of written) for (const key of keys.get(hash) ?? []) pageByBlock.set(key, page)
  const found = new Map<string, PageEntry>()
  for (const conflict of movable) {
    const hash = textOf(conflict)
    const blockKeys =
      hash === undefined ? keysIn([conflict.base as unknown as Block]) : (keys.get(hash) ?? [])
    const counts = new Map<PageEntry, number>()
    for (const key of blockKeys) {
      const currentPage = pageByBlock.get(key)
      if (currentPage !== undefined && currentPage.id !== conflict.subject.id)
        counts.set(currentPage, (counts.get(currentPage) ?? 0) + 1)
    }
    const [best] = [...counts].sort((a, b) => b[1] - a[1])
    if (best !== undefined) found.set(conflict.id, best[0])
  }
  return found
}
