/** What people do with clusters: it lasts through every clustering, and it can be undone exactly. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fsck } from '../installation/fsck.ts'
import { supportConversations, withConversations } from '../../testing/fixtures/conversations/support-desk.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

/** They wait for several jobs. */
const slow = { timeout: 180_000 }

describe.each(engines)('actions on clusters on %s', slow, (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let settled: () => Promise<Answer['body']>
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    ;({ settled } = withConversations(service, mara, org))
    await mara.done('POST', at(''), supportConversations(service.ctx.now()))
    await settled()
  })
  afterEach(() => service.close())

  const at = (rest: string) => `/orgs/${org}/conversations${rest}`
  const items = async (path: string) => (await mara.done('GET', path))['items'] as Answer['body'][]
  const clusters = async () => (await items(at('-clusters?orderBy=issues'))).map(({ id }) => String(id))
  const cluster = (id: string) => mara.done('GET', at(`-clusters/${id}`))
  const issuesOf = async (id: string) =>
    (await items(at(`-issues?cluster=${id}`))).map(({ issue }) => (issue as { id: string }).id)
  const act = (path: string, body?: object) => mara.done('POST', at(path), body)
  const undo = (action: Answer['body']) => mara('POST', at(`-actions/${String(action['id'])}/undo`))
  const run = async () => {
    await act('-clusters/run')
    await settled()
  }
  /** The cluster and pin of every issue, and what clusters are called. */
  const state = async () => {
    const issues = await service.ctx.store.read
      .selectFrom('conversation_issues')
      .select(['id', 'cluster', 'pinned_by'])
      .orderBy('id')
      .execute()
    const shown = (await items(at('-clusters'))).map(({ id, label, icon, state: open, pinned, stats }) => ({
      ...{ id, label, icon, open, pinned, stats },
    }))
    return { issues, shown: shown.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)) }
  }

  it('merges clusters; the former address leads on, pins last, and undo restores exactly', async () => {
    const [first = '', second = ''] = await clusters()
    const before = await state()
    const all = [...(await issuesOf(first)), ...(await issuesOf(second))].toSorted()
    const action = await act(`-clusters/${second}/merge`, { into: first })
    expect(action).toMatchObject({
      ...{ kind: 'merge', cluster: second, other: first, issues: all.length, by: { id: mara.person } },
    })
    await settled()
    await run()
    expect((await issuesOf(first)).toSorted()).toEqual(all)
    expect((await issuesOf(second)).toSorted()).toEqual(all)
    expect(await cluster(second)).toMatchObject({ id: first, pinned: all.length, lastAction: action['id'] })
    expect(await clusters()).not.toContain(second)
    for (const [from, into] of [
      [first, first],
      [second, first],
      [first, second],
    ])
      expect((await mara('POST', at(`-clusters/${from}/merge`), { into })).status).toBe(412)
    expect((await undo(action)).body).toMatchObject({ undoneAt: expect.any(String) })
    await settled()
    expect(await state()).toEqual(before)
    expect((await undo(action)).status).toBe(412)
    expect((await cluster(first))['lastAction']).toBeUndefined()
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('splits a cluster; both halves last, and undo restores exactly', async () => {
    const [first = ''] = await clusters()
    const before = await state()
    const issues = await issuesOf(first)
    const some = issues.slice(0, 2)
    const action = await act(`-clusters/${first}/split`, { issues: some, label: 'Two of them' })
    const other = String(action['other'])
    expect(action).toMatchObject({ kind: 'split', cluster: first, issues: issues.length })
    await settled()
    await run()
    expect((await issuesOf(other)).toSorted()).toEqual(some.toSorted())
    expect((await issuesOf(first)).toSorted()).toEqual(issues.slice(2).toSorted())
    expect(await cluster(other)).toMatchObject({ label: 'Two of them', labelledBy: 'person', pinned: 2 })
    const split = (list: string[]) => mara('POST', at(`-clusters/${first}/split`), { issues: list })
    expect((await split(issues.slice(2))).status).toBe(412)
    expect((await split(some)).status).toBe(412)
    expect((await undo(action)).status).toBe(200)
    await settled()
    expect(await state()).toEqual(before)
    expect(await cluster(other)).toMatchObject({ id: first })
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('undoes in reverse order only, where actions touch the same', async () => {
    const [first = '', second = '', third = ''] = await clusters()
    const before = await state()
    const one = await act(`-clusters/${second}/merge`, { into: first })
    const two = await act(`-clusters/${first}/merge`, { into: third })
    expect(await cluster(second)).toMatchObject({ id: third })
    // The label that the rename replaces is of all issues together.
    await settled()
    const renamed = await mara.done('PATCH', at(`-clusters/${second}`), { label: 'All of it' })
    expect(renamed).toMatchObject({ id: third, label: 'All of it', labelledBy: 'person' })
    expect((await undo(one)).status).toBe(412)
    expect((await undo(two)).status).toBe(200)
    expect((await undo(one)).status).toBe(200)
    const [rename] = await items(at('-actions'))
    expect(rename).toMatchObject({ kind: 'update', cluster: third })
    await settled()
    expect((await undo(rename ?? {})).status).toBe(200)
    await settled()
    expect(await state()).toEqual(before)
  })

  it('renames, mutes, dismisses and reopens', async () => {
    const [first = '', second = ''] = await clusters()
    const patch = (id: string, body: object) => mara.done('PATCH', at(`-clusters/${id}`), body)
    const label = String((await cluster(first))['label'])
    await patch(first, { label: 'Invoices', icon: 'receipt' })
    expect(await patch(first, { label: 'Invoices' })).toMatchObject({ label: 'Invoices', icon: 'receipt' })
    await run()
    expect(await cluster(first)).toMatchObject({ label: 'Invoices', labelledBy: 'person' })
    expect((await items(at('-clusters?search=INVOICES'))).map(({ id }) => id)).toContain(first)
    await patch(first, { label: null })
    await settled()
    expect(await cluster(first)).toMatchObject({ label, labelledBy: 'service' })
    await patch(first, { state: 'muted' })
    await patch(second, { state: 'dismissed' })
    const listed = async (query: string) => (await items(at(`-clusters${query}`))).map(({ id }) => id)
    expect(await listed('')).toContain(first)
    expect(await listed('')).not.toContain(second)
    expect(await listed('?state=muted')).toEqual([first])
    expect(await listed('?state=dismissed')).toEqual([second])
    await run()
    expect(await listed('?state=dismissed')).toEqual([second])
    await patch(second, { state: 'open' })
    expect(await listed('')).toContain(second)
    expect(await items(at('-actions'))).toHaveLength(5)
    const { next } = await mara.done('GET', at('-actions?limit=3'))
    expect(await items(at(`-actions?limit=3&page=${(next as { page: string }).page}`))).toHaveLength(2)
  })

  it('keeps pins and clusters when a conversation is ingested again', async () => {
    const [first = '', second = ''] = await clusters()
    await act(`-clusters/${second}/merge`, { into: first })
    await settled()
    const before = await state()
    const again = supportConversations(service.ctx.now()).map((one) => ({
      ...one,
      parts: [
        ...one.parts,
        { type: 'message' as const, role: 'team-member' as const, body: 'We look into it.' },
      ],
    }))
    await act('', again)
    await settled()
    await run()
    const { issues } = await state()
    expect(issues).toEqual(before.issues)
  })

  it('writes no clustering that began before a person moved issues', async () => {
    const [first = '', second = ''] = await clusters()
    const { writeClustering } = await import('./clustering/write-clustering.store.ts')
    const { settingsOf } = await import('./settings.store.ts')
    const { ctx } = service
    const { generation } = await settingsOf(ctx.store.read, org)
    await act(`-clusters/${second}/merge`, { into: first })
    const before = await state()
    const stale = { issues: 1, weights: '', clusters: [], moved: [] }
    const written = (generationThen: number) =>
      ctx.store.write((db) => writeClustering(ctx, db, org, stale, generationThen, { assign: false }))
    expect(await written(Number(generation))).toBe(false)
    expect(await written(Number(generation) + 1)).toBe(true)
    expect((await state()).issues).toEqual(before.issues)
  })
})
