/**
 * Where the text of deleted pages and blocks went on main. A block that is cut and pasted keeps its key, so the page that
 * has the keys now has the text. Only texts are read that main wrote since the base.
 */
import { eachPlace, treeOf } from '../../content/block-tree.ts'
import type { Conflict } from '../../content/conflicts.ts'
import type { Block, RichTextDocument } from '../../content/document.ts'
import { diffTrees } from '../../content/revision-changes.ts'
import type { Hash, PageEntry } from '../../content/revision.ts'
import type { Surroundings } from '../surroundings.ts'
import { documentsAt, sideOf } from './preview-side.ts'
import type { Heads } from './settle.ts'

/** In so many texts the blocks are looked for; a main that rewrote more has no place to propose. */
const mostTexts = 200

const keysIn = (nodes: readonly Block[]): readonly string[] => {
  const keys: string[] = []
  eachPlace(treeOf(nodes), ({ block: { key } }) => void (key !== undefined && keys.push(key)))
  return keys
}

const isMovable = ({ choices }: Conflict): boolean => choices.some(({ choice }) => choice === 'moved')

/** By the id of the conflict: the page of main that has most of the blocks which it is about. */
export const wentTo = async (
  around: Surroundings,
  space: string,
  { base, main }: Heads,
  conflicts: readonly Conflict[],
): Promise<ReadonlyMap<string, PageEntry>> => {
  const movable = conflicts.filter(isMovable)
  if (movable.length === 0) return new Map()
  const side = sideOf(around, space, main.root)
  const written = (await diffTrees(base.root, main.root, side.load)).flatMap(({ before, after }) => {
    if (after?.kind !== 'page' || after.document === undefined) return []
    const same = before?.kind === 'page' && before.document === after.document
    return same ? [] : [{ page: after, hash: after.document }]
  })
  if (written.length === 0 || written.length > mostTexts) return new Map()
  // A conflict of a page has the entry of the base, one of a block the block itself.
  const textOf = ({ kind, base: was }: Conflict): Hash | undefined =>
    kind === 'deleted' ? (was as PageEntry | undefined)?.document : undefined
  const hashes = [...written.map(({ hash }) => hash), ...movable.flatMap((one) => textOf(one) ?? [])]
  const texts: ReadonlyMap<Hash, RichTextDocument> = await documentsAt(side, [...new Set(hashes)])
  const homes = new Map<string, PageEntry>()
  for (const { page, hash } of written)
    for (const key of keysIn(texts.get(hash)?.nodes ?? [])) homes.set(key, page)
  const found = new Map<string, PageEntry>()
  for (const conflict of movable) {
    const hash = textOf(conflict)
    const nodes = hash === undefined ? [conflict.base as unknown as Block] : (texts.get(hash)?.nodes ?? [])
    const counts = new Map<PageEntry, number>()
    for (const key of keysIn(nodes)) {
      const home = homes.get(key)
      if (home !== undefined && home.id !== conflict.subject.id) counts.set(home, (counts.get(home) ?? 0) + 1)
    }
    const [best] = [...counts].sort((a, b) => b[1] - a[1])
    if (best !== undefined) found.set(conflict.id, best[0])
  }
  return found
}
