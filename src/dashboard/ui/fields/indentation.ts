/** Indenting the lines of a text. */

const step = '  '

export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The text with the selected lines indented by two spaces, or with `back` by two less, and where the selection is then.
 * Without a selection, indenting inserts the spaces at the caret.
 */
export const indented = (
  text: string,
  { start, end }: Range,
  back: boolean,
): Range & { readonly text: string } => {
  if (!back && start === end)
    return {
      text: text.slice(0, start) + step + text.slice(end),
      start: start + step.length,
      end: end + step.length,
    }
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const moved = lines.map((line) => (back ? line.replace(/^ {1,2}/, '') : step + line))
  const block = moved.join('\n')
  const first = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0)
  // The selection ends in the last line, and does not leave it.
  const lastLine = from + block.length - (moved.at(-1)?.length ?? 0)
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(lastLine, end + block.length - (to - from)),
  }
}
