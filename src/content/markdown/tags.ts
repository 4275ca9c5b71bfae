/**
 * Finds the `{% tag %}` lines that open and close blocks, in one pass over the lines before the text is parsed.
 * Unmatched and unknown tags are treated as text, with a warning.
 */
import { decodeEntities } from './html-reader.ts'
import { blockText, lastLineOfTag, blockName } from './integration-tags.ts'

export interface MarkdownWarning {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly code: string
  readonly message: string
}

/** `blocks`: contains blocks. `raw`: its body is kept as is. `void`: has no body. */
type TagForm = 'blocks' | 'raw' | 'void'

export interface TagLine {
  readonly name: string
  readonly form: TagForm
  /** The source of the tag, trimmed. */
  readonly text: string
  readonly attributes: ReadonlyMap<string, string>
  /** Content of the tag that is not an attribute: the path of an include, the condition of an `if`. */
  readonly bare: string
  /** Line of the end tag, from 0; absent for void tags. */
  readonly close?: number
  /** Whether the end tag stands behind the last words of its body. */
  readonly closeBehind?: true
  /** Last line of the tag itself, from 0, if it is one of an integration. */
  readonly last?: number
  /** Whether it is still a block without its end tag, if that turns out to be elsewhere. */
  readonly alone?: true
}

/** Known tags: how they close, and what they contain. */
const known = new Map<string, 'blocks' | 'raw' | 'void' | 'maybe-blocks' | 'maybe-raw'>([
  ...[
    'hint',
    'tabs',
    'tab',
    'code',
    'stepper',
    'step',
    'columns',
    'column',
    'updates',
    'update',
    'prompt',
    'if',
    'details',
  ].map((name) => [name, 'blocks'] as const),
  ...['embed', 'file'].map((name) => [name, 'maybe-blocks'] as const),
  ...['content-ref', 'page-ref', 'openapi-operation', 'openapi', 'swagger', 'openapi-schemas'].map(
    (name) => [name, 'maybe-raw'] as const,
  ),
  ['include', 'void'],
])

const tagName = /^[a-z][a-z0-9-]*(?!\S)/
const attributeName = /[\w-]+/y

/** Parses one tag; undefined if the text is not a tag, or its attributes are malformed. */
function readTag(text: string): { name: string; attributes: Map<string, string>; bare: string } | undefined {
  if (text.length < 5 || !text.startsWith('{%') || !text.endsWith('%}')) return undefined
  const whole = text.slice(2, -2).trim()
  const name = tagName.exec(whole)?.[0]
  if (name === undefined) return undefined
  const inside = whole.slice(name.length).trimStart()
  if (name === 'if') return { name, attributes: new Map(), bare: inside }
  if (name === 'include') {
    const bare = decodeEntities(/^"([^"]*)"$/.exec(inside)?.[1] ?? inside)
    return { name, attributes: new Map(), bare }
  }
  const attributes = readAttributes(inside)
  return attributes && { name, attributes, bare: '' }
}

const skipSpaces = (text: string, from: number): number => {
  let at = from
  while (at < text.length && text.charAt(at).trim() === '') at += 1
  return at
}

/** Attributes with straight or curly quotes; undefined if there is anything else. */
function readAttributes(text: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>()
  for (let at = skipSpaces(text, 0); at < text.length; at = skipSpaces(text, at)) {
    attributeName.lastIndex = at
    const key = attributeName.exec(text)?.[0]
    if (key === undefined) return undefined
    const equals = skipSpaces(text, at + key.length)
    if (text[equals] !== '=') return undefined
    const open = skipSpaces(text, equals + 1)
    const quote = text[open] === '"' ? '"' : text[open] === '“' ? '”' : undefined
    const close = quote === undefined ? -1 : text.indexOf(quote, open + 1)
    if (close < 0) return undefined
    attributes.set(key, decodeEntities(text.slice(open + 1, close)))
    at = close + 1
  }
  return attributes
}

/** Whether the text contains something that looks like a tag. */
function holdsTag(text: string): boolean {
  for (let start = text.indexOf('{%'); start >= 0; start = text.indexOf('{%', start + 2)) {
    const end = text.indexOf('%', start + 2)
    if (end < 0) return false
    if (text[end + 1] === '}' && /^\s*[a-z-]/.test(text.slice(start + 2, end))) return true
  }
  return false
}

/** The offset of a tag at the end of a line, behind words; -1 if there is none. */
const tagBehind = (text: string): number => {
  const start = text.endsWith('%}') ? text.lastIndexOf('{%') : -1
  return start > 0 && text[start - 1] !== '\\' ? start : -1
}

/** The name of the tag that is closed at the end of a line, behind words. */
function endTagBehind(text: string): string | undefined {
  const start = tagBehind(text)
  if (start < 0) return undefined
  const words = text.slice(0, start)
  // Code and HTML are not read word by word.
  if (words.startsWith('<') || words.split('`').length % 2 === 0) return undefined
  return /^end([a-z]+)$/.exec(text.slice(start + 2, -2).trim())?.[1]
}

/** A line without the tag behind its words. */
export const withoutTagBehind = (text: string): string =>
  text.slice(0, Math.max(0, tagBehind(text))).trimEnd()

interface Open {
  readonly line: number
  readonly name: string
  readonly form: string
  readonly tag: Omit<TagLine, 'form' | 'close'>
}

type Warn = (line: number, code: string, message: string) => void

/** The tags that are open at a line, and the complete ones so far. The end of an outer tag closes those open in it. */
class OpenTags {
  readonly found = new Map<number, TagLine>()
  readonly #warn: Warn
  readonly #stack: Open[] = []
  /** How many tags of each name are open. */
  readonly #counts = new Map<string, number>()

  constructor(warn: Warn) {
    this.#warn = warn
  }

  open(tag: Open): void {
    this.#stack.push(tag)
    this.#count(tag.name, 1)
  }

  /** Returns false if no tag of the name is open. `behind`: the end tag stands behind words. */
  close(name: string, line: number, behind = false): boolean {
    if ((this.#counts.get(name) ?? 0) === 0) return false
    for (let open = this.#stack.pop(); open !== undefined; open = this.#stack.pop()) {
      this.#count(open.name, -1)
      if (open.name !== name) {
        this.#leaveUnclosed(open)
        continue
      }
      const alone = open.form.startsWith('maybe') && ({ alone: true } as const)
      const form = open.form.endsWith('raw') ? 'raw' : 'blocks'
      const closeBehind = behind && ({ closeBehind: true } as const)
      this.found.set(open.line, { ...open.tag, form, close: line, ...closeBehind, ...alone })
      return true
    }
    return false
  }

  /** At the end of the text. */
  end(): void {
    for (let open = this.#stack.pop(); open !== undefined; open = this.#stack.pop()) this.#leaveUnclosed(open)
  }

  #count(name: string, by: 1 | -1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by)
  }

  /** A tag whose body is optional has none. */
  #leaveUnclosed(open: Open): void {
    if (open.form.startsWith('maybe')) this.found.set(open.line, { ...open.tag, form: 'void' })
    else if (open.name !== 'details')
      this.#warn(open.line, 'unclosed-tag', `{% ${open.name} %} is not closed and is kept as text.`)
  }
}

/**
 * The lines with known, balanced tags, by number from 0; `<details>` counts as one. Lines inside code are ignored:
 * those in `opaque` if the caller knows them, otherwise what looks like fenced code. One pass.
 */
export function tagLines(
  lines: readonly string[],
  warn: Warn,
  opaque?: ReadonlySet<number>,
): ReadonlyMap<number, TagLine> {
  const tags = new OpenTags(warn)
  let fence: string | undefined
  const textOf = (line: number): string => blockText(lines[line] ?? '')
  /** The line after a tag of several lines. */
  let next = 0
  lines.forEach((_, line) => {
    if (line < next) return
    const text = textOf(line)
    const ticks = /^(`{3,}|~{3,})/.exec(text)?.[1]
    if (fence !== undefined) {
      if (ticks !== undefined && ticks[0] === fence[0] && ticks.length >= fence.length && text === ticks)
        fence = undefined
      return
    }
    if (opaque?.has(line) === true) return
    if (ticks !== undefined && opaque === undefined) {
      if (ticks[0] !== '`' || !text.slice(ticks.length).includes('`')) fence = ticks
      return
    }
    if (text === '<details>' || text === '<details open>' || text === '<details open="">')
      return tags.open({
        line,
        name: 'details',
        form: 'blocks',
        tag: { name: 'details', text, attributes: new Map(), bare: '' },
      })
    if (text === '</details>') return void tags.close('details', line)
    if (!text.startsWith('{%')) {
      const behind = endTagBehind(text)
      if (behind !== undefined && known.get(behind) === 'blocks' && tags.close(behind, line, true)) return
      if (holdsTag(text) && !text.includes('`') && !text.includes('\\{'))
        warn(line, 'tag-in-line', 'A {% tag %} that is not on its own line is kept as text.')
      return
    }
    const name = blockName(text)
    if (name !== undefined) {
      const last = lastLineOfTag(lines.length, line, textOf)
      if (last === undefined)
        return warn(line, 'unclosed-tag', `{% ${name} %} is not closed and is kept as text.`)
      next = last + 1
      tags.found.set(line, { name, form: 'void', text, attributes: new Map(), bare: '', last })
      return
    }
    const tag = readTag(text)
    if (tag === undefined)
      return warn(line, 'bad-tag', `${text.slice(0, 80)} is not well written and is kept as text.`)
    const ended = tag.name.startsWith('end') ? tag.name.slice(3) : undefined
    if (ended !== undefined && known.has(ended)) {
      if (!tags.close(ended, line))
        warn(line, 'stray-end-tag', `{% ${tag.name} %} closes nothing and is kept as text.`)
      return
    }
    const form = known.get(tag.name)
    if (form === undefined || tag.name === 'details')
      return warn(line, 'unknown-tag', `{% ${tag.name} %} is unknown and is kept as text.`)
    const shape = { ...tag, text }
    if (form === 'void') tags.found.set(line, { ...shape, form })
    else tags.open({ line, name: tag.name, form, tag: shape })
  })
  tags.end()
  return tags.found
}
