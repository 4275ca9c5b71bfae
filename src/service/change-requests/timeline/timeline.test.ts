/** The timeline of a change request: what is recorded of each action, and what a merge is asked to respect. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('the timeline of a change request on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let org: string
  let space: string
  let at: string
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
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.') },
        { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
      ],
    })
    at = await begin(noor, 'Words')
    await rewrite(noor, 'welcome', 'First.', 'Second, better.')
  })
  afterEach(() => service.close())

  type Item = Readonly<Record<string, unknown>> & { readonly kind: string; readonly id: string }
  const begin = async (by: Client, subject: string): Promise<string> =>
    `/spaces/${space}/change-requests/${String((await by.done('POST', `/spaces/${space}/change-requests`, { subject }))['id'])}`
  const rewrite = (by: Client, page: string, ...texts: readonly string[]) =>
    by.done('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page, document: { document: paragraphs(...texts) } }],
    })
  const timeline = async (query = '', of = at) =>
    (await mara.done('GET', `${of}/timeline${query}`))['items'] as readonly Item[]
  const kinds = async () => (await timeline()).map(({ kind }) => kind)
  const last = async () => (await timeline()).at(-1)
  const checks = () => ivo.done('GET', `${at}/merge-checks`)
  const user = (client: Client) => expect.objectContaining({ object: 'user', id: client.person }) as object

  it('groups the edits of a person within an hour, with the pages that they touched', async () => {
    await rewrite(noor, 'welcome', 'First.', 'Second, better still.')
    await rewrite(noor, 'setup', 'Place it here.')
    const { body: request } = await noor('GET', at)
    const entries = await timeline()
    expect(entries.map(({ kind }) => kind)).toEqual(['created', 'edited'])
    expect(entries[0]).toMatchObject({ subject: 'Words', actor: { id: noor.person, displayName: 'noor' } })
    expect(entries[1]).toMatchObject({
      edits: 3,
      revision: request['revision'],
      pages: {
        count: 2,
        items: [
          { id: 'setup', title: 'Set up' },
          { id: 'welcome', title: 'Welcome' },
        ],
      },
    })
    await rewrite(mara, 'setup', 'Place it there.')
    service.later(3600)
    await rewrite(noor, 'setup', 'Place it elsewhere.')
    expect((await timeline('?kind=edited')).map(({ actor, edits }) => [actor, edits])).toEqual([
      [user(noor), 3],
      [user(mara), 1],
      [user(noor), 1],
    ])
  })

  it('starts a new entry for edits after a review', async () => {
    await ivo.done('POST', `${at}/reviews`, { status: 'approved' })
    await rewrite(noor, 'welcome', 'First.', 'Second, changed after the approval.')
    expect(await kinds()).toEqual(['created', 'edited', 'reviewed', 'edited'])
  })

  it('records requests, verdicts with their summary, and dismissals', async () => {
    await noor.done('POST', `${at}/requested-reviewers`, { users: [ivo.person], subject: 'Better words' })
    await noor.done('DELETE', `${at}/requested-reviewers/${ivo.person}`)
    const review = await ivo.done('POST', `${at}/reviews`, {
      status: 'changes-requested',
      comment: { markdown: 'Nearly *there*.\n\nAnd the rest.' },
      comments: [{ page: 'welcome', body: { markdown: 'The title too.' } }],
    })
    await mara.done('POST', `${at}/reviews/${String(review['id'])}/dismiss`, { message: 'Settled by phone.' })
    expect((await timeline()).slice(2)).toMatchObject([
      { kind: 'subject-changed', from: 'Words', to: 'Better words', actor: user(noor) },
      { kind: 'opened' },
      { kind: 'review-requested', users: [user(ivo)], teams: [] },
      { kind: 'review-request-withdrawn', users: [user(ivo)] },
      {
        kind: 'reviewed',
        review: review['id'],
        status: 'changes-requested',
        summary: 'Nearly there. And the rest.',
        comments: 2,
        revision: expect.any(String) as string,
        actor: user(ivo),
      },
      { kind: 'review-dismissed', reviewer: user(ivo), message: 'Settled by phone.', actor: user(mara) },
    ])
  })

  it('records the merge with what each rule said, and who overrode which objection', async () => {
    await mara.done('PATCH', `/spaces/${space}`, {
      mergeRules: { type: 'rules', rules: [{ rule: 'require_change_request_subject' }] },
    })
    expect(await last()).toMatchObject({ kind: 'rules-changed', source: 'space', rules: ['A subject'] })
    await noor.done('PATCH', at, { status: 'open' })
    await ivo.done('POST', `${at}/reviews`, {
      status: 'changes-requested',
      comment: { markdown: 'Not yet.' },
    })
    const merged = await mara.done('POST', `${at}/merge`)
    const entry = await last()
    expect(entry).toMatchObject({
      kind: 'merged',
      revision: merged['revision'],
      actor: user(mara),
      scheduled: false,
      rulesSource: 'space',
      rules: [{ message: 'Has a subject.', state: 'passed' }],
      objections: [{ kind: 'changes-requested', by: user(ivo), text: 'Not yet.' }],
    })
    // Nothing that changes later changes the record.
    await mara.done('PATCH', `/spaces/${space}`, { mergeRules: { type: 'none' } })
    await noor.done('PATCH', at, { subject: 'Other words' })
    expect(await timeline('?kind=merged')).toEqual([entry])
  })

  it('links a revert and what it reverts', async () => {
    await mara.done('POST', `${at}/merge`)
    const revert = await noor.done('POST', `${at}/revert`)
    const { body: request } = await noor('GET', at)
    expect(await last()).toMatchObject({
      kind: 'reverted',
      changeRequest: { id: revert['id'], number: revert['number'], subject: revert['subject'] },
    })
    const [created] = await timeline('', `/spaces/${space}/change-requests/${String(revert['id'])}`)
    expect(created).toMatchObject({
      kind: 'created',
      reverts: { id: request['id'], number: request['number'], subject: 'Words' },
    })
  })

  it('records updates from main, and status and threads', async () => {
    const first = at
    const base = (await mara.done('GET', at))['revisionMergedAncestor']
    at = await begin(mara, 'Other')
    await rewrite(mara, 'setup', 'Place it there.')
    const { revision: main } = await mara.done('POST', `${at}/merge`)
    at = first
    const { revision } = await noor.done('POST', `${at}/update`)
    expect(await last()).toMatchObject({
      kind: 'updated-from-main',
      ...{ from: base, to: main, revision, conflicts: 0 },
    })
    const thread = await ivo.done('POST', `${at}/comments`, { body: { markdown: 'Why?' } })
    await noor.done('PUT', `${at}/comments/${String(thread['id'])}`, { resolved: true })
    await noor.done('PATCH', at, { status: 'archived' })
    await noor.done('PATCH', at, { status: 'open' })
    expect((await timeline()).slice(-4)).toMatchObject([
      { kind: 'thread-opened', comment: thread['id'], actor: user(ivo) },
      { kind: 'thread-resolved', comment: thread['id'], actor: user(noor) },
      { kind: 'archived' },
      { kind: 'reopened', status: 'open' },
    ])
  })

  it('pages through the entries in both directions', async () => {
    await noor.done('PATCH', at, { status: 'open' })
    const all = (await timeline()).map(({ id }) => id)
    const first = await mara.done('GET', `${at}/timeline?limit=2`)
    const { page } = first['next'] as { page: string }
    const second = await mara.done('GET', `${at}/timeline?limit=2&page=${encodeURIComponent(page)}`)
    expect([first['count'], second['next']]).toEqual([3, undefined])
    expect([...(first['items'] as Item[]), ...(second['items'] as Item[])].map(({ id }) => id)).toEqual(all)
    expect((await timeline('?order=desc')).map(({ id }) => id)).toEqual(all.toReversed())
  })

  it('keeps the name of an actor whose account is gone', async () => {
    await service.ctx.store.write((db) => db.updateTable('timeline_entries').set({ actor: 'gone' }).execute())
    expect((await timeline())[0]).toMatchObject({ actor: { id: 'gone', displayName: 'noor' } })
  })

  it('counts the comment of an approval as an objection only once somebody answers it', async () => {
    await ivo.done('POST', `${at}/reviews`, { status: 'approved', comment: { markdown: 'Good as it is.' } })
    expect((await checks())['objections']).toMatchObject({ key: 'none', items: [] })
    const { items } = await mara.done('GET', `${at}/comments`)
    const [thread] = items as { id: string }[]
    await mara.done('POST', `${at}/comments/${thread?.id ?? ''}/replies`, { body: { markdown: 'Really?' } })
    expect((await checks())['objections']).toMatchObject({ items: [{ kind: 'open-thread' }] })
  })

  it('counts an unanswered suggestion as an objection of its author', async () => {
    const suggestion = await ivo.done('POST', `${at}/suggestions`, {
      ...{ page: 'welcome', node: 'b1', replacement: { markdown: 'Better.' } },
    })
    const { objections } = (await checks()) as { objections: { key: string } }
    expect(objections).toMatchObject({
      counts: { changesRequested: 0, openThreads: 0, unansweredSuggestions: 1 },
      items: [{ kind: 'unanswered-suggestion', by: user(ivo), page: { id: 'welcome' } }],
    })
    expect((await mara('POST', `${at}/merge?objections=none`)).body.error?.message).toContain(
      'The suggestion of ivo on “Welcome” has no answer.',
    )
    await ivo.done('POST', `${at}/suggestions/${String(suggestion['id'])}/dismiss`)
    expect((await checks())['objections']).toMatchObject({ key: 'none', items: [] })
    expect((await mara('POST', `${at}/merge?objections=none`)).status).toBe(200)
  })

  it('lists objections and merges over them only with the key of these', async () => {
    expect((await checks())['objections']).toMatchObject({ key: 'none', items: [] })
    await ivo.done('POST', `${at}/reviews`, {
      status: 'changes-requested',
      comment: { markdown: 'Not yet.' },
    })
    await ivo.done('POST', `${at}/comments`, {
      ...{ page: 'welcome', node: 'b1', quote: { text: 'First' } },
      body: { markdown: 'First of what?' },
    })
    const { objections } = (await checks()) as { objections: { key: string } }
    expect(objections).toMatchObject({
      counts: { changesRequested: 1, openThreads: 1, unansweredSuggestions: 0 },
      items: [
        { kind: 'changes-requested', by: user(ivo), text: 'Not yet.' },
        {
          kind: 'open-thread',
          by: user(ivo),
          text: 'First of what?',
          quote: 'First',
          page: { id: 'welcome', title: 'Welcome' },
        },
      ],
    })
    const refused = await mara('POST', `${at}/merge?objections=none`)
    expect([refused.status, refused.body.error?.reason, refused.body.error?.message]).toEqual([
      412,
      'objections-open',
      expect.stringContaining('ivo requested changes. The thread of ivo on “Welcome” is open.'),
    ])
    // A new objection makes the key of the old ones useless.
    await ivo.done('POST', `${at}/comments`, { body: { markdown: 'And the title.' } })
    expect((await mara('POST', `${at}/merge?objections=${objections.key}`)).status).toBe(412)
    const now = (await checks()) as { objections: { key: string } }
    expect(await mara.done('POST', `${at}/merge?objections=${now.objections.key}`)).toMatchObject({
      result: 'merge',
    })
  })

  it('merges with an old key once all objections are settled', async () => {
    const thread = await ivo.done('POST', `${at}/comments`, { body: { markdown: 'Why?' } })
    const { objections } = (await checks()) as { objections: { key: string } }
    await ivo.done('PUT', `${at}/comments/${String(thread['id'])}`, { resolved: true })
    expect(await mara.done('POST', `${at}/merge?objections=${objections.key}`)).toMatchObject({
      result: 'merge',
    })
  })

  it('lets the reviewer approve whose suggestion was accepted', async () => {
    const suggestion = await ivo.done('POST', `${at}/suggestions`, {
      ...{ page: 'welcome', node: 'b2' },
      replacement: { markdown: 'Second, best.' },
    })
    const id = String(suggestion['id'])
    await noor.done('POST', `${at}/suggestions/${id}/accept`)
    expect(await last()).toMatchObject({
      kind: 'suggestion-accepted',
      suggestion: id,
      author: user(ivo),
      actor: user(noor),
      page: { id: 'welcome', title: 'Welcome' },
    })
    await ivo.done('POST', `${at}/reviews`, { status: 'approved' })
    expect((await mara.done('GET', at))['review']).toMatchObject({ state: 'approved' })
  })
})
