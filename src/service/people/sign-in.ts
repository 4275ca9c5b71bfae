/**
 * `POST /sessions`: signs a person in. With a password, and where they have a second factor with that too; with a
 * passkey alone; or with the one-time link that a start printed.
 */
import { operations } from '../../contract/operations.ts'
import { auditRefusal } from '../events/audit-log.ts'
import { countAttempt, forgetAttempts } from '../http/attempts.ts'
import { sessionCookie } from '../http/cookies.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import type { PersonRow } from '../storage/schema.ts'
import type { FactorTicketTable } from '../storage/schema-second-factor.ts'
import type { Surroundings } from '../surroundings.ts'
import { useOneTime } from '../system/set-up.ts'
import { verifyPassword } from './passwords.ts'
import type { SessionWay } from './add-people.ts'
import { beginSession, findPersonByEmail } from './add-people.ts'
import { authenticationOptions, passkeysWork, storedPasskey, verifyAuthentication } from './passkeys.ts'
import { personView } from './person-view.ts'
import {
  confirmedFactors,
  makeTicket,
  tryTicket,
  useRecoveryCode,
  useUpTicket,
} from './second-factor.store.ts'
import { markStep, stepOfCode } from './totp.ts'

/** For one account, whoever tries; and for one address, whatever it tries. Counted before the password is looked at. */
const perAccount = { attempts: 10, seconds: 900 }
const perAddress = { attempts: 60, seconds: 900 }

const wrong = () => new Failure('bad-credentials', 'The e-mail address or the password is wrong.')
const wrongCode = () =>
  new Failure('bad-credentials', 'That code does not fit, or was used already. Wait for the next one.')
const lapsed = () =>
  new Failure('bad-credentials', 'This sign-in has taken too long, or too many tries. Begin again.')

/** Who gave the right password. */
const byPassword = async (
  around: Surroundings,
  { email, password }: { readonly email: string; readonly password: string },
  address: string,
): Promise<PersonRow> => {
  const { store, now } = around
  const account = `sign-in/${email.toLowerCase()}`
  await store.write(async (db) => {
    await countAttempt(db, `sign-in-from/${address}`, perAddress, now())
    await countAttempt(db, account, perAccount, now())
  })
  const person = await findPersonByEmail(store.read, email)
  // The same work for an address that nobody has, so that the time tells nothing.
  const right = await verifyPassword(password, person?.password ?? null)
  if (!right || !person || person.disabled_at !== null) {
    await store.write((db) => auditRefusal(db, around, person?.id, email, 'wrong-password'))
    throw wrong()
  }
  await store.write((db) => forgetAttempts(db, account))
  return person
}

const byLink = async (around: Surroundings, link: string, address: string): Promise<PersonRow> => {
  const { store, now } = around
  await store.write((db) => countAttempt(db, `sign-in-link/${address}`, perAddress, now()))
  const person = await store.write(async (db) => {
    const id = await useOneTime(around, db, 'sign-in', link)
    return id === undefined
      ? undefined
      : db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
  })
  if (!person) throw new Failure('bad-credentials', 'This link was used already or has expired.')
  return person
}

const personOf = async ({ store }: Surroundings, id: string): Promise<PersonRow> => {
  const person = await store.read.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
  if (!person || person.disabled_at !== null) throw lapsed()
  return person
}

/** Counts a try of the ticket, and of its person, whoever tries and with whatever ticket. */
const ticketFor = async (
  around: Surroundings,
  ticket: string,
  address: string,
): Promise<FactorTicketTable> => {
  const { store, now } = around
  const row = await store.write(async (db) => {
    await countAttempt(db, `second-factor-from/${address}`, perAddress, now())
    return tryTicket(around, db, ticket)
  })
  if (!row || row.kind === 'passkey') throw lapsed()
  const { person } = row
  if (person !== '') await store.write((db) => countAttempt(db, `second-factor/${person}`, perAccount, now()))
  return row
}

const refuse = async (around: Surroundings, person: PersonRow, why: string): Promise<never> => {
  await around.store.write((db) => auditRefusal(db, around, person.id, person.email, why))
  throw wrongCode()
}

/** Who gave a code of their app, or a recovery code, after the password. */
const byCode = async (
  around: Surroundings,
  { ticket: secret, code }: { readonly ticket: string; readonly code: string },
  address: string,
): Promise<PersonRow> => {
  const { store, keys, now } = around
  const ticket = await ticketFor(around, secret, address)
  if (ticket.kind !== 'sign-in') throw lapsed()
  const person = await personOf(around, ticket.person)
  const factors = await confirmedFactors(store.read, person.id)
  for (const factor of factors.filter(({ kind }) => kind === 'totp')) {
    const step = await stepOfCode(
      keys.open('second-factor', factor.secret),
      code,
      now(),
      Number(factor.last_step),
    )
    if (step === undefined) continue
    const used = await store.write(
      async (db) => (await markStep(around, db, factor, step)) && useUpTicket(db, ticket),
    )
    if (used) return person
  }
  const recovered = await store.write(
    async (db) => (await useRecoveryCode(db, person.id, code)) && useUpTicket(db, ticket),
  )
  return recovered ? person : refuse(around, person, 'wrong-code')
}

/** Who signed with their passkey: after the password, or alone. */
const byPasskey = async (
  around: Surroundings,
  {
    ticket: secret,
    passkey,
  }: { readonly ticket: string; readonly passkey: Readonly<Record<string, unknown>> },
  address: string,
): Promise<PersonRow> => {
  const { store, keys, now } = around
  const ticket = await ticketFor(around, secret, address)
  const id = typeof passkey['id'] === 'string' ? passkey['id'] : ''
  const factor = await store.read
    .selectFrom('second_factors')
    .selectAll()
    .where('credential', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor || (ticket.person !== '' && ticket.person !== factor.person)) throw wrongCode()
  const person = await personOf(around, factor.person)
  const counter = await verifyAuthentication(around, ticket.challenge, factor, passkey)
  if (counter === undefined) return refuse(around, person, 'wrong-passkey')
  const used = await store.write(async (db) => {
    const kept = { ...storedPasskey(around, factor), counter }
    await db
      .updateTable('second_factors')
      .set({ secret: keys.seal('second-factor', JSON.stringify(kept)), used_at: now() })
      .where('id', '=', factor.id)
      .execute()
    return useUpTicket(db, ticket)
  })
  if (!used) throw lapsed()
  return person
}

export const signIn = open(
  operations.createSession,
  async ({ body, around, request, setHeader, setStatus }) => {
    const { store } = around
    let person: PersonRow
    let via: SessionWay
    if ('link' in body) [person, via] = [await byLink(around, body.link, request.address), 'link']
    else if ('code' in body) [person, via] = [await byCode(around, body, request.address), 'second-factor']
    else if ('passkey' in body) [person, via] = [await byPasskey(around, body, request.address), 'passkey']
    else {
      person = await byPassword(around, body, request.address)
      via = 'password'
      const factors = await confirmedFactors(store.read, person.id)
      if (factors.length > 0) {
        const passkeys = passkeysWork(around.config) ? factors.filter(({ kind }) => kind === 'passkey') : []
        const options = passkeys.length > 0 ? await authenticationOptions(around, passkeys) : undefined
        const { id } = person
        const ticket = await store.write((db) =>
          makeTicket(around, db, { kind: 'sign-in', person: id, challenge: options?.challenge ?? '' }),
        )
        setStatus(202)
        return {
          object: 'second-factor-needed' as const,
          ticket,
          totp: factors.some(({ kind }) => kind === 'totp'),
          ...(options && { passkey: { ...options } as Record<string, unknown> }),
        }
      }
    }
    const { id } = person
    const secret = await store.write(async (db) => {
      await forgetAttempts(db, `second-factor/${id}`)
      return beginSession(around, db, id, request, via)
    })
    setHeader('set-cookie', sessionCookie(around.config.baseUrl, secret))
    return personView(around, person)
  },
)
