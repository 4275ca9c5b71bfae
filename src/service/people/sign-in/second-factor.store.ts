/** Rows of second factors, recovery codes and tickets. */
import { createHash } from 'node:crypto'
import { hashSecret } from '../../http/binding/authenticate.ts'
import { base62 } from '../../identifiers.ts'
import type { FactorTicketTable, SecondFactorTable } from '../../storage/schema/second-factor-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

/** Lifetime and maximum attempts of a ticket. */
const ticketLife = 5 * 60_000
const maxTries = 5
const recoveryCount = 10

export const confirmedFactors = (db: Db, person: string): Promise<SecondFactorTable[]> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('person', '=', person)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()

/** Whether a person has neither a password nor a second factor. */
export const isPasswordless = async (db: Db, person: string): Promise<boolean> => {
  const row = await db.selectFrom('persons').select('password').where('id', '=', person).executeTakeFirst()
  return row?.password === null && (await confirmedFactors(db, person)).length === 0
}

export const makeTicket = async (
  ctx: Context,
  db: Db,
  fields: {
    readonly kind: 'sign-in' | 'passkey-sign-in' | 'passkey' | 'proof'
    readonly person: string
    readonly challenge: string
  },
): Promise<string> => {
  const ticket = base62(ctx.random, 32)
  const now = ctx.now()
  await db.deleteFrom('factor_tickets').where('expires_at', '<', now).execute()
  await db
    .insertInto('factor_tickets')
    .values({
      hash: hashSecret(ticket),
      ...fields,
      attempts: 0,
      expires_at: new Date(Date.parse(now) + ticketLife).toISOString(),
    })
    .execute()
  return ticket
}

/** Counts an attempt for the ticket; undefined if it is invalid, expired or has no attempts left. */
export const tryTicket = async (
  ctx: Context,
  db: Db,
  ticket: string,
): Promise<FactorTicketTable | undefined> =>
  db
    .updateTable('factor_tickets')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('hash', '=', hashSecret(ticket))
    .where('expires_at', '>', ctx.now())
    .where('attempts', '<', maxTries)
    .returningAll()
    .executeTakeFirst()

/** Consumes the ticket; false if another request was faster. */
export const useUpTicket = async (db: Db, { hash }: FactorTicketTable): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('factor_tickets').where('hash', '=', hash).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Recovery codes have 80 bits of entropy, so a plain hash is enough. */
const recoveryHash = (person: string, code: string): string =>
  createHash('sha256')
    .update(`${person}/${code.replaceAll(/[\s-]/g, '').toLowerCase()}`)
    .digest('hex')

/** Letters and digits that are not easily confused. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces the recovery codes with ten new ones; they cannot be shown again. */
export const makeRecoveryCodes = async (ctx: Context, db: Db, person: string): Promise<string[]> => {
  const letters = () => {
    let code = ''
    while (code.length < 16)
      for (const byte of ctx.random(32))
        if (byte < 248 && code.length < 16) code += readable[byte % readable.length]
    return code
  }
  const codes = Array.from({ length: recoveryCount }, () => letters().match(/.{4}/g)?.join('-') ?? '')
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person, hash: recoveryHash(person, code) })))
    .execute()
  return codes
}

/** Consumes a recovery code; returns whether it was valid. */
export const useRecoveryCode = async (db: Db, person: string, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('person', '=', person)
    .where('hash', '=', recoveryHash(person, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
