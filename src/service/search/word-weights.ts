/**
 * How much each word says about its page: the term frequency of BM25F (Robertson, Zaragoza and Taylor, 2004), with a
 * fixed average length and without the rarity of words. Both would be counted over the pages of all spaces, so that
 * scores would tell of words in spaces that the caller cannot see.
 */

/** Of one occurrence. */
const titleWeight = 8
const headingWeight = 3

/** Words in the body of an average page. */
const averageLength = 150
/** How much the length of the body counts, from 0 to 1. */
const lengthShare = 0.75
/** The frequency that has half of the greatest weight. */
const halfWeight = 2.4

/** Weights are one digit. */
const greatestWeight = 9
/** Most words of a page weigh less. They are left out, and count as 0. */
const leastWeight = 3
/** Maximum characters of all weights of a page. */
const mostCharacters = 4000

interface Words {
  readonly title: string
  readonly headings: string
  readonly body: string
}

/**
 * The words of each text, separated by spaces, as `9:word 5:other `, the heaviest first; words have no colon. The weight
 * stands before the word, so that one search for the word or its beginning finds it (`sqlite-text.ts`).
 */
export const wordWeights = ({ title, headings, body }: Words): string => {
  const frequencies = new Map<string, number>()
  const count = (words: readonly string[], each: number): void => {
    for (const word of words) if (word !== '') frequencies.set(word, (frequencies.get(word) ?? 0) + each)
  }
  const inBody = body.split(' ')
  count(title.split(' '), titleWeight)
  count(headings.split(' '), headingWeight)
  count(inBody, 1 / (1 - lengthShare + (lengthShare * inBody.length) / averageLength))
  const weighed = [...frequencies].flatMap(([word, frequency]) => {
    const weight = Math.round((frequency / (frequency + halfWeight)) * greatestWeight)
    return weight < leastWeight ? [] : [{ word, weight }]
  })
  let text = ''
  for (const { word, weight } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    if (text.length + word.length + 3 > mostCharacters) break
    text += `${weight}:${word} `
  }
  return text
}
