/**
 * The audit log, written in the transaction of the operation it records. Each organization has one chain: `hash =
 * SHA-256(previous hash + canonical JSON of the event)`, numbered from 1 without gaps, and a head with its end.
 * Changing, removing or reordering rows breaks it (`verify-chain.ts`).
 *
 * The head's row is locked first, so that on PostgreSQL writers of one organization's log wait for each other and for
 * nobody else; verbs write their event last, so that they hold the lock briefly.
 */
import type { Caller } from '../access/caller.ts'
import { createHash } from 'node:crypto'
import type { AuditAction } from '../../contract/organizations/audit-schemas.ts'
import { requestSource } from '../http/binding/request-source.ts'
import type { MintId } from '../identifiers.ts'
import type { AuditEventTable } from '../storage/schema/audit-tables.ts'
import type { Db } from '../storage/store.ts'

export type AuditFields = Readonly<Record<string, unknown>> | null

export interface AuditEntry {
  /** '' for events of no organization. */
  readonly organization: string
  readonly action: AuditAction
  /** Id of the person, or ''. */
  readonly actor: string
  readonly target: { readonly kind: string; readonly id: string; readonly title: string }
  /** The fields that changed, never with a secret in them. */
  readonly before?: AuditFields
  readonly after?: AuditFields
}

/** What the log needs from the service; every `Context` has it. */
export interface Logging {
  readonly mint: MintId
  readonly now: () => string
}

/** The previous hash of the first event. */
const chainStart = '0'.repeat(64)

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}
const jsonOf = (value: unknown): string => JSON.stringify(canonical(value))

const fieldsOf = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>)

/** A row as the API shows it; everything except the two hashes is hashed. */
export const auditEventView = (row: AuditEventTable) => ({
  object: 'audit-event' as const,
  id: row.id,
  organization: row.organization,
  number: Number(row.number),
  occurredAt: row.occurred_at,
  action: row.action as AuditAction,
  actor: row.actor === '' ? null : { id: row.actor, displayName: row.actor_name },
  target: { kind: row.target_kind, id: row.target, title: row.target_title },
  source: fieldsOf(row.source) as {
    address: string
    userAgent: string
    credential: Caller['credential'] | null
  } | null,
  before: fieldsOf(row.before),
  after: fieldsOf(row.after),
  previousHash: row.previous_hash,
  hash: row.hash,
})

/** Locks the head's row for this transaction and increments it; its hash is still that of the previous event. */
const nextPlace = async (db: Db, organization: string) => {
  const counted = () =>
    db
      .updateTable('audit_heads')
      .set((e) => ({ number: e('number', '+', 1) }))
      .where('organization', '=', organization)
      .returning(['number', 'hash'])
      .executeTakeFirst()
  const place = await counted()
  if (place) return place
  await db
    .insertInto('audit_heads')
    .values({ organization, number: 0, hash: chainStart })
    .onConflict((conflict) => conflict.column('organization').doNothing())
    .execute()
  const first = await counted()
  if (!first) throw new Error('The audit log has no head.')
  return first
}

const sourceText = (): string | null => {
  const source = requestSource()
  return source === undefined
    ? null
    : jsonOf({
        address: source.address,
        userAgent: source.agent,
        credential: source.credential ?? null,
      })
}

/** Writes an event in the transaction `db`. */
export const audit = async (db: Db, { mint, now }: Logging, entry: AuditEntry): Promise<void> => {
  const { organization, action, actor, target, before = null, after = null } = entry
  const person =
    actor === ''
      ? undefined
      : await db.selectFrom('persons').select('display_name').where('id', '=', actor).executeTakeFirst()
  const { number, hash: previous } = await nextPlace(db, organization)
  const row: AuditEventTable = {
    organization,
    number: Number(number),
    id: mint('audit-event'),
    occurred_at: now(),
    action,
    actor,
    actor_name: person?.display_name ?? '',
    target_kind: target.kind,
    target: target.id,
    target_title: target.title.slice(0, 300),
    source: sourceText(),
    before: before === null ? null : jsonOf(before),
    after: after === null ? null : jsonOf(after),
    previous_hash: previous,
    hash: '',
  }
  const { previousHash, hash: _, ...fields } = auditEventView(row)
  row.hash = createHash('sha256')
    .update(previousHash + jsonOf(fields))
    .digest('hex')
  await db.insertInto('audit_events').values(row).execute()
  await db
    .updateTable('audit_heads')
    .set({ hash: row.hash })
    .where('organization', '=', organization)
    .execute()
}

/** The organizations whose logs record what a person does with their own account; [''] for a person in none. */
const organizationsOf = async (db: Db, person: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .select('organization')
    .where('person', '=', person)
    .orderBy('organization')
    .execute()
  return rows.length === 0 ? [''] : rows.map(({ organization }) => organization)
}

/**
 * Writes an event about a person's account to the log of each of their organizations. The actor is the person
 * themselves unless somebody else is given.
 */
export const auditPerson = async (
  db: Db,
  logging: Logging,
  person: string,
  entry: Omit<AuditEntry, 'organization' | 'actor'> & { readonly actor?: string },
): Promise<void> => {
  for (const organization of await organizationsOf(db, person))
    await audit(db, logging, { actor: person, ...entry, organization })
}

/** Writes that a sign-in as this person was refused; for an unknown address no person is named. */
export const auditRefusal = async (
  db: Db,
  logging: Logging,
  person: string | undefined,
  email: string,
  why: string,
): Promise<void> => {
  const target = { kind: 'person', id: person ?? '', title: email.toLowerCase() }
  const entry = { action: 'session.refused', actor: '', target, after: { why } } as const
  for (const organization of person === undefined ? [''] : await organizationsOf(db, person))
    await audit(db, logging, { ...entry, organization })
}

/** Writes a refusal that the organization should know about: `operation` was requested and refused because of `why`. */
export const auditRefusedChange = (
  db: Db,
  logging: Logging,
  organization: string,
  attempt: {
    readonly operation: string
    readonly actor: string
    readonly reason: string
    readonly why: string
  },
): Promise<void> =>
  audit(db, logging, {
    organization,
    action: 'change.refused',
    actor: attempt.actor,
    target: { kind: 'operation', id: attempt.operation, title: attempt.why },
    after: { reason: attempt.reason },
  })
