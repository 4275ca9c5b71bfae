/**
 * Authentication factors: password, app code, recovery code, passkey. Checked at sign-in, and again before changes to
 * how a person signs in. Attempts are counted before anything is checked.
 */
import { auditRefusal } from '../../events/audit-log.ts'
import {
  attemptsFrom,
  countAttempt,
  forgetAttempts,
  uncountAttempt,
} from '../../http/limits/attempt-limit.ts'
import { Failure } from '../../http/failure.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import type { FactorTicketTable } from '../../storage/schema/second-factor-tables.ts'
import type { Context } from '../../context.ts'
import { findPersonByEmail } from '../person-rows.ts'
import { storedPasskey, verifyAuthentication } from './passkeys.ts'
import { verifyPassword } from './passwords.ts'
import { confirmedFactors, tryTicket, useRecoveryCode, useUpTicket } from './second-factor.store.ts'
import { markStep, stepOfCode } from './totp.ts'

/**
 * Attempts per account from any address, and per IP address for any account. Counted before the password is checked.
 */
const perAccount = { attempts: 10, seconds: 900 }
export const perAddress = { attempts: 60, seconds: 900 }

export const wrongPassword = () => new Failure('bad-credentials', 'Incorrect email or password.')
const wrongCode = () =>
  new Failure('bad-credentials', 'This code is incorrect or has already been used. Wait for a new code.')
const unreadable = () =>
  new Failure(
    'state-forbids',
    'Your second factor cannot be verified: it was set up with a different secret of this installation. Sign in with ' +
      'a recovery code, or ask the operator of the installation to run "reset-second-factor".',
  )
const expired = () =>
  new Failure('bad-credentials', 'This sign-in timed out or had too many attempts. Start again.')

/** Authenticates by password. */
export const byPassword = async (
  ctx: Context,
  { email, password }: { readonly email: string; readonly password: string },
  address: string,
): Promise<PersonRow> => {
  const { store, now } = ctx
  const account = `sign-in/${email.toLowerCase()}`
  const from = attemptsFrom('sign-in-from', address)
  await store.write(async (db) => {
    await countAttempt(db, from, perAddress, now())
    await countAttempt(db, account, perAccount, now())
  })
  const person = await findPersonByEmail(store.read, email)
  // The same work for unknown addresses, so that timing reveals nothing.
  const right = await verifyPassword(password, person?.password ?? null)
  if (!right || !person || person.disabled_at !== null) {
    await store.write((db) => auditRefusal(db, ctx, person?.id, email, 'wrong-password'))
    throw wrongPassword()
  }
  await store.write(async (db) => {
    await forgetAttempts(db, account)
    await uncountAttempt(db, from)
  })
  return person
}

const personOf = async ({ store }: Context, id: string): Promise<PersonRow> => {
  const person = await store.read.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
  if (!person || person.disabled_at !== null) throw expired()
  return person
}

/** What the ticket was issued for. It is not valid for anything else. */
type Purpose = 'sign-in' | 'proof'

/** Context of the attempt. */
interface TicketUse {
  readonly purpose: Purpose
  readonly address: string
}

/** Counts an attempt for the ticket and for its person, across all tickets of these kinds. */
const ticketFor = async (
  ctx: Context,
  ticket: string,
  address: string,
  kinds: readonly FactorTicketTable['kind'][],
): Promise<FactorTicketTable> => {
  const { store, now } = ctx
  const row = await store.write(async (db) => {
    await countAttempt(db, attemptsFrom('second-factor-from', address), perAddress, now())
    return tryTicket(ctx, db, ticket)
  })
  if (!row || !kinds.includes(row.kind)) throw expired()
  const { person } = row
  if (person !== '') await store.write((db) => countAttempt(db, `second-factor/${person}`, perAccount, now()))
  return row
}

const refuse = async (
  ctx: Context,
  person: PersonRow,
  refusal: 'wrong-code' | 'wrong-passkey' | 'unreadable-factor',
): Promise<never> => {
  await ctx.store.write((db) => auditRefusal(db, ctx, person.id, person.email, refusal))
  throw refusal === 'unreadable-factor' ? unreadable() : wrongCode()
}

/** Authenticates by app code; at sign-in also by recovery code, which replaces a lost factor. */
export const byCode = async (
  ctx: Context,
  { ticket: secret, code }: { readonly ticket: string; readonly code: string },
  { purpose, address }: TicketUse,
): Promise<PersonRow> => {
  const { store, keys, now } = ctx
  const ticket = await ticketFor(ctx, secret, address, [purpose])
  const person = await personOf(ctx, ticket.person)
  const factors = await confirmedFactors(store.read, person.id)
  let refusal: 'wrong-code' | 'unreadable-factor' = 'wrong-code'
  for (const factor of factors.filter(({ kind }) => kind === 'totp')) {
    const app = keys.open('second-factor', factor.secret)
    if (app === undefined) {
      refusal = 'unreadable-factor'
      continue
    }
    const step = await stepOfCode(app, code, now(), Number(factor.last_step))
    if (step === undefined) continue
    const used = await store.write(
      async (db) => (await markStep(ctx, db, factor, step)) && useUpTicket(db, ticket),
    )
    if (used) return person
  }
  if (purpose === 'proof') return refuse(ctx, person, refusal)
  const recovered = await store.write(async (db) => {
    if (!(await useRecoveryCode(db, person.id, code))) return false
    // Rolls back, so that the code can still be used.
    if (!(await useUpTicket(db, ticket))) throw expired()
    return true
  })
  return recovered ? person : refuse(ctx, person, refusal)
}

/** Authenticates by passkey: after the password, or alone. */
export const byPasskey = async (
  ctx: Context,
  {
    ticket: secret,
    passkey,
  }: { readonly ticket: string; readonly passkey: Readonly<Record<string, unknown>> },
  { purpose, address }: TicketUse,
): Promise<PersonRow> => {
  const { store, keys, now } = ctx
  const kinds = purpose === 'sign-in' ? ['sign-in', 'passkey-sign-in'] : ['proof']
  const ticket = await ticketFor(ctx, secret, address, kinds)
  // Base64url.
  const id = typeof passkey['id'] === 'string' && /^[\w-]+$/.test(passkey['id']) ? passkey['id'] : ''
  const factor = await store.read
    .selectFrom('second_factors')
    .selectAll()
    .where('credential', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor || (ticket.person !== '' && ticket.person !== factor.person)) throw wrongCode()
  const person = await personOf(ctx, factor.person)
  const stored = storedPasskey(ctx, factor)
  if (stored === undefined) return refuse(ctx, person, 'unreadable-factor')
  const known = { credential: id, passkey: stored }
  const counter = await verifyAuthentication(ctx, ticket.challenge, known, passkey)
  if (counter === undefined) return refuse(ctx, person, 'wrong-passkey')
  const used = await store.write(async (db) => {
    const kept = { ...stored, counter }
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ secret: keys.seal('second-factor', JSON.stringify(kept)), used_at: now() })
      .where('id', '=', factor.id)
      .executeTakeFirst()
    // It may have been removed meanwhile.
    return numUpdatedRows === 1n && useUpTicket(db, ticket)
  })
  if (!used) throw expired()
  return person
}
