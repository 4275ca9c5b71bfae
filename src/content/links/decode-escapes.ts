/** Decodes the percent escapes of a URL's part; a text whose escapes are not valid is returned as written. */
export const decodeEscapes = (text: string): string => {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
