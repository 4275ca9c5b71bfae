/** Addresses that lead to a text in a page. */

/**
 * Words of the excerpt that are enough to find it: one would also be found in the page tree or the header. No more than
 * these are taken before the found one, where another block may end: a text of two blocks is not found.
 */
const fewestWords = 2
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
  while (last - begin + 1 < fewestWords && begin > 0 && !isEnd(words[begin - 1]?.word ?? '…')) begin -= 1
  const chosen = words.slice(begin, last + 1).map(({ word }) => word)
  if (chosen.length < fewestWords) return href
  const phrase = chosen
    .join(' ')
    .replace(/^…/, '')
    .replace(/[….!?:;,]$/, '')
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${encoded(phrase)}`
}
