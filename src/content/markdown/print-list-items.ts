/**
 * Items of lists as lines. Nested items indent the same lines on each level: joined into one text each time, a long
 * list would be copied as a whole for each of them.
 */
import { trimEndOf } from '../document/linear-text.ts'
import { indent } from './print-tags.ts'

/** What makes a thematic break of the line behind a list marker. */
const restOfBreak = { '*': /^[ \t]*(?:\*[ \t]*){2,}$/, '-': /^[ \t]*(?:-[ \t]*){2,}$/ } as const

/** The marker of an unordered list, whose items have these bodies, and which is usually marked by `usual`. */
export const bulletFor = (usual: '*' | '-', bodies: readonly (readonly string[])[]): '*' | '-' | '+' =>
  bodies.some(([first = '']) => restOfBreak[usual].test(first)) ? '+' : usual

/** The lines without white space at their end. A no-break space is part of the text. */
const withoutEnd = (lines: readonly string[]): readonly string[] => {
  let end = lines.length
  while (end > 0 && trimEndOf(lines[end - 1] ?? '', ' \t') === '') end -= 1
  return end === 0 ? [] : [...lines.slice(0, end - 1), trimEndOf(lines[end - 1] ?? '', ' \t')]
}

/** An item: the lines of its body, indented behind the marker. */
export const itemLines = (marker: string, body: readonly string[]): readonly string[] => {
  const [first, ...rest] = withoutEnd(body)
  if (first === undefined) return [marker.trimEnd()]
  const by = ' '.repeat(marker.length)
  const empty = body.some((line) => line.includes('<pre')) ? by : ''
  // A body that begins with empty lines begins behind the marker all the same.
  if (first === '')
    return (marker + indent([first, ...rest].join('\n'), by, empty).slice(marker.length)).split('\n')
  return [marker + first, ...rest.map((line) => (line === '' ? empty : by + line))]
}
