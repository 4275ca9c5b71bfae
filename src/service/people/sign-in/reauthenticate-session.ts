/** Reauthentication of the caller, and changing the password, which requires it. */
import { operations } from '../../../contract/operations.ts'
import { requireSession } from '../../access/organization-entry.ts'
import type { Caller } from '../../access/caller.ts'
import { auditPerson } from '../../events/audit-log.ts'
import { forgetAttempts } from '../../http/limits/attempt-limit.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { endCredentials } from './end-credentials.ts'
import { activeOf, signOnView } from '../sign-on/find-sign-on.ts'
import { lockSignIn } from './lock-sign-in.ts'
import { authenticationOptions, passkeysWork } from './passkeys.ts'
import { hashPassword } from './passwords.ts'
import { byCode, byPasskey, byPassword } from './authentication-checks.ts'
import { confirmedFactors, isPasswordless, makeTicket } from './second-factor.store.ts'

/** Only sessions can be reauthenticated, not tokens. */
const requireAnySession = ({ credential }: Caller): void => {
  if (credential.kind !== 'session')
    throw new Failure(
      'scope-too-low',
      'You can confirm your identity only in the dashboard, not with an API token.',
    )
}

const beginProof = open(operations.beginProof, async ({ caller, ctx }) => {
  requireAnySession(caller)
  const { store, config } = ctx
  const person = await store.read
    .selectFrom('persons')
    .select('password')
    .where('id', '=', caller.person)
    .executeTakeFirst()
  if (!person) throw notFound()
  const factors = await confirmedFactors(store.read, caller.person)
  const passkeys = passkeysWork(config) ? factors.filter(({ kind }) => kind === 'passkey') : []
  const options = passkeys.length > 0 ? await authenticationOptions(ctx, passkeys) : undefined
  const ticket = await store.write((db) =>
    makeTicket(ctx, db, { kind: 'proof', person: caller.person, challenge: options?.challenge ?? '' }),
  )
  const providers = caller.signOn === '' ? [] : await activeOf(store.read, [caller.signOn])
  return {
    ticket,
    password: person.password !== null,
    totp: factors.some(({ kind }) => kind === 'totp'),
    ...(options && { passkey: { ...options } as Record<string, unknown> }),
    signOns: providers.map((row) => signOnView(ctx, row)),
  }
})

const giveProof = open(operations.giveProof, async ({ caller, body, ctx, request }) => {
  requireAnySession(caller)
  const { store, now } = ctx
  const ticketUse = { purpose: 'proof', address: request.address } as const
  let person
  if ('password' in body) person = await byPassword(ctx, { email: caller.email, ...body }, request.address)
  else if ('code' in body) person = await byCode(ctx, body, ticketUse)
  else person = await byPasskey(ctx, body, ticketUse)
  // The ticket belongs to another person.
  if (person.id !== caller.person)
    throw new Failure('bad-credentials', 'This confirms a different account. Sign in as yourself.')
  await store.write(async (db) => {
    await forgetAttempts(db, `second-factor/${caller.person}`)
    await db
      .updateTable('sessions')
      .set({ proved_at: now() })
      .where('id', '=', caller.credential.id)
      .execute()
    await auditPerson(db, ctx, caller.person, {
      action: 'session.proved',
      target: { kind: 'session', id: caller.credential.id, title: '' },
    })
  })
})

const changePassword = open(operations.changePassword, async ({ caller, body, ctx }) => {
  requireSession(caller)
  const password = await hashPassword(body.password)
  await ctx.store.write(async (db) => {
    await lockSignIn(db, caller)
    await db
      .updateTable('persons')
      .set({ password, updated_at: ctx.now() })
      .where('id', '=', caller.person)
      .execute()
    const ended = await endCredentials(db, caller.person, {
      session: caller.credential.id,
      ...(body.keepTokens && { tokens: 'all' }),
    })
    await auditPerson(db, ctx, caller.person, {
      action: 'password.changed',
      target: { kind: 'person', id: caller.person, title: caller.email },
      after: { tokens: body.keepTokens ? 'kept' : 'ended', ended: ended.length },
    })
  })
})

/**
 * People who signed in with a one-time link and have nothing to confirm their identity with choose a password. Anybody
 * with a password or a second factor changes it instead, which asks for them.
 */
const setFirstPassword = open(operations.setFirstPassword, async ({ caller, body, ctx }) => {
  requireSession(caller)
  const password = await hashPassword(body.password)
  await ctx.store.write(async (db) => {
    await lockSignIn(db, caller)
    if (!(await isPasswordless(db, caller.person)))
      throw new Failure('state-forbids', 'You already have a way to confirm your identity. Reload the page.')
    await db
      .updateTable('persons')
      .set({ password, updated_at: ctx.now() })
      .where('id', '=', caller.person)
      .execute()
    await endCredentials(db, caller.person, { session: caller.credential.id, tokens: 'all' })
    await auditPerson(db, ctx, caller.person, {
      action: 'password.changed',
      target: { kind: 'person', id: caller.person, title: caller.email },
      after: { first: true },
    })
  })
})

export const proofs = [beginProof, giveProof, changePassword, setFirstPassword]
