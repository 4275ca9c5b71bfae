/**
 * The emoji of a space. The API carries it as the character, or as its hexadecimal code points joined by hyphens
 * (`1f4d7`, `1f469-200d-1f4bb`). Anything else becomes a book.
 */
export const spaceEmoji = (emoji: string | undefined): string => {
  if (emoji === undefined || emoji === '') return '📄'
  if (!/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/i.test(emoji)) return emoji
  const points = emoji.split('-').map((part) => Number.parseInt(part, 16))
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : '📄'
}
