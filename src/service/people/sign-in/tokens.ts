/** Personal access tokens: create, list, revoke. */
import { operations } from '../../../contract/operations.ts'
import { auditPerson } from '../../events/audit-log.ts'
import type { Caller } from '../../access/caller.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { TokenTable } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Scope } from '../../../contract/operation/operation.ts'
import { insertToken } from '../person-rows.ts'
import { lockSignIn } from './lock-sign-in.ts'

const tokenView = (row: TokenTable) => ({
  object: 'token' as const,
  id: row.id,
  name: row.name,
  scope: row.scope as Scope,
  createdAt: row.created_at,
  ...(row.used_at !== null && { lastUsedAt: row.used_at }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
})

export const listTokens = reads(operations.listTokens, ({ caller, query, ctx }, db) => {
  const tokensOfCaller = () =>
    db
      .selectFrom('tokens')
      .where('person', '=', caller.person)
      .$if(caller.signOn !== '', (rows) => rows.where('sign_on', '=', caller.signOn))
  return listPage(ctx.keys, {
    list: `tokens/${caller.person}`,
    query,
    count: async () =>
      Number(
        (
          await tokensOfCaller()
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),
    rows: (after, limit) => {
      const rows = tokensOfCaller().selectAll().orderBy('id').limit(limit)
      return (after ? rows.where('id', '>', String(after[0])) : rows).execute()
    },
    key: ({ id }) => [id],
    items: (rows) => rows.map(tokenView),
  })
})

const badExpiry = (message: string): Failure =>
  new Failure('invalid-input', `body.expiresAt: ${message}`, {
    details: [{ path: 'body.expiresAt', message }],
  })

/** When the token of the caller expires; null if it does not, or for a session. */
const expiryOf = async (db: Db, { kind, id }: Caller['credential']): Promise<string | null> => {
  if (kind !== 'token') return null
  const row = await db.selectFrom('tokens').select('expires_at').where('id', '=', id).executeTakeFirst()
  return row?.expires_at ?? null
}

export const createToken = writes(operations.createToken, async ({ caller, body, ctx }, db) => {
  await lockSignIn(db, caller)
  // A token that may create others has the widest scope; none of them outlives it.
  const latest = await expiryOf(db, caller.credential)
  const expiresAt = body.expiresAt ?? latest
  if (expiresAt !== null && expiresAt <= ctx.now()) throw badExpiry('Must be in the future.')
  if (expiresAt !== null && latest !== null && expiresAt > latest)
    throw badExpiry('Must not be later than the expiry of the token that creates it.')
  const { row, secret } = await insertToken(ctx, db, {
    person: caller.person,
    name: body.name,
    scope: body.scope,
    expiresAt,
    signOn: caller.signOn,
  })
  await auditPerson(db, ctx, caller.person, {
    action: 'token.created',
    target: { kind: 'token', id: row.id, title: row.name },
    after: { scope: row.scope, expiresAt: row.expires_at },
  })
  return { ...tokenView(row), token: secret }
})

export const deleteToken = writes(operations.deleteToken, async ({ caller, params, ctx }, db) => {
  const deleted = await db
    .deleteFrom('tokens')
    .where('id', '=', params.tokenId)
    .where('person', '=', caller.person)
    .$if(caller.signOn !== '', (rows) => rows.where('sign_on', '=', caller.signOn))
    .returningAll()
    .executeTakeFirst()
  if (!deleted) return
  await auditPerson(db, ctx, caller.person, {
    action: 'token.deleted',
    target: { kind: 'token', id: deleted.id, title: deleted.name },
    before: { scope: deleted.scope, expiresAt: deleted.expires_at },
  })
})
