/** Answers of engines: whether they keep the tags, and the runs between tags when they do not. */
import type { Tagged } from './tagged-text.ts'

/** What is wrong with an answer; empty if it can be used. */
export const checkAnswer = (_source: Tagged, _answer: string): readonly string[] => {
  throw new Error('to follow')
}

/** The texts between the tags that have a letter, unescaped, without the space around them. */
export const textRuns = (_tagged: Tagged): readonly string[] => {
  throw new Error('to follow')
}

/** The text with its runs replaced, one for each of `textRuns`. */
export const fromRuns = (_tagged: Tagged, _runs: readonly string[]): string => {
  throw new Error('to follow')
}
