/** Content, read through the API. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { mostIdsInQuery } from '../../contract/wire/batch-limits.ts'
import { buildSitesApp } from '../sites-app.ts'

interface PageItem {
  readonly id: string
  readonly path: string
  readonly pages?: readonly PageItem[]
}
interface OutlineItem {
  readonly id: string
  readonly slug?: string
  readonly pages?: readonly OutlineItem[]
}

/** All pages of a tree in reading order. */
const everyPage = (pages: readonly PageItem[]): PageItem[] =>
  pages.flatMap((page) => [page, ...everyPage(page.pages ?? [])])

/** What an outline shows of a page. */
const shownIn = (page: PageItem): object =>
  Object.fromEntries(
    ['id', 'type', 'title', 'emoji', 'icon', 'slug', 'path', 'hidden', 'noIndex', 'condition'].flatMap(
      (name) => (name in page ? [[name, page[name as 'id']]] : []),
    ),
  )

const outline = (pages: readonly PageItem[]): string =>
  pages.map(({ id, pages: below = [] }) => (below.length === 0 ? id : `${id}(${outline(below)})`)).join(' ')

describe.each(engines)('content on %s', (engine) => {
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

  const fill = () =>
    putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('Hello *you*.', 'Second.') },
        { id: 'setup', type: 'group', title: 'Set up' },
        { id: 'place', title: 'Place it', parent: 'setup', document: paragraphs('Open ground.') },
        { id: 'roof', parent: 'place', description: 'On a roof', hidden: true },
        { id: 'site', type: 'link', target: { kind: 'url', url: 'https://example.org/' } },
      ],
      files: [
        { id: 'f1', name: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) },
        {
          id: 'f2',
          name: 'page.html',
          contentType: 'text/html',
          bytes: new TextEncoder().encode('<script>alert(1)</script>'),
        },
      ],
      variables: { version: '2.1' },
    })

  it('is empty in a new space', async () => {
    const { body } = await mara('GET', `/spaces/${space}/content`)
    expect(body).toMatchObject({
      object: 'revision',
      type: 'edits',
      parents: [],
      pages: [],
      files: [],
      reusableContents: [],
    })
  })

  it('is a tree of pages with paths whose first visible page is home', async () => {
    const revision = await fill()
    const { body } = await mara('GET', `/spaces/${space}/content`)
    expect(body).toMatchObject({
      id: revision,
      variables: { version: '2.1' },
      createdBy: { id: mara.person },
    })
    const pages = (await mara('GET', `/spaces/${space}/content/pages`)).body['pages'] as PageItem[]
    expect(outline(pages)).toBe('welcome setup(place(roof)) site')
    expect(pages[0]?.path).toBe('')
    expect(pages[1]?.pages?.[0]?.pages?.[0]).toMatchObject({
      path: 'setup/place/roof',
      hidden: true,
      description: 'On a roof',
    })
    expect(pages[2]).toMatchObject({ type: 'link', href: 'https://example.org/' })
  })

  it('has an outline with the fields, order and paths of the tree, of main and of each revision', async () => {
    const revision = await fill()
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'first', title: 'First', emoji: '1f9ed', noIndex: true, document: paragraphs('Words.') },
        { id: 'below', parent: 'first', title: 'Below', condition: 'visitor.isBetaUser' },
      ],
    })
    for (const prefix of [`/spaces/${space}/content`, `/spaces/${space}/revisions/${revision}`]) {
      const { body: tree } = await mara('GET', `${prefix}/pages?metadata=false`)
      const { body: outlined } = await mara('GET', `${prefix}/outline`)
      const flat = (pages: readonly OutlineItem[], above: string): object[] =>
        pages.flatMap(({ pages: below = [], ...page }) => {
          if (page.slug === undefined) return [page]
          const path = above === '' ? page.slug : `${above}/${page.slug}`
          return [{ ...page, path: page.id === outlined['home'] ? '' : path }, ...flat(below, path)]
        })
      const shown = flat(outlined['pages'] as OutlineItem[], '')
      expect(shown).toEqual(everyPage(tree['pages'] as PageItem[]).map(shownIn))
      expect(shown.length).toBeGreaterThan(1)
    }
    const { status } = await (await service.person('stranger'))('GET', `/spaces/${space}/content/outline`)
    expect(status).toBe(404)
  })

  it('returns a page without text, as a document, or as Markdown', async () => {
    await fill()
    const plain = (await mara('GET', `/spaces/${space}/content/page/welcome`)).body
    expect(plain['document']).toBeUndefined()
    expect(plain['markdown']).toBeUndefined()
    expect(plain['documentId']).toMatch(/^[0-9a-f]{64}$/)
    const document = (await mara('GET', `/spaces/${space}/content/page/welcome?format=document`)).body[
      'document'
    ]
    expect(document).toMatchObject({
      object: 'document',
      nodes: [{ key: 'b1', type: 'paragraph' }, { key: 'b2' }],
    })
    const markdown = String(
      (await mara('GET', `/spaces/${space}/content/page/welcome?format=markdown`)).body['markdown'],
    )
    expect(markdown).toMatch(/^# Welcome\n\nHello \\\*you\\?\*\.\n\nSecond\./)
    expect((await mara('GET', `/spaces/${space}/content/page/welcome?format=pdf`)).status).toBe(422)
    expect((await mara('GET', `/spaces/${space}/content/page/nobody`)).status).toBe(404)
  })

  it('finds a page by its path, plain or encoded', async () => {
    await fill()
    for (const path of ['setup/place', 'setup%2Fplace', 'setup/place/']) {
      expect([path, (await mara('GET', `/spaces/${space}/content/path/${path}`)).body['id']]).toEqual([
        path,
        'place',
      ])
    }
    expect((await mara('GET', `/spaces/${space}/content/path/setup/nowhere`)).status).toBe(404)
  })

  it('stays readable at every revision, with pinned URLs', async () => {
    const first = await fill()
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'only', document: paragraphs('New.') }],
    })
    const now = (await mara('GET', `/spaces/${space}/content/pages`)).body['pages'] as PageItem[]
    expect(outline(now)).toBe('only')
    const then = await mara('GET', `/spaces/${space}/revisions/${first}/pages`)
    expect(outline(then.body['pages'] as PageItem[])).toBe('welcome setup(place(roof)) site')
    const page = (await mara('GET', `/spaces/${space}/revisions/${first}/page/welcome?format=markdown`)).body
    expect(String((page['urls'] as { app: string }).app)).toContain(`?rev=${first}`)
    expect((await mara('GET', `/spaces/${space}/revisions/r_none/pages`)).status).toBe(404)
  })

  it('lists files with paging and signed URLs on the sites origin', async () => {
    await fill()
    const first = (await mara('GET', `/spaces/${space}/content/files?limit=1`)).body
    expect(first).toMatchObject({ count: 2, items: [{ id: 'f1', size: 3 }] })
    const page = encodeURIComponent((first['next'] as { page: string }).page)
    expect((await mara('GET', `/spaces/${space}/content/files?limit=1&page=${page}`)).body).toMatchObject({
      items: [{ id: 'f2' }],
    })
    const named = (ids: string) => mara('GET', `/spaces/${space}/content/files?files=${ids}`)
    expect((await named('f2,gone,f2')).body).toMatchObject({ count: 1, items: [{ id: 'f2' }] })
    expect((await named('gone')).body).toMatchObject({ count: 0, items: [] })
    expect((await named(Array.from({ length: mostIdsInQuery + 1 }, () => 'f1').join(','))).status).toBe(422)

    const sites = buildSitesApp(service.ctx)
    const get = (url: string, headers: Record<string, string> = {}) => {
      const { pathname, search } = new URL(url)
      return sites.inject({ method: 'GET', url: pathname + search, headers })
    }
    const url = async (id: string) =>
      String((await mara('GET', `/spaces/${space}/content/files/${id}`)).body['downloadURL'])
    const image = await url('f1')
    expect(new URL(image).origin).toBe(service.ctx.config.sitesUrl)
    const response = await get(image)
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['x-content-type-options'],
    ]).toEqual([200, 'image/png', 'nosniff'])
    expect((await get(image, { 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304)

    // Row 29 and 30: what could run as a page is a download, in a sandbox, whatever it says it is.
    const page2 = await get(await url('f2'))
    expect(page2.headers['content-type']).toBe('application/octet-stream')
    expect(String(page2.headers['content-disposition'])).toMatch(/^attachment/)
    expect(String(page2.headers['content-security-policy'])).toContain('sandbox')

    const changed = new URL(await url('f2'))
    changed.searchParams.set('type', 'image/png')
    expect((await get(changed.href)).statusCode).toBe(404)
    const other = new URL(image)
    other.pathname = other.pathname.replace(space, 's_other')
    expect((await get(other.href)).statusCode).toBe(404)
    service.later(13 * 3600)
    expect((await get(image)).statusCode).toBe(404)
    await sites.close()
  })

  it('shows SVG as a picture that runs nothing, and offers it as a download', async () => {
    await putContent(service.ctx, space, mara.person, {
      pages: [],
      files: [
        {
          ...{ id: 'f1', name: 'plan.svg', contentType: 'image/svg+xml' },
          bytes: new TextEncoder().encode(
            '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
          ),
        },
      ],
    })
    const { body } = await mara('GET', `/spaces/${space}/content/files/f1`)
    const sites = buildSitesApp(service.ctx)
    const { pathname, search } = new URL(String(body['downloadURL']))
    const { headers } = await sites.inject({ method: 'GET', url: pathname + search })
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(String(headers['content-disposition'])).toMatch(/^attachment/)
    expect(String(headers['content-security-policy'])).toMatch(/^sandbox; default-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    await sites.close()
  })

  it('reveals nothing of a deleted or hidden space', async () => {
    await fill()
    const stranger = await service.person('stranger')
    const paths = [
      'content',
      'content/pages',
      'content/files',
      'content/files/f1',
      'content/page/welcome',
      'content/path/setup/place',
    ]
    for (const path of paths) expect((await stranger('GET', `/spaces/${space}/${path}`)).status).toBe(404)
    await mara('DELETE', `/spaces/${space}`)
    for (const path of paths) expect((await mara('GET', `/spaces/${space}/${path}`)).status).toBe(404)
  })

  it('evaluates expressions on request, with variables of space and page', async () => {
    const textNode = (text: string) => ({ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] })
    const expression = (text: string) => ({
      object: 'inline',
      type: 'expression',
      data: { expression: text },
    })
    const paragraph = (...nodes: object[]) => ({ object: 'block', type: 'paragraph', data: {}, nodes })
    await mara('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const { status } = await mara('POST', `/spaces/${space}/content`, {
      changes: [
        { operation: 'set_variables', variables: { version: '2.1' } },
        {
          operation: 'insert_page',
          title: 'Release',
          slug: 'release',
          variables: { level: 3 },
          document: {
            document: {
              object: 'document',
              data: {},
              nodes: [
                paragraph(textNode('Version '), expression('space.vars.version')),
                paragraph(textNode('Level '), expression('page.vars.level')),
                paragraph(textNode('Plan:'), expression('visitor.claims.plan')),
                {
                  object: 'block',
                  type: 'if',
                  data: { expression: 'space.vars.version == "1"' },
                  nodes: [paragraph(textNode('Old.'))],
                },
              ],
            },
          },
        },
      ],
    })
    expect(status).toBe(200)
    const [page] = (await mara('GET', `/spaces/${space}/content/pages`)).body['pages'] as { id: string }[]
    const text = async (evaluated: string) => {
      const query = `format=markdown&evaluated=${evaluated}`
      const { body } = await mara('GET', `/spaces/${space}/content/page/${page?.id ?? ''}?${query}`)
      return String(body['markdown']).replace(/\n+/g, ' | ')
    }
    expect(await text('false')).toContain('<code class="expression">space.vars.version</code>')
    expect(await text('false')).toContain('Old.')
    expect(await text('true')).toBe('# Release | Version 2.1 | Level 3 | Plan: | ')
    expect(await text('deterministic-only')).toBe(
      '# Release | Version 2.1 | Level 3 | Plan:<code class="expression">visitor.claims.plan</code> | ',
    )
    const byPath = await mara('GET', `/spaces/${space}/content/path/release?format=document&evaluated=true`)
    expect(JSON.stringify(byPath.body['document'])).toContain('Version 2.1')
    const bare = await mara('GET', `/spaces/${space}/content/page/${page?.id ?? ''}?evaluated=true`)
    expect([bare.status, bare.body['document'], bare.body['markdown']]).toEqual([200, undefined, undefined])
  })
})
