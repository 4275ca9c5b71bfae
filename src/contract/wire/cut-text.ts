/** The text, or its beginning and `…`: at most `longest` characters, and never half of a surrogate pair. */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const beginning = text.slice(0, Math.max(0, longest - 1)).replace(/[\uD800-\uDBFF]$/, '')
  return `${beginning.trimEnd()}…`
}
