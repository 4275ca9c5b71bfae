/** Parses pasted addresses: one per line, separated by commas, or rows of a table with a role. */
import { Email } from '../../../contract/people/schemas.ts'
import type { RoleChoice } from '../role-labels.ts'
import { roleChoices, roleLabels } from '../role-labels.ts'

export interface InviteLine {
  readonly email: string
  /** The role given next to the address; otherwise the default applies. */
  readonly role: RoleChoice | undefined
}

export interface InviteText {
  readonly lines: readonly InviteLine[]
  /** Invalid addresses as typed. */
  readonly invalid: readonly string[]
}

const word = /[^\s<>,;"'()]+/g

/** A column heading above addresses, such as `Email` or `E-mail address`. */
const isHeading = (line: string): boolean =>
  line.split(/[,;\t]/).some((cell) => /^"?e-?mails?( address(es)?)?"?$/i.test(cell.trim()))

/** The words of a line that contain an `@` between other characters. */
const addressesIn = (line: string): string[] =>
  (line.match(word) ?? []).filter((one) => one.slice(1, -1).includes('@'))

const roleIn = (text: string): RoleChoice | undefined =>
  roleChoices.find((choice) =>
    text
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replaceAll('"', '').toLowerCase())
      .some((cell) => cell === choice || cell === roleLabels[choice].label.toLowerCase()),
  )

/**
 * Parses a paste. A line with one address may give a role in another cell; for duplicate addresses the last
 * one wins. A first line that names a column of addresses is a heading.
 */
export const parseInvites = (text: string): InviteText => {
  const lines = new Map<string, InviteLine>()
  const invalid: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const found = addressesIn(line)
    if (found.length === 0) {
      if (index > 0 || !isHeading(line)) invalid.push(line.trim())
      continue
    }
    const role = found.length === 1 ? roleIn(line) : undefined
    for (const one of found) {
      const email = one.toLowerCase()
      if (Email.safeParse(email).success) lines.set(email, { email, role })
      else invalid.push(one)
    }
  }
  return { lines: [...lines.values()], invalid }
}
