import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../testing/hostile/raw-html.ts'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { plainText } from '../../content/document/document.ts'
import { rawHtml } from '../../content/render/raw-html.ts'
import { tags } from '../../content/render/render-node.ts'
import { renderDocument } from '../../content/render/render-document.ts'
import { BlocksView, DocumentView } from './document-view.tsx'
import { makeDrawing } from './render-node.tsx'
import { Picture } from './picture.tsx'
import { makeDocumentContext, pagesById } from './render-context.ts'

const block = (type: string, data: Block['data'], nodes: Block['nodes'], key = type): Block => ({
  object: 'block',
  type,
  key,
  data,
  ...(nodes === undefined ? {} : { nodes }),
})
const paragraph = (text: string, key: string): Block => block('paragraph', {}, [plainText(text)], key)
const documentOf = (...nodes: Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })

const context = makeDocumentContext({
  space: 's1',
  pages: new Map([['p1', { id: 'p1', title: 'Place it' }]]),
  files: new Map([
    [
      'f1',
      {
        id: 'f1',
        name: 'mast.png',
        downloadURL: 'https://sites.test/f1',
        dimensions: { width: 640, height: 480 },
      },
    ],
  ]),
  addressOf: (place) =>
    place.kind === 'page'
      ? `/here/${place.page}${place.anchor === undefined ? '' : `#${place.anchor}`}`
      : undefined,
  rawHtml,
})
const html = (...nodes: Block[]): string =>
  renderToStaticMarkup(<DocumentView document={documentOf(...nodes)} context={context} />)

describe('DocumentView', () => {
  test('a block has its key and id, and a heading also its anchor', () => {
    const drawn = html(paragraph('One', 'k1'), block('heading-2', {}, [plainText('Set it up')], 'k2'))
    expect(drawn).toContain('<p data-key="k1" id="b-k1">One</p>')
    expect(drawn).toMatch(/<h2[^>]*id="b-k2"[^>]*>Set it up<a id="set-it-up" href="#set-it-up"/)
  })

  test('single blocks have keys but no ids, so they can appear twice', () => {
    const drawn = renderToStaticMarkup(<BlocksView blocks={[paragraph('One', 'k1')]} context={context} />)
    expect(drawn).toContain('data-key="k1"')
    expect(drawn).not.toMatch(/ id=/)
  })

  test('links use the given URLs, and broken ones are marked', () => {
    const link = (page: string): Block['nodes'] => [
      { object: 'inline', type: 'link', data: { ref: { kind: 'page', page } }, nodes: [plainText('there')] },
    ]
    expect(html(block('paragraph', {}, link('p1')))).toContain('href="/here/p1"')
    const lost = html(block('paragraph', {}, link('gone')))
    expect(lost).toContain('data-state="broken"')
    expect(lost).not.toContain('href')
  })

  test.each([
    ['https://example.org/a', true],
    ['mailto:a@example.org', true],
    ['#below', true],
    ['gone.md', false],
    ['/elsewhere', false],
    ['javascript:alert(1)', false],
  ])('an address as it was written, %s, is a link: %s', (url, leads) => {
    const ref = { kind: 'url', url }
    const link: Block['nodes'] = [
      { object: 'inline', type: 'link', data: { ref }, nodes: [plainText('there')] },
    ]
    expect(html(block('paragraph', {}, link)).includes(' href=')).toBe(leads)
  })

  test('images of the space reserve their size; external ones are links and not loaded', () => {
    const image = (ref: Block['data']): Block => block('image', { ref, alt: 'A mast' }, undefined)
    expect(html(image({ kind: 'file', file: 'f1' }))).toMatch(
      /<img src="https:\/\/sites.test\/f1" alt="A mast" width="640" height="480"/,
    )
    const elsewhere = html(image({ kind: 'url', url: 'https://elsewhere.test/a.png' }))
    expect(elsewhere).not.toContain('<img')
    expect(elsewhere).toContain('href="https://elsewhere.test/a.png"')
  })

  test.each([
    ['code', block('code', { syntax: 'js' }, [block('code-line', {}, [plainText('let a')])]), 'let a'],
    ['math', block('math', { formula: 'a^2' }, undefined), 'a^2'],
    ['hint', block('hint', { style: 'warning' }, [paragraph('Careful', 'k')]), 'aria-label="Warning"'],
    [
      'prompt',
      block('prompt', { description: 'Ask' }, [
        block('code', {}, [block('code-line', {}, [plainText('why')])]),
      ]),
      'why',
    ],
    [
      'tabs',
      block('tabs', {}, [block('tabs-item', { title: 'Linux' }, [paragraph('apt', 'k')])]),
      'role="tab"',
    ],
    ['stepper', block('stepper', {}, [block('stepper-step', {}, [paragraph('First', 'k')])]), 'First'],
    ['embed', block('embed', { url: 'https://video.test/1' }, undefined), 'video.test'],
    ['file', block('file', { ref: { kind: 'file', file: 'f1' } }, undefined), 'mast.png'],
    ['content-ref', block('content-ref', { ref: { kind: 'page', page: 'p1' } }, undefined), 'Place it'],
    [
      'operation',
      block(
        'openapi-operation',
        { path: '/a', method: 'get', ref: { kind: 'openapi', spec: 'x' } },
        undefined,
      ),
      'GET',
    ],
    [
      'schemas',
      block('openapi-schemas', { schemas: ['Pet'], ref: { kind: 'openapi', spec: 'x' } }, undefined),
      'Pet',
    ],
    ['integration', block('integration', { integration: 'charts', block: 'pie' }, undefined), 'charts'],
    ['html', block('html', { html: '<b>bold</b><script>x</script>' }, undefined), '<b>bold</b></div>'],
    ['unknown', block('hologram', {}, [paragraph('Seen', 'k')]), 'data-kind="hologram"'],
  ])('%s is drawn with its key', (_name, one, expected) => {
    const drawn = html(one)
    expect(drawn).toContain(expected)
    expect(drawn).toContain(`data-key="${one.key}"`)
  })

  test('tables and cards show their cells', () => {
    const table = (view: Block['data']): Block => ({
      ...block(
        'table',
        {
          view,
          definition: { c: { id: 'c', title: 'Name', type: 'text' } },
          records: { r: { orderIndex: 'a', values: { c: 'r:c' } } },
        },
        undefined,
        't',
      ),
      fragments: [{ object: 'fragment', fragment: 'r:c', nodes: [paragraph('Wind', 'w')] }],
    })
    expect(html(table({ type: 'grid', columns: ['c'] }))).toMatch(
      /<th scope="col">Name<\/th>.*<td data-record="[^"]+" data-column="[^"]+"><p[^>]*>Wind<\/p><\/td>/,
    )
    expect(html(table({ type: 'cards', columns: ['c'], cardSize: 'medium' }))).toMatch(/doc-card.*Wind/)
  })
})

/** All descendants, except those rendered by components, which take no attributes from authors. */
const elementsIn = (node: ReactNode): readonly ReactElement<Record<string, unknown>>[] => {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => elementsIn(one))
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node, ...elementsIn(node.props['children'] as ReactNode)]
}

describe('raw HTML stays harmless as React elements', () => {
  test.each(Object.entries(attacks))('%s', (_kind, corpus) => {
    const drawing = makeDrawing(context, true)
    for (const one of corpus) {
      const nodes = renderDocument(documentOf(block('html', { html: one }, undefined)), context.render)
      for (const { type, props } of elementsIn(drawing.draw(nodes))) {
        expect(typeof type === 'string' ? tags : [Picture], one).toContain(type)
        expect(
          Object.keys(props).filter((name) => /^on|^style$|^srcdoc$|html$/i.test(name)),
          one,
        ).toEqual([])
        for (const address of [props['href'], props['src']])
          if (typeof address === 'string')
            expect(address, one).not.toMatch(/^\s*(javascript|vbscript|data|blob|file):/i)
      }
    }
  })
})

test('pagesById finds all pages of a tree', () => {
  const page = (id: string, pages: unknown[]) => ({ id, title: id, type: 'group', pages })
  const tree = [page('a', [page('b', [page('c', [])])]), page('d', [])]
  // Only the fields of a page that are read.
  expect([...pagesById(tree as never).keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
