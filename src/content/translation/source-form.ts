/** The form of a source that decides whether a translation is still of it. */
import { countWords } from '../document/word-count.ts'
import { readTags, textOfParts } from './read-tags.ts'
import type { Tagged } from './tagged-text.ts'

/**
 * The text and the kinds of its tags, without their attributes: a link that leads elsewhere, or other inline code, makes
 * no translation stale, because both come from the source.
 */
export const sourceForm = ({ text, tags }: Tagged): string =>
  tags.length === 0 ? text : `${text}\0${tags.map(({ type }) => type).join(' ')}`

/** Without case, white space and punctuation; undefined if the form cannot be read. */
const significant = (form: string): string | undefined => {
  const end = form.lastIndexOf('\0')
  const read = readTags(end < 0 ? form : form.slice(0, end))
  if ('problems' in read) return undefined
  let text = ''
  for (const part of read.parts)
    text +=
      part.kind === 'text' ? part.text.toLowerCase().replace(/[\s\p{P}]/gu, '') : `<${part.kind} ${part.id}>`
  return end < 0 ? text : text + form.slice(end)
}

/** Whether two source forms, or two texts with tags, differ in case, white space and punctuation only. */
export const isMinorChange = (before: string, after: string): boolean => {
  if (before === after) return true
  const form = significant(before)
  return form !== undefined && form === significant(after)
}

/** Words of a text with tags; of any other text as it is. */
export const wordCount = (text: string): number => {
  const read = readTags(text)
  return countWords('parts' in read ? textOfParts(read.parts) : text)
}
