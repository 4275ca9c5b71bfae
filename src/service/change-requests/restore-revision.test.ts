/** Restoring a revision, and finding the revision at a given time, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as { id: string; createdAt: string }[]

describe.each(engines)('restoring a revision on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const put = (...pages: readonly [string, string][]) =>
    putContent(service.ctx, space, mara.person, {
      pages: pages.map(([id, text]) => ({ id, document: paragraphs(text) })),
    })
  const titles = async (at: string) =>
    ((await mara('GET', `${at}/content/pages`)).body['pages'] as { id: string }[]).map(({ id }) => id)

  it('creates a change request that restores the revision when merged', async () => {
    const first = await put(['a', 'one'], ['b', 'two'])
    await put(['a', 'changed'], ['c', 'new'])
    const answer = await mara('POST', `/spaces/${space}/revisions/${first}/restore`)
    expect(answer).toMatchObject({ status: 201, body: { status: 'draft', outdated: false } })
    expect(answer.body['subject']).toMatch(/^Restore space to \d{4}-\d\d-\d\d$/)
    expect(answer.headers['location']).toBe((answer.body['urls'] as { location: string }).location)
    const change = `/spaces/${space}/change-requests/${idOf(answer)}`
    const head = await mara('GET', `/spaces/${space}/revisions/${String(answer.body['revision'])}`)
    expect(head.body).toMatchObject({ type: 'rollback' })
    expect(await titles(change)).toEqual(['a', 'b'])
    expect((await mara('GET', `${change}/changes`)).body).toMatchObject({ counts: { added: 1, removed: 1 } })
    expect((await mara('POST', `${change}/merge`)).body).toMatchObject({ result: 'merge' })
    expect(await titles(`/spaces/${space}`)).toEqual(['a', 'b'])
    // Nothing is lost: the state before the restore can be restored as well.
    const again = await mara('POST', `/spaces/${space}/revisions/${first}/restore`)
    expect([again.status, again.body.error?.reason]).toEqual([409, 'nothing-to-change'])
  })

  it('requires edit rights and a revision of the space', async () => {
    const first = await put(['a', 'one'])
    await put(['a', 'two'])
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'comment')
    expect((await ivo('POST', `/spaces/${space}/revisions/${first}/restore`)).status).toBe(403)
    const other = await service.space(org, mara, { title: 'Other' })
    expect((await mara('POST', `/spaces/${other}/revisions/${first}/restore`)).status).toBe(404)
    expect((await mara('POST', `/spaces/${space}/revisions/nowhere/restore`)).status).toBe(404)
  })

  it('finds the revision of a space and of a page at a given time', async () => {
    const first = await put(['a', 'one'])
    service.later(3600)
    const second = await put(['a', 'two'])
    service.later(3600)
    const third = await put(['a', 'three'])
    const list = (more: string) => mara('GET', `/spaces/${space}/revisions?${more}`)
    const all = items(await list('limit=10'))
    expect(all.slice(0, 3).map(({ id }) => id)).toEqual([third, second, first])
    const at = all[1]?.createdAt ?? ''
    const then = await list(`at=${at}&limit=1`)
    expect(items(then).map(({ id }) => id)).toEqual([second])
    expect(then.body['count']).toBe(all.length - 1)
    const just = new Date(Date.parse(at) - 1).toISOString()
    expect(items(await list(`at=${just}&limit=1`)).map(({ id }) => id)).toEqual([first])
    expect(items(await list(`at=${at}&pageId=a`)).map(({ id }) => id)).toEqual([second, first])
    expect((await list(`at=${at}&pageId=a`)).body['count']).toBe(2)
    expect(items(await list('at=2000-01-01T00:00:00Z'))).toEqual([])
    expect((await list('at=yesterday')).status).toBe(422)
    const next = (await list(`at=${at}&limit=1`)).body['next'] as { page: string }
    expect(items(await list(`at=${at}&limit=1&page=${next.page}`)).map(({ id }) => id)).toEqual([first])
  })
})
