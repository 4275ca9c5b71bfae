/** Merge rules in lists of change requests, and filters by person; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Row {
  readonly id: string
  readonly subject: string
  readonly review: { readonly state: string; readonly approvals: number }
  readonly shownOn?: readonly { readonly site: string; readonly title: string }[]
  readonly size?: { readonly added: number; readonly changed: number; readonly deleted: number }
  readonly rules?: {
    readonly total: number
    readonly met: number
    readonly unmet: readonly string[]
    readonly ready: boolean
  }
}

describe.each(engines)('lists of change requests on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let org: string
  let guide: string
  let notes: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    ivo = await service.person('ivo')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, ivo, 'review')
    guide = await makeSpace('Guide')
    notes = await makeSpace('Notes')
  })
  afterEach(() => service.close())

  const makeSpace = async (title: string): Promise<string> => {
    const space = await service.space(org, mara, { title })
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.') }],
    })
    return space
  }
  const propose = async (space: string, subject: string, by: Client = noor): Promise<string> => {
    const { body } = await by('POST', `/spaces/${space}/change-requests`, { subject })
    const at = `/spaces/${space}/change-requests/${String(body['id'])}`
    await by('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: 'welcome', title: subject }],
    })
    await by('PATCH', at, { status: 'open' })
    return at
  }
  const approve = (at: string, by: Client = ivo) => by('POST', `${at}/reviews`, { status: 'approved' })
  const list = async (query: string, by: Client = mara, at = `/orgs/${org}`) => {
    const { status, body } = await by('GET', `${at}/change-requests?${query}`)
    expect(status, body.error?.message).toBe(200)
    return body as unknown as {
      readonly items: readonly Row[]
      readonly count: number
      readonly next?: { readonly page: string }
    }
  }
  const subjects = async (query: string, by: Client = mara, at?: string) =>
    (await list(query, by, at)).items.map(({ subject }) => subject).toSorted()
  const needApproval = { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] }

  it('return the rule outcomes for the caller on each row, across spaces', async () => {
    await mara('PATCH', `/orgs/${org}`, { mergeRules: needApproval })
    await mara('PATCH', `/spaces/${notes}`, {
      mergeRules: {
        type: 'rules',
        rules: [
          { rule: 'require_specific_reviewers', users: [ivo.person, noor.person] },
          { rule: 'allow_bypass', users: [mara.person] },
          { rule: 'custom', expression: 'changeRequest.subject != "Third"', message: 'Another subject.' },
        ],
      },
    })
    await propose(guide, 'First')
    await approve(await propose(guide, 'Second'))
    await propose(notes, 'Third')
    const said = async (by: Client) =>
      Object.fromEntries(
        (await list('status=active', by)).items.map(({ subject, rules }) => [subject, rules]),
      )
    expect(await said(mara)).toEqual({
      First: { total: 1, met: 0, unmet: ['Needs an approval.'], ready: false },
      Second: { total: 1, met: 1, unmet: [], ready: true },
      Third: { total: 3, met: 2, unmet: ['Another subject.'], ready: false },
    })
    expect((await said(ivo))['Third']).toEqual({
      total: 3,
      met: 1,
      unmet: [
        'Needs approval from ivo. noor can no longer review here. A space administrator can ' +
          'change the rule or grant the Reviewer role.',
        'Another subject.',
      ],
      ready: false,
    })
  })

  it('return the number of changed pages if requested, also for other callers and after a merge', async () => {
    const at = await propose(guide, 'First')
    await noor('POST', `${at}/content`, {
      changes: [
        { operation: 'insert_page', title: 'One', document: { document: paragraphs('New.') } },
        { operation: 'insert_page', title: 'Two', document: { document: paragraphs('New.') } },
        { operation: 'insert_group', title: 'A group is no page' },
      ],
    })
    const other = await propose(notes, 'Second')
    await noor('POST', `${other}/content`, { changes: [{ operation: 'delete_page', page: 'welcome' }] })
    await noor('POST', `/spaces/${notes}/change-requests`, { subject: 'Empty' })
    const said = async (query: string, by: Client = mara) =>
      Object.fromEntries((await list(query, by)).items.map(({ subject, size }) => [subject, size]))
    const sizes = {
      First: { added: 2, changed: 1, deleted: 0 },
      Second: { added: 0, changed: 0, deleted: 1 },
      Empty: { added: 0, changed: 0, deleted: 0 },
    }
    expect(await said('status=active&sizes=true')).toEqual(sizes)
    expect(await said('status=active&sizes=true', ivo)).toEqual(sizes)
    expect(await said('status=active')).toEqual({ First: undefined, Second: undefined, Empty: undefined })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
    expect(await said('status=merged&sizes=true')).toEqual({ First: sizes.First })
  })

  it('return the sites for previews if requested, limited to those the caller can see', async () => {
    await propose(guide, 'First')
    await propose(notes, 'Second')
    const site = async (title: string, spaces: readonly string[]) =>
      String((await mara('POST', `/orgs/${org}/sites`, { title, spaces })).body['id'])
    const docs = await site('Docs', [guide, notes])
    const help = await site('A help centre', [guide])
    const said = async (query: string, by: Client = mara) =>
      Object.fromEntries((await list(query, by)).items.map(({ subject, shownOn }) => [subject, shownOn]))
    const both = {
      First: [
        { site: help, title: 'A help centre' },
        { site: docs, title: 'Docs' },
      ],
      Second: [{ site: docs, title: 'Docs' }],
    }
    expect(await said('shownOn=true')).toEqual(both)
    expect(await said('shownOn=true', ivo)).toEqual(both)
    expect(await said('')).toEqual({ First: undefined, Second: undefined })
    const ofNotes = await list('shownOn=true', mara, `/spaces/${notes}`)
    expect(ofNotes.items.map(({ shownOn }) => shownOn)).toEqual([both.Second])
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    await mara('POST', `/spaces/${guide}/permissions`, { users: [guest.person], role: 'read' })
    expect(await said('shownOn=true', guest)).toEqual({ First: [] })
  })

  it('agree with the merge checks of each change request', async () => {
    await mara('PATCH', `/orgs/${org}`, { mergeRules: needApproval })
    const places = [await propose(guide, 'First'), await propose(notes, 'Second')]
    await approve(places[1] ?? '')
    for (const at of places) {
      const { body } = await mara('GET', `${at}/merge-checks`)
      const row = (await list('')).items.find(({ id }) => at.endsWith(id))
      expect(row?.rules?.ready).toBe(body['mergeable'])
    }
  })

  it('filter by ready to merge, with paging and a count', async () => {
    await mara('PATCH', `/orgs/${org}`, { mergeRules: needApproval })
    for (const subject of ['A', 'B', 'C', 'D', 'E']) {
      const at = await propose(subject < 'C' ? guide : notes, subject)
      if (subject !== 'D') await approve(at)
    }
    const seen: string[] = []
    for (let page = ''; ;) {
      const answer = await list(`ready=true&limit=2${page}`)
      expect(answer.count).toBe(4)
      seen.push(...answer.items.map(({ subject }) => subject))
      if (answer.next === undefined) break
      page = `&page=${encodeURIComponent(answer.next.page)}`
    }
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'E'])
    expect(await subjects('ready=false')).toEqual(['D'])
    expect(await subjects('ready=true', mara, `/spaces/${notes}`)).toEqual(['C', 'E'])
  })

  it('filter by unresolved conflicts with main', async () => {
    const stuck = await propose(guide, 'Stuck')
    await propose(notes, 'Behind nothing')
    const apart = await noor('POST', `/spaces/${guide}/change-requests`, { subject: 'Apart' })
    const other = `/spaces/${guide}/change-requests/${String(apart.body['id'])}`
    await noor('POST', `${other}/content`, { changes: [{ operation: 'insert_page', title: 'Another' }] })
    await noor('PATCH', other, { status: 'open' })
    expect(await subjects('conflicts=true')).toEqual([])
    const first = await propose(guide, 'Merged before')
    expect((await mara('POST', `${first}/merge`)).body['result']).toBe('merge')
    expect(await subjects('outdated=true')).toEqual(['Apart', 'Stuck'])
    expect(await subjects('conflicts=true')).toEqual(['Stuck'])
    expect(await subjects('conflicts=false')).toEqual(['Apart', 'Behind nothing'])
    expect((await list('conflicts=true&limit=1')).count).toBe(1)
    expect(await subjects('conflicts=true&status=all')).toEqual(['Stuck'])
    await approve(other)
    expect(await subjects('conflicts=false&ready=true')).toEqual(['Apart'])
    const [conflict] = (await noor('GET', `${stuck}/conflicts`)).body['items'] as { readonly id: string }[]
    await noor('PUT', `${stuck}/conflicts/${conflict?.id ?? ''}`, { choice: 'change' })
    expect(await subjects('conflicts=true')).toEqual([])
  })

  it('treat approved change requests as ready if there are no rules', async () => {
    await approve(await propose(guide, 'Approved'))
    await propose(guide, 'Not looked at')
    expect(await subjects('ready=true')).toEqual(['Approved'])
  })

  it('ignore reviews of people who can no longer review', async () => {
    await mara('PATCH', `/orgs/${org}`, { mergeRules: needApproval })
    const at = await propose(guide, 'First')
    await approve(at)
    expect((await list('reviewState=approved')).items[0]?.review).toMatchObject({ approvals: 1 })
    await mara('PATCH', `/orgs/${org}/members/${ivo.person}`, { role: 'edit' })
    expect(await subjects('reviewState=approved')).toEqual([])
    expect(await subjects('ready=true')).toEqual([])
    const [row] = (await list('reviewState=none')).items
    expect([row?.review.state, row?.rules?.ready]).toEqual(['none', false])
    const given = (await mara('GET', `${at}/reviews`)).body['items'] as readonly {
      readonly counts: boolean
    }[]
    expect(given.map(({ counts }) => counts)).toEqual([false])
  })

  it('filter by author, reviewer, requested reviewer, space and status', async () => {
    await approve(await propose(guide, 'Reviewed'))
    const asked = await propose(notes, 'Asked')
    await mara('POST', `${asked}/requested-reviewers`, { users: [ivo.person] })
    await propose(guide, 'Neither', mara)
    const merged = await propose(guide, 'Merged')
    await mara('POST', `${merged}/merge`)
    const archived = await propose(guide, 'Archived')
    await noor('PATCH', archived, { status: 'archived' })
    const draft = await propose(guide, 'Draft')
    await noor('PATCH', draft, { status: 'draft' })
    expect(await subjects(`reviewer=${ivo.person}`)).toEqual(['Asked', 'Reviewed'])
    expect(await subjects(`reviewer=${ivo.person}&creator=${mara.person}`)).toEqual([])
    expect(await subjects(`creator=${noor.person}&status=active`)).toEqual(['Asked', 'Draft', 'Reviewed'])
    expect(await subjects(`space=${notes}&status=all`)).toEqual(['Asked'])
    const all = await list('status=all')
    expect(all.items.filter(({ rules }) => rules === undefined).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Merged', 'Archived']),
    )
  })
})
