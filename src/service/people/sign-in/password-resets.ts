/**
 * Links with which members choose a new password. Whoever has a link gets the whole account, so an administrator can
 * create one only for people who have no access beyond their own: `resetRefusal` is checked when the link is created
 * and again when it is used.
 */
import { passwordResetHours } from '../../../contract/people/reauthentication-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { requireSession } from '../../access/organization-entry.ts'
import { auditPerson } from '../../events/audit-log.ts'
import { hashSecret } from '../../http/binding/authenticate.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { open, writes } from '../../http/verb.ts'
import { base62 } from '../../identifiers.ts'
import { commandCall } from '../../installation/command-call.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { findMember } from '../members/member-view.ts'
import { personView } from '../person-view.ts'
import { perAddress } from './authentication-checks.ts'
import { endCredentials } from './end-credentials.ts'
import { hashPassword } from './passwords.ts'

const findPerson = (db: Db, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether the person is in an organization of which the other one is not an active administrator. */
const isBeyond = async (db: Db, person: string, administrator: string): Promise<boolean> =>
  (await db
    .selectFrom('members as theirs')
    .select('theirs.organization')
    .where('theirs.person', '=', person)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('members as own')
            .select('own.person')
            .whereRef('own.organization', '=', 'theirs.organization')
            .where('own.person', '=', administrator)
            .where('own.role', '=', rank('admin'))
            .where('own.disabled', '=', 0),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

const command = `run "${commandCall('reset-password')}" on the server`

/** Why the administrator cannot give this person access to their account again; undefined if they can. */
const resetRefusal = async (
  db: Db,
  administrator: PersonRow,
  person: PersonRow,
): Promise<string | undefined> => {
  if (administrator.id === person.id) return 'Change your own password in your account.'
  if (person.disabled_at !== null)
    return `This account is deactivated. Ask the operator of this installation to ${command}.`
  if (Number(administrator.operator) === 1) return undefined
  if (Number(person.operator) === 1)
    return `This person operates the installation. Only another operator can reset their password, or someone who can ${command}.`
  return (await isBeyond(db, person.id, administrator.id))
    ? `This person also belongs to an organization that you don’t administer. Ask the operator of this installation to create the link or to ${command}.`
    : undefined
}

const createPasswordReset = writes(
  operations.createPasswordReset,
  async ({ params, caller, ctx }, db, { organization: { id: organization } }) => {
    requireSession(caller)
    const member = await findMember(db, organization, params.userId)
    const [administrator, person] = [await findPerson(db, caller.person), await findPerson(db, params.userId)]
    if (!member || !person || !administrator) throw notFound()
    if (Number(member.disabled) === 1)
      throw new Failure('state-forbids', 'This member is deactivated. Reactivate them first.')
    const refusal = await resetRefusal(db, administrator, person)
    if (refusal !== undefined) throw new Failure('state-forbids', refusal)
    const token = base62(ctx.random, 32)
    const expires_at = new Date(Date.parse(ctx.now()) + passwordResetHours * 3_600_000).toISOString()
    const row = { hash: hashSecret(token), organization, created_by: caller.person, expires_at }
    await db
      .insertInto('password_resets')
      .values({ person: person.id, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute()
    await auditPerson(db, ctx, person.id, {
      action: 'password.reset-link-created',
      actor: caller.person,
      target: { kind: 'person', id: person.id, title: person.email },
      after: { expiresAt: expires_at },
    })
    return {
      object: 'password-reset' as const,
      user: person.id,
      expiresAt: expires_at,
      urls: ctx.addresses.passwordReset(token),
    }
  },
)

const invalid = () =>
  new Failure(
    'bad-credentials',
    'This link has expired, was already used or was replaced. Ask an administrator for a new one.',
  )

/** The reset that a token stands for, and its person; fails if it can no longer be used. */
const resetOf = async (db: Db, token: string, now: string) => {
  const reset = await db
    .selectFrom('password_resets')
    .selectAll()
    .where('hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!reset) throw invalid()
  const [administrator, person] = [await findPerson(db, reset.created_by), await findPerson(db, reset.person)]
  const [member, maker] = [
    await findMember(db, reset.organization, reset.person),
    await findMember(db, reset.organization, reset.created_by),
  ]
  const isAllowed =
    administrator?.disabled_at === null &&
    member !== undefined &&
    Number(member.disabled) === 0 &&
    maker !== undefined &&
    Number(maker.disabled) === 0 &&
    Number(maker.role) === rank('admin')
  if (!person || !isAllowed || (await resetRefusal(db, administrator, person)) !== undefined) throw invalid()
  return { person, administrator }
}

const usePasswordReset = open(operations.usePasswordReset, async ({ body, ctx, request }) => {
  const { store, now } = ctx
  await store.write((db) =>
    countAttempt(db, attemptsFrom('password-reset', request.address), perAddress, now()),
  )
  // Before the password is hashed, which takes a tenth of a second of CPU time.
  await resetOf(store.read, body.token, now())
  const password = await hashPassword(body.password)
  return store.write(async (db) => {
    const { person, administrator } = await resetOf(db, body.token, now())
    const { numDeletedRows } = await db
      .deleteFrom('password_resets')
      .where('hash', '=', hashSecret(body.token))
      .executeTakeFirst()
    // Another request has just used it.
    if (numDeletedRows !== 1n) throw invalid()
    await db.updateTable('persons').set({ password, updated_at: now() }).where('id', '=', person.id).execute()
    const ended = await endCredentials(db, person.id)
    await auditPerson(db, ctx, person.id, {
      action: 'password.reset',
      target: { kind: 'person', id: person.id, title: person.email },
      after: {
        via: 'reset link',
        createdBy: administrator.display_name,
        tokens: 'ended',
        ended: ended.length,
      },
    })
    return personView(ctx, person)
  })
})

export const passwordResets = [createPasswordReset, usePasswordReset]
