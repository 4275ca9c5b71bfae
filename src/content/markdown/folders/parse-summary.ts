/**
 * SUMMARY.md, the table of contents of a folder, parsed line by line. Never throws; anything that is not an entry is
 * reported.
 */
import { trimEndOf, trimStartOf } from '../../document/linear-text.ts'
import { storableText } from '../../document/storable-text.ts'
import { deepestPage } from '../../tree/page-tree.ts'
import { decodeEntities } from '../html-reader.ts'
import { findFrontMatter } from '../front-matter-lines.ts'
import type { MarkdownWarning } from '../tags.ts'

/** Deeper entries are attached to the last level: they are useless to readers, and recursive traversal stays safe. */
export const summaryDepth = deepestPage

export interface SummaryEntry {
  /** `group`: a heading. `page`: a file in the folder. `link`: an external URL. `text`: a bullet without a link. */
  readonly kind: 'group' | 'page' | 'link' | 'text'
  readonly title: string
  /** The short title of a page, written as the title of its link. */
  readonly shortTitle?: string
  /**
   * The URL as written, with entities and escapes decoded; for a page relative to the folder of the file, with percent
   * escapes.
   */
  readonly href?: string
  /** For a page: `href` before `#`. */
  readonly path?: string
  /** For a page: the part of `href` after `#`, which can be empty. For a group: the id of its heading. */
  readonly anchor?: string
  /** From 1. */
  readonly line: number
  readonly children: readonly SummaryEntry[]
}

export interface Summary {
  readonly entries: readonly SummaryEntry[]
  readonly warnings: readonly MarkdownWarning[]
}

interface Growing extends SummaryEntry {
  readonly children: Growing[]
}

const plain = (text: string): string =>
  decodeEntities(
    text
      .replace(/<[a-z/][^<>]*>/gi, '')
      .replace(/(?<!\\)(\*\*|__|`)(.+?)(?<!\\)\1/g, '$2')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  ).trim()

/** Index of the bracket that matches the one at `from`, or -1. Escaped brackets are ignored. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const mark = text[at]
    if (mark === '\\') at += 1
    else if (mark === open) depth += 1
    else if (mark === close && (depth -= 1) === 0) return at
  }
  return -1
}

interface Target {
  readonly address: string
  /** Empty if there is none. */
  readonly title: string
}

/** The rest after the URL: an optional title in quotes after a space, and the closing bracket. */
function readTitle(text: string, address: string): Target | undefined {
  const rest = text.trimStart()
  if (rest.startsWith(')')) return { address, title: '' }
  const quote = rest[0]
  if (rest === text || (quote !== '"' && quote !== "'")) return undefined
  let close = 1
  while (close < rest.length && rest[close] !== quote) close += rest[close] === '\\' ? 2 : 1
  if (
    close >= rest.length ||
    !rest
      .slice(close + 1)
      .trimStart()
      .startsWith(')')
  )
    return undefined
  return { address, title: rest.slice(1, close) }
}

/** The end of a URL without angle brackets: at a space, or at an unmatched bracket. */
function addressEnd(text: string): number {
  let open = -1
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\\' && at + 1 < text.length) at += 1
    else if (char === '(' && open < 0) open = at
    else if (char === ')' && open >= 0) open = -1
    else if (char === '\\' || char === '(' || char === ')' || char.trim() === '') return open < 0 ? at : open
  }
  return open < 0 ? text.length : open
}

/** Parses the target of a link, after the opening parenthesis. */
function readTarget(inside: string): Target | undefined {
  const text = inside.trimStart()
  const angled = /^<((?:[^<>\\]|\\.)*)>/.exec(text)
  const inAngles = angled === null ? undefined : readTitle(text.slice(angled[0].length), angled[1] ?? '')
  const end = addressEnd(text)
  const found = inAngles ?? readTitle(text.slice(end), text.slice(0, end))
  if (found !== undefined) return found
  // A URL with spaces, which is invalid but common.
  const close = text.search(/[)"]/)
  if (close < 0) return undefined
  const address = text.slice(0, close)
  if (text[close] === ')') return { address: address.trimEnd(), title: '' }
  const quoted = /^"([^"]*)"\s*\)/.exec(text.slice(close))
  const parted = address === '' ? text !== inside : address.trimEnd() !== address
  return quoted === null || !parted ? undefined : { address: address.trimEnd(), title: quoted[1] ?? '' }
}

/** The value of the first attribute of an `<a>` tag matched by `name`; `name` must end where the value starts. */
function anchorValue(text: string, name: RegExp): string | undefined {
  const begin = /<a\b/gi
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const close = text.indexOf('>', begin.lastIndex)
    const inside = text.slice(begin.lastIndex, close < 0 ? text.length : close)
    const match = name.exec(inside)
    const from = match === null ? -1 : begin.lastIndex + match.index + match[0].length
    const end = from < 0 ? -1 : text.indexOf('"', from)
    if (end >= 0) return text.slice(from, end)
    if (close < 0) return undefined
    begin.lastIndex = close
  }
  return undefined
}

interface ReadLink {
  readonly title: string
  readonly href: string
  readonly shortTitle?: string
}

/**
 * Parses `[title](url "short")`, with or without angle brackets around the URL; undefined if the text does not start
 * with a link.
 */
function readLink(text: string): ReadLink | undefined {
  if (!text.startsWith('[')) return undefined
  const end = closing(text, 0, '[', ']')
  if (end < 0 || text[end + 1] !== '(') return undefined
  const target = readTarget(text.slice(end + 2))
  if (target === undefined) return undefined
  const href = decodeEntities(target.address.replace(/\\([!-/:-@[-`{-~])/g, '$1')).trim()
  const shortTitle = plain(target.title)
  return { title: plain(text.slice(1, end)), href, ...(shortTitle !== '' && { shortTitle }) }
}

/** Parses the text of a bullet or a standalone line: a page, a link, or plain text. */
function readEntry(text: string, line: number): Growing {
  const link = readLink(text)
  if (link === undefined || link.href === '')
    return {
      kind: link === undefined ? 'text' : 'page',
      title: link?.title ?? plain(text),
      ...(link && { path: '' }),
      ...(link?.shortTitle !== undefined && { shortTitle: link.shortTitle }),
      line,
      children: [],
    }
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link.href)) return { kind: 'link', ...link, line, children: [] }
  const hash = link.href.indexOf('#')
  const path = hash < 0 ? link.href : link.href.slice(0, hash)
  const anchor = hash < 0 ? undefined : link.href.slice(hash + 1)
  return { kind: 'page', ...link, path, ...(anchor !== undefined && { anchor }), line, children: [] }
}

/** The text of a heading without closing `#` characters. */
function withoutClosingMarks(words: string): string {
  const line = trimEndOf(words, ' \t')
  const open = trimEndOf(line, '#')
  return open.length < line.length && /[ \t]$/.test(open) ? trimEndOf(open, ' \t') : words
}

/**
 * Parses a table of contents: headings are groups (the first level 1 heading belongs to the file itself), bullets are
 * entries nested by indentation, a thematic break ends a group. An entry `[T]()` is a page with an empty path: it has
 * no file yet. Linear in the length of the text.
 */
export function parseSummary(text: string, context: { readonly file: string }): Summary {
  const entries: Growing[] = []
  const warnings: MarkdownWarning[] = []
  const warn = (line: number, code: string, message: string): void =>
    void warnings.push({ file: context.file, line, code, message })
  const whole = storableText(text)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  const lines = whole.split('\n')
  const { bodyLine } = findFrontMatter(whole)
  let home = entries
  let stack: { readonly indent: number; readonly entry: Growing }[] = []
  let titled = false
  let comment = false
  lines.forEach((long, index) => {
    // No real entry is longer; the patterns below are not linear for hostile lines.
    const raw = long.slice(0, 4000)
    const line = index + 1
    const content = raw.trim()
    if (index < bodyLine || content === '') return
    if (comment || content.startsWith('<!--')) {
      comment = !content.includes('-->')
      return
    }
    const heading = /^ {0,3}(#{1,6})(?=[ \t]|$)/.exec(raw)
    if (heading !== null) {
      if (heading[1] === '#' && !titled && entries.length === 0) {
        titled = true
        return
      }
      const headingText = withoutClosingMarks(trimStartOf(raw.slice(heading[0].length), ' \t'))
      const anchor = anchorValue(headingText, /\b(?:id|name)="/i) ?? anchorValue(headingText, /\bhref="#/i)
      const linked = readLink(headingText.trim())
      if (linked !== undefined) warn(line, 'group-link', 'A group has no page, so its link is ignored.')
      const title = linked?.title ?? plain(headingText)
      const group: Growing = {
        kind: 'group',
        title,
        ...(anchor !== undefined && anchor !== '' && { anchor }),
        line,
        children: [],
      }
      entries.push(group)
      home = group.children
      stack = []
      return
    }
    if (/^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(raw)) {
      home = entries
      stack = []
      return
    }
    const bullet = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/.exec(raw)
    if (bullet === null) {
      warn(line, 'not-an-entry', `“${content.slice(0, 80)}” is not an entry of the table of contents.`)
      return
    }
    const indent = (bullet[1] ?? '').replaceAll('\t', '    ').length
    const entry = readEntry(raw.slice(bullet[0].length).trim(), line)
    if (entry.title === '' && entry.href === undefined)
      return warn(line, 'not-an-entry', 'An empty list item is ignored.')
    while ((stack.at(-1)?.indent ?? -1) >= indent) stack.pop()
    // A group is a level above its entries.
    if (stack.length + (home === entries ? 0 : 1) >= summaryDepth) {
      warn(line, 'too-deep', `Entries deeper than ${summaryDepth} levels are moved to the last one.`)
      stack.pop()
    }
    ;(stack.at(-1)?.entry.children ?? home).push(entry)
    stack.push({ indent, entry })
  })
  return { entries, warnings }
}
