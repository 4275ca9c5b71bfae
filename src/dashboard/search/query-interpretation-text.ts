/** Explains how a query was interpreted if it was not searched as typed. */
import type { Understood } from '../../client/types.gen.ts'

const or = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' or ')

export const stillIndexing = 'Some pages are still being indexed, so results may be missing.'

/** One or two sentences; undefined if every word was found as typed. */
export const queryInterpretationText = ({
  words,
  corrected = [],
  ignored = [],
  indexing,
}: Understood): string | undefined => {
  const sentences = [
    ...corrected.map((one) => `Searched for ${or(one.words)} instead of “${one.typed}”.`),
    ...(ignored.length > 0 ? [`No results contain ${or(ignored)}.`] : []),
    ...(words === 'most' ? ['No page contains all of these words. Showing pages with most of them.'] : []),
    ...(indexing === true ? [stillIndexing] : []),
  ]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
