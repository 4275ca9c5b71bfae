/** Addresses that lead to a text in a page. */

/**
 * Words of the excerpt that are enough to find it: fewer would also be found in the page tree or the header. Words before
 * the found one count too. They are the context of the text, which may end a block where the text begins another.
 */
const fewestWords = 3
const mostWords = 5

/** `-` separates the parts of a directive, so it is escaped, too. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D')

/**
 * A link that also scrolls to the found text, and opens what it is folded into, in browsers that know text fragments;
 * others go to the heading, or to the top. `marks`: where the text matches.
 */
export const withTextDirective = (
  href: string,
  text: string,
  marks: readonly (readonly [number, number])[],
): string => {
  const [start, end] = marks[0] ?? []
  if (start === undefined || end === undefined) return href
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], at: match.index }))
  const first = words.findIndex(({ word, at }) => at + word.length > start)
  if (first < 0) return href
  // An ellipsis stands for what was left out, and a period may be the end of a paragraph.
  const isEnd = (word: string): boolean => /[….!?:;]$|^…/.test(word)
  let last = first
  while (last - first + 1 < mostWords && last + 1 < words.length && !isEnd(words[last]?.word ?? '…'))
    last += 1
  let begin = first
  while (last - begin + 1 < fewestWords && begin > 0 && !/…$/.test(words[begin - 1]?.word ?? '…')) begin -= 1
  if (last - begin + 1 < fewestWords) return href
  const phrase = (from: number, to: number): string =>
    words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
      .replace(/^…/, '')
  const context = begin === first ? '' : `${encoded(phrase(begin, first))}-,`
  const found = phrase(first, last + 1).replace(/[….!?:;,]$/, '')
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${context}${encoded(found)}`
}
