/** Heading anchors: the explicit id, otherwise a slug of the text; unique on a page. */
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
  /** Types of the enclosing blocks, outermost first. */
  readonly within: readonly string[]
}

/** The level of a heading block, or undefined for other blocks. */
export function headingLevel(type: string): number | undefined {
  const level = /^heading-([1-6])$/.exec(type)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Maximum length of a title that is looked at: normalizing a long run of combining marks takes quadratic time. */
const longestTitle = 2000

/**
 * The slug of a heading for URLs: lower case, without accents; letters and digits of all scripts and `. + _` are kept,
 * everything else becomes `-`; `id-` before a digit. Never empty.
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

/** A valid explicit id: no spaces, quotes or brackets. */
const explicitId = (block: Block): string | undefined => {
  const id = block.data['id']
  return typeof id === 'string' && /^[\p{L}\p{N}\p{M}.+_:~-]{1,200}$/u.test(id) ? id : undefined
}

/**
 * All headings in page order with their anchors. Explicit ids are assigned before slugs, so that a new heading further
 * up can never take the anchor of one that has an id. A repeated anchor gets `-1`, `-2` in page order. `taken` holds
 * anchors already in use and is extended: reused content is named after the page's own.
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

/** Headings inside these may be hidden and so are not in the outline. */
const folded = new Set(['tabs', 'expandable', 'table', 'prompt'])

/** The always visible headings of level 1 to 3, for "On this page". Empty titles are omitted. */
export const outline = (document: RichTextDocument): readonly OutlineItem[] =>
  headingsOf(document)
    .filter(
      ({ level, title, within }) => level <= 3 && title !== '' && !within.some((type) => folded.has(type)),
    )
    .map(({ anchor, title, level }) => ({ anchor, title, level }))
