/** Emoji as the API carries them: the character, or its code points (`1f4d7`, `1f469-200d-1f4bb`). */

const codePoints = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/i
/** One emoji of Unicode. Many can also be written without the variation selector that asks for its colored form. */
const oneEmoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\p{EMod}?)$/v

/** The characters of a text in the notation of code points; undefined if it is not in this notation. */
const emojiOfCodePoints = (text: string): string | undefined => {
  if (!codePoints.test(text)) return undefined
  const points = text.split('-').map((part) => Number.parseInt(part, 16))
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : undefined
}

/** Whether a text is one emoji, as a character or as code points. */
export const isEmoji = (text: string): boolean => oneEmoji.test(emojiOfCodePoints(text) ?? text)
