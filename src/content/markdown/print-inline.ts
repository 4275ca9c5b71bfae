/** Inlines → Markdown or HTML. References are already resolved to URLs: `{kind: 'url', url}` (`print-markdown.ts`). */
import type { Block, Fragment, Inline, Json, JsonObject, Mark, Text } from '../document/document.ts'
import { stableJson } from '../document/canonical.ts'
import { sameMarks } from '../document/normalize.ts'
import { isJsonObject } from '../document/reference.ts'
import type { EscapeOptions } from './escape-text.ts'
import { entity, escapeText, inlineFormula, printDestination, printTitle } from './escape-text.ts'
import { oneLine } from '../document/linear-text.ts'
import { encodeAttribute, encodeText } from './html-reader.ts'
import { darkMedia } from './inline-elements.ts'

export interface InlinePrint extends EscapeOptions {
  /** `html`: formatting as tags; text is still escaped for Markdown. */
  readonly marks: 'markdown' | 'html'
  /** On a single line: hard breaks are `<br>`. */
  readonly single: boolean
  /**
   * The last resort: hard breaks as `&#xA;`, and each shortcode and raw HTML inline wrapped in a mark that neither
   * uses, so that no tag finds a partner, no shortcode touches a letter, and no line starts with raw HTML.
   */
  readonly apart?: true
  readonly title: (url: string) => string
  /** Registers the body of a footnote and returns its label. */
  readonly footnote: (fragments: readonly Fragment[]) => string
}

export const urlOf = (value: Json | undefined): string =>
  isJsonObject(value) && typeof value['url'] === 'string' ? value['url'] : ''
const textOf = (data: JsonObject, name: string): string => {
  const value = data[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const attributes = (list: readonly (readonly [string, string | undefined])[]): string =>
  list.map(([name, value]) => (value === undefined ? '' : ` ${name}="${encodeAttribute(value)}"`)).join('')
const optional = (data: JsonObject, name: string): string | undefined =>
  data[name] === undefined ? undefined : textOf(data, name)

/** Inlines that are written as HTML in both forms; undefined for others. */
function tagInline(node: Inline): string | undefined {
  const { data } = node
  switch (node.type) {
    case 'inline-image': {
      const image = `<img${attributes([
        ['src', urlOf(data['ref'])],
        ['alt', textOf(data, 'alt')],
        ['width', optional(data, 'width')],
        ['height', optional(data, 'height')],
        ['data-size', optional(data, 'size')],
        ['title', optional(data, 'caption')],
      ])}>`
      return data['refDark'] === undefined ? image : pictureTag(image, data)
    }
    case 'icon': {
      const color = optional(data, 'color')
      return `<i${attributes([
        ['class', `fa-${textOf(data, 'icon')}`],
        ['style', color === undefined ? undefined : `color:${color};`],
      ])}>:${textOf(data, 'icon')}:</i>`
    }
    case 'html':
      return textOf(data, 'html')
    default:
      return undefined
  }
}

/** An image with its dark variant. */
export const pictureTag = (image: string, data: JsonObject): string =>
  `<picture><source${attributes([
    ['srcset', urlOf(data['refDark'])],
    ['media', darkMedia],
  ])}>${image}</picture>`

const buttonTag = (data: JsonObject, label: string): string =>
  `<a${attributes([
    ['href', urlOf(data['ref'])],
    ['class', `button ${textOf(data, 'kind') || 'primary'}`],
    ['data-icon', optional(data, 'icon')],
  ])}>${label}</a>`

function markTags(given: Mark): readonly [string, string] {
  if (given.type === 'color') {
    const style = (
      [
        ['color', given.data?.['text']],
        ['background-color', given.data?.['background']],
      ] as const
    ).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value};`] : []))
    return [`<mark${attributes([['style', style.join('')]])}>`, '</mark>']
  }
  const tag = {
    bold: 'strong',
    italic: 'em',
    strikethrough: 'del',
    code: 'code',
    subscript: 'sub',
    superscript: 'sup',
    keyboard: 'kbd',
  }[given.type]
  return tag === undefined ? ['', ''] : [`<${tag}>`, `</${tag}>`]
}
const markdownMarks: { readonly [type: string]: string } = { bold: '**', italic: '*', strikethrough: '~~' }

interface Item {
  readonly marks: readonly Mark[]
  readonly text?: string
  readonly node?: Inline
}

/** The marks that all text in a link has, nested links included; undefined if it has no text. */
const marksInside = (node: Inline): readonly Mark[] | undefined => {
  let common: readonly Mark[] | undefined
  const meet = (marks: readonly Mark[]): void => {
    const kept = marks.filter(({ type }) => type !== 'code')
    common = common?.filter((one) => kept.some((other) => sameMarks([one], [other]))) ?? kept
  }
  for (const part of node.nodes ?? []) {
    if (part.object === 'text') {
      for (const { text, marks } of part.leaves) if (text !== '') meet(marks)
    } else if (part.type === 'link') {
      const inner = marksInside(part)
      if (inner !== undefined) meet(inner)
    }
  }
  return common
}

const without = (node: Inline, marks: readonly Mark[]): Inline => ({
  ...node,
  nodes: (node.nodes ?? []).map((part) =>
    part.object === 'text'
      ? {
          ...part,
          leaves: part.leaves.map((leaf) => ({
            ...leaf,
            marks: leaf.marks.filter((one) => !marks.some((other) => sameMarks([one], [other]))),
          })),
        }
      : without(part, marks),
  ),
})

/**
 * A flat list of leaves and inlines, each with the marks printed around it; a void takes the marks of its neighbors.
 */
function itemsOf(nodes: readonly (Inline | Text)[]): Item[] {
  const items = nodes.flatMap((node): Item[] =>
    node.object === 'text'
      ? node.leaves.map(({ text, marks }) => ({ text, marks }))
      : [{ node, marks: node.type === 'link' ? (marksInside(node) ?? []) : [] }],
  )
  return items.map((item, at) => {
    if (item.node === undefined) return item
    if (item.node.type === 'link') return { node: without(item.node, item.marks), marks: item.marks }
    const [before, after] = [items[at - 1]?.marks ?? [], items[at + 1]?.marks ?? []]
    const shared = before.filter(
      (one) => one.type !== 'code' && after.some((other) => sameMarks([one], [other])),
    )
    return { node: item.node, marks: shared }
  })
}

/** For each item and each of its marks, the end of the run of items that have the mark. */
function endsOf(items: readonly Item[]): readonly ReadonlyMap<string, number>[] {
  const ends: ReadonlyMap<string, number>[] = []
  let next: ReadonlyMap<string, number> = new Map()
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const after = next
    next = new Map(
      (items[at]?.marks ?? []).map((one) => {
        const name = stableJson(one)
        return [name, after.get(name) ?? at + 1]
      }),
    )
    ends.push(next)
  }
  return ends.reverse()
}

function printItems(
  nodes: readonly (Inline | Text)[],
  tagsOf: (mark: Mark) => readonly [string, string],
  content: (item: Item) => string,
): string {
  const items = itemsOf(nodes)
  const ends = endsOf(items)
  let result = ''
  const open: { mark: Mark; end: string }[] = []
  const closeTo = (length: number): void => {
    while (open.length > length) result += open.pop()?.end ?? ''
  }
  items.forEach((item, at) => {
    const wanted = item.marks
    const has = (list: readonly Mark[], one: Mark): boolean => list.some((other) => sameMarks([one], [other]))
    const keep = open.findIndex(({ mark }) => !has(wanted, mark))
    closeTo(keep < 0 ? open.length : keep)
    const reach = (one: Mark): number => ends[at]?.get(stableJson(one)) ?? at
    const fresh = wanted.filter((one) => !open.some(({ mark }) => sameMarks([mark], [one])))
    for (const one of fresh.length > 1
      ? [...fresh].sort((a, b) => (a.type === 'code' ? 1 : b.type === 'code' ? -1 : reach(b) - reach(a)))
      : fresh) {
      const [start, end] = tagsOf(one)
      result += start
      open.push({ mark: one, end })
    }
    result += content(item)
  })
  closeTo(0)
  return result
}

/** A code span; undefined if it cannot contain the text. */
function codeSpan(text: string): string | undefined {
  if (text.includes('\n') || text === '') return undefined
  let longest = 0
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length)
  const ticks = '`'.repeat(longest + 1)
  const padded = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== ''
  const pad = text.startsWith('`') || text.endsWith('`') || padded ? ' ' : ''
  return `${ticks}${pad}${text}${pad}${ticks}`
}

/** Whether a link contains what Markdown does not allow in links: another link, or a footnote. */
const holdsLink = (node: Inline): boolean =>
  (node.nodes ?? []).some(
    (part) =>
      part.object === 'inline' && (['link', 'mention', 'annotation'].includes(part.type) || holdsLink(part)),
  )

/** Prints inlines as Markdown, without escaping line starts. */
export function printInlines(nodes: readonly (Inline | Text)[], print: InlinePrint): string {
  const words = (text: string): string =>
    text
      .split('\n')
      .map((part) => escapeText(part, print).replaceAll('\r', entity('\r')))
      .join(print.apart ? entity('\n') : print.single || print.marks === 'html' ? '<br>' : '\\\n')
  const tags = (given: Mark): readonly [string, string] => {
    if (print.marks === 'markdown') {
      if (given.type === 'code') return ['', '']
      const delimiter = Object.hasOwn(markdownMarks, given.type) ? markdownMarks[given.type] : undefined
      if (delimiter !== undefined) return [delimiter, delimiter]
    }
    return markTags(given)
  }
  const apart = (text: string): string => {
    if (!print.apart) return text
    const tag = /^<\/?b\b/i.test(text) ? 'sub' : 'b'
    return `<${tag}>${text}</${tag}>`
  }
  return printItems(nodes, tags, ({ text, node, marks }) => {
    if (text !== undefined) {
      const code = print.marks === 'markdown' && marks.some(({ type }) => type === 'code')
      return (code ? codeSpan(text) : undefined) ?? words(text)
    }
    if (node === undefined) return ''
    const { data } = node
    switch (node.type) {
      case 'link':
        if (holdsLink(node))
          return `<a${attributes([
            ['href', urlOf(data['ref'])],
            ['title', optional(data, 'title')],
          ])}>${printInlines((node.nodes ?? []) as readonly (Inline | Text)[], print)}</a>`
        return `[${printInlines((node.nodes ?? []) as readonly (Inline | Text)[], print)}](${printDestination(urlOf(data['ref']))}${
          data['title'] === undefined ? '' : printTitle(textOf(data, 'title'))
        })`
      case 'mention': {
        const url = urlOf(data['ref'])
        return `[${escapeText(print.title(url), print)}](${printDestination(url)} "mention")`
      }
      case 'button':
        return buttonTag(data, escapeText(oneLine(textOf(data, 'label')), print))
      case 'emoji':
        return apart(`:${textOf(data, 'code')}:`)
      case 'expression':
        return `<code class="expression">${escapeText(textOf(data, 'expression'), print)}</code>`
      case 'inline-math':
        return `$$${inlineFormula(textOf(data, 'formula'))}$$`
      case 'annotation':
        return `${printInlines((node.nodes ?? []) as readonly (Inline | Text)[], print)}[^${print.footnote(node.fragments ?? [])}]`
      case 'html':
        return apart(textOf(data, 'html'))
      default:
        return tagInline(node) ?? printInlines((node.nodes ?? []) as readonly (Inline | Text)[], print)
    }
  })
}

const isEmoji = (node: Inline | Text | undefined): boolean =>
  node?.object === 'inline' && node.type === 'emoji'

/** Emoji beside a letter or another emoji, where HTML would read a shortcode as text: they get a tag around them. */
const crowdedEmoji = (nodes: readonly (Inline | Text)[]): ReadonlySet<Inline> => {
  const touches = (node: Inline | Text | undefined, edge: RegExp): boolean =>
    isEmoji(node) || (node?.object === 'text' && edge.test(node.leaves.map(({ text }) => text).join('')))
  return new Set(
    nodes.filter(
      (node, at): node is Inline =>
        isEmoji(node) && (touches(nodes[at - 1], /[\w:/.]$/) || touches(nodes[at + 1], /^[\w:/]/)),
    ),
  )
}

/** Prints inlines as HTML, for cells and captions; undefined if they contain something only Markdown can express. */
export function htmlOfInlines(
  nodes: readonly (Inline | Text)[],
  title: (url: string) => string,
): string | undefined {
  let possible = true
  const crowded = crowdedEmoji(nodes)
  const result = printItems(nodes, markTags, ({ text, node }): string => {
    if (text !== undefined) return text.split('\n').map(encodeText).join('<br>')
    if (node === undefined) return ''
    const { data } = node
    const inner = (): string =>
      htmlOfInlines((node.nodes ?? []) as readonly (Inline | Text)[], title) ?? ((possible = false), '')
    switch (node.type) {
      case 'link':
        return `<a${attributes([
          ['href', urlOf(data['ref'])],
          ['title', optional(data, 'title')],
        ])}>${inner()}</a>`
      case 'mention':
        return `<a${attributes([
          ['href', urlOf(data['ref'])],
          ['title', 'mention'],
        ])}>${encodeText(title(urlOf(data['ref'])))}</a>`
      case 'button':
        return buttonTag(data, encodeText(oneLine(textOf(data, 'label'))))
      case 'emoji':
        return crowded.has(node) ? `<b>:${textOf(data, 'code')}:</b>` : `:${textOf(data, 'code')}:`
      case 'expression':
        return `<code class="expression">${encodeText(textOf(data, 'expression'))}</code>`
      default: {
        const tag = tagInline(node)
        if (tag === undefined || node.type === 'html') possible = false
        return tag ?? ''
      }
    }
  })
  return possible ? result : undefined
}

export const inlinesIn = (block: Block): readonly (Inline | Text)[] =>
  (block.nodes ?? []) as readonly (Inline | Text)[]
