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
  readonly faults: readonly string[]
}

const word = /[^\s<>,;"'()]+/g

/** The words of a line that contain an `@` between other characters. */
const addressesIn = (line: string): string[] =>
  (line.match(word) ?? []).filter((one) => one.slice(1, -1).includes('@'))

const roleNamed = (text: string): RoleChoice | undefined =>
  roleChoices.find((choice) =>
    text
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replaceAll('"', '').toLowerCase())
      .some((cell) => cell === choice || cell === roleLabels[choice].label.toLowerCase()),
  )

/**
 * Parses a paste. A line with one address may give a role in another cell; for duplicate addresses the last
 * one wins. A first line without an address is a heading.
 */
export const readInvites = (text: string): InviteText => {
  const lines = new Map<string, InviteLine>()
  const faults: string[] = []
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const found = addressesIn(line)
    if (found.length === 0) {
      if (place > 0 || !/mail/i.test(line)) faults.push(line.trim())
      continue
    }
    const role = found.length === 1 ? roleNamed(line) : undefined
    for (const one of found) {
      const email = one.toLowerCase()
      if (Email.safeParse(email).success) lines.set(email, { email, role })
      else faults.push(one)
    }
  }
  return { lines: [...lines.values()], faults }
}
