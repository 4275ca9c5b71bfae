/** Reads the text form of tags (`tagged-text.ts`): strictly, in one pass, with problems in words. */

export type TextPart =
  /** `text` is unescaped. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'close'; readonly id: number }
  | { readonly kind: 'atom'; readonly id: number }

type ReadText = { readonly parts: readonly TextPart[] } | { readonly problems: readonly string[] }

/** Problems of one text that are reported. */
const mostProblems = 10

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>' }
/** UTF-16 units from `<` to `>`; ids have at most six digits. */
const longestTag = 20
/** More than the levels of a page and the marks of its texts together. */
const deepest = 1000

const quoted = (text: string): string => `“${text.slice(0, 30)}${text.length > 30 ? '…' : ''}”`

/** The number in `START` digits `END`, without leading zeros; undefined if it is not in that form. */
const idIn = (tag: string, start: string, end: string): number | undefined => {
  if (!tag.startsWith(start) || !tag.endsWith(end) || tag.length <= start.length + end.length)
    return undefined
  const digits = tag.slice(start.length, -end.length)
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined
}

class Reader {
  readonly parts: TextPart[] = []
  readonly problems: string[] = []
  private readonly open: number[] = []
  private readonly source: string
  private text = ''

  constructor(source: string) {
    this.source = source
  }

  private report(problem: string): void {
    if (this.problems.length < mostProblems) this.problems.push(problem)
  }

  private push(part: TextPart): void {
    if (this.text !== '') this.parts.push({ kind: 'text', text: this.text })
    this.text = ''
    this.parts.push(part)
  }

  /** Where to go on after the `&` at `at`. */
  private entity(at: number): number {
    const end = this.source.slice(at, at + 6).indexOf(';')
    const name = end < 0 ? '' : this.source.slice(at + 1, at + end)
    if (!Object.hasOwn(entities, name)) {
      this.report(
        end < 0
          ? 'Write “&” as “&amp;”.'
          : `${quoted(`&${name};`)} is not known here. Write “&” as “&amp;”, and other characters as they are.`,
      )
      return at + 1
    }
    this.text += entities[name] ?? ''
    return at + end + 1
  }

  /** Where to go on after the `<` at `at`. */
  private tag(at: number): number {
    const length = this.source.slice(at, at + longestTag).indexOf('>') + 1
    const tag = length === 0 ? this.source.slice(at, at + longestTag) : this.source.slice(at, at + length)
    const opened = idIn(tag, '<g id="', '">')
    const atom = idIn(tag, '<x id="', '"/>')
    if (opened !== undefined) {
      this.open.push(opened)
      if (this.open.length === deepest + 1) this.report(`Tags are more than ${deepest} levels deep.`)
      this.push({ kind: 'open', id: opened })
    } else if (atom !== undefined) this.push({ kind: 'atom', id: atom })
    else if (tag === '</g>') {
      const id = this.open.pop()
      if (id === undefined) this.report('“</g>” closes nothing.')
      else this.push({ kind: 'close', id })
    } else {
      this.report(`${quoted(tag)} is not a tag. Write “<” as “&lt;”.`)
      return at + Math.max(1, length)
    }
    return at + length
  }

  read(): ReadText {
    const { source } = this
    const marked = /[&<>]/g
    let from = 0
    while (this.problems.length < mostProblems) {
      marked.lastIndex = from
      const at = marked.exec(source)?.index ?? source.length
      this.text += source.slice(from, at)
      if (at === source.length) break
      const sign = source.charAt(at)
      if (sign === '>') this.report('Write “>” as “&gt;”.')
      from = sign === '&' ? this.entity(at) : sign === '<' ? this.tag(at) : at + 1
    }
    if (this.text !== '') this.parts.push({ kind: 'text', text: this.text })
    for (const id of this.open) this.report(`Tag ${id} is not closed.`)
    return this.problems.length > 0 ? { problems: this.problems } : { parts: this.parts }
  }
}

/** The parts of a text in order. Opened tags are closed in reverse order; whether they exist is not checked. */
export const readTags = (text: string): ReadText => new Reader(text).read()

/** The parts of a text that was written by `toTagged`; nothing for any other that cannot be read. */
export const partsOfText = (text: string): readonly TextPart[] => {
  const read = readTags(text)
  return 'parts' in read ? read.parts : []
}

interface KnownTag {
  readonly id: number
  readonly kind: 'wrap' | 'atom'
  readonly label: string
}

interface TagProblem {
  readonly id: number
  readonly message: string
}

/** What is wrong with the tags of a text that can be read: each must occur once, in its form. Empty if nothing is. */
export const tagProblems = (parts: readonly TextPart[], tags: readonly KnownTag[]): readonly TagProblem[] => {
  const known = new Map(tags.map((tag) => [tag.id, tag]))
  const found = new Set<number>()
  const problems: TagProblem[] = []
  const report = (id: number, message: string): void => {
    if (problems.length < mostProblems) problems.push({ id, message })
  }
  for (const part of parts) {
    if (part.kind === 'text' || part.kind === 'close') continue
    const tag = known.get(part.id)
    const form = part.kind === 'atom' ? 'atom' : 'wrap'
    if (tag === undefined) report(part.id, `Tag ${part.id} is not in the source.`)
    else if (found.has(part.id)) report(part.id, `Tag ${part.id} (${tag.label}) occurs more than once.`)
    else if (tag.kind !== form)
      report(
        part.id,
        tag.kind === 'wrap'
          ? `Tag ${part.id} (${tag.label}) goes around text: <g id="${part.id}">…</g>.`
          : `Tag ${part.id} (${tag.label}) stands alone: <x id="${part.id}"/>.`,
      )
    found.add(part.id)
  }
  for (const { id, label } of tags) if (!found.has(id)) report(id, `Tag ${id} (${label}) is missing.`)
  return problems
}

/** Writes parts as text again. */
export const printParts = (parts: readonly TextPart[]): string => {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'text') text += escapeText(part.text)
    else if (part.kind === 'open') text += `<g id="${part.id}">`
    else text += part.kind === 'close' ? '</g>' : `<x id="${part.id}"/>`
  }
  return text
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text without its tags, unescaped; atoms are left out. */
export const textOfParts = (parts: readonly TextPart[]): string => {
  let text = ''
  for (const part of parts) if (part.kind === 'text') text += part.text
  return text
}
