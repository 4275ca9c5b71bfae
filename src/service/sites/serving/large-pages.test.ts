/** Site pages that are too large for the main thread. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { Block, ContentReference, Mark, RichTextDocument } from '../../../content/document/document.ts'
import { plainText } from '../../../content/document/document.ts'
import { normalize } from '../../../content/document/normalize.ts'
import type { ResolvedReference } from '../../../content/render/render-node.ts'
import { frameText } from '../../../site/frame-text.ts'
import { block, document, link, paragraph } from '../../../testing/fixtures/blocks.ts'
import type { Content } from '../../../testing/fixtures/space-content.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { look } from '../../../testing/fixtures/site-views.ts'
import { countQueries } from '../../../testing/stores/watched-queries.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { pool } from '../../computing/pool.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'
import { Failure } from '../../http/failure.ts'
import { pageBody } from '../rendering/page-body.ts'
import { pageForm } from '../rendering/page-as-text.ts'
import { pageSheets } from '../rendering/page-pdf-source.ts'

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))

const sentence = 'The keeper of the lantern writes down every ship that enters the harbour before dawn. '

const plainCell = (row: number, column: number): Block => paragraph(`${row} × ${column}`)

const table = (rows: number, columns: number, cell = plainCell): Block => ({
  ...block('table', {
    view: { type: 'grid', columns: times(columns, (at) => `c${at}`) },
    definition: Object.fromEntries(
      times(columns, (at) => [`c${at}`, { id: `c${at}`, title: `Column ${at}`, type: 'text' }]),
    ),
    records: Object.fromEntries(
      times(rows, (row) => [
        `r${row}`,
        {
          orderIndex: `a${String(row).padStart(5, '0')}`,
          values: Object.fromEntries(times(columns, (at) => [`c${at}`, `r${row}:c${at}`])),
        },
      ]),
    ),
  }),
  fragments: times(rows, (row) =>
    times(columns, (at) => ({
      object: 'fragment' as const,
      fragment: `r${row}:c${at}`,
      nodes: [cell(row, at)],
    })),
  ).flat(),
})

const code = (index: number): Block =>
  block('code', { syntax: 'javascript' }, [
    block('code-line', {}, [plainText(`const number${index} = ${index}`)]),
    block('code-line', {}, [plainText('export const sum = (a, b) => a + b')]),
  ])

const nested = (depth: number): Block => {
  let inner = paragraph('The innermost')
  for (let at = 0; at < depth; at += 1) inner = block('blockquote', {}, [inner])
  return inner
}

const kinds: Readonly<Record<string, () => RichTextDocument>> = {
  paragraphs: () => document(...times(20_000, (index) => paragraph(`${index}. ${sentence}`))),
  table: () => document(table(500, 20)),
  links: () =>
    document(...times(5000, (index) => paragraph(link({ kind: 'page', page: `p${index}` }, `to ${index}`)))),
  code: () => document(...times(3000, code)),
  formulas: () =>
    document(
      ...times(2000, (index) =>
        block('math', {
          formula: `\\frac{a_${index}}{b} + \\sqrt{x^2+y^2} = \\sum_{i=0}^n \\int_0^1 f(x) dx`,
        }),
      ),
    ),
  nesting: () => document(...times(300, () => nested(99))),
  headings: () => document(...times(10_000, (index) => block('heading-2', {}, [plainText(`Part ${index}`)]))),
}

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time that this thread was blocked during `work`, in milliseconds of CPU time, so that other programs do
 * not count.
 */
const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let last = cpu()
  const measure = (): void => {
    const now = cpu()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(measure, 5)
  await work()
  measure()
  clearInterval(timer)
  return longest
}

/**
 * Generous, since garbage collection counts too. On the main thread these pages take up to seconds. A machine that
 * needs longer for two passes over a large document may take that long.
 */
const calmTurn = async (): Promise<number> => {
  const text = JSON.stringify(times(20_000, (index) => paragraph(`${index}. ${sentence}`)))
  const passes = []
  for (let round = 0; round < 3; round += 1)
    passes.push(await longestTurn(async () => void JSON.stringify(JSON.parse(text))))
  return Math.max(150, 2 * (passes.toSorted((a, b) => a - b)[1] ?? 0))
}
const patience = 240_000

/** Names of the tasks sent to the pool from now on. */
const pooled = (): string[] => {
  const names: string[] = []
  const run = pool.run.bind(pool)
  vi.spyOn(pool, 'run').mockImplementation((script, input, asks) => {
    names.push(script.pathname.split('/').at(-1) ?? '')
    return run(script, input, asks)
  })
  return names
}

/** Makes the pool abort these tasks from now on, as at its deadline. */
const giveUp = (name: string): string[] => {
  const names: string[] = []
  const run = pool.run.bind(pool)
  vi.spyOn(pool, 'run').mockImplementation((script, input, asks) => {
    if (!script.pathname.endsWith(name)) return run(script, input, asks)
    names.push(name)
    return Promise.reject(new Failure('too-large', 'This needs more time than one request may take.'))
  })
  return names
}

afterEach(() => void vi.restoreAllMocks())

describe.each(engines)('large pages of published sites on %s', (engine) => {
  let opened: SiteService
  beforeEach(async () => {
    opened = await startSiteService(engine)
  })
  afterEach(() => opened.close())

  /** What is rendered does not depend on the store. */
  const itOnce = it.runIf(engine === 'sqlite')

  const siteWith = async (pages: Readonly<Record<string, RichTextDocument>>, more: Partial<Content> = {}) => {
    const space = await opened.spaceOf('Large', {
      pages: Object.entries({ home: paragraphs('Small.'), ...pages }).map(([id, made]) => ({
        id,
        title: id,
        document: normalize(made),
      })),
      ...more,
    })
    return (await opened.siteOf('Docs', [space])).base
  }

  /** The answer; on a busy machine a task may exceed its deadline, and is then asked for again a minute later. */
  const whenDone = async (get: () => ReturnType<SiteService['get']>) => {
    let answer = await get()
    for (let tries = 1; answer.status === 503 && tries < 4; tries += 1) {
      opened.service.later(61)
      answer = await get()
    }
    return answer
  }

  itOnce(
    'are served in every format while other requests continue',
    async () => {
      const made = Object.entries(kinds).map(([id, make]) => ({ id, title: id, document: normalize(make()) }))
      const pages = [
        { id: 'home', title: 'Home', document: paragraphs('Small.') },
        ...times(5000, (index) => ({ id: `p${index}`, title: `Page ${index}` })),
        ...made,
      ]
      const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Large', { pages })])
      await opened.get(base)
      for (const { id } of made)
        for (const form of ['', '.md']) {
          let status = 0
          const turn = await longestTurn(async () => {
            const get = () => opened.get(`${base}/${id}${form}`, { 'accept-encoding': 'br' })
            ;({ status } = await whenDone(get))
          })
          expect({ id, form, status }).toEqual({ id, form, status: 200 })
          expect(turn, `${id}${form}`).toBeLessThan(await calmTurn())
        }
    },
    patience,
  )

  itOnce(
    'with as many table cells as a page may have are served as Markdown',
    async () => {
      const columns = 100
      const rows = pageLimits.cells / columns
      // Marks take more memory than words.
      const cell = (row: number, column: number): Block => {
        const leaf = (text: string, ...marks: readonly Mark[]) => ({ object: 'leaf' as const, text, marks })
        const leaves = [leaf(`${row} × `), leaf(`${column}`, { object: 'mark', type: 'bold' })]
        return block('paragraph', {}, [{ object: 'text', leaves }])
      }
      const base = await siteWith({ table: document(table(rows, columns, cell)) })
      const { status, body } = await whenDone(() => opened.get(`${base}/table.md`))
      expect([status, body.split('\n').filter((line) => line.startsWith('| '))]).toEqual([
        200,
        expect.objectContaining({ length: rows + 2 }),
      ])
      expect(body).toContain(`| ${rows - 1} × **${columns - 1}** |\n`)
    },
    patience,
  )

  it('are rendered once for fifty concurrent readers', async () => {
    const base = await siteWith({ large: document(...times(4000, () => paragraph(sentence))) })
    const names = pooled()
    const answers = await Promise.all(times(50, () => opened.get(`${base}/large`)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1)
    expect(names.toSorted()).toEqual(['document-dependencies.task.ts', 'page-body.task.ts'])
    const texts = await Promise.all(times(50, () => opened.get(`${base}/large.md`)))
    expect(new Set(texts.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1)
    expect(names.filter((name) => name === 'page-as-text.task.ts')).toHaveLength(1)
  })

  it('that take too long get an error page and are not retried for a minute', async () => {
    const base = await siteWith({ large: document(...times(4000, () => paragraph(sentence))) })
    const given = giveUp('page-body.task.ts')
    const log = vi.spyOn(opened.service.ctx.log, 'error')
    const answers = await Promise.all(times(20, () => opened.get(`${base}/large`)))
    answers.push(await opened.get(`${base}/large`))
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '60',
        'private, no-store',
      ])
      expect(body).toContain('<h1>This page is temporarily unavailable</h1>')
      expect(body).toContain(`href="${base}"`)
    }
    expect([given.length, log.mock.calls.length]).toEqual([1, 1])
    expect((await opened.get(base)).status).toBe(200)
    vi.restoreAllMocks()
    opened.service.later(61)
    expect((await opened.get(`${base}/large`)).status).toBe(200)
  })

  it('that are small but slow are rendered outside the serving thread', async () => {
    const formula = String.raw`\def\a{${'x'.repeat(200)}}${String.raw`\a`.repeat(40)}`
    const part = {
      object: 'block',
      type: 'reusable-content',
      data: { ref: { kind: 'reusable-content', reusableContent: 'part' } },
    } as const
    const base = await siteWith(
      {
        formula: document(block('math', { formula })),
        html: document(...times(40, () => block('html', { html: '<b>a</b>'.repeat(30) }))),
        reuse: document(...times(60, () => ({ ...part, nodes: [] }))),
        plain: document(...times(20, () => paragraph(sentence))),
      },
      {
        reusableContents: [
          { id: 'part', document: normalize(document(...times(20, () => paragraph(sentence)))) },
        ],
      },
    )
    const names = pooled()
    for (const path of ['', '/plain']) expect((await opened.get(base + path)).status).toBe(200)
    expect(names).toEqual([])
    for (const path of ['/formula', '/html', '/reuse'])
      expect((await opened.get(base + path)).status).toBe(200)
    expect(names).toEqual(['page-body.task.ts', 'page-body.task.ts', 'page-body.task.ts'])
    expect((await opened.get(`${base}/reuse`)).body.split('<p dir="auto">The keeper').length).toBe(
      1 + 60 * 20,
    )
  })

  it('that a reader sees in part reveal nothing to the search when they take too long', async () => {
    const base = await siteWith({
      large: document(
        block('if', { expression: 'visitor.claims.tier == "gold"' }, [paragraph('Treasure map.')]),
        ...times(4000, () => paragraph(sentence)),
      ),
    })
    const given = giveUp('page-as-text.task.ts')
    // The index has the words for everybody; which of them this reader may see is not known.
    const { status, body } = await opened.get(`${base}/~search.json?q=lantern`)
    expect([status, JSON.parse(body), given.length]).toEqual([200, { results: [] }, 1])
  })

  it('are listed once for concurrent requests', async () => {
    const base = await siteWith({ other: paragraphs('Another.') })
    await opened.get(base)
    const asked = () => countQueries(opened.service.ctx.store, () => opened.get(`${base}/sitemap.xml`))
    expect(await asked()).toBeGreaterThan(await asked())
  })

  it('are listed by the twenty thousand while other requests continue', async () => {
    const pages = times(20_000, (index) => ({
      id: `p${index}`,
      title: `Page ${index}`,
      description: sentence,
    }))
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Large', { pages })])
    for (const path of ['', '/p19999', '/sitemap.xml', '/llms.txt']) {
      let status = 0
      const turn = await longestTurn(async () => {
        status = (await opened.get(base + path)).status
      })
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(turn, path).toBeLessThan(await calmTurn())
    }
  })
})

describe('a page of a site', () => {
  const resolve = (reference: ContentReference): ResolvedReference =>
    reference.kind === 'page'
      ? { href: `/docs/${reference.page}`, title: `Page ${reference.page}`, state: 'ok' }
      : { href: '', title: '', state: 'broken' }

  const mixed = (): RichTextDocument =>
    normalize(
      document(
        block('heading-1', {}, [plainText('A heading')]),
        block('if', { expression: 'visitor.claims.tier == "gold"' }, [paragraph('Gold.')]),
        block('if', { expression: 'visitor.claims.tier == "silver"' }, [paragraph('Silver.')]),
        block('heading-2', {}, [plainText('Another heading')]),
        paragraph(link({ kind: 'page', page: 'a' }, 'a link'), link({ kind: 'page', page: 'b' }, 'another')),
        block('math', { formula: String.raw`\frac{a}{b}` }),
        code(1),
        block('content-ref', { ref: { kind: 'page', page: 'c' } }),
        block('html', { html: '<b onclick="x()">raw</b>' }),
        block('reusable-content', { ref: { kind: 'reusable-content', reusableContent: 'part' } }),
        nested(60),
        table(4, 3),
        block('images', {}, [block('image', { ref: { kind: 'file', file: 'f' }, alt: 'A point' })]),
      ),
    )

  it('is the same rendered here and in the pool', async () => {
    const reusedText = normalize(document(paragraph(link({ kind: 'page', page: 'd' }, 'reused'))))
    const page = {
      document: canonicalBytes(mixed()),
      reused: new Map([['part', canonicalBytes(reusedText)]]),
      space: 'space',
      input: { visitor: { claims: { tier: 'gold' } } },
      apis: new Map(),
    }
    const options = {
      ...{ locale: 'en' as const, language: 'en' },
      labels: frameText(look()),
      externalTarget: 'blank' as const,
      hasCover: false,
      needsDescription: true,
    }
    const body = { page, personal: true, options, sizes: new Map() }
    const both = async <Made>(make: (weight: number) => Promise<Made>): Promise<Made> => {
      const names = pooled()
      const here = await make(0)
      expect(names).toEqual([])
      expect(await make(Infinity)).toEqual(here)
      expect(names).toHaveLength(1)
      vi.restoreAllMocks()
      return here
    }
    // Highlighting of its code comes from a thread.
    await vi.waitFor(async () => expect((await pageBody(body, 0, resolve)).whole).toBe(true), 20_000)
    const { text, outline } = await both((weight) => pageBody(body, weight, resolve))
    for (const part of ['Gold.', '<math', 'c-keyword', 'href="/docs/d"', 'The innermost', '3 × 2'])
      expect(text).toContain(part)
    expect(text).not.toContain('Silver')
    expect(outline).toContain('Another heading')
    const markdown = await both((weight) => pageForm({ page, form: 'markdown' }, weight, resolve))
    expect(markdown).toContain('[reused](/docs/d)')
    expect(await both((weight) => pageForm({ page, form: 'words' }, weight, resolve))).toContain('Gold.')
    const head = { id: 'p', title: 'Page', description: undefined }
    const sheets = { page, head, language: undefined, origin: 'https://docs.example', pictures: new Map() }
    expect((await both((weight) => pageSheets(sheets, weight, resolve))).length).toBeGreaterThan(500)
  })
})
