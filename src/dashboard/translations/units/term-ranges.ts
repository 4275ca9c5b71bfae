interface TermRange {
  readonly text: string
  readonly isTerm: boolean
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Splits a text at the terms in it: whole words in any case, the longest term where several begin. */
export const termRanges = (text: string, terms: readonly string[]): readonly TermRange[] => {
  const lower = text.toLowerCase()
  // Lower case of another length: positions would not be those of the text.
  if (terms.length === 0 || lower.length !== text.length) return [{ text, isTerm: false }]
  const wanted = terms
    .map((term) => term.toLowerCase())
    .filter((term) => term !== '')
    .toSorted((a, b) => b.length - a.length)
  const matches = wanted
    .flatMap((term) => {
      const found: { readonly start: number; readonly end: number }[] = []
      for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + term.length)) {
        const end = at + term.length
        if (!isWordCharacter(lower[at - 1]) && !isWordCharacter(lower[end])) found.push({ start: at, end })
      }
      return found
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const ranges: TermRange[] = []
  let position = 0
  for (const { start, end } of matches) {
    if (start < position) continue
    if (start > position) ranges.push({ text: text.slice(position, start), isTerm: false })
    ranges.push({ text: text.slice(start, end), isTerm: true })
    position = end
  }
  if (position < text.length) ranges.push({ text: text.slice(position), isTerm: false })
  return ranges
}
