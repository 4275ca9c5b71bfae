/**
 * The text of units: as the service sends it (`<g id="1">Go</g><x id="2"/>`, with `&`, `<` and `>` escaped), and as a
 * person edits it (`⟨1⟩Go⟨/1⟩⟨2/⟩`, nothing escaped but `⟨⟨` for the character itself).
 */

/** A stretch of text, or a tag: the start or end of what is wrapped, or an atom. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start' | 'end' | 'atom'; readonly id: number }

export type TagPiece = Exclude<Piece, { readonly kind: 'text' }>

const wirePattern = /<g id="(\d{1,9})">|<(\/)g>|<x id="(\d{1,9})"\/>|[^<]+|</g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity)

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The pieces of a text from the service. Whatever is not a tag is text, so that nothing is lost. */
export const piecesOf = (wire: string): readonly Piece[] => {
  const open: number[] = []
  const pieces: Piece[] = []
  const addText = (text: string): void => {
    const last = pieces.at(-1)
    if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + text }
    else pieces.push({ kind: 'text', text })
  }
  for (const [token, start, end, atom] of wire.matchAll(wirePattern)) {
    const closed = end === undefined ? undefined : open.pop()
    if (start !== undefined) {
      open.push(Number(start))
      pieces.push({ kind: 'start', id: Number(start) })
    } else if (closed !== undefined) pieces.push({ kind: 'end', id: closed })
    else if (atom !== undefined) pieces.push({ kind: 'atom', id: Number(atom) })
    else addText(unescaped(token))
  }
  return pieces
}

/** A tag in the text that a person edits. */
const tagText = ({ kind, id }: TagPiece): string =>
  kind === 'start' ? `⟨${id}⟩` : kind === 'end' ? `⟨/${id}⟩` : `⟨${id}/⟩`

export const toEditable = (wire: string): string =>
  piecesOf(wire)
    .map((piece) => (piece.kind === 'text' ? piece.text.replace(/⟨/g, '⟨⟨') : tagText(piece)))
    .join('')

const editablePattern = /⟨⟨|⟨(\d{1,9})⟩|⟨\/(\d{1,9})⟩|⟨(\d{1,9})\/⟩|[^⟨]+|⟨/g

const tagPiece = (start?: string, end?: string, atom?: string): TagPiece | undefined =>
  start !== undefined
    ? { kind: 'start', id: Number(start) }
    : end !== undefined
      ? { kind: 'end', id: Number(end) }
      : atom === undefined
        ? undefined
        : { kind: 'atom', id: Number(atom) }

/** The pieces of an edited text with their text, in order. */
export const editablePieces = (
  editable: string,
): readonly { readonly text: string; readonly tag?: TagPiece }[] =>
  [...editable.matchAll(editablePattern)].map(([text, start, end, atom]) => {
    const tag = tagPiece(start, end, atom)
    return tag === undefined ? { text } : { text, tag }
  })

export const fromEditable = (editable: string): string =>
  editablePieces(editable)
    .map(({ text, tag }) => {
      if (tag === undefined) return escaped(text === '⟨⟨' ? '⟨' : text)
      return tag.kind === 'start' ? `<g id="${tag.id}">` : tag.kind === 'end' ? '</g>' : `<x id="${tag.id}"/>`
    })
    .join('')

/**
 * What prevents saving, as a sentence: a tag that the source does not have, one that is missing or doubled, or one that
 * is not closed in order. Undefined if the tags are those of the source.
 */
export const tagProblem = (source: string, editable: string): string | undefined => {
  const wanted = piecesOf(source).flatMap((piece) => (piece.kind === 'text' ? [] : [tagText(piece)]))
  const seen = new Set<string>()
  const open: number[] = []
  for (const { tag } of editablePieces(editable)) {
    if (tag === undefined) continue
    const text = tagText(tag)
    if (!wanted.includes(text)) return `The source has no ${text}. Remove it.`
    if (seen.has(text)) return `${text} is there twice. Remove one.`
    seen.add(text)
    if (tag.kind === 'start') open.push(tag.id)
    if (tag.kind === 'end' && open.pop() !== tag.id) return `${text} is not in order. Close inner tags first.`
  }
  const missing = wanted.filter((text) => !seen.has(text))
  return missing.length === 0 ? undefined : `Missing from the translation: ${missing.join(' ')}.`
}

/** A text with a place in it, as a text field holds them. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces the selection by a text, with the caret behind it. */
export const withInserted = ({ text, start, end }: Selected, inserted: string): Selected => {
  const caret = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), start: caret, end: caret }
}

/** Inserts a tag of the source: an atom replaces the selection, others wrap it. */
export const withTag = (selected: Selected, source: string, id: number): Selected => {
  const isAtom = piecesOf(source).some((piece) => piece.kind === 'atom' && piece.id === id)
  if (isAtom) return withInserted(selected, tagText({ kind: 'atom', id }))
  const [before, after] = [tagText({ kind: 'start', id }), tagText({ kind: 'end', id })]
  const { text, start, end } = selected
  return {
    text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
    start: start + before.length,
    end: end + before.length,
  }
}
