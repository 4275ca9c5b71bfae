/** The audit log as CSV. */
import type { AuditEvent } from '../../contract/organizations/audit-schemas.ts'

/** One cell, quoted if necessary. A leading apostrophe prevents spreadsheets from running it as a formula. */
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

/** An event as a line of RFC 4180, including the line end; without an event, the header. */
export const csvLine = (event?: AuditEvent): string =>
  `${columns.map(([name, of]) => cell(event === undefined ? name : of(event))).join(',')}\r\n`
