/** The pseudo-locale: shows what is translated, what does not fit, and what cannot be displayed, without an engine. */
import { partsOfText, printParts, type TextPart } from './read-tags.ts'
import type { Tagged } from './tagged-text.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒĝĥíĵķļɱñöƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÖƤɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]))

/** Share of the length that is added. */
const longer = 0.35

const accent = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => accents.get(letter) ?? letter)

/** The sign at the end of a sentence stays at the end. */
const closing = (text: string): string => /[.!?:;…]?$/u.exec(text.slice(-1))?.[0] ?? ''

/** A made-up translation: accents, a third longer, in brackets. Tags stay, and so does space at the ends. */
export const pseudo = ({ text }: Tagged): string => {
  const parts: TextPart[] = partsOfText(text).map((part) =>
    part.kind === 'text' ? { kind: 'text', text: accent(part.text) } : part,
  )
  let length = 0
  for (const part of parts) if (part.kind === 'text') length += part.text.trim().length
  if (length === 0) return text
  const filler = ` ${'~'.repeat(Math.max(1, Math.round(longer * length) - 3))}]`
  const first = parts[0]
  if (first?.kind === 'text') {
    const start = first.text.length - first.text.trimStart().length
    parts[0] = { kind: 'text', text: `${first.text.slice(0, start)}[${first.text.slice(start)}` }
  } else parts.unshift({ kind: 'text', text: '[' })
  const last = parts.at(-1)
  if (last?.kind === 'text') {
    const words = last.text.trimEnd()
    const sign = closing(words)
    const end = words.length - sign.length
    parts[parts.length - 1] = {
      kind: 'text',
      text: words.slice(0, end) + filler + sign + last.text.slice(words.length),
    }
  } else parts.push({ kind: 'text', text: filler })
  return printParts(parts)
}
