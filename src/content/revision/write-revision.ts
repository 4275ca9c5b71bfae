/** Writes the stored form of a revision: a whole set of entries, or the changes of an edit. */
import { entryLine } from './entry-lines.ts'
import {
  compare,
  digits,
  encoder,
  isBranch,
  leafSize,
  load,
  parseBranch,
  parseLeaf,
  type Branch,
  type Child,
  type Leaf,
  type Loader,
} from './revision-trie.ts'
import type { Entry, Hash, Sha256 } from './revision.ts'
import { entryName } from './revision.ts'

/** A written tree: its root, and the bytes of nodes that may not be stored yet. */
export interface WrittenTree {
  readonly root: Hash
  readonly nodes: ReadonlyMap<Hash, Uint8Array>
  /** For nodes that replace another one: the hash of that node, which shares most of their lines. */
  readonly bases: ReadonlyMap<Hash, Hash>
}

/** Writes nodes and collects their bytes. */
const writer = (sha256: Sha256) => {
  const nodes = new Map<Hash, Uint8Array>()
  const put = (text: string): Hash => {
    const bytes = encoder.encode(text)
    const hash = sha256(bytes)
    nodes.set(hash, bytes)
    return hash
  }
  const pathOf = (name: string): string => sha256(encoder.encode(name))

  const putBranch = (children: Branch): Child => {
    let text = ''
    let count = 0
    for (const digit of digits) {
      const child = children.get(digit)
      if (child === undefined) continue
      text += `${digit} ${child.hash} ${child.count}\n`
      count += child.count
    }
    return { hash: put(text), count }
  }

  /** Writes the subtree of lines whose paths share their first `depth` digits. */
  const putLines = (leaf: ReadonlyMap<string, string>, depth: number): Child => {
    if (leaf.size <= leafSize) {
      const names = [...leaf.keys()].sort(compare)
      return { hash: put(names.map((name) => `${leaf.get(name)}\n`).join('')), count: leaf.size }
    }
    const parts = new Map<string, Leaf>()
    for (const [name, line] of leaf) {
      const digit = pathOf(name)[depth] ?? ''
      const part = parts.get(digit)
      if (part === undefined) parts.set(digit, new Map([[name, line]]))
      else part.set(name, line)
    }
    return putBranch(new Map([...parts].map(([digit, part]) => [digit, putLines(part, depth + 1)])))
  }
  return { nodes, pathOf, putBranch, putLines }
}

/** The tree of a set of entries. For repeated names the last entry is used. All nodes are returned. */
export const writeTree = (entries: Iterable<Entry>, sha256: Sha256): WrittenTree => {
  const { nodes, putLines } = writer(sha256)
  const leaf: Leaf = new Map()
  for (const entry of entries) leaf.set(entryName(entry), entryLine(entry))
  return { root: putLines(leaf, 0).hash, nodes, bases: new Map() }
}

/** The root of the empty set. */
export const emptyRoot = (sha256: Sha256): Hash => writeTree([], sha256).root

/** A node on the path of an edit: what is below it, and which changes apply there. */
type Step =
  | { readonly kind: 'leaf'; readonly old: Hash | null; readonly lines: Leaf }
  | { readonly kind: 'branch'; readonly old: Hash; readonly kept: Branch; readonly steps: Map<string, Step> }

const countOf = (step: Step): number => {
  if (step.kind === 'leaf') return step.lines.size
  let count = 0
  for (const [digit, child] of step.kept) if (!step.steps.has(digit)) count += child.count
  for (const child of step.steps.values()) count += countOf(child)
  return count
}

/** What an edit does to one entry. */
interface Edit {
  readonly name: string
  readonly path: string
  readonly line: string | null
}

const applyLines = (lines: Leaf, edits: readonly Edit[]): Leaf => {
  for (const { name, line } of edits) {
    if (line === null) lines.delete(name)
    else lines.set(name, line)
  }
  return lines
}

/** Follows the edits down until each reaches its leaf, one level and one load at a time. */
const followEdits = async (root: Hash, edits: readonly Edit[], loader: Loader): Promise<Step> => {
  let top: Step | null = null
  let level = [{ hash: root, edits, attach: (step: Step): void => void (top = step) }]
  for (let depth = 0; level.length > 0; depth += 1) {
    const texts = await load(
      loader,
      level.map(({ hash }) => hash),
    )
    const next: typeof level = []
    for (const { hash, edits: list, attach } of level) {
      const text = texts.get(hash) ?? ''
      if (!isBranch(text)) {
        attach({ kind: 'leaf', old: hash, lines: applyLines(parseLeaf(text), list) })
        continue
      }
      const kept = parseBranch(text)
      const steps = new Map<string, Step>()
      attach({ kind: 'branch', old: hash, kept, steps })
      const parts = Map.groupBy(list, ({ path }) => path[depth] ?? '')
      for (const [digit, part] of parts) {
        const child = kept.get(digit)
        if (child === undefined)
          steps.set(digit, { kind: 'leaf', old: null, lines: applyLines(new Map(), part) })
        else next.push({ hash: child.hash, edits: part, attach: (step) => void steps.set(digit, step) })
      }
    }
    level = next
  }
  if (top === null) throw new Error('Unreachable: the root is always visited')
  return top
}

/**
 * Leaves next to edited ones in branches that became small and must be turned back into a leaf. Such a branch has at
 * most `leafSize` entries in total, so these neighbors are leaves.
 */
const leavesToCollapse = (top: Step): Hash[] => {
  const missing: Hash[] = []
  const gather = (step: Step, small: boolean): void => {
    if (step.kind === 'leaf') return
    const here = small || countOf(step) <= leafSize
    for (const [digit, child] of step.kept) if (here && !step.steps.has(digit)) missing.push(child.hash)
    for (const child of step.steps.values()) gather(child, here)
  }
  gather(top, false)
  return missing
}

/**
 * The tree after `changes` (name → new entry, or null to remove it). Returns its root and only the nodes that were not
 * on the old paths. Changes without effect return the old root and no nodes. Throws if a node is missing. The cost
 * depends on the paths of the changed entries, not on the size of the tree.
 */
export const applyToTree = async (
  root: Hash,
  changes: ReadonlyMap<string, Entry | null>,
  loader: Loader,
  sha256: Sha256,
): Promise<WrittenTree> => {
  if (changes.size === 0) return { root, nodes: new Map(), bases: new Map() }
  const { nodes, pathOf, putBranch, putLines } = writer(sha256)
  const edits = [...changes].map(([name, entry]): Edit => {
    if (entry !== null && entryName(entry) !== name) throw new Error(`The entry of ${name} has another name`)
    return { name, path: pathOf(name), line: entry === null ? null : entryLine(entry) }
  })
  const top = await followEdits(root, edits, loader)
  const neighbors = await load(loader, leavesToCollapse(top))
  const collapse = (step: Step, into: Leaf): Leaf => {
    if (step.kind === 'leaf') for (const [name, line] of step.lines) into.set(name, line)
    else {
      for (const [digit, child] of step.kept) {
        if (!step.steps.has(digit)) {
          for (const [name, line] of parseLeaf(neighbors.get(child.hash) ?? '')) into.set(name, line)
        }
      }
      for (const child of step.steps.values()) collapse(child, into)
    }
    return into
  }

  // Upward: write what has changed.
  const old = new Set<Hash>()
  const bases = new Map<Hash, Hash>()
  const build = (step: Step, depth: number): Child => {
    const built = rebuilt(step, depth)
    if (step.old !== null) {
      old.add(step.old)
      bases.set(built.hash, step.old)
    }
    return built
  }
  const rebuilt = (step: Step, depth: number): Child => {
    if (step.kind === 'leaf') return putLines(step.lines, depth)
    if (countOf(step) <= leafSize) return putLines(collapse(step, new Map()), depth)
    const children = new Map(step.kept)
    for (const [digit, child] of step.steps) {
      const built = build(child, depth + 1)
      if (built.count === 0) children.delete(digit)
      else children.set(digit, built)
    }
    return putBranch(children)
  }
  const built = build(top, 0)
  for (const hash of old) nodes.delete(hash)
  // Empty leaves are written before their removal from the parent; only an empty root is a real node.
  for (const [hash, bytes] of nodes) if (bytes.length === 0 && hash !== built.hash) nodes.delete(hash)
  for (const hash of bases.keys()) if (!nodes.has(hash)) bases.delete(hash)
  return { root: built.hash, nodes, bases }
}
