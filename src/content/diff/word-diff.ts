/** The difference of two runs of inlines by words, with their marks. */
import { diffArrays } from 'diff'
import { type Budget, editsFor, newBudget, spend } from './align-sequences.ts'
import { stableJson } from '../document/canonical.ts'
import type { Inline, Text } from '../document/document.ts'
import { likenessFloor } from './block-similarity.ts'
import { normalInlines } from '../document/normalize.ts'

/** A segment of both sides, or of one. `text` is its plain text; `nodes` its content with marks. */
export interface Segment {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
  readonly nodes: readonly (Inline | Text)[]
}

type Inlines = readonly (Inline | Text)[]
type Token = { readonly name: string; readonly text: string; readonly node: Inline | Text }

/** Words, runs of spaces, single symbols; one token per character in scripts without spaces. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+|\s+|[^]/gu

/** Maximum number of tokens of one side; longer texts are not compared by word. */
const tokenCap = 6_000
const editCap = 1_500

const inlineText = (node: Inline | Text): string =>
  node.object === 'text'
    ? node.leaves.map((leaf) => leaf.text).join('')
    : (node.nodes ?? []).map((child) => inlineText(child)).join('')

/**
 * A link, an emoji and any other inline is one token and changes as a whole. Undefined if there are too many tokens.
 */
const tokensOf = (nodes: Inlines): Token[] | undefined => {
  const tokens: Token[] = []
  for (const node of nodes) {
    if (tokens.length > tokenCap) return undefined
    if (node.object !== 'text') {
      tokens.push({ name: `i${stableJson(node)}`, text: inlineText(node), node })
      continue
    }
    for (const leaf of node.leaves) {
      const marks = leaf.marks.length === 0 ? '' : stableJson(leaf.marks)
      for (const [text] of leaf.text.matchAll(wordPattern)) {
        if (tokens.length > tokenCap) return undefined
        tokens.push({
          name: `t${marks}|${text}`,
          text,
          node: { object: 'text', leaves: [{ ...leaf, text }] },
        })
      }
    }
  }
  return tokens.length > tokenCap ? undefined : tokens
}

const segment = (kind: Segment['kind'], tokens: readonly Token[]): Segment => ({
  kind,
  text: tokens.map(({ text }) => text).join(''),
  nodes: normalInlines(tokens.map(({ node }) => node)),
})

/** One removed and one added segment; none for an empty side. */
const replaced = (before: readonly Token[], after: readonly Token[]): Segment[] => [
  ...(before.length > 0 ? [segment('removed', before)] : []),
  ...(after.length > 0 ? [segment('added', after)] : []),
]

const wholly = (kind: Segment['kind'], nodes: Inlines): Segment => ({
  kind,
  text: nodes.map(inlineText).join(''),
  nodes: normalInlines(nodes),
})

/** A single space between two changed words counts as part of the change. */
const joinAcrossSpaces = (
  runs: readonly { kind: Segment['kind']; before: Token[]; after: Token[] }[],
): Segment[] => {
  const segments: Segment[] = []
  let before: Token[] = []
  let after: Token[] = []
  runs.forEach((run, at) => {
    const blank = run.kind === 'same' && run.before.every(({ text }) => /^\s+$/u.test(text))
    const inside = before.length > 0 && after.length > 0 && at < runs.length - 1
    if (run.kind !== 'same' || (blank && inside)) {
      before.push(...run.before)
      after.push(...run.after)
      return
    }
    segments.push(...replaced(before, after), segment('same', run.after))
    before = []
    after = []
  })
  return [...segments, ...replaced(before, after)]
}

/**
 * Segments in reading order, removed before added. `same` and `removed` together are `before`, `same` and `added`
 * together `after` (both in normal form). Texts with less than about 30% in common become one removed and one added
 * segment; so do texts beyond the limits, and then `precise` is false.
 */
export const diffWords = (
  before: Inlines,
  after: Inlines,
  budget: Budget = newBudget(),
): { segments: readonly Segment[]; precise: boolean } => {
  const [a, b] = [tokensOf(before), tokensOf(after)]
  if (a === undefined || b === undefined) {
    const removed = a?.length === 0 ? [] : [wholly('removed', before)]
    const added = b?.length === 0 ? [] : [wholly('added', after)]
    return { segments: [...removed, ...added], precise: false }
  }
  const maxEditLength = Math.min(editCap, editsFor(budget))
  const changes = diffArrays(
    a.map(({ name }) => name),
    b.map(({ name }) => name),
    { maxEditLength },
  )
  spend(budget, changes, Math.min(maxEditLength, a.length + b.length))
  if (changes === undefined) return { segments: replaced(a, b), precise: false }
  let [atA, atB, shared] = [0, 0, 0]
  const runs = changes.map(({ added, removed, count }) => {
    const fromA = added ? [] : a.slice(atA, atA + count)
    const fromB = removed ? [] : b.slice(atB, atB + count)
    ;[atA, atB] = [atA + fromA.length, atB + fromB.length]
    if (!added && !removed) shared += fromA.reduce((sum, { text }) => sum + text.trim().length, 0)
    return { kind: added ? 'added' : removed ? 'removed' : 'same', before: fromA, after: fromB } as const
  })
  const size = (tokens: readonly Token[]): number =>
    tokens.reduce((sum, { text }) => sum + text.trim().length, 0)
  const total = size(a) + size(b)
  if (total > 0 && shared > 0 && (2 * shared) / total < likenessFloor)
    return { segments: replaced(a, b), precise: true }
  return { segments: joinAcrossSpaces(runs), precise: true }
}

/** One side of a word difference: `before` without added segments, `after` without removed ones. */
export const sideOf = (segments: readonly Segment[], side: 'before' | 'after'): Inlines =>
  normalInlines(
    segments
      .filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'))
      .flatMap(({ nodes }) => nodes),
  )
