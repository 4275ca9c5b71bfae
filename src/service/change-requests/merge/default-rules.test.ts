/** The approval that a new space asks for by default; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('the default merge rules on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ivo: Client
  let org: string
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    ivo = await service.person('ivo')
    org = await service.organization('Halden', mara, { defaultRules: true })
    space = await service.space(org, mara)
    const made = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Start' })
    at = `/spaces/${space}/change-requests/${String(made['id'])}`
    await mara.done('POST', `${at}/content`, { changes: [{ operation: 'insert_page', title: 'Start' }] })
  })
  afterEach(() => service.close())

  const checks = () => mara.done('GET', `${at}/merge-checks`)
  const merge = () => mara('POST', `${at}/merge`)

  it('ask for nothing while one person reviews, nor of people who cannot', async () => {
    await service.member(org, ivo, 'edit')
    expect(await checks()).toMatchObject({ source: 'none', checks: [], mergeable: true })
    expect((await merge()).status).toBe(200)
  })

  it('ask for one approval once two people can review, and say so', async () => {
    await service.member(org, ivo, 'review')
    expect(await checks()).toMatchObject({
      source: 'default',
      checks: [
        {
          rule: { rule: 'require_at_least_one_approved_review' },
          state: 'failed',
          message: expect.stringContaining(
            'This is the default once two people can review. A space administrator can change it under “Merge rules”',
          ) as string,
          people: [{ id: ivo.person }],
        },
      ],
      mergeable: false,
    })
    const refused = await merge()
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'rules-forbid'])
    expect((await mara.done('GET', `/spaces/${space}/change-requests?status=draft`))['items']).toMatchObject([
      { rules: { total: 1, met: 0, ready: false } },
    ])
    await ivo.done('POST', `${at}/reviews`, { status: 'approved' })
    expect((await merge()).status).toBe(200)
    expect((await mara.done('GET', `${at}/timeline?kind=merged`))['items']).toMatchObject([
      { rulesSource: 'default', rules: [{ message: 'Approved by ivo.', state: 'passed' }] },
    ])
  })

  it('are shown with the organization, end with its rules and come back when asked for', async () => {
    await service.member(org, ivo, 'review')
    const patch = (body: object) => mara('PATCH', `/orgs/${org}`, body)
    expect(await mara.done('GET', `/orgs/${org}`)).toMatchObject({ defaultMergeRules: true })
    const rules = { type: 'rules', rules: [{ rule: 'require_change_request_subject' }] }
    const both = await patch({ mergeRules: rules, defaultMergeRules: true })
    expect([both.status, both.body.error?.details?.[0]?.path]).toEqual([400, 'body.defaultMergeRules'])
    expect((await patch({ mergeRules: rules })).body).toMatchObject({
      mergeRules: rules,
      defaultMergeRules: false,
    })
    expect((await patch({ defaultMergeRules: true })).body).toMatchObject({
      mergeRules: { type: 'none' },
      defaultMergeRules: true,
    })
    expect(await checks()).toMatchObject({ source: 'default', mergeable: false })
    await patch({ defaultMergeRules: false })
    expect(await checks()).toMatchObject({ source: 'none', mergeable: true })
  })

  it('end with rules of the space or its organization, or with none by choice', async () => {
    await service.member(org, ivo, 'review')
    await mara.done('PATCH', `/spaces/${space}`, { mergeRules: { type: 'none' } })
    expect(await checks()).toMatchObject({ source: 'none', mergeable: true })
    await mara.done('PATCH', `/spaces/${space}`, { mergeRules: { type: 'inherit' } })
    expect(await checks()).toMatchObject({ source: 'default' })
    const rules = [{ rule: 'require_change_request_subject' }]
    await mara.done('PATCH', `/orgs/${org}`, { mergeRules: { type: 'rules', rules } })
    expect(await checks()).toMatchObject({ source: 'organization', mergeable: true })
    await mara.done('PATCH', `/orgs/${org}`, { mergeRules: { type: 'none' } })
    expect(await checks()).toMatchObject({ source: 'none', mergeable: true })
  })

  it('end when the organization is told to have none', async () => {
    await service.member(org, ivo, 'review')
    expect(await checks()).toMatchObject({ source: 'default', mergeable: false })
    await mara.done('PATCH', `/orgs/${org}`, { mergeRules: { type: 'none' } })
    expect(await checks()).toMatchObject({ source: 'none', mergeable: true })
  })
})
