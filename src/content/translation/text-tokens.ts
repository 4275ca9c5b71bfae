/** Splits text into words, one word for each character of scripts without spaces. */

/** Scripts that put no space between words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u')
const wordCharacter = /[\p{L}\p{N}\p{M}_]/u

/** Whether a word can go on from one character to the next. */
const joins = (before: string, after: string): boolean =>
  wordCharacter.test(before) &&
  wordCharacter.test(after) &&
  !unspacedCharacter.test(before) &&
  !unspacedCharacter.test(after)

/** In lower case; words, and each other character by itself. White space is one space. */
export const tokensOf = (text: string): readonly string[] => {
  const tokens: string[] = []
  let token = ''
  let before = ''
  for (const character of text.toLowerCase()) {
    const one = /\s/.test(character) ? ' ' : character
    if (token !== '' && joins(before, one)) token += one
    else {
      if (token !== '' && !(token === ' ' && one === ' ')) tokens.push(token)
      token = one
    }
    before = one
  }
  if (token !== '') tokens.push(token)
  return tokens
}

export const isWord = (token: string): boolean => wordCharacter.test(token)
