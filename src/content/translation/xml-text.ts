/** Text in XML 1.0, which cannot hold every character. */

/** Control characters except tabs and line breaks, halves of surrogate pairs, and two that are no characters. */
const unfit = /(?![\t\n\r\x7f-\x9f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Replaces the characters that XML cannot hold. */
export const replaceUnfit = (text: string, replacement: (character: string) => string): string =>
  text.replace(unfit, replacement)
