/**
 * Word differences as a person reads them: a sentence of which little is left is shown as the old sentence struck
 * through before the new one, because a mosaic of single kept words says less than both sentences whole.
 */
import type { Inline, Text } from '../../../../content/document/document.ts'
import type { Segment } from '../../../../content/diff/word-diff.ts'

type Nodes = readonly (Inline | Text)[]

/** Share of a sentence's characters, of both versions together, beyond which words are no longer marked singly. */
const mosaic = 0.6

const lengthOf = (node: Inline | Text): number =>
  node.object === 'text'
    ? node.leaves.reduce((sum, { text }) => sum + text.length, 0)
    : (node.nodes ?? []).reduce((sum, child) => sum + lengthOf(child), 0)

/** Both parts of a run of inlines cut at a character. What is no text goes whole to the side of its first character. */
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

/** A kept stretch in pieces of one sentence each. A piece that holds an inline across its end stays whole. */
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

const whole = (group: readonly Segment[], kind: 'added' | 'removed'): readonly Segment[] => {
  const parts = group.filter((segment) => segment.kind === 'same' || segment.kind === kind)
  return [{ kind, text: parts.map(({ text }) => text).join(''), nodes: parts.flatMap(({ nodes }) => nodes) }]
}

/**
 * The same difference with each sentence that changed by more than 60 % as one removed and one added stretch. What
 * `same` and `removed` say together stays the old text, `same` and `added` the new one. A sentence that only grew or
 * only shrank stays word by word: nothing in it competes for the eye. Kept stretches may come in more pieces.
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
    // A sentence that ends where its kept stretch ends.
    if (segment.kind === 'same' && /[.!?…。！？]["'”’)\]]*\s*$/u.test(segment.text)) groups.push([])
  }
  return groups.flatMap((group) => {
    const [same, added, removed] = [size(group, 'same'), size(group, 'added'), size(group, 'removed')]
    const changes = group.filter(({ kind }) => kind !== 'same').length
    if (added === 0 || removed === 0 || same === 0 || changes < 3) return group
    const share = (added + removed) / (2 * same + added + removed)
    return share > mosaic ? [...whole(group, 'removed'), ...whole(group, 'added')] : group
  })
}
