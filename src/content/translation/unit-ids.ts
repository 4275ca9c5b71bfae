/**
 * Ids of units. Inside a page: `KEY` or `KEY:SLOT`, the key of the block and the part of it; `page:title` and the like for
 * the page itself. Between pages: `PAGE:KEY` or `PAGE:KEY:SLOT`.
 */
import { textHash } from '../api-document/text-hash.ts'

/** As in the contract. */
const longestSlot = 255

/** Digits and letters, `_` and `-` as they are, others as `..` and four hexadecimal digits. */
const encoded = (name: string): string =>
  name.replace(/[^\w-]/g, (unit) => `..${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A slot of names, which are joined by dots. One that gets too long ends in a hash. */
export const slotOf = (names: readonly string[]): string => {
  const slot = names.map(encoded).join('.')
  return slot.length <= longestSlot ? slot : `${slot.slice(0, longestSlot - 12)}.${textHash(slot)}`
}

/** The id of a unit between pages. */
export const fullUnitId = (page: string, unit: string): string => `${page}:${unit}`

/** The parts of such an id; undefined if it has no colon, or a NUL character, which no store can look for. */
export const splitUnitId = (id: string): { readonly page: string; readonly unit: string } | undefined => {
  const colon = id.indexOf(':')
  return colon <= 0 || colon === id.length - 1 || id.includes('\0')
    ? undefined
    : { page: id.slice(0, colon), unit: id.slice(colon + 1) }
}
