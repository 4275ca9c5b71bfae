/** The page report, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const idOf = ({ body }: Answer) => String(body['id'])
/** A paragraph of two words for each link. */
const linking = (...refs: readonly Json[]): RichTextDocument => ({
  ...emptyDocument,
  nodes: refs.map((ref) => ({
    ...{ object: 'block', type: 'paragraph', data: {} },
    nodes: [
      plainText('see '),
      { object: 'inline', type: 'link', data: { ref }, nodes: [plainText('there')] },
      plainText(''),
    ],
  })),
})

interface Row {
  readonly page: string
  readonly words: number
  readonly incomingLinks: number
  readonly changedAt?: string
  readonly changedBy?: string
  readonly changeRequests: readonly string[]
}

describe.each(engines)('the page report on %s', (engine) => {
  let service: TestService
  let mara: Client
  let tim: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    tim = await service.person('tim')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  /** Writes on main; returns the id of the page. */
  const written = async (person: Client, change: object): Promise<string> => {
    const { status, body } = await person('POST', `/spaces/${space}/content?compat=false`, {
      changes: [change],
    })
    expect(status).toBe(200)
    const [made] = body['changes'] as readonly { readonly page: { readonly id: string } }[]
    return made?.page.id ?? ''
  }
  const report = async () => (await mara('GET', `/spaces/${space}/page-report`)).body
  const rows = async () =>
    new Map(((await report())['pages'] as readonly Row[]).map(({ page, ...row }) => [page, row]))

  it('returns word counts, incoming links and the last author', async () => {
    expect(await report()).toEqual({ pages: [], people: [], changeRequests: [] })
    await service.member(org, tim, 'admin')
    const a = await written(mara, {
      operation: 'insert_page',
      title: 'A',
      document: { markdown: 'One two.' },
    })
    const link = { kind: 'page', page: a }
    await written(mara, {
      operation: 'insert_page',
      title: 'B',
      document: { document: linking(link, link) },
    })
    await written(mara, { operation: 'insert_page', title: 'C', document: { document: linking(link) } })
    await written(tim, {
      operation: 'update_page',
      page: a,
      document: { document: linking(link) },
    })
    const found = await rows()
    expect(found.size).toBe(3)
    // A page's links to itself do not count.
    expect(found.get(a)).toEqual({
      ...{ words: 2, incomingLinks: 2, changeRequests: [] },
      ...{ changedBy: tim.person, changedAt: expect.any(String) },
    })
    for (const [page, row] of found)
      if (page !== a) expect(row).toMatchObject({ incomingLinks: 0, changedBy: mara.person })
    const people = (await report())['people'] as readonly { readonly displayName: string }[]
    expect(people.map(({ displayName }) => displayName).toSorted()).toHaveLength(2)
  })

  it('lists open change requests of each page, including new pages', async () => {
    const [a, b] = [
      await written(mara, { operation: 'insert_page', title: 'A' }),
      await written(mara, { operation: 'insert_page', title: 'B' }),
    ]
    const change = idOf(await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Better' }))
    const write = (changes: readonly object[]) =>
      mara('POST', `/spaces/${space}/change-requests/${change}/content`, { changes })
    expect((await rows()).get(a)?.changeRequests).toEqual([])
    await write([
      { operation: 'update_page', page: a, title: 'Another' },
      { operation: 'insert_page', title: 'New' },
    ])
    const found = await rows()
    expect(found.get(a)?.changeRequests).toEqual([change])
    expect(found.get(b)?.changeRequests).toEqual([])
    expect(found.size).toBe(3)
    expect((await report())['changeRequests']).toEqual([
      { id: change, number: 1, subject: 'Better', status: 'draft' },
    ])
    await mara('POST', `/spaces/${space}/change-requests/${change}/merge`)
    expect((await rows()).get(a)?.changeRequests).toEqual([])
    expect((await rows()).size).toBe(3)
  })

  it('filters by the time of the last change, in SQL', async () => {
    const [a, b] = [
      await written(mara, { operation: 'insert_page', title: 'A' }),
      await written(mara, { operation: 'insert_page', title: 'B' }),
    ]
    const removed = await written(mara, { operation: 'insert_page', title: 'C' })
    await written(mara, { operation: 'delete_page', page: removed })
    const change = idOf(await mara('POST', `/spaces/${space}/change-requests`, { subject: 'More' }))
    await mara('POST', `/spaces/${space}/change-requests/${change}/content`, {
      changes: [{ operation: 'insert_page', title: 'Not on main' }],
    })
    const pagesBefore = async (time: string) => {
      const { body } = await mara(
        'GET',
        `/spaces/${space}/page-report?changedBefore=${encodeURIComponent(time)}`,
      )
      return (body['pages'] as readonly Row[]).map(({ page }) => page)
    }
    const at = (await rows()).get(b)?.changedAt ?? ''
    expect(await pagesBefore('2000-01-01T00:00:00Z')).toEqual([])
    expect(await pagesBefore(at)).toEqual((await rows()).get(a)?.changedAt === at ? [] : [a])
    expect(await pagesBefore('2999-01-01T00:00:00Z')).toEqual([a, b])
    expect((await mara('GET', `/spaces/${space}/page-report?changedBefore=soon`)).status).toBe(422)
  })

  it('requires access to the space', async () => {
    const eve = await service.person('eve')
    expect((await eve('GET', `/spaces/${space}/page-report`)).status).toBe(404)
  })
})
