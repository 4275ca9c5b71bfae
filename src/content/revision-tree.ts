/**
 * The stored form of a revision: a trie whose shape and root hash follow from the set of entries alone, whatever
 * edits led to it.
 *
 * An entry's path is the SHA-256 of its name, read as hexadecimal digits. A set of at most `leafSize` entries is a
 * leaf: the lines of its entries, sorted by name, each ended by a line break. A larger set is a branch: one line
 * `DIGIT HASH COUNT` for each child that is not empty, in the order of digits, where COUNT is the number of
 * entries below. So an edit writes one leaf and the few branches above it, and equal subtrees have equal hashes.
 * The empty set is the leaf without bytes.
 */
import { entriesOfText, entryLine, entryOfLine, nameOfLine } from './entry-bytes.ts'
import type { Entry, Hash, Sha256 } from './revision.ts'
import { entryName } from './revision.ts'

/**
 * Gives the bytes of stored nodes, all that are asked for, in one batch. It is called once per level of the trie.
 * It may answer with more than was asked for.
 */
export type Loader = (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, Uint8Array>>

/** A tree that was written: its root, and the bytes of nodes that may not be stored yet. */
export interface WrittenTree {
  readonly root: Hash
  readonly nodes: ReadonlyMap<Hash, Uint8Array>
  /** For nodes that took the place of one: the hash of that one, most of whose lines are the same. */
  readonly bases: ReadonlyMap<Hash, Hash>
}

/** One entry that differs. `before` is absent for an added one, `after` for a removed one; never both. */
export interface EntryChange<E extends Entry = Entry> {
  readonly name: string
  readonly before?: E
  readonly after?: E
}

/** Entries in one leaf at most. */
export const leafSize = 128

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const digits = '0123456789abcdef'

interface Child {
  readonly hash: Hash
  readonly count: number
}
type Branch = ReadonlyMap<string, Child>
/** Name → line. */
type Leaf = Map<string, string>

const isBranch = (text: string): boolean => text !== '' && !text.startsWith('[')

const linesOf = (text: string): string[] => (text === '' ? [] : text.slice(0, -1).split('\n'))

const parseBranch = (text: string): Branch =>
  new Map(
    linesOf(text).map((line) => {
      const [digit = '', hash = '', count = ''] = line.split(' ')
      return [digit, { hash, count: Number(count) }]
    }),
  )

const parseLeaf = (text: string): Leaf => new Map(linesOf(text).map((line) => [nameOfLine(line), line]))

const load = async (loader: Loader, hashes: readonly Hash[]): Promise<Map<Hash, string>> => {
  const texts = new Map<Hash, string>()
  if (hashes.length === 0) return texts
  const wanted = [...new Set(hashes)]
  const found = await loader(wanted)
  for (const hash of wanted) {
    const bytes = found.get(hash)
    if (bytes === undefined) throw new Error(`A node of the revision's tree is missing: ${hash}`)
    texts.set(hash, decoder.decode(bytes))
  }
  return texts
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Writes nodes and remembers their bytes. */
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

  /** The subtree of a set of lines whose paths agree in their first `depth` digits. */
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

/** The tree of a set of entries. A name that comes twice keeps its last entry. All nodes are returned. */
export const writeTree = (entries: Iterable<Entry>, sha256: Sha256): WrittenTree => {
  const { nodes, putLines } = writer(sha256)
  const leaf: Leaf = new Map()
  for (const entry of entries) leaf.set(entryName(entry), entryLine(entry))
  return { root: putLines(leaf, 0).hash, nodes, bases: new Map() }
}

/** The root of the empty set. */
export const emptyRoot = (sha256: Sha256): Hash => writeTree([], sha256).root

/** A node on the way of an edit: what stands below it, and which changes go there. */
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

/**
 * The tree after `changes` (name → new entry, or null to remove it). Returns its root and only the nodes that
 * were not on the old paths. Changes that change nothing give the old root and no nodes. Throws when a node is
 * missing. Cost: the paths of the changed entries, whatever the size of the tree.
 */
export const applyToTree = async (
  root: Hash,
  changes: ReadonlyMap<string, Entry | null>,
  loader: Loader,
  sha256: Sha256,
): Promise<WrittenTree> => {
  if (changes.size === 0) return { root, nodes: new Map(), bases: new Map() }
  const { nodes, pathOf, putBranch, putLines } = writer(sha256)
  interface Edit {
    readonly name: string
    readonly path: string
    readonly line: string | null
  }
  const edits = [...changes].map(([name, entry]): Edit => {
    if (entry !== null && entryName(entry) !== name) throw new Error(`The entry of ${name} has another name`)
    return { name, path: pathOf(name), line: entry === null ? null : entryLine(entry) }
  })
  const edited = (lines: Leaf, list: readonly Edit[]): Leaf => {
    for (const { name, line } of list) {
      if (line === null) lines.delete(name)
      else lines.set(name, line)
    }
    return lines
  }

  // Downwards, one level and one load at a time: follow the edits until each has met its leaf.
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
        attach({ kind: 'leaf', old: hash, lines: edited(parseLeaf(text), list) })
        continue
      }
      const kept = parseBranch(text)
      const steps = new Map<string, Step>()
      attach({ kind: 'branch', old: hash, kept, steps })
      const parts = Map.groupBy(list, ({ path }) => path[depth] ?? '')
      for (const [digit, part] of parts) {
        const child = kept.get(digit)
        if (child === undefined) steps.set(digit, { kind: 'leaf', old: null, lines: edited(new Map(), part) })
        else next.push({ hash: child.hash, edits: part, attach: (step) => void steps.set(digit, step) })
      }
    }
    level = next
  }
  if (top === null) throw new Error('Unreachable: the root is always visited')

  // A branch that has become small must be a leaf again: fetch the leaves beside the edited ones, all at once.
  // Whatever is left below it holds at most `leafSize` entries in all, so those neighbours are leaves.
  const missing: Hash[] = []
  const gather = (step: Step, small: boolean): void => {
    if (step.kind === 'leaf') return
    const here = small || countOf(step) <= leafSize
    for (const [digit, child] of step.kept) if (here && !step.steps.has(digit)) missing.push(child.hash)
    for (const child of step.steps.values()) gather(child, here)
  }
  gather(top, false)
  const neighbours = await load(loader, missing)
  const collapse = (step: Step, into: Leaf): Leaf => {
    if (step.kind === 'leaf') for (const [name, line] of step.lines) into.set(name, line)
    else {
      for (const [digit, child] of step.kept) {
        if (!step.steps.has(digit)) {
          for (const [name, line] of parseLeaf(neighbours.get(child.hash) ?? '')) into.set(name, line)
        }
      }
      for (const child of step.steps.values()) collapse(child, into)
    }
    return into
  }

  // Upwards: write what has changed.
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
  // Empty leaves are written on the way to removing a child; only an empty root is a node.
  for (const [hash, bytes] of nodes) if (bytes.length === 0 && hash !== built.hash) nodes.delete(hash)
  for (const hash of bases.keys()) if (!nodes.has(hash)) bases.delete(hash)
  return { root: built.hash, nodes, bases }
}

/** All entries of a tree, in no meaningful order. Throws when a node is missing. */
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
 * The entries of some names in many trees, by root; a name that a tree does not hold is absent from its answer. Trees
 * are read together: one load per level, whatever their number, and what they share is read once.
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

/** The entries of some names; a name that the tree does not hold is absent from the answer. */
export const readEntries = async (
  root: Hash,
  names: readonly string[],
  loader: Loader,
  sha256: Sha256,
): Promise<Map<string, Entry>> =>
  (await readEntriesOf(new Map([[root, names]]), loader, sha256)).get(root) ?? new Map<string, Entry>()

/**
 * What differs between two trees, sorted by name. Visits the nodes that differ and no others, one load per level.
 * Throws when a node is missing.
 */
export const diffTrees = async (a: Hash, b: Hash, loader: Loader): Promise<EntryChange[]> => {
  // A pair of subtrees at one place. As long as both are single branches it is taken apart digit by digit; when
  // one side is a leaf, the lines of both are gathered and compared.
  interface Pair {
    readonly a: readonly Hash[]
    readonly b: readonly Hash[]
    readonly linesA: string[]
    readonly linesB: string[]
    /** Each list is one leaf or nothing, so it is in the order of names. */
    readonly sorted: boolean
  }
  const pairOf = (one: Hash | undefined, other: Hash | undefined): Pair => ({
    a: one === undefined ? [] : [one],
    b: other === undefined ? [] : [other],
    linesA: [],
    linesB: [],
    sorted: true,
  })
  const changes: EntryChange[] = []
  // Both lists are walked in the order of names; equal lines are passed over without being parsed.
  const finish = ({ linesA, linesB, sorted }: Pair): void => {
    const inOrder = (lines: string[]): string[] =>
      sorted ? lines : lines.sort((one, other) => compare(nameOfLine(one), nameOfLine(other)))
    const [listA, listB] = [inOrder(linesA), inOrder(linesB)]
    for (let a = 0, b = 0; a < listA.length || b < listB.length;) {
      const [lineA, lineB] = [listA[a], listB[b]]
      const nameA = lineA === lineB || lineA === undefined ? '' : nameOfLine(lineA)
      const nameB = lineA === lineB || lineB === undefined ? '' : nameOfLine(lineB)
      if (lineA === lineB) {
        a += 1
        b += 1
      } else if (lineA !== undefined && lineB !== undefined && nameA === nameB) {
        changes.push({ name: nameA, before: entryOfLine(lineA), after: entryOfLine(lineB) })
        a += 1
        b += 1
      } else if (lineA !== undefined && (lineB === undefined || nameA < nameB)) {
        changes.push({ name: nameA, before: entryOfLine(lineA) })
        a += 1
      } else if (lineB !== undefined) {
        changes.push({ name: nameB, after: entryOfLine(lineB) })
        b += 1
      }
    }
  }

  let level = a === b ? [] : [pairOf(a, b)]
  while (level.length > 0) {
    const texts = await load(
      loader,
      level.flatMap((pair) => [...pair.a, ...pair.b]),
    )
    const next: Pair[] = []
    const add = (pair: Pair): void => {
      if (pair.a.length === 0 && pair.b.length === 0) finish(pair)
      else next.push(pair)
    }
    for (const pair of level) {
      const textA = texts.get(pair.a[0] ?? '') ?? ''
      const textB = texts.get(pair.b[0] ?? '') ?? ''
      const whole = pair.linesA.length + pair.linesB.length === 0 && pair.a.length < 2 && pair.b.length < 2
      if (whole && isBranch(textA) && isBranch(textB)) {
        const branchA = parseBranch(textA)
        const branchB = parseBranch(textB)
        for (const digit of digits) {
          const childA = branchA.get(digit)?.hash
          const childB = branchB.get(digit)?.hash
          if (childA !== childB) add(pairOf(childA, childB))
        }
        continue
      }
      const spread = (hashes: readonly Hash[], lines: string[]): Hash[] =>
        hashes.flatMap((hash) => {
          const text = texts.get(hash) ?? ''
          if (isBranch(text)) return [...parseBranch(text).values()].map((child) => child.hash)
          for (const line of linesOf(text)) lines.push(line)
          return []
        })
      const { linesA, linesB } = pair
      const sorted = whole && !isBranch(textA) && !isBranch(textB)
      add({ a: spread(pair.a, linesA), b: spread(pair.b, linesB), linesA, linesB, sorted })
    }
    level = next
  }
  return changes.sort((one, other) => compare(one.name, other.name))
}
