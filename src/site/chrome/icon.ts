/** Icons of the interface, pages and sections. */
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { OwnIcon } from '../look/icons.ts'
import { iconClass } from '../look/icons.ts'

export const icon = (name: OwnIcon): Html => markup`<span class="i i-${name}" aria-hidden="true"></span>`

/** The icon of a page or section: its emoji, otherwise its icon if there is a drawing of it. */
export const sign = ({
  emoji,
  icon: name,
}: {
  emoji?: string | undefined
  icon?: string | undefined
}): Html => {
  if (emoji !== undefined) return markup`<span class="emoji" aria-hidden="true">${emojiText(emoji)}</span>`
  const look = iconClass(name)
  return look === undefined ? nothing : markup`<span class="${look}" aria-hidden="true"></span>`
}

/** Emoji are stored as hexadecimal code points or as characters. */
export const emojiText = (emoji: string): string => {
  if (!/^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9}$/i.test(emoji)) return emoji
  const points = emoji.split('-').map((part) => Number.parseInt(part, 16))
  return points.every((point) => point >= 0x23 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff))
    ? String.fromCodePoint(...points)
    : emoji
}
