/** Whoever changes a thread of a change request while its suggestions are accepted waits, and neither stops the other. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { changeRequestOf, lockChangeRequest } from '../change-requests/load-change-request.ts'

describe.each(engines)('threads of a locked change request on %s', (engine) => {
  let service: TestService
  let mara: Client
  let at: string
  let change: { space: string; id: string }
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    const space = await service.space(org, mara)
    const page = { id: 'p1', title: 'One', document: paragraphs('First.') }
    await putContent(service.ctx, space, mara.person, { pages: [page] })
    const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    change = { space, id: String(id) }
    at = `/spaces/${space}/change-requests/${change.id}`
  })
  afterEach(() => service.close())

  const body = (markdown: string) => ({ body: { markdown } })

  it.each([
    ['an edit', 200, (thread: string) => mara('PUT', thread, body('Why?'))],
    ['a resolution', 200, (thread: string) => mara('PUT', thread, { resolved: true })],
    ['a deletion', 204, (thread: string) => mara('DELETE', thread)],
    ['a reply', 200, (thread: string) => mara('POST', `${thread}/replies`, body('Because.'))],
    ['an edited reply', 200, (_: string, reply: string) => mara('PUT', reply, body('As it was.'))],
    ['a deleted reply', 204, (_: string, reply: string) => mara('DELETE', reply)],
    [
      'a dismissal',
      200,
      (_: string, __: string, suggestion: string) => mara('POST', `${suggestion}/dismiss`),
    ],
  ])('%s', async (_name, expected, write) => {
    const suggestion = await mara.done('POST', `${at}/suggestions`, {
      ...{ page: 'p1', node: 'b1', replacement: { markdown: 'Second.' } },
    })
    const comment = String(suggestion['comment'])
    const thread = `${at}/comments/${comment}`
    const reply = await mara.done('POST', `${thread}/replies`, body('As before.'))
    const locked = Promise.withResolvers<undefined>()
    let attempts = 0
    const accepting = service.ctx.store.write(async (db) => {
      attempts += 1
      await lockChangeRequest(db, change)
      // The lock is sent with the next statement.
      await changeRequestOf(db, change.space, change.id)
      locked.resolve(undefined)
      // PostgreSQL looks for a deadlock when somebody has waited for a second.
      if (engine === 'postgres') await sql`select pg_sleep(1.3)`.execute(db)
      for (const table of ['suggestions', 'comments', 'replies'] as const)
        await db.selectFrom(table).select('id').where('space', '=', change.space).forUpdate().execute()
    })
    await locked.promise
    const { status } = await write(
      thread,
      `${thread}/replies/${String(reply['id'])}`,
      `${at}/suggestions/${String(suggestion['id'])}`,
    )
    await accepting
    expect([status, attempts]).toEqual([expected, 1])
  })
})
