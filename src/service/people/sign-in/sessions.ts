/** Sessions of the caller: list and end. */
import { operations } from '../../../contract/operations.ts'
import { auditPerson } from '../../events/audit-log.ts'
import { noSessionCookie } from '../../http/binding/cookies.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'

export const signOut = writes(operations.deleteCurrentSession, async ({ caller, ctx, setHeader }, db) => {
  if (caller.credential.kind === 'session') {
    const { id } = caller.credential
    await db.deleteFrom('sessions').where('id', '=', id).execute()
    await auditPerson(db, ctx, caller.person, {
      action: 'session.ended',
      target: { kind: 'session', id, title: '' },
    })
  }
  setHeader('set-cookie', noSessionCookie(ctx.config.baseUrl))
})

export const listSessions = reads(operations.listSessions, ({ caller, query, ctx }, db) => {
  const sessionsOfCaller = () =>
    db
      .selectFrom('sessions')
      .where('person', '=', caller.person)
      .where('expires_at', '>', ctx.now())
      .$if(caller.signOn !== '', (rows) => rows.where('sign_on', '=', caller.signOn))
  return listPage(ctx.keys, {
    list: `sessions/${caller.person}`,
    query,
    count: async () =>
      Number(
        (
          await sessionsOfCaller()
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),
    rows: (after, limit) => {
      const rows = sessionsOfCaller().selectAll().orderBy('id').limit(limit)
      return (after ? rows.where('id', '>', String(after[0])) : rows).execute()
    },
    key: ({ id }) => [id],
    items: (rows) =>
      rows.map((row) => ({
        object: 'session' as const,
        id: row.id,
        createdAt: row.created_at,
        lastUsedAt: row.used_at,
        expiresAt: row.expires_at,
        address: row.address,
        userAgent: row.agent,
        current: caller.credential.id === row.id,
      })),
  })
})

export const endSession = writes(operations.deleteSession, async ({ caller, params, ctx }, db) => {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', params.sessionId)
    .where('person', '=', caller.person)
    .$if(caller.signOn !== '', (rows) => rows.where('sign_on', '=', caller.signOn))
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return
  await auditPerson(db, ctx, caller.person, {
    action: 'session.ended',
    target: { kind: 'session', id: deleted.id, title: '' },
  })
})
