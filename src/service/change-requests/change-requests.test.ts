/** A change request from its first draft: what it takes, refuses and shows, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeRequestSetup, Json } from '../../testing/fixtures/change-requests.ts'
import { openChangeRequests } from '../../testing/fixtures/change-requests.ts'
import { paragraphs } from '../../testing/fixtures/space-content.ts'
import type { Client } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('change requests on %s', (engine) => {
  let setup: ChangeRequestSetup
  beforeEach(async () => {
    setup = await openChangeRequests(engine)
  })
  afterEach(() => setup.service.close())

  it('starts as a draft, can be read by id and number, is listed and counted', async () => {
    const { service, mara, noor, org, space, counts } = setup
    const made = await noor('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    expect([made.status, made.headers['location']]).toEqual([
      201,
      `${service.ctx.config.baseUrl}/v1/spaces/${space}/change-requests/${String(made.body['id'])}`,
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

  it('starts with a description', async () => {
    const { noor, space } = setup
    const requests = `/spaces/${space}/change-requests`
    const description = paragraphs('Why it is needed.')
    const made = await noor('POST', requests, { subject: 'Words', description })
    expect(made.status).toBe(201)
    expect(JSON.stringify(made.body['description'])).toContain('Why it is needed.')
    const read = await noor.done('GET', `${requests}/1`)
    expect(read['description']).toEqual(made.body['description'])
    const broken = { object: 'document', nodes: [{ object: 'nothing' }] }
    expect((await noor('POST', requests, { description: broken })).status).toBe(422)
  })

  it('lets the slug of a new page follow its title until it is merged', async () => {
    const { mara, noor, begin, write } = setup
    const rename = (at: string, page: string, title: string) =>
      write(noor, at, { operation: 'update_page', page, title })
    const pathOf = async (at: string, page: string) =>
      (await noor('GET', `${at}/content/page/${page}`)).body['path']
    const at = await begin(noor, 'A new page')
    const made = await write(noor, at, { operation: 'insert_page', title: 'Untitled', document: {} })
    const [{ page }] = made.body['changes'] as [{ page: { id: string } }]
    expect(await pathOf(at, page.id)).toBe('untitled')
    expect((await rename(at, page.id, 'First steps')).status).toBe(200)
    expect(await pathOf(at, page.id)).toBe('first-steps')
    expect((await mara('POST', `${at}/merge`)).status).toBe(200)
    const later = await begin(noor, 'Another title')
    expect((await rename(later, page.id, 'Last steps')).status).toBe(200)
    expect(await pathOf(later, page.id)).toBe('first-steps')
  })

  it('pages through a long list, newest first', async () => {
    const { service, mara, noor, org, begin } = setup
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

  it('loses no concurrent edits, and describes a real conflict', async () => {
    const { mara, noor, begin, markdown } = setup
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

  it('reverts a page or block, and restores deleted pages', async () => {
    const { mara, noor, begin, write, rewrite, markdown } = setup
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

  it('rejects invalid changes with the path of the field and writes nothing', async () => {
    const { mara, noor, space, begin, write } = setup
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

  it('writes to live spaces but not to locked ones; former paths keep working', async () => {
    const { mara, noor, space } = setup
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

  it('reveals nothing of another space, and lets readers only read', async () => {
    const { service, noor, org, space, begin, rewrite } = setup
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
