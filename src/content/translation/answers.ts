/** Answers of engines: whether they keep the tags, and the runs between tags when they do not. */
import { partsOfText, printParts, readTags, tagProblems, textOfParts, type TextPart } from './read-tags.ts'
import type { Tagged } from './tagged-text.ts'

const letter = /\p{L}/u

/** Characters that no text needs, except tabs and line breaks. */
const controls = /(?![\t\n])[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/gu

/** Control characters in a text that another one does not have. A lone half of a surrogate pair counts. */
export const newControls = (text: string, source: string): boolean =>
  (!text.isWellFormed() && source.isWellFormed()) ||
  (text.match(controls) ?? []).some((character) => !source.includes(character))

/** UTF-16 units of the answer to a text. */
const longestAnswer = (text: string): number => 10 * text.length + 1000

/** What is wrong with an answer; empty if it can be used. */
export const checkAnswer = ({ text, tags }: Tagged, answer: string): readonly string[] => {
  if (answer.length > longestAnswer(text)) return ['The answer is far longer than the source.']
  const read = readTags(answer)
  if ('problems' in read) return read.problems
  const problems = tagProblems(read.parts, tags).map(({ message }) => message)
  const words = textOfParts(read.parts)
  if (newControls(words, textOfParts(partsOfText(text))))
    problems.push('The answer contains control characters.')
  if (!/\S/.test(words) && letter.test(textOfParts(partsOfText(text)))) problems.push('The answer is empty.')
  return problems
}

const isRun = (part: TextPart): part is TextPart & { kind: 'text' } =>
  part.kind === 'text' && letter.test(part.text)

/** The texts between the tags that have a letter, unescaped, without the space around them. */
export const textRuns = ({ text }: Tagged): readonly string[] =>
  partsOfText(text)
    .filter(isRun)
    .map((part) => part.text.trim())

/** The text with its runs replaced, one for each of `textRuns`; the space around them stays. */
export const fromRuns = ({ text }: Tagged, runs: readonly string[]): string => {
  let at = 0
  return printParts(
    partsOfText(text).map((part) => {
      if (!isRun(part)) return part
      const run = runs[at++]
      if (run === undefined) return part
      const start = part.text.length - part.text.trimStart().length
      const end = part.text.trimEnd().length
      return { kind: 'text', text: part.text.slice(0, start) + run + part.text.slice(end) }
    }),
  )
}
