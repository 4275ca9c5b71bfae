/** Planned merges: when rules pass, at a given time, with the planner's rights; on both stores. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { registerJobs } from '../../register-jobs.ts'

describe.each(engines)('merge plans on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let lena: Client
  let org: string
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    ivo = await service.person('ivo')
    lena = await service.person('lena')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, ivo, 'review')
    await service.member(org, lena, 'read')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.') }],
    })
    const { body } = await noor('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    at = `/spaces/${space}/change-requests/${String(body['id'])}`
    await rewrite(at, 'First.', 'Better.')
    registerJobs(service.ctx)
    service.ctx.jobs.start()
  })
  afterEach(() => service.close())

  const rewrite = (where: string, ...texts: readonly string[]) =>
    noor('POST', `${where}/content`, {
      changes: [{ operation: 'update_page', page: 'welcome', document: { document: paragraphs(...texts) } }],
    })
  const rules = (...list: object[]) =>
    mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'rules', rules: list } })
  const plan = (by: Client, body: object = { when: 'rules-pass' }) => by('PUT', `${at}/merge-plan`, body)
  const currentPlan = async () => (await mara('GET', at)).body
  const until = (state: object) =>
    vi.waitFor(async () => expect(await currentPlan()).toMatchObject(state), 10_000)
  const soon = (seconds: number) => new Date(Date.parse(service.ctx.now()) + seconds * 1000).toISOString()

  it('merge when a transfer to another organization makes the rules pass', async () => {
    const ines = await service.person('ines')
    const elsewhere = await service.organization('Elsewhere', ines)
    await service.member(elsewhere, mara, 'create')
    const required = [{ rule: 'require_at_least_one_approved_review' }]
    await mara.done('PATCH', `/orgs/${org}`, { mergeRules: { type: 'rules', rules: required } })
    await mara.done('PATCH', `/spaces/${space}`, { mergeRules: { type: 'inherit' } })
    await plan(mara)
    await until({ mergePlan: { state: 'waiting', outcome: expect.stringMatching(/approval/) as unknown } })
    await mara.done('POST', `/spaces/${space}/transfer`, { organization: elsewhere })
    await until({ status: 'merged' })
  })

  it('merge as soon as a write makes the rules pass', async () => {
    await rules({ rule: 'require_at_least_one_approved_review' })
    expect((await plan(mara)).body).toMatchObject({
      when: 'rules-pass',
      state: 'waiting',
      setBy: { id: mara.person },
    })
    await until({
      mergePlan: { state: 'waiting', outcome: expect.stringMatching(/Needs an approval/) as unknown },
    })
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    await until({ status: 'merged' })
    const { revisionMerged, mergePlan } = await currentPlan()
    expect(mergePlan).toBeUndefined()
    const revision = await mara('GET', `/spaces/${space}/revisions/${String(revisionMerged)}`)
    expect(JSON.stringify(revision.body)).toContain(mara.person)
  })

  it('merge immediately when nothing blocks them or the rules are removed', async () => {
    await rules({ rule: 'require_change_request_description' })
    await plan(mara)
    await until({ mergePlan: { outcome: expect.stringMatching(/description/) as unknown } })
    await mara('PATCH', `/spaces/${space}`, { mergeRules: { type: 'none' } })
    await until({ status: 'merged' })
  })

  it('are checked again when rights change through a membership, grant or team', async () => {
    const team = String((await mara('PUT', `/orgs/${org}/teams`, { title: 'Readers' })).body['id'])
    await mara('PUT', `/orgs/${org}/teams/${team}/members`, { add: [lena.person] })
    await rules({ rule: 'require_specific_reviewers', users: [ivo.person] })
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    const jobs = async () => {
      const { total } = await service.ctx.store.read
        .selectFrom('jobs')
        .select((e) => e.fn.countAll().as('total'))
        .where('kind', '=', 'planned-merge')
        .executeTakeFirstOrThrow()
      return Number(total)
    }
    // Ivo may not review when the plan is made, so his approval does not count.
    await mara('PATCH', `/orgs/${org}/members/${ivo.person}`, { role: 'read' })
    await plan(mara)
    await until({ mergePlan: { outcome: expect.stringMatching(/can no longer review here/) as unknown } })
    const before = await jobs()
    const left = await mara('PUT', `/orgs/${org}/teams/${team}/members`, { remove: [lena.person] })
    expect(left.status, left.body.error?.message).toBe(204)
    expect(await jobs()).toBe(before + 1)
    await mara('PATCH', `/spaces/${space}`, { defaultLevel: 'read' })
    expect(await jobs()).toBe(before + 2)
    expect((await currentPlan())['status']).not.toBe('merged')
    const given = await mara('POST', `/spaces/${space}/permissions`, { users: [ivo.person], role: 'review' })
    expect(given.status, given.body.error?.message).toBeLessThan(300)
    await until({ status: 'merged' })
  })

  it('are checked again when the space moves to a collection in which a reviewer may review', async () => {
    await rules({ rule: 'require_specific_reviewers', users: [ivo.person] })
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    await mara('PATCH', `/orgs/${org}/members/${ivo.person}`, { role: 'read' })
    const made = (await mara('POST', `/orgs/${org}/collections`, { title: 'Shelf' })).body
    const parent = String(made['id'])
    await mara('PATCH', `/collections/${parent}`, { defaultLevel: 'review' })
    await plan(mara)
    await until({ mergePlan: { outcome: expect.stringMatching(/can no longer review here/) as unknown } })
    expect((await mara('POST', `/spaces/${space}/move`, { parent })).status).toBe(200)
    await until({ status: 'merged' })
  })

  it('merge at the scheduled time and not before', async () => {
    expect((await plan(mara, { when: 'at', at: soon(-5) })).body.error?.details?.[0]?.path).toBe('body.at')
    const time = soon(3600)
    expect((await plan(mara, { when: 'at', at: time })).body).toMatchObject({ when: 'at', at: time })
    await ivo('POST', `${at}/reviews`, { status: 'approved' })
    expect(await currentPlan()).toMatchObject({ status: 'draft', mergePlan: { state: 'waiting' } })
    service.later(3601)
    await until({ status: 'merged' })
  })

  it('fail with a message when the rules block them at the scheduled time, and notify their author', async () => {
    await rules({ rule: 'require_change_request_description' })
    await plan(mara, { when: 'at', at: soon(60) })
    service.later(61)
    await until({
      status: 'draft',
      mergePlan: { state: 'failed', outcome: expect.stringMatching(/Needs a description/) as unknown },
    })
    for (const by of [mara, noor])
      expect(JSON.stringify((await by('GET', '/user/notifications')).body)).toContain('merge-plan-failed')
    expect((await noor('DELETE', `${at}/merge-plan`)).status).toBe(204)
    expect((await currentPlan())['mergePlan']).toBeUndefined()
  })

  it('fail with a message on a conflict with main, and notify the author of the plan and of the change request', async () => {
    const { body } = await noor('POST', `/spaces/${space}/change-requests`, {})
    const other = `/spaces/${space}/change-requests/${String(body['id'])}`
    await plan(mara, { when: 'at', at: soon(60) })
    await rewrite(other, 'First.', 'Worse.')
    await mara('POST', `${other}/merge`)
    service.later(61)
    await until({
      status: 'draft',
      mergePlan: { state: 'failed', outcome: expect.stringMatching(/Resolve the conflicts/) as unknown },
    })
    for (const by of [mara, noor])
      expect(JSON.stringify((await by('GET', '/user/notifications')).body)).toContain('merge-plan-failed')
  })

  it('wait until nobody objects any more', async () => {
    const asked = await ivo('POST', `${at}/reviews`, {
      status: 'changes-requested',
    })
    const thread = await ivo('POST', `${at}/comments`, { body: { markdown: 'Why?' } })
    await plan(mara)
    await until({
      status: 'draft',
      mergePlan: {
        state: 'waiting',
        outcome: 'There are objections. ivo requested changes. The thread of ivo is open.',
      },
    })
    await mara('POST', `${at}/reviews/${String(asked.body['id'])}/dismiss`, {})
    await until({ mergePlan: { outcome: expect.stringMatching(/objections\. The thread/) as unknown } })
    await mara('PUT', `${at}/comments/${String(thread.body['id'])}`, { resolved: true })
    await until({ status: 'merged' })
  })

  it('fail at the scheduled time if somebody objects', async () => {
    await plan(mara, { when: 'at', at: soon(60) })
    await ivo('POST', `${at}/comments`, { body: { markdown: 'Why?' } })
    service.later(61)
    await until({
      status: 'draft',
      mergePlan: { state: 'failed', outcome: 'There are objections. The thread of ivo is open.' },
    })
  })

  it('use the rights that their author has at merge time', async () => {
    await plan(ivo, { when: 'at', at: soon(60) })
    await service.ctx.store.write((db) => db.deleteFrom('members').where('person', '=', ivo.person).execute())
    service.later(61)
    await until({ status: 'draft', mergePlan: { state: 'failed' } })
    expect((await currentPlan())['mergePlan']).toMatchObject({
      outcome: 'ivo scheduled this merge but can no longer merge here.',
    })
  })

  it('fail when archived, and wait while a conflict is unresolved', async () => {
    const { body } = await noor('POST', `/spaces/${space}/change-requests`, {})
    const other = `/spaces/${space}/change-requests/${String(body['id'])}`
    await rewrite(other, 'First.', 'Worse.')
    await mara('POST', `${other}/merge`)
    await plan(mara)
    await until({
      mergePlan: { state: 'waiting', outcome: expect.stringMatching(/conflicts with main/) as unknown },
    })
    for (const by of [mara, noor]) {
      const { items } = (await by('GET', '/user/notifications?reason=merge-plan-failed')).body as {
        items: readonly unknown[]
      }
      expect(items).toHaveLength(1)
    }
    const [conflict] = (await noor('GET', `${at}/conflicts`)).body['items'] as { id: string }[]
    await noor('PUT', `${at}/conflicts/${conflict?.id ?? ''}`, { choice: 'change' })
    await noor('POST', `${at}/update`)
    await until({ status: 'merged' })

    const third = (await noor('POST', `/spaces/${space}/change-requests`, {})).body['id']
    at = `/spaces/${space}/change-requests/${String(third)}`
    await rewrite(at, 'Third.')
    await rules({ rule: 'require_change_request_description' })
    await plan(mara)
    await noor('PATCH', at, { status: 'archived' })
    await until({ mergePlan: { state: 'failed', outcome: expect.stringMatching(/archived/) as unknown } })
  })

  // Attack 14: a reader could cancel the merge that others had scheduled.
  it('row 14: can be set only by reviewers and canceled only by participants', async () => {
    const olga = await service.person('olga')
    await service.member(org, olga, 'edit')
    const stranger = await service.person('stranger')
    for (const by of [noor, olga, lena]) expect((await plan(by)).status).toBe(403)
    expect((await plan(stranger)).status).toBe(404)
    await plan(mara, { when: 'at', at: soon(600) })
    for (const by of [olga, lena]) expect((await by('DELETE', `${at}/merge-plan`)).status).toBe(403)
    // Deleting what the caller cannot see succeeds without effect.
    expect((await stranger('DELETE', `${at}/merge-plan`)).status).toBe(204)
    expect((await currentPlan())['mergePlan']).toMatchObject({ state: 'waiting' })
    expect((await noor('DELETE', `${at}/merge-plan`)).status).toBe(204)
    service.later(601)
    await plan(mara, { when: 'at', at: soon(600) })
    expect((await ivo('DELETE', `${at}/merge-plan`)).status).toBe(204)
    expect((await currentPlan())['status']).toBe('draft')
    for (const extra of ['setBy', 'person', 'state', 'job', 'outcome'])
      expect((await plan(mara, { when: 'rules-pass', [extra]: 'x' })).status).toBe(422)
  })
})
