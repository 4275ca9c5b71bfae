/** The source or the target of a unit, collected over its segments. */
import type { SaxesTagPlain } from 'saxes'
import { printParts, type TextPart } from '../read-tags.ts'

type Attributes = SaxesTagPlain['attributes']

/** Elements that mark text without changing it. */
const transparent = new Set(['mrk', 'sm', 'em'])

const idOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined

/** The character of a `<cp hex="…"/>`. */
const characterOf = (hex: string | undefined): string | undefined => {
  if (hex === undefined || !/^[\da-f]{1,6}$/i.test(hex)) return undefined
  const code = Number.parseInt(hex, 16)
  return code > 0x10ffff ? undefined : code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code)
}

export class UnitContent {
  private readonly parts: TextPart[] = []
  private readonly wraps: number[] = []
  /** Where the last segment begins. */
  private beginning = 0

  begin(): void {
    this.beginning = this.parts.length
  }

  /** Appends the last segment of another content. */
  copy(from: UnitContent): void {
    for (const part of from.parts.slice(from.beginning)) this.parts.push(part)
  }

  text(text: string): void {
    const last = this.parts.length > this.beginning ? this.parts.at(-1) : undefined
    if (last?.kind === 'text') this.parts[this.parts.length - 1] = { kind: 'text', text: last.text + text }
    else this.parts.push({ kind: 'text', text })
  }

  /** A problem, if the element cannot be read. */
  start(name: string, attributes: Attributes): string | undefined {
    if (transparent.has(name)) return undefined
    if (name === 'cp') {
      const character = characterOf(attributes['hex'])
      if (character === undefined) return '“cp” needs the code of a character in “hex”.'
      this.text(character)
      return undefined
    }
    if (name === 'ec') return this.close(idOf(attributes['startRef']))
    if (name !== 'pc' && name !== 'ph' && name !== 'sc')
      return `“${name.slice(0, 30)}” is not allowed in text.`
    const id = idOf(attributes['id'])
    // So that the end of the element finds its beginning.
    if (name === 'pc') this.wraps.push(id ?? 0)
    if (id === undefined) return `The id of “${name}” is not the number of a tag.`
    if (name === 'sc') this.wraps.push(id)
    this.parts.push({ kind: name === 'ph' ? 'atom' : 'open', id })
    return undefined
  }

  private close(id: number | undefined): string | undefined {
    if (id === undefined || this.wraps.at(-1) !== id) return 'Tags overlap: “ec” must end the last “sc”.'
    this.wraps.pop()
    this.parts.push({ kind: 'close', id })
    return undefined
  }

  end(name: string): string | undefined {
    if (name !== 'pc') return undefined
    const id = this.wraps.pop()
    if (id !== undefined && id !== 0) this.parts.push({ kind: 'close', id })
    return undefined
  }

  /** A problem, if a tag is not closed. */
  open(): string | undefined {
    const id = this.wraps.at(-1)
    return id === undefined ? undefined : `Tag ${id} is not closed.`
  }

  printed(): string {
    return printParts(this.parts)
  }
}
