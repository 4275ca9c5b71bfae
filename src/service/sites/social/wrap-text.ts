/** Breaks text into lines of a width. */
import { isEast } from '../../pages/pdf/pdf-cjk-fonts.ts'
import { graphemesIn } from './drawable-text.ts'

/** Characters that must not begin a line of Chinese or Japanese. */
const closing = /^[、。，．・：；？！ー々’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u

/** Pieces that a line may end after: words with the space after them, single ideographs. */
const piecesOf = (text: string, isTooWide: (piece: string) => boolean): string[] => {
  const pieces: string[] = []
  let isOpen = false
  for (const grapheme of graphemesIn(text)) {
    const last = pieces.at(-1)
    const isSingle = isEast(grapheme)
    const joins = last !== undefined && (closing.test(grapheme) || grapheme === ' ' || (isOpen && !isSingle))
    if (joins && !isTooWide(last + grapheme)) pieces[pieces.length - 1] = last + grapheme
    else pieces.push(grapheme)
    isOpen = !isSingle && grapheme !== ' '
  }
  return pieces
}

/** The graphemes without spaces and punctuation at the end. */
const trimmed = (graphemes: readonly string[]): readonly string[] => {
  let end = graphemes.length
  while (end > 0 && /^[\s…,;:]/.test(graphemes[end - 1] ?? '')) end -= 1
  return graphemes.slice(0, end)
}

/**
 * The longest beginning of a line that fits with an ellipsis: up to the end of a word, unless that leaves much of the
 * line empty.
 */
const shortened = (line: string, fits: (line: string) => boolean): string => {
  const ended = (graphemes: readonly string[]): string => `${trimmed(graphemes).join('')}…`
  const graphemes = [...trimmed(graphemesIn(line))]
  while (graphemes.length > 0 && !fits(ended(graphemes))) graphemes.pop()
  const space = graphemes.lastIndexOf(' ')
  return ended(space > graphemes.length * 0.75 ? graphemes.slice(0, space) : graphemes)
}

interface Lines {
  readonly lines: readonly string[]
  /** Whether they hold the whole text. */
  readonly whole: boolean
}

const linesOf = (text: string, fits: (line: string) => boolean, most: number): Lines => {
  const lines: string[] = []
  for (const piece of piecesOf(text, (one) => !fits(one.trimEnd()))) {
    const last = lines.at(-1)
    if (last !== undefined && fits((last + piece).trimEnd())) lines[lines.length - 1] = last + piece
    else lines.push(piece)
    if (lines.length > most) break
  }
  const shown = lines.slice(0, most).map((line) => line.trim())
  if (lines.length <= most) return { lines: shown, whole: true }
  const last = shown.pop() ?? ''
  return { lines: [...shown, shortened(`${last} ${lines[most] ?? ''}`, fits)], whole: false }
}

/** Shares of the width that lines of about equal length are looked for in. */
const shares = [0.6, 0.68, 0.76, 0.84, 0.92]

/**
 * At most `most` lines of a width, of about equal length. An ellipsis ends the last one if there were more.
 */
export const wrapText = (
  text: string,
  {
    width,
    limit,
    most,
  }: { readonly width: (line: string) => number; readonly limit: number; readonly most: number },
): Lines => {
  const within = (share: number): Lines => linesOf(text, (line) => width(line) <= limit * share, most)
  const full = within(1)
  if (!full.whole || full.lines.length < 2) return full
  const balanced = shares.map(within).find(({ lines, whole }) => whole && lines.length === full.lines.length)
  return balanced ?? full
}
