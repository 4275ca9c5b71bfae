/** Where the searched words stand in a text, so that they can be marked. */

export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text in parts; marked is what begins like one of the words of the query. Joined, the parts are the text. */
export const markedWords = (text: string, query: string): readonly TextPart[] => {
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
  if (words.length === 0) return text === '' ? [] : [{ text, marked: false }]
  // The longest first: of "up" and "upgrade" the latter marks more.
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${either})`, 'giu'))
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
