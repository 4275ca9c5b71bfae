/** Second factors of the caller: list, add, remove; and which members of an organization have one. */
import { operations } from '../../../contract/operations.ts'
import { requireSession } from '../../access/organization-entry.ts'
import type { Caller } from '../../access/caller.ts'
import { auditPerson } from '../../events/audit-log.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { SecondFactorTable } from '../../storage/schema/second-factor-tables.ts'
import { constraintOf } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import {
  authenticationOptions,
  passkeysWork,
  registrationOptions,
  requirePasskeys,
  verifyRegistration,
} from './passkeys.ts'
import {
  confirmedFactors,
  makeRecoveryCodes,
  makeTicket,
  tryTicket,
  useUpTicket,
} from './second-factor.store.ts'
import { lockSignIn } from './lock-sign-in.ts'
import { newTotp, stepOfCode } from './totp.ts'

const view = (row: SecondFactorTable) => ({
  object: 'second-factor' as const,
  id: row.id,
  kind: row.kind === 'totp' ? ('totp' as const) : ('passkey' as const),
  name: row.name,
  createdAt: row.created_at,
  ...(row.used_at !== null && { lastUsedAt: row.used_at }),
})

const auditTarget = (row: SecondFactorTable) => ({
  target: { kind: 'second-factor', id: row.id, title: row.name },
})

const listSecondFactors = reads(operations.listSecondFactors, async ({ caller, ctx }, db) => {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('person', '=', caller.person)
    .executeTakeFirstOrThrow()
  return {
    items: (await confirmedFactors(db, caller.person)).map(view),
    recoveryCodes: Number(total),
    passkeys: passkeysWork(ctx.config),
  }
})

const rowOf = (
  ctx: Context,
  caller: Caller,
  about: Pick<SecondFactorTable, 'kind' | 'name' | 'secret' | 'credential' | 'confirmed_at'>,
): SecondFactorTable => ({
  id: ctx.mint('second-factor'),
  person: caller.person,
  ...about,
  secret: ctx.keys.seal('second-factor', about.secret),
  last_step: 0,
  created_at: ctx.now(),
  used_at: null,
})

const beginTotp = open(operations.beginTotp, async ({ caller, ctx }) => {
  requireSession(caller)
  const { secret, uri } = await newTotp(ctx, caller.email)
  const row = rowOf(ctx, caller, {
    kind: 'totp',
    name: 'Authenticator app',
    secret,
    credential: null,
    confirmed_at: null,
  })
  await ctx.store.write(async (db) => {
    // Delete setups that were started but never confirmed.
    await db
      .deleteFrom('second_factors')
      .where('person', '=', caller.person)
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .execute()
    await db.insertInto('second_factors').values(row).execute()
  })
  return { id: row.id, secret, uri }
})

/** The response after adding a factor; includes recovery codes for the first one. */
const added = async (ctx: Context, db: Db, row: SecondFactorTable) => {
  const first = (await confirmedFactors(db, row.person)).length === 1
  await auditPerson(db, ctx, row.person, {
    action: 'second-factor.added',
    ...auditTarget(row),
    after: { kind: row.kind },
  })
  return {
    factor: view(row),
    recoveryCodes: first ? await makeRecoveryCodes(ctx, db, row.person) : [],
  }
}

const perPerson = { attempts: 20, seconds: 900 }

const confirmTotp = open(operations.confirmTotp, async ({ params, body, caller, ctx }) => {
  requireSession(caller)
  const { store, keys, now } = ctx
  await store.write((db) => countAttempt(db, `totp-confirm/${caller.person}`, perPerson, now()))
  const row = await store.read
    .selectFrom('second_factors')
    .selectAll()
    .where('id', '=', params.factorId)
    .where('person', '=', caller.person)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  const secret = keys.open('second-factor', row.secret)
  if (secret === undefined)
    throw new Failure('state-forbids', 'The secret of this installation has changed. Start again.')
  const step = await stepOfCode(secret, body.code, now(), 0)
  if (step === undefined)
    throw new Failure(
      'bad-content',
      'This code is incorrect. Check that the clock of your device is right.',
      {
        details: [{ path: 'body.code', message: 'Is incorrect.' }],
      },
    )
  return store.write(async (db) => {
    await lockSignIn(db, caller)
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ confirmed_at: now(), last_step: step })
      .where('id', '=', row.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    // Another request has confirmed it, or has replaced it with another setup.
    if (numUpdatedRows !== 1n) throw notFound()
    // The new app replaces the previous one, since an authenticator has only one of the two secrets.
    await db
      .deleteFrom('second_factors')
      .where('person', '=', caller.person)
      .where('kind', '=', 'totp')
      .where('id', '!=', row.id)
      .where('confirmed_at', 'is not', null)
      .execute()
    return added(ctx, db, row)
  })
})

const beginPasskey = open(operations.beginPasskey, async ({ caller, ctx }) => {
  requireSession(caller)
  requirePasskeys(ctx.config)
  const known = await confirmedFactors(ctx.store.read, caller.person)
  const options = await registrationOptions(
    ctx,
    { id: caller.person, email: caller.email, displayName: caller.displayName },
    known,
  )
  const ticket = await ctx.store.write((db) =>
    makeTicket(ctx, db, { kind: 'passkey', person: caller.person, challenge: options.challenge }),
  )
  return { ticket, options: { ...options } as Record<string, unknown> }
})

const addPasskey = open(operations.addPasskey, async ({ body, caller, ctx }) => {
  requireSession(caller)
  const { store } = ctx
  const refused = () =>
    new Failure('bad-content', 'The browser’s response does not match the request. Start again.')
  const ticket = await store.write((db) => tryTicket(ctx, db, body.ticket))
  if (ticket?.kind !== 'passkey' || ticket.person !== caller.person) throw refused()
  const made = await verifyRegistration(ctx, ticket.challenge, body.response)
  if (!made) throw refused()
  try {
    return await store.write(async (db) => {
      await lockSignIn(db, caller)
      if (!(await useUpTicket(db, ticket))) throw refused()
      const row = rowOf(ctx, caller, {
        kind: 'passkey',
        name: body.name,
        secret: JSON.stringify(made.passkey),
        credential: made.id,
        confirmed_at: ctx.now(),
      })
      await db.insertInto('second_factors').values(row).execute()
      return added(ctx, db, row)
    })
  } catch (error) {
    if (constraintOf(error) === 'unique')
      throw new Failure('already-taken', 'You have already added this passkey.')
    throw error
  }
})

const deleteSecondFactor = writes(operations.deleteSecondFactor, async ({ params, caller, ctx }, db) => {
  const factor = await db
    .selectFrom('second_factors')
    .select('id')
    .where('id', '=', params.factorId)
    .where('person', '=', caller.person)
    .executeTakeFirst()
  if (!factor) return
  requireSession(caller)
  await lockSignIn(db, caller)
  const deleted = await db
    .deleteFrom('second_factors')
    .where('id', '=', factor.id)
    .returningAll()
    .executeTakeFirst()
  if (!deleted || deleted.confirmed_at === null) return
  if ((await confirmedFactors(db, caller.person)).length === 0)
    await db.deleteFrom('recovery_codes').where('person', '=', caller.person).execute()
  await auditPerson(db, ctx, caller.person, {
    action: 'second-factor.removed',
    ...auditTarget(deleted),
    before: { kind: deleted.kind },
  })
})

const renewRecoveryCodes = writes(operations.renewRecoveryCodes, async ({ caller, ctx }, db) => {
  requireSession(caller)
  await lockSignIn(db, caller)
  if ((await confirmedFactors(db, caller.person)).length === 0)
    throw new Failure('state-forbids', 'Set up a second factor first. Recovery codes are created with it.')
  return { recoveryCodes: await makeRecoveryCodes(ctx, db, caller.person) }
})

const perAddress = { attempts: 120, seconds: 900 }

const beginPasskeySession = open(operations.beginPasskeySession, async ({ ctx, request }) => {
  requirePasskeys(ctx.config)
  await ctx.store.write((db) =>
    countAttempt(db, attemptsFrom('passkey-from', request.address), perAddress, ctx.now()),
  )
  const options = await authenticationOptions(ctx, [])
  const ticket = await ctx.store.write((db) =>
    makeTicket(ctx, db, { kind: 'passkey-sign-in', person: '', challenge: options.challenge }),
  )
  return { ticket, options: { ...options } as Record<string, unknown> }
})

const listMemberFactors = reads(operations.listMemberFactors, ({ query, ctx }, db, { organization }) => {
  const membersWithFactors = () =>
    db
      .selectFrom('members as m')
      .innerJoin('second_factors as f', 'f.person', 'm.person')
      .where('m.organization', '=', organization.id)
      .where('f.confirmed_at', 'is not', null)
  return listPage(ctx.keys, {
    list: `member-factors/${organization.id}`,
    query,
    count: async () => {
      const { total } = await membersWithFactors()
        .select((e) => e.fn.count<number>('m.person').distinct().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      membersWithFactors()
        .select((e) => [
          'm.person',
          e.fn.sum<number>(e.case().when('f.kind', '=', 'totp').then(1).else(0).end()).as('totp'),
          e.fn.sum<number>(e.case().when('f.kind', '=', 'passkey').then(1).else(0).end()).as('passkeys'),
        ])
        .$if(after !== undefined, (rows) => rows.where('m.person', '>', String(after?.[0])))
        .groupBy('m.person')
        .orderBy('m.person')
        .limit(limit)
        .execute(),
    key: ({ person }) => [person],
    items: (rows) =>
      rows.map(({ person, totp, passkeys }) => ({
        user: person,
        totp: Number(totp) > 0,
        passkeys: Number(passkeys),
      })),
  })
})

export const secondFactors = [
  listSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  addPasskey,
  deleteSecondFactor,
  renewRecoveryCodes,
  beginPasskeySession,
  listMemberFactors,
]
