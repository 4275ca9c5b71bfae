/**
 * Random documents and random edits of them, from a seed. Deliberately small and with many duplicates: bugs in matching
 * and merging occur where blocks are similar, empty, nested or deleted.
 */
import { carriesKey, plainText } from '../../content/document/document.ts'
import type {
  Block,
  Fragment,
  Inline,
  Mark,
  Node,
  RichTextDocument,
  Text,
} from '../../content/document/document.ts'
import { normalize } from '../../content/document/normalize.ts'
import { blockKind } from '../../content/document/node-kinds.ts'

/** A number from 0 up to, but excluding, 1, like `Math.random`. */
export type Random = () => number

/** Mulberry32, a public-domain 32-bit generator: the same seed gives the same numbers everywhere. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit)
const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)] as T
const chance = (random: Random, share: number): boolean => random() < share

// Besides plain words: astral characters, a combining accent, markup characters and the empty string, each of which has
// broken some tokenizer. Few words, so that duplicates and partial similarity are frequent.
const words = [
  'alpha',
  'beta',
  'gamma',
  'delta',
  'one',
  'two',
  '\u{1f469}\u200d\u{1f680}',
  'e\u0301',
  '**',
  '\n',
  '漢字',
  '',
]
const marks: readonly Mark[] = [
  { object: 'mark', type: 'bold' },
  { object: 'mark', type: 'italic' },
  { object: 'mark', type: 'color', data: { text: 'red' } },
]

const sentence = (random: Random, length: number): string =>
  Array.from({ length: below(random, length) }, () => pick(random, words)).join(' ')

const inlines = (random: Random): (Inline | Text)[] =>
  Array.from({ length: 1 + below(random, 3) }, (_, at): Inline | Text => {
    if (at === 0 || chance(random, 0.7))
      return plainText(sentence(random, 6), chance(random, 0.3) ? [pick(random, marks)] : [])
    if (chance(random, 0.5)) return { object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f600' } }
    const ref = { kind: 'page', page: pick(random, ['p1', 'p2']) }
    return { object: 'inline', type: 'link', data: { ref }, nodes: [plainText(sentence(random, 3))] }
  })

const text = (random: Random, type: string): Block => ({
  object: 'block',
  type,
  data: {},
  nodes: inlines(random),
})
const codeLine = (value: string): Block => ({
  object: 'block',
  type: 'code-line',
  data: {},
  nodes: [plainText(value)],
})
const holding = (type: string, nodes: readonly Block[], data: Block['data'] = {}): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})
const fragment = (name: string, nodes: readonly Block[]): Fragment => ({
  object: 'fragment',
  fragment: name,
  nodes,
})

const table = (random: Random): Block => {
  const columns = Array.from({ length: 1 + below(random, 3) }, (_, at) => `c${at}`)
  const rows = Array.from({ length: below(random, 4) }, (_, at) => `r${at}`)
  return {
    object: 'block',
    type: 'table',
    isVoid: true,
    data: {
      view: { type: 'grid', columns },
      definition: Object.fromEntries(
        columns.map((id) => [id, { id, title: pick(random, words), type: id === 'c1' ? 'number' : 'text' }]),
      ),
      records: Object.fromEntries(
        rows.map((id, at) => [
          id,
          {
            orderIndex: `a${at}`,
            values: Object.fromEntries(columns.map((c) => [c, c === 'c1' ? at : `${id}:${c}`])),
          },
        ]),
      ),
    },
    fragments: rows.flatMap((row) =>
      columns
        .filter((column) => column !== 'c1')
        .map((column) => fragment(`${row}:${column}`, [text(random, 'paragraph')])),
    ),
  }
}

/** One block of any kind without keys; `depth` limits the nesting. */
const randomBlock = (random: Random, depth = 2): Block => {
  const inside = (): Block[] => Array.from({ length: below(random, 4) }, () => randomBlock(random, depth - 1))
  // Half of all blocks are paragraphs and headings, as in real pages; a tenth are duplicates of each other.
  if (depth <= 0 || chance(random, 0.5))
    return text(random, pick(random, ['paragraph', 'paragraph', 'heading-2', 'heading-3']))
  switch (below(random, 11)) {
    case 0:
      return holding('hint', inside(), { style: pick(random, ['info', 'danger']) })
    case 1:
      return holding(
        pick(random, ['list-ordered', 'list-unordered']),
        Array.from({ length: 1 + below(random, 3) }, () =>
          holding('list-item', [text(random, 'paragraph'), ...inside().slice(0, 1)]),
        ),
      )
    case 2:
      return holding(
        'code',
        Array.from({ length: below(random, 6) }, () => codeLine(pick(random, ['x', 'y = 1', '', '}']))),
        { syntax: 'js' },
      )
    case 3:
      return table(random)
    case 4:
      return holding(
        'tabs',
        ['A', 'B'].map((title) => holding('tabs-item', inside(), { title })),
      )
    case 5:
      return { object: 'block', type: 'divider', isVoid: true, data: {} }
    case 6: {
      const parts = [
        fragment('expandable-title', [text(random, 'paragraph')]),
        fragment('expandable-body', inside()),
      ]
      return { object: 'block', type: 'expandable', isVoid: true, data: {}, fragments: parts }
    }
    case 7: {
      const ref = { kind: 'file', file: pick(random, ['f1', 'f2']) }
      const image: Block = {
        object: 'block',
        type: 'image',
        isVoid: true,
        data: { ref, alt: sentence(random, 3) },
        fragments: [fragment('caption', [text(random, 'paragraph')])],
      }
      return holding('images', [image])
    }
    case 8:
      return { object: 'block', type: 'x-unknown', data: { n: below(random, 3) } }
    case 9:
      return text(random, 'paragraph')
    default:
      return { object: 'block', type: 'paragraph', data: {}, nodes: [plainText('twin')] }
  }
}

/** Gives each block without a key one from `mint`; everything else is unchanged. */
const keyed = (block: Block, mint: () => string): Block => {
  const kind = blockKind(block.type)
  const head = carriesKey(block.type) && block.key === undefined ? { ...block, key: mint() } : block
  if (kind === 'container')
    return { ...head, nodes: ((block.nodes ?? []) as readonly Block[]).map((node) => keyed(node, mint)) }
  if (block.fragments === undefined) return head
  return {
    ...head,
    fragments: block.fragments.map((part) => ({
      ...part,
      nodes: part.nodes.map((node) => keyed(node, mint)),
    })),
  }
}

/** Keys `PREFIX1, PREFIX2, …`. */
export const countingKeys = (prefix: string): (() => string) => {
  let count = 0
  return () => `${prefix}${++count}`
}

const documentOf = (nodes: readonly Block[]): RichTextDocument =>
  normalize({ object: 'document', data: {}, nodes })

/** A normalized document of 0 to `size` blocks; a tenth are empty. With `mint`, its blocks have keys. */
export const randomDocument = (random: Random, size: number, mint?: () => string): RichTextDocument => {
  const length = chance(random, 0.1) ? 0 : below(random, size + 1)
  const nodes: Block[] = Array.from({ length }, () => randomBlock(random))
  return documentOf(mint === undefined ? nodes : nodes.map((node) => keyed(node, mint)))
}

/** Replaces the list that contains block number `target` (in document order) with the result of `edit`. */
const editList = (
  nodes: readonly Block[],
  target: { left: number },
  edit: (list: readonly Block[], at: number) => readonly Block[],
): readonly Block[] => {
  const result: Block[] = []
  for (const [at, block] of nodes.entries()) {
    if (target.left-- === 0) return edit(nodes, at)
    const kind = blockKind(block.type)
    if (kind === 'container')
      result.push({ ...block, nodes: editList(block.nodes as readonly Block[], target, edit) })
    else if (kind === 'void' && block.fragments !== undefined) {
      result.push({
        ...block,
        fragments: block.fragments.map((part) => ({ ...part, nodes: editList(part.nodes, target, edit) })),
      })
    } else result.push(block)
  }
  return result
}

const countBlocks = (nodes: readonly Block[]): number => {
  const target = { left: Number.MAX_SAFE_INTEGER }
  editList(nodes, target, (list) => list)
  return Number.MAX_SAFE_INTEGER - target.left
}

const rewritten = (random: Random, block: Block): Block => {
  const kind = blockKind(block.type)
  if (kind === 'text') {
    if (chance(random, 0.2)) return { ...block, type: block.type === 'paragraph' ? 'heading-2' : 'paragraph' }
    if (chance(random, 0.2))
      return { ...block, data: { ...block.data, align: pick(random, ['center', 'end']) } }
    return {
      ...block,
      nodes: chance(random, 0.5)
        ? [...(block.nodes as readonly Node[]), plainText(sentence(random, 4))]
        : inlines(random),
    }
  }
  if (kind === 'code') {
    const lines = [...(block.nodes as readonly Block[])]
    lines.splice(below(random, lines.length + 1), below(random, 2), codeLine(sentence(random, 3)))
    return { ...block, nodes: lines }
  }
  if (kind === 'table') return rewrittenTable(random, block)
  return { ...block, data: { ...block.data, n: below(random, 4) } }
}

const rewrittenTable = (random: Random, block: Block): Block => {
  const records = block.data['records'] as { readonly [id: string]: Block['data'] }
  const ids = Object.keys(records)
  if (ids.length > 0 && chance(random, 0.3)) {
    const gone = pick(random, ids)
    const { [gone]: _, ...rest } = records
    const fragments = (block.fragments ?? []).filter((part) => !part.fragment.startsWith(`${gone}:`))
    return { ...block, data: { ...block.data, records: rest }, fragments }
  }
  const cells = block.fragments ?? []
  const at = below(random, cells.length)
  return {
    ...block,
    fragments: cells.map((part, index) =>
      index === at
        ? { ...part, nodes: [keyed(text(random, 'paragraph'), () => part.nodes[0]?.key ?? 'cell')] }
        : part,
    ),
  }
}

/**
 * Applies `count` random edits, weighted toward conflicts: half of them rewrite a block, a sixth each insert, delete
 * and move one (a move often affects a rewritten block). New blocks get keys from `mint`.
 */
export const randomEdit = (
  random: Random,
  document: RichTextDocument,
  count: number,
  mint?: () => string,
): RichTextDocument => {
  let nodes = document.nodes
  const fresh = (): Block =>
    mint === undefined ? randomBlock(random, 1) : keyed(randomBlock(random, 1), mint)
  for (let step = 0; step < count; step++) {
    const total = countBlocks(nodes)
    if (total === 0) {
      nodes = [fresh()]
      continue
    }
    const target = { left: below(random, total) }
    const kind = below(random, 6)
    if (kind < 3)
      nodes = editList(nodes, target, (list, at) =>
        list.map((block, index) => (index === at ? rewritten(random, block) : block)),
      )
    else if (kind === 3) nodes = editList(nodes, target, (list, at) => list.toSpliced(at, 0, fresh()))
    else {
      let cut: Block | undefined
      nodes = editList(nodes, target, (list, at) => {
        cut = list[at]
        return list.toSpliced(at, 1)
      })
      const moved = cut
      // Parts of lists, tabs and images stay where they are valid.
      const free = moved !== undefined && !['list-item', 'tabs-item', 'image'].includes(moved.type)
      if (kind === 5 && free) {
        const rest = countBlocks(nodes)
        const place = { left: below(random, rest + 1) }
        nodes =
          place.left >= rest
            ? [...nodes, moved]
            : editList(nodes, place, (list, at) => list.toSpliced(at, 0, moved))
      }
    }
  }
  return documentOf(nodes)
}
