/**
 * Small text transformations in one pass. A regular expression such as `/ +$/` rescans every run of spaces from each
 * position, which takes quadratic time for long runs.
 */

/** Removes the characters of `set` from the start of a text. */
export function trimStartOf(text: string, set: string): string {
  let start = 0
  while (start < text.length && set.includes(text.charAt(start))) start += 1
  return text.slice(start)
}

/** Removes the characters of `set` from the end of a text. */
export function trimEndOf(text: string, set: string): string {
  let end = text.length
  while (end > 0 && set.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Removes the characters of `set` from both ends of a text. */
export const trimOf = (text: string, set: string): string => trimEndOf(trimStartOf(text, set), set)

/** The text before the first character that is in `set`. */
export function beforeAny(text: string, set: string): string {
  let end = 0
  while (end < text.length && !set.includes(text.charAt(end))) end += 1
  return text.slice(0, end)
}

/** Joins the lines of a text with `separator`, removing the characters of `around` next to each line break. */
export function joinedLines(text: string, separator: string, whitespace: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const rest = at === 0 ? line : trimStartOf(line, whitespace)
      return at === lines.length - 1 ? rest : trimEndOf(rest, whitespace)
    })
    .join(separator)
}

/** Joins a text into one line: each line break, with the white space around it, becomes one space. */
export const oneLine = (text: string): string => {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()))
    .filter((line, at) => line !== '' || at === 0 || at === last)
    .join(' ')
}

/** Removes everything from each `open` to the next `close`, both included. */
export function without(text: string, open: string, close: string): string {
  let result = ''
  let from = 0
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start + open.length)
    if (end < 0) break
    result += text.slice(from, start)
    from = end + close.length
  }
  return result + text.slice(from)
}

/** Transforms the white space at the start, or the end, of a text. */
export function changeStart(text: string, change: (spaces: string) => string): string {
  const rest = text.trimStart()
  return rest.length === text.length ? text : change(text.slice(0, text.length - rest.length)) + rest
}
export function changeEnd(text: string, change: (spaces: string) => string): string {
  const rest = text.trimEnd()
  return rest.length === text.length ? text : rest + change(text.slice(rest.length))
}

/** Appends a list of any length; `push(...list)` overflows the stack for long lists. */
export function append<T>(into: T[], list: readonly T[]): void {
  for (const item of list) into.push(item)
}
