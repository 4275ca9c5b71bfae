/**
 * `POST /sessions`: signs a person in with a password and, if they have one, a second factor; with a passkey alone; or
 * with the one-time link printed at startup.
 */
import { operations } from '../../../contract/operations.ts'
import { attemptsFrom, countAttempt, forgetAttempts } from '../../http/limits/attempt-limit.ts'
import { sessionCookie } from '../../http/binding/cookies.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import type { Context } from '../../context.ts'
import { useOneTime } from '../../system/set-up.ts'
import type { SignInMethod } from '../person-rows.ts'
import { beginSession } from '../person-rows.ts'
import { authenticationOptions, passkeysWork } from './passkeys.ts'
import { personView } from '../person-view.ts'
import { byCode, byPasskey, byPassword, perAddress, wrongPassword } from './authentication-checks.ts'
import { hasSamePassword } from './lock-sign-in.ts'
import { confirmedFactors, isPasswordless, makeTicket } from './second-factor.store.ts'

const byLink = async (ctx: Context, link: string, address: string): Promise<PersonRow> => {
  const { store, now } = ctx
  await store.write((db) => countAttempt(db, attemptsFrom('sign-in-link', address), perAddress, now()))
  const person = await store.write(async (db) => {
    const id = await useOneTime(ctx, db, 'sign-in', link)
    return id === undefined
      ? undefined
      : db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
  })
  if (!person) throw new Failure('bad-credentials', 'This link has expired or has already been used.')
  return person
}

export const signIn = open(operations.createSession, async ({ body, ctx, request, setHeader, setStatus }) => {
  const { store } = ctx
  const ticketUse = { purpose: 'sign-in', address: request.address } as const
  let person: PersonRow
  let via: SignInMethod
  if ('link' in body) [person, via] = [await byLink(ctx, body.link, request.address), 'link']
  else if ('code' in body) [person, via] = [await byCode(ctx, body, ticketUse), 'second-factor']
  else if ('passkey' in body) [person, via] = [await byPasskey(ctx, body, ticketUse), 'passkey']
  else {
    person = await byPassword(ctx, body, request.address)
    via = 'password'
    const factors = await confirmedFactors(store.read, person.id)
    if (factors.length > 0) {
      const passkeys = passkeysWork(ctx.config) ? factors.filter(({ kind }) => kind === 'passkey') : []
      const options = passkeys.length > 0 ? await authenticationOptions(ctx, passkeys) : undefined
      const known = person
      const ticket = await store.write(async (db) => {
        if (!(await hasSamePassword(db, known))) throw wrongPassword()
        const challenge = options?.challenge ?? ''
        return makeTicket(ctx, db, { kind: 'sign-in', person: known.id, challenge })
      })
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
    if (via === 'password' && !(await hasSamePassword(db, person))) throw wrongPassword()
    await forgetAttempts(db, `second-factor/${id}`)
    return beginSession(ctx, db, id, request, via)
  })
  setHeader('set-cookie', sessionCookie(ctx.config.baseUrl, secret))
  const passwordless = via === 'link' && (await isPasswordless(store.read, id))
  return { ...personView(ctx, person), ...(passwordless && { passwordless }) }
})
