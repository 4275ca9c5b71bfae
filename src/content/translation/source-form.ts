/** The form of a source that decides whether a translation is still of it. */
import type { Tagged } from './tagged-text.ts'

/** The text and the kinds of its tags, without their attributes, so that a changed link makes nothing stale. */
export const sourceForm = (_tagged: Tagged): string => {
  throw new Error('to follow')
}

/** Whether two source forms differ in case, space and punctuation only. */
export const isMinorChange = (_before: string, _after: string): boolean => {
  throw new Error('to follow')
}

/** Words of a tagged text. */
export const wordCount = (_text: string): number => {
  throw new Error('to follow')
}
