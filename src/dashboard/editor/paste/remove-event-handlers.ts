/** Removes event handlers from pasted HTML, which is only parsed and must not run or report violations. */

const handlers = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/giu
const beginsTag = /[a-z]/iu

/** The HTML without them. Linear, whatever is left unclosed. */
export function withoutHandlers(html: string): string {
  let result = ''
  let from = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', Math.max(from, start + 1))) {
    if (!beginsTag.test(html.charAt(start + 1))) continue
    const end = html.indexOf('>', start)
    if (end < 0) break
    result += html.slice(from, start) + html.slice(start, end + 1).replace(handlers, '')
    from = end + 1
  }
  return result + html.slice(from)
}
