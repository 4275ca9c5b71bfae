/** A message as runs: masked data and the sentences that issues were found in are set apart. Pure. */
import { placeholder } from '../../../content/conversations/placeholders.ts'

export interface TextRange {
  /** UTF-16 offsets; `end` is not included. */
  readonly start: number
  readonly end: number
}

export interface TextRun {
  readonly text: string
  /** Stands for personal data that was masked. */
  readonly isMask: boolean
  /** Part of a sentence that an issue was found in. */
  readonly isEvidence: boolean
}

/** Runs of a text in order; together they are the text. */
export const markedRuns = (text: string, evidence: readonly TextRange[]): readonly TextRun[] => {
  const masks = [...text.matchAll(placeholder)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
  const inText = evidence.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  const cuts = [
    ...new Set([0, text.length, ...[...masks, ...inText].flatMap(({ start, end }) => [start, end])]),
  ].toSorted((one, other) => one - other)
  const within = (ranges: readonly TextRange[], start: number): boolean =>
    ranges.some((range) => range.start <= start && start < range.end)
  return cuts.slice(0, -1).map((start, at) => ({
    text: text.slice(start, cuts[at + 1]),
    isMask: within(masks, start),
    isEvidence: within(inText, start),
  }))
}
