/** A character before the caret that opens a menu: `/` for blocks, `@` for references, `:` for emoji. */
import type { EditorState } from '@tiptap/pm/state'

export interface MenuTrigger {
  readonly sign: '/' | '@' | ':'
  /** Position of the trigger. */
  readonly from: number
  readonly to: number
  /** The text after it. */
  readonly typed: string
}

const signs: readonly (readonly [sign: MenuTrigger['sign'], pattern: RegExp])[] = [
  ['/', /(?:^|\s)\/([\p{L}\p{N} ]{0,24})$/u],
  ['@', /(?:^|[\s([])@([\p{L}\p{N}\p{M} .'#/-]{0,48})$/u],
  // At least two letters: half of all sentences before a list end with a colon.
  [':', /(?:^|[\s(]):([a-z0-9_+-]{2,40})$/u],
]

/** The trigger and the text after it; undefined in code, in column titles, and without a trigger. */
export const menuTrigger = ({ selection: { $from, empty } }: EditorState): MenuTrigger | undefined => {
  const { parent, parentOffset } = $from
  if (!empty || !parent.isTextblock || parent.type.spec.code === true) return undefined
  if (parent.type.name === 'table_header' || $from.marks().some(({ type }) => type.name === 'code'))
    return undefined
  const before = parent.textBetween(Math.max(0, parentOffset - 60), parentOffset, undefined, '\uFFFC')
  for (const [sign, pattern] of signs) {
    const typed = pattern.exec(before)?.[1]
    if (typed === undefined) continue
    return { sign, from: $from.pos - typed.length - 1, to: $from.pos, typed }
  }
  return undefined
}
