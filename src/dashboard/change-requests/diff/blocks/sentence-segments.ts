/**
 * Makes word diffs readable: a sentence with few words left is shown as the old sentence struck through before the new
 * one, which is easier to read than a mosaic of single unchanged words.
 */
import type { Inline, Text } from '../../../../content/document/document.ts'
import type { Segment } from '../../../../content/diff/word-diff.ts'

type Nodes = readonly (Inline | Text)[]

/**
 * Fraction of changed characters in a sentence, over both versions, above which words are no longer marked
 * individually.
 */
const maxChangedShare = 0.6

const lengthOf = (node: Inline | Text): number =>
  node.object === 'text'
    ? node.leaves.reduce((sum, { text }) => sum + text.length, 0)
    : (node.nodes ?? []).reduce((sum, child) => sum + lengthOf(child), 0)

/** Splits a run of inlines at a character offset. A non-text inline goes to the side of its first character. */
const cutNodes = (nodes: Nodes, at: number): readonly [Nodes, Nodes] => {
  const [left, right]: [(Inline | Text)[], (Inline | Text)[]] = [[], []]
  let seen = 0
  for (const node of nodes) {
    const end = seen + lengthOf(node)
    if (end <= at) left.push(node)
    else if (seen >= at || node.object !== 'text') right.push(node)
    else {
      const [before, after]: [Text['leaves'][number][], Text['leaves'][number][]] = [[], []]
      let here = seen
      for (const leaf of node.leaves) {
        const cut = Math.min(Math.max(at - here, 0), leaf.text.length)
        if (cut > 0) before.push({ ...leaf, text: leaf.text.slice(0, cut) })
        if (cut < leaf.text.length) after.push({ ...leaf, text: leaf.text.slice(cut) })
        here += leaf.text.length
      }
      left.push({ ...node, leaves: before })
      right.push({ ...node, leaves: after })
    }
    seen = end
  }
  return [left, right]
}

const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’)\]]*\s+|[。！？]+/gu

/** Splits an unchanged segment into sentences. A piece with an inline across its end is not split. */
const sentencesOf = (segment: Segment): readonly Segment[] => {
  const pieces: Segment[] = []
  let rest = segment
  for (const { index, 0: end } of segment.text.matchAll(sentenceEnd)) {
    const done = segment.text.length - rest.text.length
    const at = index + end.length - done
    if (at <= 0 || at >= rest.text.length) continue
    const [left, right] = cutNodes(rest.nodes, at)
    const inLeft = left.reduce((sum, node) => sum + lengthOf(node), 0)
    if (inLeft !== at) continue
    pieces.push({ kind: 'same', text: rest.text.slice(0, at), nodes: left })
    rest = { kind: 'same', text: rest.text.slice(at), nodes: right }
  }
  return [...pieces, rest]
}

const size = (group: readonly Segment[], kind: Segment['kind']): number =>
  group.reduce((sum, segment) => sum + (segment.kind === kind ? segment.text.trim().length : 0), 0)

const wholeSentence = (group: readonly Segment[], kind: 'added' | 'removed'): readonly Segment[] => {
  const parts = group.filter((segment) => segment.kind === 'same' || segment.kind === kind)
  return [{ kind, text: parts.map(({ text }) => text).join(''), nodes: parts.flatMap(({ nodes }) => nodes) }]
}

/**
 * The same diff with each sentence that changed by more than 60 % as one removed and one added segment. `same` plus
 * `removed` still yields the old text, `same` plus `added` the new one. Sentences with only additions or only removals
 * stay word by word, since they are easy to read. Unchanged segments may be split into more pieces.
 */
export const calmSegments = (segments: readonly Segment[]): readonly Segment[] => {
  const groups: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.kind !== 'same') groups.at(-1)?.push(segment)
    else
      sentencesOf(segment).forEach((piece, at) => {
        if (at > 0) groups.push([])
        groups.at(-1)?.push(piece)
      })
    // The sentence ends where its unchanged segment ends.
    if (segment.kind === 'same' && /[.!?…。！？]["'”’)\]]*\s*$/u.test(segment.text)) groups.push([])
  }
  return groups.flatMap((group) => {
    const [same, added, removed] = [size(group, 'same'), size(group, 'added'), size(group, 'removed')]
    const changes = group.filter(({ kind }) => kind !== 'same').length
    if (added === 0 || removed === 0 || same === 0 || changes < 3) return group
    const share = (added + removed) / (2 * same + added + removed)
    return share > maxChangedShare
      ? [...wholeSentence(group, 'removed'), ...wholeSentence(group, 'added')]
      : group
  })
}
