/** Search through the API, on both engines, which must find the same. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import { countQueries } from '../../testing/stores/watched-queries.ts'
import type { Content } from '../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { followHead } from './index-head.ts'
import { followHeads } from './index-heads.ts'
import type { SearchTables } from './full-text.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]
const ids = (answer: Answer) => items(answer).map(({ id }) => String(id))

/** `# Heading` lines and paragraphs. */
const written = (...lines: readonly string[]): RichTextDocument => ({
  ...emptyDocument,
  nodes: lines.map((line, place): Block => {
    const heading = line.startsWith('# ')
    return {
      object: 'block',
      type: heading ? 'heading-1' : 'paragraph',
      key: `b${place}`,
      data: {},
      nodes: [plainText(heading ? line.slice(2) : line)],
    }
  }),
})

describe.each(engines)('search on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' }))
  })
  afterEach(() => service.close())

  const put = (content: Content, into = space) => putContent(service.ctx, into, mara.person, content)
  const search = (query: string, more = '', by = mara, at = `/spaces/${space}`) =>
    by('GET', `${at}/search?query=${encodeURIComponent(query)}${more}`)

  it('ends a page of long texts before its limit without skipping any', async () => {
    const filler = Array.from({ length: 100 }, () => 'needle thread '.repeat(500))
    await put({
      pages: Array.from({ length: 7 }, (_, at) => ({ id: `p${at}`, document: written(...filler) })),
    })
    await mara('POST', `/orgs/${org}/spaces`, { title: 'Other' })
    const indexing = async () => (await search('needle', '&limit=1')).body['understood'] as Row
    while ((await indexing())['indexing'] === true);
    const found: string[] = []
    const counts: number[] = []
    for (let page: string | undefined = ''; page !== undefined;) {
      const answer = await search(
        'needle',
        `&limit=1000${page === '' ? '' : `&page=${encodeURIComponent(page)}`}`,
      )
      expect(answer.body['count']).toBe(7)
      found.push(...ids(answer))
      counts.push(ids(answer).length)
      page = (answer.body['next'] as { page: string } | undefined)?.page
    }
    expect(found.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(counts).toEqual([2, 2, 2, 1])
    const organization = await search('needle', '&limit=1000', mara, `/orgs/${org}`)
    expect(items(organization)).toMatchObject([
      { type: 'space', id: space, score: expect.any(Number) as number },
    ])
  })

  it('corrects only a few words per query', async () => {
    await put({
      pages: [{ id: 'a', document: paragraphs('harbour lighthouse ferry captain anchor needle') }],
    })
    const understood = async (query: string) => (await search(query)).body['understood'] as Row
    const wrong = ['harbuor', 'lighthuose', 'fery', 'captian', 'anchro']
    const { corrected, ignored } = await understood(`needle ${wrong.join(' ')}`)
    expect((corrected as Row[]).map(({ typed }) => typed)).toEqual(wrong.slice(0, 4))
    expect(ignored).toEqual(['anchro'])
    const many = await understood(Array.from({ length: 40 }, (_, at) => `needle${at}x`).join('_'))
    expect(many['words']).toBe('all')
  })

  it('returns pages with their sections, ancestors and URLs', async () => {
    await put({
      pages: [
        { id: 'home', title: 'Home' },
        { id: 'setup', title: 'Setting up', slug: 'setup' },
        {
          id: 'linux',
          title: 'On Linux',
          slug: 'linux',
          parent: 'setup',
          description: 'For penguins.',
          document: written(
            'Before all.',
            '# Packages',
            'Install the package with apt.',
            '# Removal',
            'Purge it.',
          ),
        },
      ],
    })
    const answer = await search('install pack')
    expect(answer.body).toEqual({
      count: 1,
      understood: { words: 'all' },
      items: [
        {
          id: 'linux',
          title: 'On Linux',
          description: 'For penguins.',
          path: 'setup/linux',
          marks: [],
          score: expect.any(Number) as unknown,
          sections: [
            {
              id: 'packages',
              title: 'Packages',
              path: 'setup/linux#packages',
              // One of two words in the heading, both in the text.
              score: 5,
              body: 'Install the package with apt.',
              marks: {
                title: [[0, 4]],
                body: [
                  [0, 7],
                  [12, 16],
                ],
              },
              urls: { app: expect.stringMatching(/\/p\/linux#packages$/) as unknown },
            },
          ],
          ancestors: [{ title: 'Setting up' }],
          urls: { app: expect.stringMatching(/\/p\/linux$/) as unknown },
        },
      ],
    })
    expect(ids(await search('penguin'))).toEqual(['linux'])
    expect(ids(await search('setting'))).toEqual(['setup'])
    expect((await search('home')).body['items']).toMatchObject([
      { path: '', sections: [{ id: '', title: 'Home' }] },
    ])
  })

  it('matches every word in any order, by prefix, in a section or the page title', async () => {
    await put({
      pages: [
        {
          id: 'a',
          title: 'Install',
          document: written('# Linux', 'Use apt.', '# Windows', 'Use the wizard.'),
        },
        { id: 'b', title: 'Upgrade', document: written('# Linux', 'Use apt again.') },
        { id: 'c', title: 'Résumé', document: written('Über snake_case 検索する x86_64') },
      ],
    })
    const found = async (query: string) =>
      ids(await search(query))
        .toSorted()
        .join()
    expect(await found('linux')).toBe('a,b')
    expect(await found('install linux')).toBe('a')
    expect(await found('LIN inst')).toBe('a')
    expect(await found('apt wizard')).toBe('a')
    expect(items(await search('wizard apt'))).toMatchObject([
      { sections: [{ id: 'linux' }, { id: 'windows' }] },
    ])
    expect(await found('nux')).toBe('')
    expect(await found('uber')).toBe('c')
    expect(await found('resume snake')).toBe('c')
    expect(await found('snake_case')).toBe('c')
    expect(await found('検索')).toBe('c')
    expect(await found('x86')).toBe('c')
    const [page] = items(await search('install linux'))
    expect(page).toMatchObject({ sections: [{ id: 'linux' }] })
  })

  it('accepts any text, and finds nothing without words', async () => {
    await put({ pages: [{ id: 'a', document: paragraphs('near and or not') }] })
    for (const query of ['', ' ', '"', '*', "'", '()', ':', '!', '&|', '--', '\\', '%', '{}', '^'])
      expect([query, (await search(query)).body]).toEqual([
        query,
        { count: 0, items: [], understood: { words: 'all' } },
      ])
    for (const query of [
      'near',
      'NEAR(a',
      'AND',
      'OR near',
      'not:*',
      '"near',
      "near' &",
      'near -not',
      '{and}',
    ])
      expect([query, (await search(query)).status]).toEqual([query, 200])
    expect(ids(await search('near OR'))).toEqual(['a'])
    expect((await search('x'.repeat(512))).status).toBe(200)
    expect((await search('x'.repeat(513))).status).toBe(422)
    expect((await mara('GET', `/spaces/${space}/search`)).status).toBe(422)
  })

  it('ranks titles above headings and text, and pages by key', async () => {
    await put({
      pages: [
        {
          id: 'text',
          document: paragraphs('A lantern stands on the table with many other words around it.'),
        },
        { id: 'title', title: 'Lantern' },
        ...Array.from({ length: 5 }, (_, at) => ({ id: `p${at}`, document: paragraphs('Some lantern.') })),
      ],
    })
    expect(ids(await search('lantern'))[0]).toBe('title')
    const seen: string[] = []
    let page = ''
    do {
      const answer = await search('lantern', `&limit=2${page}`)
      expect(answer.body['count']).toBe(7)
      seen.push(...ids(answer))
      const next = answer.body['next'] as { page: string } | undefined
      page = next ? `&page=${encodeURIComponent(next.page)}` : ''
    } while (page !== '')
    expect(seen).toEqual(ids(await search('lantern')))
    expect(new Set(seen).size).toBe(7)
    expect((await search('lantern', '&page=x')).status).toBe(400)
  })

  it('finds a page first by its own title', async () => {
    const statements = [
      'SELECT',
      'INSERT',
      'EXPLAIN',
      'GROUP BY',
      'CREATE TABLE',
      'ALTER TABLE',
      'C',
      'C++',
      'Über uns',
    ]
    const titles = statements.flatMap((name) => [
      name,
      `${name} options`,
      `How to ${name}`,
      `${name} and ${name}`,
    ])
    // Every page says every statement, and those with long titles and short texts say it most.
    const document = paragraphs(Array.from({ length: 8 }, () => statements.join(' ')).join(' '))
    await put({
      pages: titles.map((title, at) => ({
        ...{ id: `p${at}`, title },
        document: title.includes(' and ') ? paragraphs(`${title}. ${title}.`) : document,
      })),
    })
    const first = []
    for (const title of titles) first.push(items(await search(title))[0]?.['title'])
    expect(first).toEqual(titles)
    // Also in lower case, in the organization, and while it is typed.
    const [best] = items(await search('group by', '', mara, `/orgs/${org}`))
    expect((best?.['pages'] as Row[] | undefined)?.[0]?.['title']).toBe('GROUP BY')
    expect(items(await search('creat'))[0]?.['title']).toBe('CREATE TABLE')
  })

  it('finds Chinese titles that say it in another way', async () => {
    await put({
      pages: [
        { id: 'backup', title: '備份及還原', document: paragraphs('如何備份資料庫，以及還原。') },
        { id: 'other', title: '安裝與設定', document: paragraphs('與還有其他步驟。') },
      ],
    })
    expect(ids(await search('備份與還原'))[0]).toBe('backup')
    expect(ids(await search('備份及還原'))).toEqual(['backup'])
  })

  it('finds names by any part, whole names first', async () => {
    await put({
      pages: [
        { id: 'env', document: paragraphs('Set RECTO_ADMIN_TOKEN on the first start.') },
        {
          id: 'words',
          document: paragraphs(
            'The admin of recto has a token.',
            'An admin token is a token.',
            'Recto, recto.',
          ),
        },
        { id: 'code', document: paragraphs('Call getUserName() or config.user.name with --dry-run.') },
        { id: 'dry', document: paragraphs('A dry run, and another run that is dry.') },
        { id: 'version', document: paragraphs('New in v1.2.3, not in 12.3.') },
      ],
    })
    const found = async (query: string) => ids(await search(query)).join()
    expect(await found('RECTO_ADMIN_TOKEN')).toBe('env,words')
    expect(await found('admin_tok')).toBe('env,words')
    expect(await found('getusername')).toBe('code')
    expect(await found('userName')).toBe('code')
    expect(await found('user.name')).toBe('code')
    expect(await found('--dry-run')).toBe('code,dry')
    expect(await found('1.2')).toBe('version')
    expect(await found('v1.2.3')).toBe('version')
  })

  it('finds runs of unspaced characters by pairs', async () => {
    await put({
      pages: [
        { id: 'a', document: paragraphs('文書を検索する') },
        { id: 'b', document: paragraphs('索引を検査する') },
      ],
    })
    expect(ids(await search('検索'))).toEqual(['a'])
    expect(ids(await search('検')).toSorted()).toEqual(['a', 'b'])
    expect(ids(await search('文書検索'))).toEqual(['a'])
  })

  it('corrects typos, ignores unknown words, and falls back to most of the words', async () => {
    await put({
      pages: [
        { id: 'a', document: paragraphs('Install the package with the wizard.') },
        { id: 'b', document: paragraphs('Remove the package by hand.') },
        { id: 'c', document: paragraphs('The configuration of the harbour') },
      ],
    })
    const asked = async (query: string) => {
      const answer = await search(query)
      return [ids(answer).toSorted().join(), answer.body['understood']]
    }
    expect(await asked('isntall')).toEqual([
      'a',
      { words: 'all', corrected: [{ typed: 'isntall', words: ['install'] }] },
    ])
    expect(await asked('nistall packge')).toMatchObject(['a', { words: 'all' }])
    expect(await asked('confgiuraton')).toMatchObject(['c', { corrected: [{ words: ['configuration'] }] }])
    expect(await asked('CONFIGURATIN_HARBOR')).toMatchObject(['c', { words: 'all' }])
    expect(await asked('package qqqqq')).toEqual(['a,b', { words: 'all', ignored: ['qqqqq'] }])
    expect(await asked('wizard harbour')).toEqual(['a,c', { words: 'most' }])
    expect(await asked('remove package harbour')).toEqual(['b', { words: 'most' }])
    expect(await asked('hand wizards')).toMatchObject(['a,b', { words: 'most' }])
    expect(await asked('zzzz')).toEqual(['', { words: 'all' }])
  })

  it('corrects typos in words with accents and in other scripts', async () => {
    await put({
      pages: [
        { id: 'a', document: paragraphs('Die Überführung der Straße') },
        { id: 'b', document: paragraphs('데이터베이스 연결을 설정합니다.') },
        { id: 'c', document: paragraphs('Настройка сервера') },
        { id: 'd', document: paragraphs('データベースの接続') },
      ],
    })
    const asked = async (query: string) => {
      const answer = await search(query)
      return [ids(answer).join(), (answer.body['understood'] as { corrected?: object[] }).corrected]
    }
    expect(await asked('Überführng')).toEqual(['a', [{ typed: 'Überführng', words: ['uberfuhrung'] }]])
    expect(await asked('데이타베이스')).toEqual(['b', [{ typed: '데이타베이스', words: ['데이터베이스'] }]])
    expect(await asked('Настрйока')).toMatchObject(['c', [{ typed: 'Настрйока' }]])
    expect((await asked('データペース'))[0]).toBe('d')
  })

  it('follows the head: new, changed, renamed and deleted pages', async () => {
    const first = await put({
      pages: [
        { id: 'a', document: paragraphs('old words') },
        { id: 'b', title: 'Before' },
      ],
    })
    expect(ids(await search('old'))).toEqual(['a'])
    await put({
      pages: [
        { id: 'a', document: paragraphs('new words') },
        { id: 'c', document: paragraphs('more words') },
        { id: 'b', title: 'After' },
      ],
    })
    expect([ids(await search('old')), ids(await search('before'))]).toEqual([[], []])
    expect(ids(await search('words')).toSorted()).toEqual(['a', 'c'])
    expect(ids(await search('after'))).toEqual(['b'])
    await put({ pages: [{ id: 'c', document: paragraphs('more words') }] })
    expect(ids(await search('words'))).toEqual(['c'])
    await service.ctx.store.write((db) =>
      db.updateTable('spaces').set({ revision: first }).where('id', '=', space).execute(),
    )
    expect(ids(await search('old'))).toEqual(['a'])
    expect((await search('more')).body['count']).toBe(0)
  })

  it('returns the location of pages after they or their ancestors moved', async () => {
    const linux = { id: 'linux', title: 'On Linux', slug: 'linux', document: paragraphs('penguin') }
    const place = async () => {
      const [page] = items(await search('penguin'))
      return [page?.['path'], page?.['ancestors']]
    }
    await put({ pages: [{ id: 'home' }, { id: 'setup', title: 'Set up' }, { ...linux, parent: 'setup' }] })
    expect(await place()).toEqual(['setup/linux', [{ title: 'Set up' }]])
    await put({
      pages: [{ id: 'home' }, { id: 'setup', title: 'Start', slug: 'start' }, { ...linux, parent: 'setup' }],
    })
    expect(await place()).toEqual(['start/linux', [{ title: 'Start' }]])
    await put({ pages: [linux, { id: 'home' }] })
    expect(await place()).toEqual(['', []])
  })

  it('indexes only changed pages, and rebuilds a lost index', async () => {
    const { store } = service.ctx
    const bodies = async () => {
      const rows = await store.read
        .withTables<SearchTables>()
        .selectFrom('search_pages')
        .innerJoin('search_texts', 'search_texts.id', 'search_pages.id')
        .select('sections')
        .orderBy('page')
        .execute()
      return rows.flatMap(({ sections }) =>
        (JSON.parse(sections) as { body: string }[]).map(({ body }) => body),
      )
    }
    const still = { id: 'a', document: written('text', '# Part', 'more') }
    await put({ pages: [still, { id: 'b', document: paragraphs('one') }] })
    await search('text')
    expect(await bodies()).toEqual(['text', 'more', 'one'])
    // What stands here and in no document stays until the page is read again.
    await store.write((db) =>
      db
        .withTables<SearchTables>()
        .updateTable('search_texts')
        .set({ sections: JSON.stringify([{ anchor: '', title: 'a', body: 'as indexed' }]) })
        .where('id', '=', (e) => e.selectFrom('search_pages').select('id').where('page', '=', 'a'))
        .execute(),
    )
    await put({ pages: [still, { id: 'b', document: paragraphs('two') }] })
    await Promise.all(['two', 'two', 'two'].map((query) => search(query)))
    expect(await bodies()).toEqual(['as indexed', 'two'])
    await store.write(async (db) => {
      const tables = db.withTables<SearchTables>()
      await tables.deleteFrom('search_heads').execute()
      await tables.deleteFrom('search_pages').execute()
      await tables.deleteFrom('search_texts').execute()
    })
    expect(ids(await search('text'))).toEqual(['a'])
    expect(await bodies()).toEqual(['text', 'more', 'two'])
  })

  it('follows heads in the background while the service runs', async () => {
    const { store } = service.ctx
    const following = await followHeads(service.ctx)
    const root = async () =>
      (
        await store.read
          .withTables<SearchTables>()
          .selectFrom('search_heads')
          .select('root')
          .where('space', '=', space)
          .executeTakeFirst()
      )?.root
    await put({ pages: [{ id: 'a', document: paragraphs('first') }] })
    await expect.poll(root, { timeout: 10_000 }).toMatch(/./)
    const first = await root()
    await put({ pages: [{ id: 'a', document: paragraphs('second') }] })
    await expect.poll(root, { timeout: 10_000 }).not.toBe(first)
    await following.stop()
    const second = await root()
    await put({ pages: [{ id: 'a', document: paragraphs('third') }] })
    expect(await root()).toBe(second)
    expect(ids(await search('third'))).toEqual(['a'])
  })

  it('searches only the spaces that the caller can see', async () => {
    const inSpace = async (title: string, text: string) => {
      const id = idOf(await mara('POST', `/orgs/${org}/spaces`, { title }))
      await put({ pages: [{ id: 'p', title: 'Page', document: paragraphs(text) }] }, id)
      return id
    }
    const open = await inSpace('Open', 'A common word.')
    const closed = await inSpace('Closed', 'A common secret.')
    const gone = await inSpace('Gone', 'A common grave.')
    const elsewhere = await service.organization('Elsewhere', mara)
    const foreign = idOf(await mara('POST', `/orgs/${elsewhere}/spaces`, { title: 'Foreign' }))
    await put({ pages: [{ id: 'p', document: paragraphs('A common stranger.') }] }, foreign)
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    await mara('DELETE', `/spaces/${gone}`)
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const inOrg = (query: string, by: Client, more = '') => search(query, more, by, `/orgs/${org}`)
    expect((await inOrg('common', ivo)).body).toMatchObject({
      count: 1,
      items: [
        {
          id: open,
          title: 'Open',
          pages: [{ id: 'p', title: 'Page', sections: [{ body: 'A common word.' }] }],
        },
      ],
    })
    expect((await inOrg('secret', ivo)).body).toEqual({
      count: 0,
      items: [],
      understood: { words: 'all' },
    })
    expect(ids(await inOrg('common', mara)).toSorted()).toEqual([open, closed].toSorted())
    // A word of a space that the caller does not see is neither found nor suggested.
    expect((await inOrg('secert', ivo)).body).toMatchObject({ count: 0, understood: { words: 'all' } })
    expect((await inOrg('secert', mara)).body).toMatchObject({
      count: 1,
      understood: { corrected: [{ typed: 'secert', words: ['secret'] }] },
    })
    const first = await inOrg('common', mara, '&limit=1')
    const { page } = first.body['next'] as { page: string }
    const second = await inOrg('common', mara, `&limit=1&page=${page}`)
    expect([...ids(first), ...ids(second)].toSorted()).toEqual([open, closed].toSorted())
    expect((await search('common', '', ivo, `/spaces/${closed}`)).status).toBe(404)
    expect((await search('common', '', mara, `/spaces/${gone}`)).status).toBe(404)
    const stranger = await service.person('stranger')
    expect((await inOrg('common', stranger)).status).toBe(404)
  })

  it('ranks by the pages that the caller sees, not by those of other spaces', async () => {
    const text = (words: string) => paragraphs(`${words} and some other text.`)
    await put({
      pages: [
        { id: 'a', document: text('Lantern, harbour') },
        { id: 'b', title: 'Lantern', document: text('Merger, lanterns') },
        { id: 'c', document: text('Merger, harbour') },
      ],
    })
    const closed = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Closed' }))
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const answers = async () => {
      const bodies = []
      for (const query of ['lantern', 'merger text', 'lant', 'lantern merger harbour'])
        for (const at of [`/spaces/${space}`, `/orgs/${org}`])
          bodies.push((await search(query, '', ivo, at)).body)
      return bodies
    }
    const before = await answers()
    expect(before.map(({ count }) => count)).toEqual([2, 1, 2, 1, 2, 1, 3, 1])
    const pages = Array.from({ length: 20 }, (_, number) => ({
      id: `p${number}`,
      document: text(`The merger of the lantern ${'works '.repeat(20 * number)}`),
    }))
    await put({ pages }, closed)
    await followHead(service.ctx, closed)
    expect(await search('merger', '', mara, `/spaces/${closed}`)).toMatchObject({ body: { count: 20 } })
    expect(await answers()).toEqual(before)
  })

  it('ranks pages with the rarer of the words first, if none has all', async () => {
    const common = Array.from({ length: 8 }, (_, number) => ({
      id: `common${number}`,
      document: paragraphs('How to rotate and to enable something.'),
    }))
    await put({
      pages: [...common, { id: 'rare', document: paragraphs('Rotate the webhook secret of a site now.') }],
    })
    expect(ids(await search('rotate webhook enable something'))).toContain('rare')
    expect(ids(await search('enable webhook'))[0]).toBe('rare')
  })

  it('takes the same number of queries for one space as for ten', async () => {
    const another = (title: string) =>
      service
        .space(org, mara, { title })
        .then((id) => put({ pages: [{ id: 'p', document: paragraphs('A rare word.') }] }, id))
    const queries = async () => {
      // The first search brings the index up to date.
      await search('rare', '', mara, `/orgs/${org}`)
      return countQueries(service.ctx.store, () => search('rare', '', mara, `/orgs/${org}`))
    }
    await another('First')
    const forOne = await queries()
    for (let more = 2; more <= 10; more += 1) await another(`Space ${more}`)
    expect(forOne).toBeGreaterThan(3)
    expect(await queries()).toBe(forOne)
  })
})
