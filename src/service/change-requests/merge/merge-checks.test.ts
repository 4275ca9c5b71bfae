/** Merge rules over the API: checked, satisfied, bypassed, tried before saving; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('merge checks on %s', (engine) => {
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
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.') }],
    })
  })
  afterEach(() => service.close())

  const propose = async (...texts: readonly string[]): Promise<string> => {
    const { body } = await noor('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    const at = `/spaces/${space}/change-requests/${String(body['id'])}`
    await noor('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: 'welcome', document: { document: paragraphs(...texts) } }],
    })
    return at
  }
  const setRules = (...rules: object[]) =>
    mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'rules', rules } })
  const checks = async (at: string, by: Client) => {
    const { body } = await by('GET', `${at}/merge-checks`)
    const list = body['checks'] as { state: string; message: string; people?: { id: string }[] }[]
    return [body['source'], body['mergeable'], ...list.map(({ state, message }) => `${state}: ${message}`)]
  }

  it('agree with the merge before and after requirements are met', async () => {
    await setRules({ rule: 'require_specific_reviewers', users: [ivo.person] })
    const at = await propose('First.', 'Better.')
    const needs = 'Needs approval from ivo.'
    expect(await checks(at, mara)).toEqual(['space', false, `failed: ${needs}`])
    const refused = await mara('POST', `${at}/merge`)
    expect([refused.status, refused.body.error?.details?.map(({ message }) => message)]).toEqual([
      412,
      [needs],
    ])
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    expect((await checks(at, mara))[1]).toBe(true)
    await noor('PATCH', at, { subject: 'Other words' })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
  })

  it('ignore outdated approvals and approvals of former members', async () => {
    await setRules({ rule: 'require_at_least_one_approved_review' })
    const at = await propose('First.', 'Better.')
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    await noor('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: 'welcome', title: 'Come in' }],
    })
    expect((await checks(at, mara))[1]).toBe(false)
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    expect((await checks(at, mara))[1]).toBe(true)
    await service.ctx.store.write((db) => db.deleteFrom('members').where('person', '=', ivo.person).execute())
    expect((await checks(at, mara))[1]).toBe(false)
    await setRules({ rule: 'require_specific_reviewers', users: [ivo.person] })
    expect((await checks(at, mara))[2]).toMatch(/^failed: ivo can no longer review here/)
    expect((await mara('POST', `${at}/merge`)).status).toBe(412)
  })

  it('use the organization rules when the space inherits them, and let named people bypass', async () => {
    await mara('PATCH', `/orgs/${org}`, {
      mergeRules: {
        type: 'rules',
        rules: [
          { rule: 'require_change_request_description' },
          { rule: 'allow_bypass', users: [ivo.person] },
        ],
      },
    })
    await mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'inherit' } })
    const at = await propose('First.', 'Better.')
    expect((await checks(at, mara)).slice(0, 3)).toEqual([
      'organization',
      false,
      'failed: Needs a description.',
    ])
    expect((await checks(at, ivo)).slice(0, 3)).toEqual([
      'organization',
      true,
      'bypassed: Needs a description.',
    ])
    expect((await mara('POST', `${at}/merge`)).status).toBe(412)
    expect((await ivo('POST', `${at}/merge`)).body['result']).toBe('merge')
    await mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'none' } })
    expect(await checks(at, mara)).toEqual(['none', true])
  })

  it('reject a condition that does not parse or uses unknown names, with its position', async () => {
    const refused = await setRules({ rule: 'require_agent_review' }, { rule: 'custom', expression: '1 +' })
    expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([
      400,
      'body.mergeRules.rules.1.expression',
    ])
    expect(refused.body.error?.message).toMatch(/at character/)
    const unknown = await mara('PATCH', `/orgs/${org}`, {
      mergeRules: { type: 'rules', rules: [{ rule: 'custom', expression: 'constructor.constructor' }] },
    })
    expect(unknown.status).toBe(400)
    const misspelled = await setRules({ rule: 'custom', expression: '!changeRequest.outdatd' })
    expect([misspelled.status, misspelled.body.error?.details]).toEqual([
      400,
      [
        {
          path: 'body.mergeRules.rules.0.expression',
          message:
            'There is no "changeRequest.outdatd" (at character 16). Did you mean "changeRequest.outdated"?',
        },
      ],
    ])
    expect((await mara('GET', `/spaces/${space}`)).body['mergeRules']).not.toMatchObject({ type: 'rules' })
  })

  it('report which recent change requests the rules would have blocked', async () => {
    const first = await propose('First.', 'Better.')
    await ivo('POST', `${first}/reviews`, { status: 'approved' })
    await mara('POST', `${first}/merge`)
    const second = await propose('First.', 'Best.')
    await mara('POST', `${second}/merge`)
    const third = await propose('First.', 'No.')
    await noor('PATCH', third, { status: 'open' })
    const { body } = await mara('POST', `/spaces/${space}/merge-rules/trial`, {
      rules: [{ rule: 'require_at_least_one_approved_review' }],
    })
    expect(body).toMatchObject({
      tried: 3,
      stopped: 2,
      items: [
        { changeRequest: { number: 3, status: 'open' }, stopped: true, messages: ['Needs an approval.'] },
        { changeRequest: { number: 2, status: 'merged' }, stopped: true },
        { changeRequest: { number: 1, status: 'merged' }, stopped: false, messages: [] },
      ],
    })
    const upToDate = { rules: [{ rule: 'require_up_to_date_change_request' }] }
    expect((await mara('POST', `/spaces/${space}/merge-rules/trial`, upToDate)).body['stopped']).toBe(0)
    expect((await ivo('POST', `/spaces/${space}/merge-rules/trial`, upToDate)).status).toBe(403)
    expect(
      (
        await mara('POST', `/spaces/${space}/merge-rules/trial`, {
          rules: [{ rule: 'custom', expression: ')' }],
        })
      ).status,
    ).toBe(400)
  })
})
