/** Links and backlinks through the API, on a space and on a change request. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentHash } from '../../../content/document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { Content } from '../../../testing/fixtures/space-content.ts'
import { linking, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]
const firstPlace = (link: Row | undefined) => (link?.['locationReferences'] as Row[] | undefined)?.[0]

const image = (file: string): RichTextDocument => ({
  ...emptyDocument,
  nodes: [{ object: 'block', type: 'image', key: 'i0', isVoid: true, data: { ref: { kind: 'file', file } } }],
})
const logo = { id: 'f1', name: 'logo.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

type Tables = { document_links: { space: string; document: string; links: string } }

describe.each(engines)('links on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let other: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    other = await service.space(org, mara, { title: 'Other' })
    await put({ pages: [{ id: 'far', document: linking([], 'Start') }] }, other)
  })
  afterEach(() => service.close())

  const put = (content: Content, into = space) => putContent(service.ctx, into, mara.person, content)
  const addChangeRequest = async (revision: string, ancestor: string) => {
    const now = service.ctx.now()
    await service.ctx.store.write((db) =>
      db
        .insertInto('change_requests')
        .values({
          space,
          id: 'q1',
          organization: org,
          number: 7,
          subject: 'Links',
          description: null,
          status: 'open',
          created_by: mara.person,
          revision,
          revision_initial: ancestor,
          revision_merged_ancestor: ancestor,
          revision_merged: null,
          merged_by: null,
          merged_at: null,
          open_comments: 0,
          cluster: null,
          created_at: now,
          updated_at: now,
        })
        .execute(),
    )
  }
  const short = (location: Row | undefined): unknown => {
    if (!location) return undefined
    const { kind, page, file, url, user, collection, space: at, internalLocation } = location
    const target = (page ?? file ?? user ?? collection ?? (kind === 'space' ? at : undefined)) as
      | Row
      | undefined
    const within = internalLocation as Row | undefined
    return [kind, target?.['id'] ?? url, ...(within ? [within['node'] ?? within['anchor']] : [])].join(' ')
  }
  const table = (answer: Answer) =>
    items(answer).map(({ status, relation, targetReference, locationReferences }) => [
      status,
      relation,
      short(targetReference as Row | undefined),
      (locationReferences as Row[]).map(short).join(', '),
    ])

  it('returns the status, target and location of each link', async () => {
    const collection = idOf(await mara('POST', `/orgs/${org}/collections`, { title: 'Shelf' }))
    const references: ContentReference[] = [
      { kind: 'page', page: 'b' },
      { kind: 'page', page: 'b' },
      { kind: 'page', page: 'gone' },
      { kind: 'anchor', anchor: 'start', page: 'b' },
      { kind: 'anchor', anchor: 'nowhere', page: 'b' },
      { kind: 'anchor', anchor: 'start' },
      { kind: 'page', page: 'far', space: other },
      { kind: 'anchor', anchor: 'start', page: 'far', space: other },
      { kind: 'page', page: 'near', space: other },
      { kind: 'file', file: 'f1' },
      { kind: 'file', file: 'f9' },
      { kind: 'url', url: 'https://example.org' },
      { kind: 'url', url: 'relative/path.md' },
      { kind: 'url', url: `${service.ctx.config.baseUrl}/o/${org}/s/${space}` },
      { kind: 'space', space: other },
      { kind: 'space', space: 'snone' },
      { kind: 'user', user: mara.person },
      { kind: 'user', user: 'unone' },
      { kind: 'collection', collection },
      { kind: 'collection', collection: 'cnone' },
    ]
    await put({
      pages: [
        { id: 'a', document: linking(references, 'Start') },
        { id: 'b', document: image('f1') },
        { id: 'b2', document: linking([], 'Start') },
      ],
      files: [logo],
    })
    await put({
      pages: [
        { id: 'a', document: linking(references, 'Start') },
        { id: 'b', document: linking([], 'Start') },
        { id: 'c', document: image('f1') },
      ],
      files: [logo],
    })
    const answer = await mara('GET', `/spaces/${space}/links`)
    expect(answer.status).toBe(200)
    expect(table(answer)).toEqual([
      ['ok', 'reference', 'page b', 'page a k0, page a k1'],
      ['broken', 'reference', undefined, 'page a k2'],
      ['ok', 'reference', 'page b start', 'page a k3'],
      ['broken', 'reference', 'page b', 'page a k4'],
      ['ok', 'reference', 'page a start', 'page a k5'],
      ['ok', 'reference', 'page far', 'page a k6'],
      ['ok', 'reference', 'page far start', 'page a k7'],
      ['broken', 'reference', undefined, 'page a k8'],
      ['ok', 'reference', 'file f1', 'page a k9'],
      ['broken', 'reference', undefined, 'page a k10'],
      ['ok', 'reference', 'url https://example.org', 'page a k11'],
      ['broken', 'reference', 'url relative/path.md', 'page a k12'],
      ['in-app', 'reference', `url ${service.ctx.config.baseUrl}/o/${org}/s/${space}`, 'page a k13'],
      ['ok', 'reference', `space ${other}`, 'page a k14'],
      ['broken', 'reference', undefined, 'page a k15'],
      ['ok', 'reference', `user ${mara.person}`, 'page a k16'],
      ['broken', 'reference', undefined, 'page a k17'],
      ['ok', 'reference', `collection ${collection}`, 'page a k18'],
      ['broken', 'reference', undefined, 'page a k19'],
      ['ok', 'dependsOn', 'file f1', 'page c i0'],
    ])
    expect(answer.body['stats']).toEqual({ total: 20, broken: { total: 8, ignored: 0 } })
    const [first] = items(answer)
    expect(firstPlace(first)).toMatchObject({
      organization: { id: org },
      space: { id: space },
      versionContext: { type: 'revision', revision: { object: 'revision' } },
      page: { pages: [] },
    })
  })

  it('filters by status and pages by key, with totals', async () => {
    const gone = Array.from({ length: 5 }, (_, at) => ({ kind: 'page', page: `gone${at}` }) as const)
    await put({
      pages: [{ id: 'a', document: linking([...gone, { kind: 'url', url: 'https://a.b' }], 'Start') }],
    })
    const list = (query: string) => mara('GET', `/spaces/${space}/links?${query}`)
    expect((await list('status=ok')).body).toMatchObject({
      count: 1,
      stats: { total: 6, broken: { total: 5 } },
    })
    const seen: unknown[] = []
    let page = ''
    do {
      const answer = await list(`status=broken&limit=2${page}`)
      expect(answer.body['count']).toBe(5)
      seen.push(...table(answer).map((row) => row[3]))
      const next = answer.body['next'] as { page: string } | undefined
      page = next ? `&page=${encodeURIComponent(next.page)}` : ''
    } while (page !== '')
    expect(seen).toEqual(['page a k0', 'page a k1', 'page a k2', 'page a k3', 'page a k4'])
    expect((await list('status=lost')).status).toBe(422)
    expect((await list('page=x')).status).toBe(400)
  })

  it('reveals nothing of a space that the caller cannot see', async () => {
    await put({ pages: [{ id: 'a', document: linking([{ kind: 'space', space: other }], 'Start') }] })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const status = async () => table(await ivo('GET', `/spaces/${space}/links`))[0]?.[0]
    expect(await status()).toBe('ok')
    await mara('PATCH', `/spaces/${other}`, { defaultLevel: null })
    expect(await status()).toBe('broken')
    const stranger = await service.person('stranger')
    expect((await stranger('GET', `/spaces/${space}/links`)).status).toBe(404)
  })

  it('lists the links of a page, and the backlinks of a page and a file', async () => {
    await put({
      pages: [
        {
          id: 'a',
          document: linking(
            [
              { kind: 'page', page: 'b' },
              { kind: 'file', file: 'f1' },
            ],
            'Start',
          ),
        },
        { id: 'b', document: linking([{ kind: 'anchor', anchor: 'start', page: 'b' }], 'Start') },
        { id: 'c', cover: { ref: { kind: 'file', file: 'f1' } } },
        { id: 'd', type: 'link', target: { kind: 'anchor', anchor: 'start', page: 'b', space } },
      ],
      files: [logo],
    })
    const content = `/spaces/${space}/content`
    expect(table(await mara('GET', `${content}/page/a/links`))).toEqual([
      ['ok', 'reference', 'page b', 'page a k0'],
      ['ok', 'reference', 'file f1', 'page a k1'],
    ])
    expect((await mara('GET', `${content}/page/zz/links`)).status).toBe(404)
    const back = async (path: string) => {
      const answer = await mara('GET', `${content}/${path}/backlinks`)
      expect(answer.body['count']).toBe(items(answer).length)
      return items(answer).map(short)
    }
    expect(await back('page/b')).toEqual(['page a k0', 'page d'])
    expect(await back('files/f1')).toEqual(['page a k1', 'page c'])
    expect((await mara('GET', `${content}/files/f9/backlinks`)).status).toBe(404)
    const first = await mara('GET', `${content}/page/b/backlinks?limit=1`)
    const { page } = first.body['next'] as { page: string }
    const second = await mara('GET', `${content}/page/b/backlinks?limit=1&page=${page}`)
    expect([...items(first), ...items(second)].map(short)).toEqual(['page a k0', 'page d'])
    expect(second.body).not.toHaveProperty('next')
  })

  it('lists the links of a change request, and counts those it broke', async () => {
    const { store } = service.ctx
    const before = await put({
      pages: [{ id: 'a', document: linking([{ kind: 'page', page: 'x' }], 'Start') }],
    })
    const changed = await put({
      pages: [
        {
          id: 'a',
          document: linking(
            [
              { kind: 'page', page: 'x' },
              { kind: 'page', page: 'y' },
            ],
            'Start',
          ),
        },
        { id: 'b', document: linking([{ kind: 'page', page: 'a' }], 'Start') },
      ],
    })
    await store.write((db) =>
      db.updateTable('spaces').set({ revision: before }).where('id', '=', space).execute(),
    )
    await addChangeRequest(changed, before)
    for (const name of ['q1', '7']) {
      const content = `/spaces/${space}/change-requests/${name}/content`
      const answer = await mara('GET', `${content}/page/a/links`)
      expect(answer.body['stats']).toEqual({ total: 2, broken: { ignored: 0, total: 2, changeRequest: 1 } })
      expect(firstPlace(items(answer)[0])).toMatchObject({
        versionContext: { type: 'changeRequest', changeRequest: { id: 'q1', number: 7 } },
      })
      expect(items(await mara('GET', `${content}/page/a/backlinks`)).map(short)).toEqual(['page b k0'])
    }
    expect((await mara('GET', `/spaces/${space}/content/page/a/backlinks`)).body['count']).toBe(0)
    expect((await mara('GET', `/spaces/${space}/change-requests/q9/content/page/a/links`)).status).toBe(404)
  })

  it('parses a document once, for any number of pages and revisions', async () => {
    const { store } = service.ctx
    const rows = () =>
      store.read
        .withTables<Tables>()
        .selectFrom('document_links')
        .select('document')
        .where('space', '=', space)
        .execute()
    const [stable, fresh] = [linking([{ kind: 'page', page: 'b' }], 'Start'), linking([], 'Start')]
    // A row that contradicts its document proves that a response did not read the document.
    const known = [{ reference: { kind: 'url', url: 'https://row' }, relation: 'reference', location: {} }]
    await store.write((db) =>
      db
        .withTables<Tables>()
        .insertInto('document_links')
        .values({
          space,
          document: documentHash(stable, sha256),
          links: JSON.stringify({ links: known, anchors: [], words: 0, silentPictures: [] }),
        })
        .execute(),
    )
    const list = async () => table(await mara('GET', `/spaces/${space}/links`)).map((row) => row[2])
    await put({
      pages: [
        { id: 'a', document: stable },
        { id: 'same', document: stable },
      ],
    })
    expect(await list()).toEqual(['url https://row', 'url https://row'])
    expect(await rows()).toHaveLength(1)
    await put({
      pages: [
        { id: 'a', document: stable },
        { id: 'b', document: fresh },
      ],
    })
    expect(await list()).toEqual(['url https://row'])
    expect(await rows()).toHaveLength(2)
  })

  it('parses a document again if its row has no word count', async () => {
    const document = linking([{ kind: 'page', page: 'a' }], 'Start')
    const wire = JSON.stringify({ links: [], anchors: [] })
    const tables = service.ctx.store.read.withTables<Tables>()
    await service.ctx.store.write((db) =>
      db
        .withTables<Tables>()
        .insertInto('document_links')
        .values({ space, document: documentHash(document, sha256), links: wire })
        .execute(),
    )
    await put({ pages: [{ id: 'a', document }] })
    expect(table(await mara('GET', `/spaces/${space}/links`))).toHaveLength(1)
    const { links: row } = await tables
      .selectFrom('document_links')
      .select('links')
      .where('space', '=', space)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row)).toMatchObject({
      words: expect.any(Number) as number,
      links: [{ relation: 'reference' }],
    })
  })
})
