/** Reads what an engine made of tagged text: a small markup, strictly. Everything else is refused. */
import { printParts, tagProblems, type TextPart } from './read-tags.ts'
import type { Tagged } from './tagged-text.ts'

export type ReadAnswer = { readonly text: string } | { readonly problems: readonly string[] }

/** A tag of markup: its name, and its attributes if it opens. */
interface MarkupTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly isEnd: boolean
  readonly isEmpty: boolean
}

/** What tags mean. */
export interface MarkupForm {
  /** The part that a start tag opens; `break` for a line break. Undefined: not allowed. */
  readonly open: (
    tag: MarkupTag,
  ) => { readonly kind: 'wrap' | 'atom'; readonly id: number } | 'break' | undefined
  /** Named entities besides those of XML. */
  readonly entities: { readonly [name: string]: string }
}

/** UTF-16 units between `<` and `>`. */
const longestTag = 200
const longestEntity = 10

const xmlEntities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The id in an attribute; undefined if it is none. */
export const idOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined

/** `a="b" c='d'`; undefined if it is not in that form. */
const attributesOf = (text: string): ReadonlyMap<string, string> | undefined => {
  const found = new Map<string, string>()
  let rest = text.trim()
  while (rest !== '') {
    const match = /^([a-z]{1,20})=(?:"([^"<>&]*)"|'([^'<>&]*)')/.exec(rest)
    const [whole = '', name = '', double, single] = match ?? []
    if (match === null || found.has(name)) return undefined
    found.set(name, double ?? single ?? '')
    rest = rest.slice(whole.length).trimStart()
  }
  return found
}

/** The inside of `<…>`. */
const tagOf = (inside: string): MarkupTag | undefined => {
  const isEnd = inside.startsWith('/')
  const isEmpty = inside.endsWith('/')
  const body = inside.slice(Number(isEnd), inside.length - Number(isEmpty))
  const name = /^[a-z]{1,10}/.exec(body)?.[0]
  if (name === undefined || (isEnd && isEmpty)) return undefined
  const rest = body.slice(name.length)
  if (rest !== '' && !/^\s/.test(rest)) return undefined
  const attributes = attributesOf(rest)
  return attributes === undefined || (isEnd && attributes.size > 0)
    ? undefined
    : { name, attributes, isEnd, isEmpty }
}

/** The character of a reference such as `#39`; undefined if it is none. */
const characterOf = (name: string): string | undefined => {
  const match = /^#(?:(\d{1,7})|x([\da-f]{1,6}))$/i.exec(name)
  if (match === null) return undefined
  const code = match[1] === undefined ? Number.parseInt(match[2] ?? '', 16) : Number(match[1])
  const isScalar = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isScalar ? String.fromCodePoint(code) : undefined
}

interface OpenTag {
  readonly name: string
  readonly kind: 'wrap' | 'atom'
  readonly id: number
}

class MarkupReader {
  readonly parts: TextPart[] = []
  private readonly open: OpenTag[] = []
  private readonly source: string
  private readonly form: MarkupForm

  constructor(source: string, form: MarkupForm) {
    this.source = source
    this.form = form
  }

  private text(text: string): void {
    // What engines did to the word of an atom does not count.
    if (text !== '' && this.open.at(-1)?.kind !== 'atom') this.parts.push({ kind: 'text', text })
  }

  private entity(at: number): number {
    const end = this.source.slice(at + 1, at + 2 + longestEntity).indexOf(';')
    const name = end < 0 ? '' : this.source.slice(at + 1, at + 1 + end)
    const named = Object.hasOwn(xmlEntities, name)
      ? xmlEntities[name]
      : Object.hasOwn(this.form.entities, name)
        ? this.form.entities[name]
        : characterOf(name)
    this.text(named ?? '&')
    return named === undefined ? at + 1 : at + end + 2
  }

  private start(tag: MarkupTag, written: string): string | undefined {
    const opened = this.form.open(tag)
    if (opened === undefined) return `The answer contains ${written}.`
    if (opened === 'break') this.text('\n')
    else if (this.open.at(-1)?.kind === 'atom')
      return `The answer has a tag inside of tag ${this.open.at(-1)?.id}.`
    else if (opened.kind === 'atom') {
      this.parts.push({ kind: 'atom', id: opened.id })
      if (!tag.isEmpty) this.open.push({ ...opened, name: tag.name })
    } else {
      this.parts.push({ kind: 'open', id: opened.id })
      if (tag.isEmpty) this.parts.push({ kind: 'close', id: opened.id })
      else this.open.push({ ...opened, name: tag.name })
    }
    return undefined
  }

  private end(tag: MarkupTag, written: string): string | undefined {
    const closed = this.open.pop()
    if (closed?.name !== tag.name) return `The answer has ${written} in the wrong place.`
    if (closed.kind === 'wrap') this.parts.push({ kind: 'close', id: closed.id })
    return undefined
  }

  /** The first problem, if any. */
  read(): string | undefined {
    const { source } = this
    const marked = /[&<]/g
    for (let from = 0; from <= source.length;) {
      marked.lastIndex = from
      const at = marked.exec(source)?.index ?? source.length
      this.text(source.slice(from, at))
      if (at === source.length) break
      if (source.charAt(at) === '&') {
        from = this.entity(at)
        continue
      }
      const length = source.slice(at, at + longestTag).indexOf('>') + 1
      const written = `“${source.slice(at, at + (length === 0 ? 20 : length)).slice(0, 40)}”`
      const tag = length === 0 ? undefined : tagOf(source.slice(at + 1, at + length - 1))
      if (tag === undefined) return `The answer contains ${written}.`
      const problem = tag.isEnd ? this.end(tag, written) : this.start(tag, written)
      if (problem !== undefined) return problem
      from = at + length
    }
    const left = this.open.at(-1)
    return left === undefined ? undefined : `Tag ${left.id} is not closed.`
  }
}

/** The answer as tagged text, if it has each tag of the source once. Linear. */
export const readMarkup = (answer: string, source: Tagged, form: MarkupForm): ReadAnswer => {
  const reader = new MarkupReader(answer, form)
  const problem = reader.read()
  if (problem !== undefined) return { problems: [problem] }
  const problems = tagProblems(reader.parts, source.tags).map(({ message }) => message)
  return problems.length > 0 ? { problems } : { text: printParts(reader.parts) }
}

/** Of the word of an atom, which only gives context. */
const longestWord = 60

/** What engines see in place of an atom: its word, else a sign that is a word of no language. */
export const wordOfAtom = (source: Tagged): ((id: number) => string) => {
  const words = new Map(
    source.tags.map((tag) => [tag.id, tag.kind === 'atom' ? tag.word.slice(0, longestWord).trim() : '']),
  )
  return (id) => {
    const word = (words.get(id) ?? '').toWellFormed()
    return word === '' ? '\u25cf' : word
  }
}
