import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from '../document/document.ts'
import type {
  Block,
  ContentReference,
  Inline,
  Json,
  JsonObject,
  RichTextDocument,
} from '../document/document.ts'
import { classify, inAppReference, linkStatus } from './link-status.ts'
import type { LinkIndex } from './link-status.ts'
import {
  anchorsOf,
  filesUsed,
  linksOf,
  linksOfPage,
  rewriteReference,
  rewriteReferences,
  rewriteWith,
} from './links.ts'
import { referenceName, referenceOf } from '../document/reference.ts'

const block = (type: string, data: JsonObject = {}, nodes: Block['nodes'] = [], key?: string): Block => ({
  object: 'block',
  type,
  data,
  nodes,
  ...(key === undefined ? {} : { key }),
})
const link = (ref: JsonObject, text: string): Inline => ({
  object: 'inline',
  type: 'link',
  data: { ref },
  nodes: [plainText(text)],
})
const document = (...nodes: Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })

const table: Block = {
  object: 'block',
  type: 'table',
  key: 'tab',
  isVoid: true,
  data: {
    view: { type: 'grid', columns: ['t', 'f', 'u', 'c', 'i'] },
    definition: {
      ...{ t: { id: 't', title: 'T', type: 'text' }, f: { id: 'f', title: 'F', type: 'files' } },
      ...{ u: { id: 'u', title: 'U', type: 'users' }, c: { id: 'c', title: 'C', type: 'content-ref' } },
      i: { id: 'i', title: 'I', type: 'image' },
    },
    records: {
      r1: {
        orderIndex: 'a',
        values: {
          ...{ t: 'r1:t', f: ['f1', 'f2'], u: ['u1'], c: { kind: 'page', page: 'p2' } },
          i: { kind: 'file', file: 'f3' },
        },
      },
    },
  },
  fragments: [
    {
      object: 'fragment',
      fragment: 'r1:t',
      nodes: [block('paragraph', {}, [link({ kind: 'url', url: 'https://a.example' }, 'in cell')], 'cell')],
    },
  ],
}

const page = document(
  block('paragraph', {}, [link({ kind: 'page', page: 'p1' }, 'first')], 'k1'),
  block('heading-2', { id: 'there' }, [plainText('Here')], 'k2'),
  block(
    'images',
    {},
    [block('image', { ref: { kind: 'file', file: 'f0' }, refDark: { kind: 'file', file: 'f9' } })],
    'k3',
  ),
  block('heading-2', {}, [plainText('Second part')], 'k4'),
  table,
  block('reusable-content', { ref: { kind: 'reusable-content', reusableContent: 'rc' } }, [], 'k5'),
  block('embed', { url: 'https://b.example/v' }, [], 'k6'),
  block(
    'paragraph',
    {},
    [
      { object: 'inline', type: 'mention', data: { ref: { kind: 'user', user: 'u9' } } },
      {
        object: 'inline',
        type: 'button',
        data: { ref: { kind: 'space', space: 's2' }, label: 'Go', kind: 'primary' },
      },
      {
        object: 'inline',
        type: 'annotation',
        data: {},
        nodes: [plainText('note')],
        fragments: [
          {
            object: 'fragment',
            fragment: 'annotation-body',
            nodes: [block('paragraph', {}, [link({ kind: 'anchor', anchor: 'there' }, 'up')], 'k8')],
          },
        ],
      },
    ],
    'k7',
  ),
)

test('links come in page order with their place, relation and words', () => {
  const shown = linksOf(page).map(({ reference, relation, location, text }) =>
    [referenceName(reference), relation === 'dependsOn' ? '!' : '', location.block, location.anchor, text]
      .filter(Boolean)
      .join(' '),
  )
  expect(shown).toEqual([
    '[["kind","page"],["page","p1"]] k1 first',
    '[["file","f0"],["kind","file"]] ! k3 there',
    '[["file","f9"],["kind","file"]] ! k3 there',
    '[["file","f1"],["kind","file"]] ! tab second-part',
    '[["file","f2"],["kind","file"]] ! tab second-part',
    '[["kind","user"],["user","u1"]] tab second-part',
    '[["kind","page"],["page","p2"]] tab second-part',
    '[["file","f3"],["kind","file"]] ! tab second-part',
    '[["kind","url"],["url","https://a.example"]] cell second-part in cell',
    '[["kind","reusable-content"],["reusableContent","rc"]] ! k5 second-part',
    '[["kind","url"],["url","https://b.example/v"]] ! k6 second-part',
    '[["kind","user"],["user","u9"]] k7 second-part',
    '[["kind","space"],["space","s2"]] k7 second-part Go',
    '[["anchor","there"],["kind","anchor"]] k8 second-part up',
  ])
})

test('links in the titles of columns are links of their table, and are rewritten', () => {
  const column = (id: string, titleNodes: readonly Inline[]): JsonObject => ({
    ...{ id, title: id, type: 'text', titleNodes: titleNodes as unknown as Json },
  })
  const old: JsonObject = { kind: 'page', page: 'old' }
  const inside: Inline = { ...link({ kind: 'file', file: 'f' }, ''), nodes: [link(old, 'inner')] }
  const titled = (definition: JsonObject) =>
    document({ ...block('table', { view: { type: 'grid' }, definition }, [], 'tab'), isVoid: true })
  const before = titled({ a: column('a', [link(old, 'head')]), b: column('b', []), c: column('c', [inside]) })
  const place = { relation: 'reference', location: { block: 'tab' } }
  expect(linksOf(before)).toEqual([
    { reference: old, ...place, text: 'head' },
    { reference: { kind: 'file', file: 'f' }, ...place, text: 'inner' },
    { reference: old, ...place, text: 'inner' },
  ])
  const after = rewriteReferences(before, { pages: new Map([['old', 'new']]) })
  expect(JSON.stringify(after)).toBe(JSON.stringify(before).replaceAll('"old"', '"new"'))
  expect(rewriteReferences(before, { pages: new Map([['other', 'new']]) })).toBe(before)
})

test('an item of a files cell can be a URL, as an import writes it, and become a file', () => {
  const url: JsonObject = { kind: 'url', url: 'https://a.example/x.png' }
  const cell = (...items: readonly string[]): RichTextDocument =>
    document({
      ...block('table', { definition: { f: { type: 'files' } }, records: { r: { values: { f: items } } } }),
      isVoid: true,
    })
  const before = cell('f1', 'url:https://a.example/x.png')
  expect(linksOf(before).map(({ reference }) => reference)).toEqual([{ kind: 'file', file: 'f1' }, url])
  const swapped = rewriteWith(before, (reference) =>
    reference.kind === 'url' ? { kind: 'file', file: 'f2' } : { kind: 'url', url: 'https://b.example' },
  )
  expect(swapped).toEqual(cell('url:https://b.example', 'f2'))
  // A cell of files has no pages, and none of the files of another space.
  expect(rewriteWith(before, () => ({ kind: 'page', page: 'p' }))).toBe(before)
  expect(rewriteWith(before, () => ({ kind: 'file', file: 'f2', space: 's' }))).toBe(before)
})

test('files used by a space are those of its own ids and those that name it', () => {
  const links = linksOf(
    document(
      block('file', { ref: { kind: 'file', file: 'x', space: 's1' } }),
      block('file', { ref: { kind: 'file', file: 'y', space: 's2' } }),
      ...page.nodes,
    ),
  )
  expect([...filesUsed(links, 's1')].sort()).toEqual(['f0', 'f1', 'f2', 'f3', 'f9', 'x'])
})

test('a page links to its covers and its target', () => {
  const ref = { kind: 'file', file: 'c' } as const
  const target = { kind: 'space', space: 's' } as const
  const entry = {
    kind: 'page',
    id: 'p',
    type: 'link',
    title: 'T',
    slug: 't',
    parent: null,
    order: 'a',
  } as const
  expect(linksOfPage({ ...entry, cover: { ref }, target })).toEqual([
    { reference: ref, relation: 'dependsOn', location: {} },
    { reference: target, relation: 'reference', location: {}, text: 'T' },
  ])
})

test('a block of an API depends on the specification that it names by its slug', () => {
  const of = (type: string, ref: JsonObject, more: JsonObject = {}) =>
    linksOf(document(block(type, { ref, ...more }))).map(({ reference, relation }) => [reference, relation])
  const named = { kind: 'url', url: 'tides' }
  const spec = [{ kind: 'openapi', spec: 'tides' }, 'dependsOn']
  expect(of('openapi-operation', named)).toEqual([spec])
  expect(of('openapi-schemas', { kind: 'openapi', spec: 'tides' })).toEqual([spec])
  // Older blocks name a file.
  expect(of('openapi-operation', named, { form: 'swagger' })).toEqual([[named, 'dependsOn']])
  expect(of('openapi-operation', { kind: 'url', url: 'https://a.example/tides.yaml' })).toMatchObject([
    [{ kind: 'url' }, 'dependsOn'],
  ])
})

test('a computed page depends on what its source needs', () => {
  const spec = { kind: 'openapi', spec: 'tides' } as const
  const entry = {
    ...({
      kind: 'page',
      id: 'p',
      type: 'computed',
      title: 'T',
      slug: 't',
      parent: null,
      order: 'a',
    } as const),
    computed: {
      type: 'builtin:openapi',
      dependencies: { spec: { ref: spec }, other: 'none', odd: { ref: 7 } },
    },
  } as const
  expect(linksOfPage(entry)).toEqual([{ reference: spec, relation: 'dependsOn', location: {} }])
  expect(linksOfPage({ ...entry, computed: { type: 'builtin:openapi' } })).toEqual([])
})

test('anchors are unique, explicit ones first served', () => {
  const headings = document(
    block('heading-1', {}, [plainText('Café & Crème!')]),
    block('heading-2', {}, [plainText('Setup')]),
    block('heading-2', { id: 'setup' }, [plainText('Other')]),
    block('heading-3', {}, [plainText('Setup')]),
    block('heading-3', {}, [plainText('1. Install')]),
    block('heading-3', {}, [plainText('日本語 の 見出し')]),
    block('heading-3', { id: '" onclick=x' }, [plainText('')]),
  )
  expect(anchorsOf(headings)).toEqual([
    'cafe-creme',
    'setup-1',
    'setup',
    'setup-2',
    'id-1.-install',
    '日本語-の-見出し',
    'section',
  ])
})

describe('status', () => {
  const index: LinkIndex = {
    appBase: 'https://docs.example/base/',
    page: 'here',
    hasPage: (id, space) => ['here', 'p1'].includes(id) && space === undefined,
    hasAnchor: (anchor, id) => anchor === 'a' && id === 'here',
    hasFile: (id) => id === 'f1',
    hasReusableContent: (id) => id === 'rc',
    hasSpace: (id) => id === 's1',
    hasCollection: (id) => id === 'c1',
    hasUser: (id) => id === 'u1',
    hasSpec: (id) => id === 'spec',
    hasOperation: (id, key) => id === 'spec' && key === 'GET /pets/{}',
  }
  test.each<[string, ContentReference]>([
    ['ok', { kind: 'page', page: 'p1' }],
    ['broken', { kind: 'page', page: 'p1', space: 'other' }],
    ['broken', { kind: 'page', page: 'p2' }],
    ['ok', { kind: 'anchor', anchor: 'a' }],
    ['broken', { kind: 'anchor', anchor: 'b' }],
    ['broken', { kind: 'anchor', anchor: 'a', page: 'p1' }],
    ['ok', { kind: 'file', file: 'f1' }],
    ['broken', { kind: 'file', file: 'f2' }],
    ['ok', { kind: 'reusable-content', reusableContent: 'rc' }],
    ['broken', { kind: 'reusable-content', reusableContent: 'x' }],
    ['ok', { kind: 'space', space: 's1' }],
    ['broken', { kind: 'collection', collection: 'c2' }],
    ['ok', { kind: 'user', user: 'u1' }],
    ['broken', { kind: 'openapi', spec: 'x' }],
    ['ok', { kind: 'url', url: 'https://a.example' }],
    ['ok', { kind: 'url', url: 'mailto:a@b.example' }],
    ['ok', { kind: 'url', url: 'TEL:+47-22' }],
    ['broken', { kind: 'url', url: 'urn:isbn:0451450523' }],
    ['broken', { kind: 'url', url: 'broken-reference' }],
    ['broken', { kind: 'url', url: '../x.md' }],
    ['broken', { kind: 'url', url: 'javascript:alert(1)' }],
    ['in-app', { kind: 'url', url: 'https://docs.example/base/o/o1/s/s1' }],
    ['in-app', { kind: 'url', url: 'https://DOCS.example:443/base' }],
    ['ok', { kind: 'url', url: 'https://docs.example/based/o/o1' }],
    ['ok', { kind: 'url', url: 'https://docs.example.evil.example/base/o' }],
    ['ok', { kind: 'url', url: 'https://docs.example@evil.example/base/' }],
  ])('%s %j', (status, reference) => {
    expect(linkStatus({ reference }, index)).toBe(status)
  })

  test.each([
    ['ok', 'spec', '/pets/{petId}'],
    ['broken', 'spec', '/pets'],
    ['broken', 'x', '/pets/{petId}'],
  ] as const)('%s: an operation of %s at %s', (status, spec, path) => {
    const operation = { kind: 'path', method: 'get', path } as const
    expect(linkStatus({ reference: { kind: 'openapi', spec }, operation }, index)).toBe(status)
  })

  const appBase = 'https://docs.example/base'
  test.each<[string, ContentReference | undefined]>([
    ['/o/o1/s/s1/p/p1', { kind: 'page', page: 'p1', space: 's1' }],
    ['/o/o1/s/s1/p/p1?rev=r#b-key', { kind: 'page', page: 'p1', space: 's1' }],
    ['/o/o1/s/s1/p/p1#a%20b', { kind: 'anchor', anchor: 'a b', page: 'p1', space: 's1' }],
    ['/o/o1/s/s1', { kind: 'space', space: 's1' }],
    ['/o/o1/s/s1/files', undefined],
    ['/o/o1/c/c1/', { kind: 'collection', collection: 'c1' }],
    ['/o/o1/sites/x', undefined],
    ['/%', undefined],
    ['', undefined],
  ])('the address %s stands for %j', (path, reference) => {
    expect(inAppReference(appBase + path, { appBase })).toEqual(reference)
  })

  test('classes', () => {
    expect(classify({ kind: 'page', page: 'p' }, { appBase })).toBe('content')
    expect(classify({ kind: 'url', url: `${appBase}/me` }, { appBase })).toBe('in-app')
    expect(classify({ kind: 'url', url: 'not a url' }, { appBase })).toBe('external')
  })
})

describe('rewriting', () => {
  test('nothing named: the same object', () => {
    expect(rewriteReferences(page, {})).toBe(page)
    expect(rewriteReferences(page, { pages: new Map([['other', 'x']]) })).toBe(page)
  })

  test('ids in blocks, cells, fragments and annotations are replaced; untouched parts are shared', () => {
    const next = rewriteReferences(page, {
      pages: new Map([
        ['p1', 'P1'],
        ['p2', 'P2'],
      ]),
      files: new Map([
        ['f1', 'F1'],
        ['f3', 'F3'],
        ['f9', 'F9'],
      ]),
      reusableContents: new Map([['rc', 'RC']]),
      spaces: new Map([['s2', 'S2']]),
    })
    const ids = linksOf(next).map(({ reference }) => Object.values(reference).at(-1))
    expect(ids).toEqual([
      'P1',
      'f0',
      'F9',
      'F1',
      'f2',
      'u1',
      'P2',
      'F3',
      'https://a.example',
      'RC',
      'https://b.example/v',
      'u9',
      'S2',
      'there',
    ])
    expect(next.nodes[1]).toBe(page.nodes[1])
    expect(next.nodes[7]).not.toBe(page.nodes[7])
  })

  test('references to another space keep their ids, those to a moved space follow it', () => {
    const map = { pages: new Map([['p', 'P']]), space: 's1', spaces: new Map([['s1', 'S1']]) }
    expect(rewriteReference({ kind: 'page', page: 'p', space: 's1' }, map)).toEqual({
      kind: 'page',
      page: 'P',
      space: 'S1',
    })
    expect(rewriteReference({ kind: 'page', page: 'p', space: 's2' }, map)).toEqual({
      kind: 'page',
      page: 'p',
      space: 's2',
    })
    expect(rewriteReference({ kind: 'anchor', anchor: 'a', page: 'p' }, map)).toEqual({
      kind: 'anchor',
      anchor: 'a',
      page: 'P',
    })
  })

  test('ref:NAME is filled in, and stays when nobody names it', () => {
    const template = document(
      block('paragraph', {}, [
        link({ kind: 'url', url: 'ref:HOME' }, 'x'),
        link({ kind: 'page', page: 'ref:NONE' }, 'y'),
      ]),
    )
    const names = new Map<string, ContentReference>([['HOME', { kind: 'page', page: 'p7' }]])
    expect(linksOf(rewriteReferences(template, { names })).map(({ reference }) => reference)).toEqual([
      { kind: 'page', page: 'p7' },
      { kind: 'page', page: 'ref:NONE' },
    ])
  })

  test('a rewrite and its inverse give the document back; every link is offered once', () => {
    const seed = Number(process.env['FC_SEED'] ?? 20260403)
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (suffix) => {
        let offered = 0
        const there = rewriteWith(page, (reference) => {
          offered += 1
          return reference.kind === 'file' ? { ...reference, file: reference.file + suffix } : reference
        })
        expect(offered).toBe(linksOf(page).length)
        const back = rewriteWith(there, (reference) =>
          reference.kind === 'file'
            ? { ...reference, file: reference.file.slice(0, -suffix.length) }
            : reference,
        )
        expect(back).toEqual(page)
        expect(there).not.toEqual(page)
      }),
      { seed, numRuns: 50 },
    )
  })
})

describe('reading references', () => {
  test.each<[JsonObject | string | null, ContentReference | undefined]>([
    [
      { kind: 'page', page: 'p', space: 's', extra: 1 },
      { kind: 'page', page: 'p', space: 's' },
    ],
    [
      { kind: 'anchor', anchor: 'a' },
      { kind: 'anchor', anchor: 'a' },
    ],
    [
      { kind: 'space', space: 's', page: 'x' },
      { kind: 'space', space: 's' },
    ],
    [{ kind: 'page', page: 1 }, undefined],
    [{ kind: 'page', page: 'p', space: 1 }, undefined],
    [{ kind: 'constructor' }, undefined],
    ['page', undefined],
    [null, undefined],
  ])('%j', (value, reference) => {
    expect(referenceOf(value)).toEqual(reference)
  })
})
