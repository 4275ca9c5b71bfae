/** The audit log as a table for a spreadsheet. */
import type { AuditEvent } from '../../contract/organizations/audit-schemas.ts'

/** One cell: quoted where it must be. What a spreadsheet would run as a formula is made text by an apostrophe. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

const columns: readonly (readonly [name: string, of: (event: AuditEvent) => string])[] = [
  ['number', ({ number }) => String(number)],
  ['occurredAt', ({ occurredAt }) => occurredAt],
  ['action', ({ action }) => action],
  ['actor', ({ actor }) => actor?.displayName ?? ''],
  ['actorId', ({ actor }) => actor?.id ?? ''],
  ['target', ({ target }) => target.title],
  ['targetKind', ({ target }) => target.kind],
  ['targetId', ({ target }) => target.id],
  ['address', ({ source }) => source?.address ?? ''],
  ['userAgent', ({ source }) => source?.userAgent ?? ''],
  ['before', ({ before }) => json(before)],
  ['after', ({ after }) => json(after)],
  ['hash', ({ hash }) => hash],
]

/** The line of an event as RFC 4180 has it, with its line end; without an event the line of names. */
export const csvLine = (event?: AuditEvent): string =>
  `${columns.map(([name, of]) => cell(event === undefined ? name : of(event))).join(',')}\r\n`
