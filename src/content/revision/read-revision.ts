/** Reads entries from the stored form of a revision. */
import { entriesOfText, entryOfLine } from './entry-lines.ts'
import { encoder, isBranch, load, parseBranch, parseLeaf, type Loader } from './revision-trie.ts'
import type { Entry, Hash, Sha256 } from './revision.ts'

/** All entries of a tree, in no particular order. Throws if a node is missing. */
export const readTree = async (root: Hash, loader: Loader): Promise<Entry[]> => {
  const entries: Entry[] = []
  let level = [root]
  while (level.length > 0) {
    const texts = await load(loader, level)
    const next: Hash[] = []
    for (const hash of level) {
      const text = texts.get(hash) ?? ''
      if (isBranch(text)) for (const child of parseBranch(text).values()) next.push(child.hash)
      else for (const entry of entriesOfText(text)) entries.push(entry)
    }
    level = next
  }
  return entries
}

/**
 * The entries with given names in many trees, by root; names that a tree lacks are absent from the result. All trees
 * are read together: one load per level in total, and shared nodes are read once.
 */
export const readEntriesOf = async (
  wanted: ReadonlyMap<Hash, readonly string[]>,
  loader: Loader,
  sha256: Sha256,
): Promise<Map<Hash, Map<string, Entry>>> => {
  const answers = new Map([...wanted.keys()].map((root) => [root, new Map<string, Entry>()]))
  const wants = ([root, names]: readonly [Hash, readonly string[]]) => {
    const found = answers.get(root)
    return names.map((name) => ({ name, path: sha256(encoder.encode(name)), found }))
  }
  let level = new Map([...wanted].map((one) => [one[0], wants(one)]))
  for (let depth = 0; level.size > 0; depth += 1) {
    const texts = await load(loader, [...level.keys()])
    const next: typeof level = new Map()
    for (const [hash, some] of level) {
      const text = texts.get(hash) ?? ''
      if (isBranch(text)) {
        const branch = parseBranch(text)
        for (const want of some) {
          const child = branch.get(want.path[depth] ?? '')
          if (child === undefined) continue
          const list = next.get(child.hash)
          if (list === undefined) next.set(child.hash, [want])
          else list.push(want)
        }
      } else {
        const leaf = parseLeaf(text)
        for (const { name, found } of some) {
          const line = leaf.get(name)
          if (line !== undefined) found?.set(name, entryOfLine(line))
        }
      }
    }
    level = next
  }
  return answers
}

/** The entries with given names; names that the tree lacks are absent from the result. */
export const readEntries = async (
  root: Hash,
  names: readonly string[],
  loader: Loader,
  sha256: Sha256,
): Promise<Map<string, Entry>> =>
  (await readEntriesOf(new Map([[root, names]]), loader, sha256)).get(root) ?? new Map<string, Entry>()
