/** Invalid or late input to reviews: each case gets a clear error, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('hostile review input on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    ivo = await service.person('ivo')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, ivo, 'review')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'care', title: 'Care', document: paragraphs('Oil it.', 'Wax it.') }],
    })
  })
  afterEach(() => service.close())

  const write = (by: Client, at: string, ...texts: readonly string[]) =>
    by('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: 'care', document: { document: paragraphs(...texts) } }],
    })
  const propose = async (...texts: readonly string[]): Promise<string> => {
    const { id } = (await noor('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(id)}`
    expect((await write(noor, at, ...texts)).status).toBe(200)
    return at
  }
  const onMain = async (...texts: readonly string[]): Promise<void> => {
    expect((await mara('POST', `${await propose(...texts)}/merge`)).body['result']).toBe('merge')
  }
  const setRules = (...rules: readonly Json[]) =>
    mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'rules', rules } })
  const textOf = async (at: string): Promise<unknown> =>
    (await mara('GET', `${at}/content/page/care?format=markdown`)).body['markdown']

  it('answering a conflict that no longer exists returns 412 with its replacement and keeps other answers', async () => {
    const at = await propose('Oil it often.', 'Wax it twice.')
    await onMain('Oil it once.', 'Wax it never.')
    const conflicts = async () => (await mara('GET', `${at}/conflicts`)).body['items'] as Json[]
    const [oil, wax] = await conflicts()
    expect((await noor('PUT', `${at}/conflicts/${String(wax?.['id'])}`, { choice: 'change' })).status).toBe(
      200,
    )
    await onMain('Oil it when dry.', 'Wax it never.')
    const late = await noor('PUT', `${at}/conflicts/${String(oil?.['id'])}`, { choice: 'change' })
    expect([late.status, late.body.error?.reason]).toEqual([412, 'state-forbids'])
    const now = await conflicts()
    expect(late.body.error?.details?.map(({ path }) => path)).toEqual([`conflicts.${String(now[0]?.['id'])}`])
    expect(now[1]).toMatchObject({ id: wax?.['id'], answer: { choice: 'change' } })
  })

  it('reviewing a stale revision returns 412 and stores nothing; reviewing the head succeeds', async () => {
    const at = await propose('Oil it often.', 'Wax it.')
    const seen = (await ivo('GET', at)).body['revision']
    await write(noor, at, 'Oil it very often.', 'Wax it.')
    const review = {
      status: 'approved',
      revision: seen,
      comments: [{ page: 'care', body: { markdown: 'Good.' } }],
    }
    const stale = await ivo('POST', `${at}/reviews`, review)
    expect([stale.status, stale.body.error?.details?.[0]?.path]).toEqual([412, 'body.revision'])
    expect((await mara('GET', `${at}/reviews`)).body['count']).toBe(0)
    expect((await mara('GET', `${at}/comments`)).body['count']).toBe(0)
    const head = (await ivo('GET', at)).body['revision']
    expect((await ivo('POST', `${at}/reviews`, { ...review, revision: head })).status).toBe(201)
  })

  it('a rule that names a former member says so and blocks the merge until it is bypassed', async () => {
    await setRules({ rule: 'require_specific_reviewers', users: [ivo.person] })
    const at = await propose('Oil it often.', 'Wax it.')
    expect((await mara('DELETE', `/orgs/${org}/members/${ivo.person}`)).status).toBe(204)
    const checks = (await mara('GET', `${at}/merge-checks`)).body
    expect(JSON.stringify(checks)).toContain('ivo can no longer review here')
    const refused = await mara('POST', `${at}/merge`)
    expect([refused.status, refused.body.error?.details?.[0]?.message]).toEqual([
      412,
      expect.stringContaining('ivo can no longer review here'),
    ])
    expect(await textOf(at)).toContain('Oil it often.')
    expect((await setRules({ rule: 'require_change_request_subject' })).status).toBe(200)
  })

  it('an endless expression is rejected or fails within its step limit, never merges and never returns 500', async () => {
    const list = `[${Array.from({ length: 30 }, () => '1').join()}]`
    const expression = `${list}.map(a => ${list}.map(b => ${list}.map(c => ${list}.length))).length > 0`
    expect(expression.length).toBeLessThanOrEqual(1024)
    await setRules({ rule: 'custom', expression })
    const at = await propose('Oil it often.', 'Wax it.')
    const begun = performance.now()
    const refused = await mara('POST', `${at}/merge`)
    expect(performance.now() - begun).toBeLessThan(2000)
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'rules-forbid'])
    expect(refused.body.error?.details?.[0]?.message).toMatch(/could not be evaluated/)
    expect((await mara('GET', `${at}/merge-checks`)).status).toBe(200)
    const trial = await mara('POST', `/spaces/${space}/merge-rules/trial`, {
      rules: [{ rule: 'custom', expression }],
    })
    expect(trial.status).toBeLessThan(500)
    expect((await mara('GET', at)).body['status']).toBe('draft')
    expect(await textOf(at)).toContain('Oil it often.')
  })
})
