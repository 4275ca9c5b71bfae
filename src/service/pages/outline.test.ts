/** The outline of a space in part, and the places of its pages, read through the API. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wholeOutline } from '../../contract/pages/outline-limits.ts'
import { mostIdsInQuery } from '../../contract/wire/batch-limits.ts'
import type { Outline, OutlinePage } from '../../contract/pages/outline-schemas.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

/** Pages below a page in parentheses; `…` stands for pages that are left out. */
const shape = (pages: readonly OutlinePage[]): string =>
  pages
    .map(({ id, pages: below, hasPages }) =>
      below !== undefined ? `${id}(${shape(below)})` : hasPages === true ? `${id}…` : id,
    )
    .join(' ')

const child = (id: string, parent: string) => ({ id, parent, title: id, document: paragraphs('Words.') })

const children = (parent: string, count: number) =>
  Array.from({ length: count }, (_, at) => child(`${parent}-${at}`, parent))

describe.each(engines)('outlines in part on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const outlineWith = async (open: string): Promise<string> => {
    const { body } = await mara('GET', `/spaces/${space}/content/outline?open=${open}`)
    return shape((body as unknown as Outline).pages)
  }

  it('show the pages below those that are open, and the ways to them', async () => {
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'small', type: 'group', title: 'Small' },
        ...children('small', 2),
        child('home', 'small-1'),
        { id: 'large', type: 'group', title: 'Large' },
        ...children('large', wholeOutline),
        ...children('large-7', 3),
        ...children('large-7-1', 1),
      ],
    })
    expect(await outlineWith('')).toBe('small(small-0 small-1…) large…')
    expect(await outlineWith('small-1,nobody,small-0')).toBe('small(small-0 small-1(home)) large…')
    const opened = await outlineWith('large-7-1')
    expect(opened).toContain(' large-7(large-7-0 large-7-1(large-7-1-0) large-7-2) ')
    expect(opened).toContain('small(small-0 small-1…)')
    const { body } = await mara('GET', `/spaces/${space}/content/outline`)
    expect(shape((body as unknown as Outline).pages)).not.toContain('…')
  })

  it('show the way to the first page', async () => {
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'large', type: 'group', title: 'Large' },
        { ...child('hidden', 'large'), hidden: true },
        ...children('large', wholeOutline),
      ],
    })
    expect(await outlineWith('')).toMatch(/^large\(hidden large-/)
  })

  it('are whole in a small space', async () => {
    const pages = [
      { id: 'all', type: 'group' as const, title: 'All' },
      ...children('all', wholeOutline - 2),
      child('deep', 'all-1'),
    ]
    await putContent(service.ctx, space, mara.person, { pages })
    expect(await outlineWith('')).toContain('all-1(deep)')
    await putContent(service.ctx, space, mara.person, { pages: [...pages, child('another', 'all-2')] })
    const whole = await outlineWith('')
    expect(whole).toContain('all-1… ')
    expect(whole).toContain('all-2… ')
  })

  it('refuse too many ids and what is no id', async () => {
    const statusOf = async (query: string) =>
      (await mara('GET', `/spaces/${space}/content/outline${query}`)).status
    const many = (count: number) => Array.from({ length: count }, () => 'a').join(',')
    expect(await statusOf(`?open=${many(mostIdsInQuery)}`)).toBe(200)
    expect(await statusOf(`?open=${many(mostIdsInQuery + 1)}`)).toBe(422)
    expect(await statusOf('?open=a%20b')).toBe(422)
    expect(await statusOf(`/places?pages=${many(mostIdsInQuery + 1)}`)).toBe(422)
    expect(await statusOf('/places')).toBe(422)
  })

  it('tell where pages stand: what is above them, and the documents beside them', async () => {
    const revision = await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('Hello.') },
        { id: 'setup', type: 'group', title: 'Set up' },
        { ...child('place', 'setup'), slug: 'place' },
        { ...child('roof', 'place'), slug: 'roof', hidden: true },
        { id: 'site', type: 'link', target: { kind: 'url', url: 'https://example.org/' } },
      ],
    })
    const named = (id: string, more: object = {}) => expect.objectContaining({ id, ...more })
    for (const prefix of [`/spaces/${space}/content`, `/spaces/${space}/revisions/${revision}`]) {
      const { body } = await mara('GET', `${prefix}/outline/places?pages=roof,site,nobody,welcome,roof`)
      expect(body['places']).toEqual([
        {
          page: named('roof', { hidden: true }),
          path: 'setup/place/roof',
          above: [named('setup', { hasPages: true }), named('place', { hasPages: true })],
          previous: named('place'),
        },
        { page: named('site'), above: [], previous: named('place') },
        { page: named('welcome'), path: '', above: [], next: named('place') },
      ])
    }
    const stranger = await service.person('stranger')
    for (const read of ['outline?open=', 'outline/places?pages=welcome'])
      expect((await stranger('GET', `/spaces/${space}/content/${read}`)).status).toBe(404)
  })
})
