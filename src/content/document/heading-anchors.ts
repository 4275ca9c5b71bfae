/** Anchors of headings: the explicit id, else a slug of the text, each once on a page. */
import type { Block, RichTextDocument } from './document.ts'
import { trimOf } from './linear-text.ts'
import { inlineText, walk } from './walk.ts'

export interface Heading {
  readonly block: Block
  readonly anchor: string
  readonly title: string
  /** 1 to 6. */
  readonly level: number
  readonly key?: string
  /** Types of the blocks around it, outermost first. */
  readonly within: readonly string[]
}

/** The level of a heading block, or undefined for other blocks. */
export function headingLevel(type: string): number | undefined {
  const level = /^heading-([1-6])$/.exec(type)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** So much of a title is looked at: putting a long run of accents in order costs the square of its length. */
const longestTitle = 2000

/**
 * The slug of a heading as addresses of documentation hold it: lower case, accents dropped, letters and digits of
 * all scripts and `. + _` kept, the rest joined by `-`; `id-` before a digit. Never empty.
 */
export function headingSlug(title: string): string {
  const joined = title
    .slice(0, longestTitle)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’"“”`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}.+_]+/gu, '-')
  const slug = trimOf(joined, '-').slice(0, 120)
  if (slug === '') return 'section'
  return /^\d/.test(slug) ? `id-${slug}` : slug
}

/** An explicit id as it may stand in a page: no spaces, no quotes, no brackets. */
const explicitId = (block: Block): string | undefined => {
  const id = block.data['id']
  return typeof id === 'string' && /^[\p{L}\p{N}\p{M}.+_:~-]{1,200}$/u.test(id) ? id : undefined
}

/**
 * All headings in page order with the anchors that they get. Explicit ids are settled before slugs, so that a new
 * heading further up can never take the address of one that has an id. A repeated anchor gets `-1`, `-2` in page
 * order. `taken` holds anchors that are used already and is added to: reused content is named after the page's own.
 */
export function headingsOf(document: RichTextDocument, taken: Set<string> = new Set()): readonly Heading[] {
  const found: { block: Block; level: number; key: string | undefined; within: readonly string[] }[] = []
  for (const { node, key, within } of walk(document)) {
    if (node.object !== 'block') continue
    const level = headingLevel(node.type)
    if (level !== undefined) found.push({ block: node, level, key: node.key ?? key, within })
  }
  const counters = new Map<string, number>()
  const claim = (wanted: string): string => {
    let anchor = wanted
    let count = counters.get(wanted) ?? 0
    while (taken.has(anchor)) {
      count += 1
      anchor = `${wanted}-${count}`
    }
    counters.set(wanted, count)
    taken.add(anchor)
    return anchor
  }
  const anchors = found.map(({ block }) => {
    const id = explicitId(block)
    return id === undefined ? undefined : claim(id)
  })
  return found.map(({ block, level, key, within }, i) => {
    const title = inlineText(block).trim()
    const anchor = anchors[i] ?? claim(headingSlug(title))
    return { block, anchor, title, level, ...(key === undefined ? {} : { key }), within }
  })
}

export interface OutlineItem {
  readonly anchor: string
  readonly title: string
  readonly level: number
}

/** Around these a heading is not always seen, so that it is no entry of the outline. */
const folded = new Set(['tabs', 'expandable', 'table', 'prompt'])

/** The headings of level 1 to 3 that a reader sees at once, for "On this page". Empty titles are left out. */
export const outline = (document: RichTextDocument): readonly OutlineItem[] =>
  headingsOf(document)
    .filter(
      ({ level, title, within }) => level <= 3 && title !== '' && !within.some((type) => folded.has(type)),
    )
    .map(({ anchor, title, level }) => ({ anchor, title, level }))
