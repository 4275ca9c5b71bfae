/**
 * The API's notation: hexadecimal code points joined by hyphens. Text that is not an emoji, or is already in
 * this notation, is returned as it is.
 */
export const wireEmoji = (typed: string): string => {
  const text = typed.trim()
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)
    ? [...text].map((point) => (point.codePointAt(0) ?? 0).toString(16)).join('-')
    : text
}
