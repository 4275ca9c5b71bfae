import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { corpusFolder, readFolder } from '../../testing/generators/corpus.ts'
import { htmlRules } from '../../testing/fixtures/html-rules.ts'
import { printMissing, printThanks, printTooMany } from './message-pages.ts'
import { printPage } from './page-document.ts'
import { printSearch } from './search-page.ts'
import { paragraph, document } from '../../testing/fixtures/blocks.ts'
import { frame, viewOf, none } from '../../testing/fixtures/site-views.ts'

describe('valid HTML', () => {
  let validator: HtmlValidate
  beforeAll(() => {
    validator = new HtmlValidate(htmlRules)
  })
  const faults = (html: string): string[] => {
    const report = validator.validateStringSync(html)
    return report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} (${line}:${column}) ${html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 80)}`,
      ),
    )
  }

  test('for a page with every part of the frame', () => {
    const entry = {
      id: 'a',
      title: 'A',
      href: '/docs/a',
      kind: 'page' as const,
      current: true,
      open: true,
      children: [],
      folded: false,
    }
    const { html } = printPage(
      {
        ...viewOf(document(paragraph('a')), {
          description: 'D',
          canonical: 'https://example.org/docs/a',
          feedback: { action: '/docs/~feedback', at: 'P1/p', most: 1000 },
          edit: '/x',
          markdown: '/docs/a.md',
          updatedAt: '2026-01-01T00:00:00.000Z',
        }),
        frame: frame({
          header: [
            { title: 'H', href: '/h', style: 'link', links: [{ title: 'I', href: '/i' }] },
            { title: 'B', href: '/b', style: 'button-primary', links: [] },
          ],
          footer: [{ title: 'F', links: [{ title: 'G', href: '/g' }] }],
          announcement: { message: 'News', link: { title: 'Read', href: '/n' } },
          sections: [
            { title: 'S', href: '/s', current: true, icon: 'book' },
            {
              title: 'More',
              current: false,
              tabs: [
                { title: 'T', href: '/t', current: false },
                {
                  title: 'Inner',
                  current: false,
                  tabs: [{ title: 'U', href: '/u', current: false, description: 'About' }],
                },
              ],
            },
          ],
          variants: [
            {
              title: 'Deutsch',
              href: '/2',
              current: true,
              language: { language: 'de', direction: 'ltr' },
            },
            {
              title: 'עברית',
              href: '/1',
              current: false,
              language: { language: 'he', direction: 'rtl' },
            },
          ],
        }),
        navigation: [
          { ...entry, children: [{ ...entry, id: 'b', current: false }] },
          {
            ...entry,
            kind: 'group',
            href: undefined,
            current: false,
            children: [{ ...entry, id: 'c', current: false, folded: true }],
          },
        ],
        breadcrumbs: [{ title: 'G' }, { title: 'A', href: '/docs/a' }],
        previous: { title: 'P', href: '/p' },
        next: { title: 'N', href: '/n' },
        notice: 'Notice',
      },
      none,
    )
    expect(faults(html)).toEqual([])
  })

  test('for the not-found page and the search page', () => {
    const missing = printMissing({
      frame: frame(),
      navigation: [],
      suggestions: [{ title: 'A', href: '/a' }],
    })
    expect(faults(missing.html)).toEqual([])
    const search = printSearch(frame(), [], {
      query: 'a',
      indexing: true,
      found: [{ title: 'A', href: '/a', above: ['B'], text: 'an a', marks: [[3, 4]] }],
    })
    expect(search.html).toContain('an <mark class="hit">a</mark>')
    expect(faults(search.html)).toEqual([])
    expect(faults(printTooMany(frame()).html)).toEqual([])
  })

  test('for an API operation with inline content', () => {
    const { document: made } = parseMarkdown(
      '{% swagger method="post" path="/a/{id}" baseUrl="https://x.org" summary="S" %}\n{% swagger-description %}\nD\n{% endswagger-description %}\n\n{% swagger-parameter in="path" name="id" type="string" required="true" %}\nP\n{% endswagger-parameter %}\n\n{% swagger-response status="404: No" description="R" %}\n{% endswagger-response %}\n{% endswagger %}',
      { file: 'a.md' },
    )
    const { html } = printPage(viewOf(made), none)
    expect(html).toContain('<span class="server">https://x.org</span>/a/<b>{id}</b></code>')
    expect(html).toContain('<small>path, string, required</small>')
    expect(html).toContain('<code class="method status-4">404</code>')
    expect(faults(html)).toEqual([])
  })

  test('for the feedback thank-you page, which asks for a comment once', () => {
    const view = {
      frame: frame(),
      navigation: [],
      page: { title: 'A', href: '/a' },
      feedback: { action: '/docs/~feedback', at: 'P1/p', most: 1000 },
      rating: 'bad',
    } as const
    const thanks = printThanks({ ...view, commented: false })
    expect(faults(thanks.html)).toEqual([])
    expect(thanks.html).toContain('<input type="hidden" name="rating" value="bad">')
    expect(printThanks({ ...view, commented: true }).html).not.toContain('<textarea')
  })

  test('for the pages of the corpus', () => {
    const folder = corpusFolder()
    if (folder === undefined) return
    const pages = [...readFolder(folder.path)]
      .filter(([path]) => path.endsWith('.md'))
      .filter((_page, index) => index % 7 === 0)
    const found: string[] = []
    for (const [path, bytes] of pages) {
      const parsed = parseMarkdown(new TextDecoder().decode(bytes), { file: path })
      const { html } = printPage(viewOf(parsed.document, { title: parsed.title ?? path }), none)
      found.push(...faults(html).map((fault) => `${path} ${fault}`))
    }
    expect(found.slice(0, 20)).toEqual([])
    expect(pages.length).toBeGreaterThan(5)
  }, 60_000)
})
