/** A change request from its first draft to its merge and its undoing, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../testing/stores.ts'
import type { Client, TestService } from '../../testing/service.ts'
import { startTestService } from '../../testing/service.ts'
import { paragraphs, putContent } from '../../testing/content.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('change requests on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    space = await service.space(org, mara)
    await putContent(service.around, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.', 'Third.') },
        { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
      ],
    })
  })
  afterEach(() => service.close())

  const begin = async (by: Client, subject: string): Promise<string> =>
    `/spaces/${space}/change-requests/${String((await by('POST', `/spaces/${space}/change-requests`, { subject })).body['id'])}`
  const write = (by: Client, at: string, ...changes: readonly Json[]) =>
    by('POST', `${at}/content?compat=false`, { changes })
  const rewrite = (by: Client, at: string, page: string, ...texts: readonly string[]) =>
    write(by, at, { operation: 'update_page', page, document: { document: paragraphs(...texts) } })
  const markdown = async (at: string, page = 'welcome') =>
    String((await mara('GET', `${at}/content/page/${page}?format=markdown`)).body['markdown'])
  const counts = async () => {
    const { body } = await mara('GET', `/spaces/${space}`)
    return [body['changeRequests'], body['changeRequestsDraft'], body['changeRequestsOpen']]
  }

  it('begins as a draft, answers to id and number, is listed and counted', async () => {
    const made = await noor('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    expect([made.status, made.headers['location']]).toEqual([
      201,
      `${service.around.config.baseUrl}/v1/spaces/${space}/change-requests/${String(made.body['id'])}`,
    ])
    expect(made.body).toMatchObject({
      number: 1,
      status: 'draft',
      subject: 'Words',
      outdated: false,
      comments: 0,
      createdBy: { id: noor.person },
    })
    expect(made.body['revision']).toBe(made.body['revisionInitial'])
    expect((await mara('GET', `/spaces/${space}/change-requests/1`)).body['id']).toBe(made.body['id'])
    expect(await counts()).toEqual([1, 1, 0])

    const lists = [`/spaces/${space}/change-requests`, `/orgs/${org}/change-requests`]
    for (const list of lists) {
      expect((await mara('GET', list)).body).toMatchObject({ count: 0, items: [] })
      expect((await mara('GET', `${list}?status=draft`)).body).toMatchObject({
        count: 1,
        items: [{ number: 1 }],
      })
      expect((await mara('GET', `${list}?status=all&creator=${mara.person}`)).body['count']).toBe(0)
    }
    const at = `/spaces/${space}/change-requests/1`
    expect((await noor('PATCH', at, { status: 'open', subject: 'Better words' })).body).toMatchObject({
      status: 'open',
      subject: 'Better words',
    })
    expect(await counts()).toEqual([1, 0, 1])
    expect((await mara('GET', `/orgs/${org}/change-requests`)).body['count']).toBe(1)
    expect((await noor('PATCH', at, { status: 'archived' })).body['status']).toBe('archived')
    expect(await counts()).toEqual([1, 0, 0])
  })

  it('pages through a long list, the latest first', async () => {
    for (let number = 1; number <= 5; number += 1) {
      await begin(noor, `Number ${number}`)
      service.later(1)
    }
    const seen: unknown[] = []
    let page = ''
    for (let turns = 0; turns < 5; turns += 1) {
      const { body } = await mara('GET', `/orgs/${org}/change-requests?status=draft&limit=2${page}`)
      seen.push(...(body['items'] as Json[]).map((item) => item['number']))
      const next = body['next'] as { page: string } | undefined
      if (!next) break
      page = `&page=${encodeURIComponent(next.page)}`
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  it('takes edits that main does not show, says what they change, and merges them', async () => {
    const at = await begin(noor, 'Edit')
    const written = await write(
      noor,
      at,
      {
        operation: 'update_page',
        page: 'welcome',
        document: { markdown: '# Welcome\n\nFirst.\n\nSecond. Changed.' },
      },
      { operation: 'insert_page', ref: 'new', title: 'Upkeep', into: 'setup' },
      { operation: 'update_page', page: 'new', description: 'Once a year' },
      { operation: 'set_variables', variables: { version: '2' } },
    )
    expect(written.status).toBe(200)
    expect(written.body).toMatchObject({
      changes: [
        { object: 'updated_page', page: { id: 'welcome', title: 'Welcome' } },
        { object: 'created_page', ref: 'new', page: { title: 'Upkeep', path: 'setup/upkeep' } },
        { object: 'updated_page' },
        { object: 'updated_variables', variables: ['version'] },
      ],
      changeRequest: { object: 'change-request' },
    })
    expect(await markdown(at)).toContain('Changed.')
    expect(await markdown(`/spaces/${space}`)).not.toContain('Changed.')

    const changes = (await mara('GET', `${at}/changes`)).body
    expect(changes).toMatchObject({ more: 0, counts: { added: 1, changed: 1, variables: 1 } })
    expect((changes['changes'] as Json[]).map((change) => change['type'])).toEqual([
      'page_created',
      'page_edited',
      'variables_edited',
    ])

    // The second block keeps its key: it is the same block with other words.
    const document = (await mara('GET', `${at}/content/page/welcome?format=document`)).body['document']
    expect(document).toMatchObject({ nodes: [{ key: 'b1' }, { key: 'b2' }] })

    expect((await noor('POST', `${at}/merge`)).status).toBe(403)
    const merged = await mara('POST', `${at}/merge`)
    expect(merged.body).toMatchObject({ result: 'merge' })
    expect(await markdown(`/spaces/${space}`)).toContain('Changed.')
    const after = (await mara('GET', at)).body
    expect(after).toMatchObject({
      status: 'merged',
      revisionMerged: merged.body['revision'],
      outdated: false,
    })
    expect((await mara('GET', `/spaces/${space}`)).body['revision']).toBe(merged.body['revision'])
    expect(await counts()).toEqual([1, 0, 0])
    expect((await mara('POST', `${at}/merge`)).body.error?.reason).toBe('state-forbids')
    expect((await rewrite(noor, at, 'welcome', 'Late')).body.error?.reason).toBe('state-forbids')

    const history = (await mara('GET', `/spaces/${space}/revisions`)).body
    expect(history).toMatchObject({ count: 3, items: [{ type: 'merge', mergedFrom: { number: 1 } }, {}, {}] })
    const own = (await mara('GET', `/spaces/${space}/revisions?pageId=setup`)).body
    expect(own['count']).toBe(1)
    const revision = String(merged.body['revision'])
    expect((await mara('GET', `/spaces/${space}/revisions/${revision}/changes`)).body).toMatchObject({
      counts: { added: 1 },
      mergedFrom: { number: 1 },
    })
  })

  it('is outdated after another merge, comes up to date, and a clean one merges all the same', async () => {
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'Second.', 'One.')
    await rewrite(noor, two, 'welcome', 'Two.', 'Second.', 'Third.')
    await mara('POST', `${one}/merge`)
    expect((await mara('GET', two)).body['outdated']).toBe(true)
    const updated = await noor('POST', `${two}/update`)
    expect(updated.body['result']).toBe('update')
    expect((await mara('GET', two)).body).toMatchObject({
      outdated: false,
      revision: updated.body['revision'],
    })
    expect((await noor('POST', `${two}/update`)).body).toEqual(updated.body)
    expect(await markdown(two)).toBe('# Welcome\n\nTwo.\n\nSecond.\n\nOne.\n')
    expect((await mara('POST', `${two}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toBe('# Welcome\n\nTwo.\n\nSecond.\n\nOne.\n')
  })

  it('does not merge a conflict, keeps answers to it, and applies them with the update', async () => {
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'From one.', 'Third.')
    await rewrite(noor, two, 'welcome', 'First.', 'From two.', 'Third.')
    await mara('POST', `${one}/merge`)
    const head = (await mara('GET', `/spaces/${space}`)).body['revision']
    expect((await mara('POST', `${two}/merge`)).body).toEqual({ revision: head, result: 'conflicts' })
    expect((await mara('GET', two)).body['status']).toBe('draft')
    expect((await noor('POST', `${two}/update`)).body['result']).toBe('conflicts')

    const { body } = await mara('GET', `${two}/conflicts`)
    expect(body).toMatchObject({ count: 1, open: 1, main: head })
    const [conflict] = body['items'] as Json[]
    expect(conflict).toMatchObject({
      kind: 'block',
      subject: { kind: 'page', id: 'welcome', title: 'Welcome', block: 'b2' },
    })
    expect(JSON.stringify(conflict?.['main'])).toContain('From one.')
    expect(JSON.stringify(conflict?.['change'])).toContain('From two.')
    const answer = `${two}/conflicts/${String(conflict?.['id'])}`
    expect((await noor('PUT', answer, { choice: 'edited' })).status).toBe(422)
    expect((await noor('PUT', `${two}/conflicts/none`, { choice: 'main' })).body.error?.reason).toBe(
      'state-forbids',
    )
    expect((await noor('PUT', answer, { choice: 'both', first: 'change' })).body).toMatchObject({
      answer: { choice: 'both' },
      answeredBy: { id: noor.person },
    })
    expect((await mara('GET', `${two}/conflicts`)).body).toMatchObject({ count: 1, open: 0 })
    expect((await noor('POST', `${two}/update`)).body['result']).toBe('update')
    expect(await markdown(two)).toBe('# Welcome\n\nFirst.\n\nFrom two.\n\nFrom one.\n\nThird.\n')
    expect((await mara('GET', `${two}/conflicts`)).body).toMatchObject({ count: 0, open: 0 })
    const document = (await mara('GET', `${two}/content/page/welcome?format=document`)).body['document']
    const keys = (document as { nodes: { key: string }[] }).nodes.map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
    expect((await mara('POST', `${two}/merge`)).body['result']).toBe('merge')
  })

  it('is taken back by a revert that keeps what came after, and the revert can be reverted', async () => {
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'One.', 'Third.')
    await write(noor, two, { operation: 'insert_page', title: 'Later' })
    expect((await mara('POST', `${one}/revert`)).body.error?.reason).toBe('state-forbids')
    await mara('POST', `${one}/merge`)
    await mara('POST', `${two}/merge`)
    const revert = await mara('POST', `${one}/revert`)
    expect(revert.status).toBe(201)
    expect(revert.body).toMatchObject({ subject: 'Revert “One”', outdated: true, number: 3 })
    const at = `/spaces/${space}/change-requests/3`
    expect((await mara('GET', `${at}/changes`)).body).toMatchObject({ counts: { changed: 1, added: 0 } })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toBe('# Welcome\n\nFirst.\n\nSecond.\n\nThird.\n')
    expect((await mara('GET', `/spaces/${space}/content/path/later`)).status).toBe(200)
    const again = await mara('POST', `${at}/revert`)
    const back = `/spaces/${space}/change-requests/${String(again.body['number'])}`
    expect((await mara('POST', `${back}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toContain('One.')
  })

  it('merges once, however many ask at once', async () => {
    const at = await begin(noor, 'Once')
    await rewrite(noor, at, 'welcome', 'Once.')
    const answers = await Promise.all(Array.from({ length: 10 }, () => mara('POST', `${at}/merge`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status, body }) => status === 412 && body.error?.reason === 'state-forbids'),
    ).toBe(true)
    expect((await mara('GET', `/spaces/${space}/revisions`)).body['count']).toBe(3)
    expect(await counts()).toEqual([1, 0, 0])
  })

  it('loses no edit when two write at once, and tells of a true conflict what it is', async () => {
    const at = await begin(noor, 'Two hands')
    const base = (await mara('GET', at)).body['revision']
    const edit = (by: Client, ...texts: string[]) =>
      by('POST', `${at}/content`, {
        baseRevision: base,
        changes: [
          { operation: 'update_page', page: 'welcome', document: { document: paragraphs(...texts) } },
        ],
      })
    const both = await Promise.all([
      edit(noor, 'Noor.', 'Second.', 'Third.'),
      edit(mara, 'First.', 'Second.', 'Mara.'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await markdown(at)).toBe('# Welcome\n\nNoor.\n\nSecond.\n\nMara.\n')
    const head = (await mara('GET', at)).body['revision']
    const clash = await edit(mara, 'Other.', 'Second.', 'Third.')
    expect(clash.body.error).toMatchObject({
      reason: 'content-conflict',
      conflicts: [{ page: 'welcome', block: 'b1' }],
    })
    expect((await mara('GET', at)).body['revision']).toBe(head)
    const strict = await noor('POST', `${at}/content`, {
      ifRevision: base,
      changes: [{ operation: 'update_page', page: 'setup', title: 'X' }],
    })
    expect(strict.status).toBe(412)
  })

  it('takes a page or a block back to what it was, and undoes deletion', async () => {
    const at = await begin(noor, 'Back')
    await rewrite(noor, at, 'welcome', 'A.', 'B.', 'Third.')
    await write(noor, at, { operation: 'revert_page', page: 'welcome', block: ['b2'] })
    expect(await markdown(at)).toBe('# Welcome\n\nA.\n\nSecond.\n\nThird.\n')
    await write(noor, at, { operation: 'update_page', page: 'welcome', title: 'Hello', icon: 'star' })
    await write(noor, at, { operation: 'revert_page', page: 'welcome' })
    expect((await mara('GET', `${at}/changes`)).body['changes']).toEqual([])
    await write(noor, at, { operation: 'delete_page', page: 'setup' })
    expect((await mara('GET', `${at}/content/page/setup`)).status).toBe(404)
    await write(noor, at, { operation: 'revert_page', page: 'setup' })
    expect((await mara('GET', `${at}/content/page/setup`)).body['title']).toBe('Set up')
  })

  it('refuses what cannot be written with the path of the field, and writes nothing of it', async () => {
    const at = await begin(noor, 'Bad')
    const head = (await mara('GET', at)).body['revision']
    const good = { operation: 'update_page', page: 'setup', title: 'Good' }
    const rows: readonly [number, string, Json][] = [
      [404, 'body.changes.1.page', { operation: 'update_page', page: 'nobody', title: 'X' }],
      [400, 'body.changes.1.into', { operation: 'move_page', page: 'welcome', into: 'welcome' }],
      [400, 'body.changes.1.at', { operation: 'move_page', page: 'welcome', at: 99 }],
      [409, 'body.changes.1.slug', { operation: 'update_page', page: 'welcome', slug: 'setup' }],
      [422, 'body.changes.1.title', { operation: 'update_page', page: 'welcome', title: 'x'.repeat(501) }],
      [422, 'body.changes.1.operation', { operation: 'burn_page', page: 'welcome' }],
    ]
    for (const [status, path, change] of rows) {
      const answer = await write(noor, at, good, change)
      expect([change, answer.status, answer.body.error?.details?.[0]?.path]).toEqual([change, status, path])
    }
    expect((await write(noor, at)).status).toBe(422)
    expect((await mara('GET', at)).body['revision']).toBe(head)
    expect((await noor('PATCH', at, { status: 'merged' })).status).toBe(422)
    expect((await noor('PATCH', at, { subject: 'x'.repeat(101) })).status).toBe(422)
    expect((await mara('GET', `/spaces/${space}/change-requests/99`)).status).toBe(404)
  })

  it('writes live spaces directly and locked ones not at all; old paths lead on', async () => {
    const change = { changes: [{ operation: 'update_page', page: 'setup', slug: 'begin' }] }
    expect((await mara('POST', `/spaces/${space}/content`, change)).body.error?.reason).toBe('space-locked')
    await mara('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const written = await noor('POST', `/spaces/${space}/content`, change)
    expect(written.body).toMatchObject({ changes: [{ object: 'updated_page', page: { path: 'begin' } }] })
    expect((await mara('GET', `/spaces/${space}`)).body['revision']).toBe(written.body['revision'])
    expect((await mara('GET', `/spaces/${space}/content/path/setup`)).body['id']).toBe('setup')
    expect((await noor('POST', `/spaces/${space}/content`, change)).body['revision']).toBe(
      written.body['revision'],
    )
  })

  it('keeps to the rules of the space in the transaction of the merge', async () => {
    await mara('PATCH', `/spaces/${space}`, {
      mergeRules: {
        type: 'rules',
        rules: [
          { rule: 'require_change_request_description' },
          { rule: 'custom', expression: 'changeRequest.subject != ""', message: 'Say what it is about.' },
        ],
      },
    })
    const at = await begin(noor, '')
    await rewrite(noor, at, 'welcome', 'New.')
    const refused = await mara('POST', `${at}/merge`)
    expect(refused.status).toBe(412)
    expect(refused.body.error?.details?.map(({ message }) => message)).toEqual([
      'It needs a description.',
      'Say what it is about.',
    ])
    await noor('PATCH', at, { subject: 'New words', description: paragraphs('Why.') })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
  })

  it('shows nothing of another space, and lets readers read only', async () => {
    const at = await begin(noor, 'Mine')
    const stranger = await service.person('stranger')
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    expect((await stranger('GET', at)).status).toBe(404)
    expect((await stranger('GET', `/orgs/${org}/change-requests`)).status).toBe(404)
    expect((await reader('GET', at)).status).toBe(200)
    expect((await reader('POST', `/spaces/${space}/change-requests`, {})).status).toBe(403)
    expect((await rewrite(reader, at, 'welcome', 'X')).status).toBe(403)
    const other = await service.person('other')
    await service.member(org, other, 'edit')
    expect((await other('PATCH', at, { subject: 'Theirs' })).status).toBe(403)
    expect((await rewrite(other, at, 'welcome', 'With you.')).status).toBe(200)
    expect((await other('PATCH', at, { subject: 'Ours' })).status).toBe(200)
  })
})
