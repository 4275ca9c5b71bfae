/**
 * Finds the `{% tag %}` lines that open and close blocks, in one pass over the lines before the text is parsed.
 * Unmatched and unknown tags are treated as text, with a warning.
 */
import { decodeEntities } from './html-reader.ts'

export interface MarkdownWarning {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly code: string
  readonly message: string
}

/** `blocks`: contains blocks. `raw`: its body is kept as is. `void`: has no body. */
export type TagForm = 'blocks' | 'raw' | 'void'

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
/** What may precede a block on its line: quote and list markers, spaces. */
const prefix = /^(?:\s|>|[*+-]\s|\d{1,9}[.)]\s)*/

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

interface Open {
  readonly line: number
  readonly name: string
  readonly form: string
  readonly tag: Omit<TagLine, 'form' | 'close'>
}

/**
 * The lines with known, balanced tags, by number from 0; `<details>` counts as one. Lines inside code are ignored:
 * those in `opaque` if the caller knows them, otherwise what looks like fenced code. One pass; the end of an outer tag
 * closes the tags open in it.
 */
export function tagLines(
  lines: readonly string[],
  warn: (line: number, code: string, message: string) => void,
  opaque?: ReadonlySet<number>,
): ReadonlyMap<number, TagLine> {
  const found = new Map<number, TagLine>()
  const stack: Open[] = []
  const counts = new Map<string, number>()
  let fence: string | undefined
  const settle = (open: Open): void => {
    counts.set(open.name, (counts.get(open.name) ?? 1) - 1)
    if (open.form.startsWith('maybe')) found.set(open.line, { ...open.tag, form: 'void' })
    else if (open.name !== 'details')
      warn(open.line, 'unclosed-tag', `{% ${open.name} %} has no end and is kept as text.`)
  }
  const push = (open: Open): void => {
    stack.push(open)
    counts.set(open.name, (counts.get(open.name) ?? 0) + 1)
  }
  const close = (name: string, line: number): boolean => {
    if ((counts.get(name) ?? 0) === 0) return false
    for (let open = stack.pop(); open !== undefined; open = stack.pop()) {
      if (open.name !== name) {
        settle(open)
        continue
      }
      counts.set(name, (counts.get(name) ?? 1) - 1)
      const alone = open.form.startsWith('maybe') && ({ alone: true } as const)
      const form = open.form.endsWith('raw') ? 'raw' : 'blocks'
      found.set(open.line, { ...open.tag, form, close: line, ...alone })
      return true
    }
    return false
  }
  lines.forEach((whole, line) => {
    const text = whole.replace(prefix, '').trimEnd()
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
      return push({
        line,
        name: 'details',
        form: 'blocks',
        tag: { name: 'details', text, attributes: new Map(), bare: '' },
      })
    if (text === '</details>') return void close('details', line)
    if (!text.startsWith('{%')) {
      if (holdsTag(text) && !text.includes('`') && !text.includes('\\{'))
        warn(line, 'tag-in-line', 'A {% tag %} that does not stand on its own line is kept as text.')
      return
    }
    const tag = readTag(text)
    if (tag === undefined)
      return warn(line, 'bad-tag', `${text.slice(0, 80)} is not well written and is kept as text.`)
    const ended = tag.name.startsWith('end') ? tag.name.slice(3) : undefined
    if (ended !== undefined && known.has(ended)) {
      if (!close(ended, line))
        warn(line, 'stray-end-tag', `{% ${tag.name} %} ends nothing and is kept as text.`)
      return
    }
    const form = known.get(tag.name)
    if (form === undefined || tag.name === 'details')
      return warn(line, 'unknown-tag', `{% ${tag.name} %} is not known and is kept as text.`)
    const shape = { ...tag, text }
    if (form === 'void') found.set(line, { ...shape, form })
    else push({ line, name: tag.name, form, tag: shape })
  })
  while (stack.length > 0) {
    const open = stack.pop()
    if (open !== undefined) settle(open)
  }
  return found
}
