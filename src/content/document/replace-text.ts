/**
 * Find and replace in a document. Plain text, no patterns. The search covers visible text: runs of text, across mark
 * boundaries, and the few values displayed as text. URLs, ids, formulas, raw HTML and expressions are never changed.
 */
import type { Block, Fragment, Inline, JsonObject, Leaf, Node, RichTextDocument, Text } from './document.ts'
import { normalize } from './normalize.ts'

export interface Replacement {
  /** Not empty. */
  readonly find: string
  readonly replace: string
  readonly matchCase: boolean
  /** Only where no letter or digit is adjacent. */
  readonly wholeWord: boolean
  /** Whether to search regular text, and code (code blocks and text with the code mark). */
  readonly text: boolean
  readonly code: boolean
}

/** One match. Numbered from 0 in document order, whether it is replaced or not. */
export interface Hit {
  readonly ordinal: number
  /** Key of the nearest block that has one. */
  readonly block: string | undefined
  /** Up to 40 characters on each side; `found` is the exact text. */
  readonly before: string
  readonly found: string
  readonly after: string
}

const context = 40
const letter = /[\p{L}\p{N}\p{M}_]/u

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Maximum number of matches in one text: each carries its context, so the list is longer than the text. */
const mostPlaces = 20_000

/** The matches as offsets in order, the first 20,000; matches do not overlap. */
export const placesIn = (
  text: string,
  { find, matchCase, wholeWord }: Pick<Replacement, 'find' | 'matchCase' | 'wholeWord'>,
): { readonly at: number; readonly end: number }[] => {
  const pattern = new RegExp(escaped(find), matchCase ? 'gu' : 'giu')
  const places: { readonly at: number; readonly end: number }[] = []
  for (const { index: at, 0: found } of text.matchAll(pattern)) {
    if (places.length === mostPlaces) break
    const end = at + found.length
    if (!wholeWord || standsAlone(text, at, end)) places.push({ at, end })
  }
  return places
}

const standsAlone = (text: string, at: number, end: number): boolean => {
  const [before, after] = [[...text.slice(Math.max(0, at - 2), at)].at(-1), [...text.slice(end, end + 2)][0]]
  return !(before !== undefined && letter.test(before)) && !(after !== undefined && letter.test(after))
}

/** Values of `data` displayed as text. */
const textFields: { readonly [type: string]: readonly string[] } = {
  ...{ 'tabs-item': ['title'], prompt: ['description'], image: ['alt'], code: ['title'] },
  ...{ 'inline-image': ['alt', 'caption'], button: ['label'] },
}

/** Selects hits: called once for each, in order. */
export type Accept = (ordinal: number) => boolean

interface Walk {
  readonly rule: Replacement
  readonly accept: Accept
  readonly hits: Hit[]
  changed: boolean
}

const hitAt = (walk: Walk, text: string, at: number, end: number, block: string | undefined): boolean => {
  const ordinal = walk.hits.length
  walk.hits.push({
    ordinal,
    block,
    before: text.slice(Math.max(0, at - context), at).toWellFormed(),
    found: text.slice(at, end),
    after: text.slice(end, end + context).toWellFormed(),
  })
  const taken = walk.accept(ordinal)
  if (taken) walk.changed = true
  return taken
}

const inString = (walk: Walk, text: string, block: string | undefined): string => {
  let result = ''
  let place = 0
  for (const { at, end } of placesIn(text, walk.rule)) {
    if (!hitAt(walk, text, at, end, block)) continue
    result += text.slice(place, at) + walk.rule.replace
    place = end
  }
  return result + text.slice(place)
}

const isCode = ({ marks }: Leaf): boolean => marks.some(({ type }) => type === 'code')

/** Adjacent leaves that are all code, or all not. */
const runsOf = (leaves: readonly Leaf[]): Leaf[][] => {
  const runs: Leaf[][] = []
  for (const leaf of leaves) {
    const last = runs.at(-1)
    if (last?.[0] && isCode(last[0]) === isCode(leaf)) last.push(leaf)
    else runs.push([leaf])
  }
  return runs
}

/** Replaces across leaves as in one text; the new text takes the marks of the leaf in which the match starts. */
const inRun = (walk: Walk, run: readonly Leaf[], block: string | undefined): Leaf[] => {
  const whole = run.map(({ text }) => text).join('')
  const taken = placesIn(whole, walk.rule).filter(({ at, end }) => hitAt(walk, whole, at, end, block))
  if (taken.length === 0) return [...run]
  let start = 0
  // The first hit that ends after the start of the leaf.
  let next = 0
  return run.flatMap((leaf) => {
    const end = start + leaf.text.length
    let text = ''
    let place = start
    while ((taken[next]?.end ?? end) <= start && next < taken.length) next += 1
    for (let nth = next; nth < taken.length; nth += 1) {
      const hit = taken[nth]
      if (hit === undefined || hit.at >= end) break
      text += whole.slice(place, Math.max(place, hit.at))
      if (hit.at >= start) text += walk.rule.replace
      place = Math.min(hit.end, end)
    }
    text += whole.slice(place, end)
    start = end
    return text === '' ? [] : [{ ...leaf, text }]
  })
}

const inText = (walk: Walk, node: Text, code: boolean, block: string | undefined): Text => {
  const leaves = runsOf(node.leaves).flatMap((run) => {
    const asCode = code || (run[0] !== undefined && isCode(run[0]))
    return (asCode ? walk.rule.code : walk.rule.text) ? inRun(walk, run, block) : run
  })
  // A text has at least one leaf, even if it is empty.
  return { ...node, leaves: leaves.length > 0 ? leaves : [{ object: 'leaf', text: '', marks: [] }] }
}

const inData = (walk: Walk, type: string, data: JsonObject, block: string | undefined): JsonObject => {
  if (!walk.rule.text) return data
  let result = data
  for (const name of textFields[type] ?? []) {
    const value = data[name]
    if (typeof value === 'string') result = { ...result, [name]: inString(walk, value, block) }
  }
  return result
}

const inNode = <N extends Node>(walk: Walk, node: N, code: boolean, above: string | undefined): N => {
  const one: Node = node
  if (one.object === 'text') return inText(walk, one, code, above) as N
  const block = one.object === 'block' ? (one.key ?? above) : above
  const within = code || one.type === 'code' || one.type === 'code-line'
  const made: Block | Inline = {
    ...one,
    data: inData(walk, one.type, one.data, block),
    ...(one.nodes && { nodes: one.nodes.map((child: Node) => inNode(walk, child, within, block)) as never }),
    ...(one.fragments && {
      fragments: one.fragments.map((fragment: Fragment) => ({
        ...fragment,
        nodes: fragment.nodes.map((child) => inNode(walk, child, within, block)),
      })),
    }),
  }
  return made as N
}

/**
 * The document with the accepted hits replaced, and all hits. Without a replacement the same document is returned, so
 * that its hash is unchanged.
 */
export const replaceInDocument = (
  document: RichTextDocument,
  rule: Replacement,
  accept: Accept = () => true,
): { readonly document: RichTextDocument; readonly hits: readonly Hit[] } => {
  const walk: Walk = { rule, accept, hits: [], changed: false }
  const nodes = document.nodes.map((node) => inNode(walk, node, false, undefined))
  return { document: walk.changed ? normalize({ ...document, nodes }) : document, hits: walk.hits }
}

/** The same for a single line of text, such as a title. */
export const replaceInTitle = (
  title: string,
  rule: Replacement,
  accept: Accept = () => true,
): { readonly title: string; readonly hits: readonly Hit[] } => {
  const walk: Walk = { rule, accept, hits: [], changed: false }
  return { title: inString(walk, title, undefined), hits: walk.hits }
}
