import { describe, expect, test } from 'vitest'
import type { Fences } from '../contentkit/markdown-fences.ts'
import { fencesOf } from '../contentkit/markdown-fences.ts'
import type { Block, ContentReference, Json, JsonObject } from '../document/document.ts'
import { contentText } from '../document/canonical.ts'
import { editText } from './folders/edit-page-text.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const fences = fencesOf([
  { name: 'diagrams', blocks: [{ id: 'drawing', markdown: { codeblock: 'mermaid', body: 'content' } }] },
])
const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const parse = (text: string, given?: Fences) =>
  parseMarkdown(text, { file: 'a.md', titled: false, ...(given && { fences: given }) })
const nodes = (text: string, given?: Fences): readonly Block[] => parse(text, given).document.nodes
const print = (blocks: readonly Block[], given?: Fences): string =>
  printMarkdown(
    { object: 'document', data: {}, nodes: blocks },
    { href, ...(given && { fences: given }) },
  ).trimEnd()
const block = (data: JsonObject): Block => ({ object: 'block', type: 'integration', isVoid: true, data })

/** As repositories have them: bare quotes, comments of the diagram, blank lines, lines that look like fences. */
const diagram = `{% @mermaid/diagram content="%%{init: {'theme': 'base', 'themeVariables': {
  'primaryColor': '#ffffff'
}}}%%

flowchart TD
    subgraph "Inside (Vehicle)"
        A["HR: Log in"] --> B("Hub");
        B -- "Internet 4G (Redundancy)" --> D[(Central)]
    end
    %% Comment %%
NM\\[Node Manager]

\`\`\`
subgraph AIM["Container"]
SM -->|usage metrics| E
\`\`\`

    linkStyle 0 stroke-width:2px" %}`

describe('tags', () => {
  test.each<[string, JsonObject]>([
    ['{% @formspree/formspree %}', { integration: 'formspree', block: 'formspree', props: {} }],
    [
      '{% @arcade/embed flowId="N" url="https://example.org/share/N?a=b&c=d" %}',
      {
        integration: 'arcade',
        block: 'embed',
        props: { flowId: 'N', url: 'https://example.org/share/N?a=b&c=d' },
        url: 'https://example.org/share/N?a=b&c=d',
      },
    ],
    [
      '{% @a.b-c/d_e x-y="" fullWidth="true" %}',
      { integration: 'a.b-c', block: 'd_e', props: { 'x-y': '' }, fullWidth: true },
    ],
    [
      '{% @a/b cta="Say "hi" to &amp; %}, us" %}',
      { integration: 'a', block: 'b', props: { cta: 'Say "hi" to &amp; %}, us' } },
    ],
    [
      '{% @a/b title="T" data={"action":{"action":"go"},"props":{"list":[1,"\\u0025}"]}} %}',
      { integration: 'a', block: 'b', props: { title: 'T', list: [1, '%}'] }, action: { action: 'go' } },
    ],
  ])('%s', (text, data) => {
    expect(nodes(text)).toEqual([block(data)])
    expect(print(nodes(text))).toBe(text)
  })

  test('what is the default is not stored', () => {
    expect(nodes('{% @a/b fullWidth="false" %}')).toEqual([
      block({ integration: 'a', block: 'b', props: {} }),
    ])
  })

  test('of many lines keep every character', () => {
    const [only, ...more] = nodes(diagram)
    expect(more).toEqual([])
    const content = diagram.slice('{% @mermaid/diagram content="'.length, -'" %}'.length)
    expect(only?.data).toEqual({ integration: 'mermaid', block: 'diagram', props: { content } })
    expect(print(nodes(diagram))).toBe(diagram)
  })

  test('stand in lists, quotes and other tags', () => {
    const inList = `* a\n\n${diagram.replace(/^(?=.)/gm, '  ')}\n* b`
    expect(nodes(inList)).toMatchObject([
      { type: 'list-unordered', nodes: [{ nodes: [{}, { type: 'integration' }] }, {}] },
    ])
    // The lines of a value need not be indented with their item.
    expect(nodes(`* a\n\n  {% @a/b c="x\ny\n\nz" %}\n\n  d`)).toMatchObject([
      { nodes: [{ nodes: [{}, { data: { props: { c: 'x\ny\n\nz' } } }, { type: 'paragraph' }] }] },
    ])
    const quoted = diagram.replace(/^/gm, '> ')
    const [quote] = nodes(quoted)
    expect(quote?.nodes).toEqual(nodes(diagram))
    expect(nodes(`{% hint style="info" %}\n${diagram}\n{% endhint %}`)).toMatchObject([
      { nodes: [{ type: 'integration' }] },
    ])
    expect(nodes(`before\n{% @a/b %}\nafter`).map(({ type }) => type)).toEqual([
      'paragraph',
      'integration',
      'paragraph',
    ])
  })

  test.each([
    ['`{% @a/b %}`', []],
    ['```\n{% @a/b %}\n```', []],
    ['    {% @a/b %}', []],
    ['x {% @a/b %}', []],
    ['{% @a/b c="d %}', ['{% @a/b %} is not closed and is kept as text.']],
    ['{% @a/b c="d\n\ne', ['{% @a/b %} is not closed and is kept as text.']],
    ['{% @a/b c="d\n\n{% @a/c %}', ['{% @a/b %} is not closed and is kept as text.']],
    ['{% @a/b c="d" c="e" %}', ['{% @a/b %} cannot be a block here and is kept as text.']],
    ['{% @a/b c=d e="f" %}', ['{% @a/b %} cannot be a block here and is kept as text.']],
    ['{% @a/b data={} c="d" %}', ['{% @a/b %} cannot be a block here and is kept as text.']],
    ['{% @a/b data={"a"} %}', ['{% @a/b %} cannot be a block here and is kept as text.']],
    ['{% @a/b c="d" %} more', ['{% @a/b %} is not closed and is kept as text.']],
  ])('%j is text', (text, warnings) => {
    const read = parse(text)
    expect(
      read.document.nodes.filter(({ type, data }) => type === 'integration' && data['block'] === 'b'),
    ).toEqual([])
    expect(read.warnings.map(({ message }) => message)).toEqual(warnings)
    expect(nodes(print(read.document.nodes)).map(contentText)).toEqual(read.document.nodes.map(contentText))
  })

  test('a value that is nested too deeply makes it text', () => {
    const nested = (levels: number) =>
      parse(`{% @a/b data={"props":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}} %}`).document.nodes[0]
        ?.type
    expect(nested(60)).toBe('integration')
    expect(nested(100)).toBe('paragraph')
    expect(nested(100_000)).toBe('paragraph')
  })

  test('many that are left open take no longer than their length', () => {
    const started = performance.now()
    parse('{% @a/b c="\n'.repeat(20_000))
    parse(`{% @a/b c="${'" '.repeat(100_000)}`)
    parse(`{% @a/b ${'c="" '.repeat(2)}c="${'" x'.repeat(100_000)}" %}`)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('whatever a block holds is printed so that it reads back', () => {
  const data = (props: Json, more: JsonObject = {}): JsonObject => ({
    integration: 'a',
    block: 'b',
    props,
    ...more,
  })
  test.each<[string, JsonObject]>([
    ['numbers, lists, nothing', data({ n: 1, list: ['a', { b: null }], none: null, no: false })],
    ['text that would end early', data({ a: 'x" %}', b: 'y" z="', c: '" data={', d: 'x" data={}', e: '"' })],
    [
      'lines that would end it',
      data({ a: 'x\n{% hint %}', b: 'x\n<details>', c: 'y  \nz', d: 'x\r\ny', e: '* {% x' }),
    ],
    [
      'names that are no names',
      data({ 'a b': '1', '"': '2', ü: '3', __proto__x: '4', fullWidth: 'true', data: 'x' }),
    ],
    ['a URL beside the props', data({}, { url: 'https://example.org' })],
    ['a URL of the props alone', data({ url: 'https://example.org' })],
    ['two URLs', data({ url: 'https://example.org' }, { url: 'https://example.com' })],
    ['an address that is none', data({ url: 'a/b' }, { url: 'a/b' })],
    [
      'a URL that cannot be written',
      data({ url: 'https://example.org/" x="' }, { url: 'https://example.org/" x="' }),
    ],
    [
      'what is not its own',
      data({}, { action: { action: '@link.unfurl', url: 'u' }, other: [1], fullWidth: 'wide' }),
    ],
    ['props that are a list', data([1])],
    ['no props', { integration: 'a', block: 'b' }],
    ['names with spaces', { integration: 'a b', block: '/', props: { x: 'y' } }],
    ['no names', { props: {} }],
  ])('%s', (_name, whole) => {
    const inside: readonly Block[] = [
      block(whole),
      { object: 'block', type: 'blockquote', data: {}, nodes: [block(whole)] },
      {
        object: 'block',
        type: 'list-unordered',
        data: {},
        nodes: [{ object: 'block', type: 'list-item', data: {}, nodes: [block(whole)] }],
      },
    ]
    for (const given of [undefined, fences]) expect(nodes(print(inside, given), given)).toEqual(inside)
  })
})

describe('fenced code', () => {
  const drawing = (props: JsonObject, more: JsonObject = {}): JsonObject => ({
    integration: 'diagrams',
    block: 'drawing',
    props,
    ...more,
  })

  test.each<[string, JsonObject]>([
    ['```mermaid\ngraph TD\n\n  A --> B\n```', drawing({ content: 'graph TD\n\n  A --> B' })],
    ['```mermaid\n```', drawing({ content: '' })],
    ['```mermaid\n\n\n```', drawing({ content: '\n' })],
    ['````mermaid\n```\n````', drawing({ content: '```' })],
    ['```mermaid propA="A" propB="say "b""\nx\n```', drawing({ content: 'x', propA: 'A', propB: 'say "b"' })],
    ['```mermaid fullWidth="true"\nx\n```', drawing({ content: 'x' }, { fullWidth: true })],
    ['```mermaid data={"props":{"n":1}}\nx\n```', drawing({ content: 'x', n: 1 })],
  ])('%j is a block', (text, data) => {
    expect(nodes(text, fences)).toEqual([block(data)])
    expect(print(nodes(text, fences), fences)).toBe(text)
    // Without the fence it is plain code, and the block is a tag.
    expect(nodes(text)[0]?.type).toBe('code')
    expect(nodes(print([block(data)]))).toEqual([block(data)])
  })

  test.each([
    '```mermaids\nx\n```',
    '```mermaid {a}\nx\n```',
    '```mermaid content="a"\nx\n```',
    '    mermaid',
    '```\nmermaid\n```',
    '{% code title="t" %}\n```mermaid\nx\n```\n{% endcode %}',
  ])('%j is code', (text) => {
    expect(nodes(text, fences).map(({ type }) => type)).toEqual(['code'])
  })

  test('code stays code where its word is claimed later', () => {
    const code = nodes('```mermaid\nx\n```')
    const text = '{% code %}\n```mermaid\nx\n```\n{% endcode %}'
    expect(print(code, fences)).toBe(text)
    expect(nodes(text, fences)).toEqual(code)
  })

  test('an older export of a block that is fenced now reads as the same block', () => {
    expect(nodes('{% @diagrams/drawing content="graph TD\n\n  A --> B" %}', fences)).toEqual(
      nodes('```mermaid\ngraph TD\n\n  A --> B\n```', fences),
    )
  })

  test('a word belongs to the integration that was enabled first', () => {
    const claim = (name: string, id: string) => ({
      name,
      blocks: [{ id, markdown: { codeblock: 'mermaid', body: 'b' } }, { id: 'x' }],
    })
    expect([...fencesOf([claim('one', 'a'), { name: 'none' }, claim('two', 'b')])]).toEqual([
      ['mermaid', { integration: 'one', block: 'a', body: 'b' }],
    ])
  })
})

describe('a file that is edited', () => {
  const source = `# Title\n\nfirst\n\n${diagram}\n\n\n{% @formspree/formspree fullWidth="false"   %}\n\n~~~mermaid   propA="A"\ngraph TD\n~~~\n\nlast\n`

  test.each([undefined, fences])('keeps the lines of blocks that nobody touched', (given) => {
    const read = parseMarkdown(source, { file: 'a.md', ...(given && { fences: given }) })
    const edited = read.document.nodes.with(0, {
      ...(read.document.nodes[0] as Block),
      nodes: nodes('changed')[0]?.nodes ?? [],
    })
    const text = editText({
      source,
      title: 'Title',
      formerTitle: 'Title',
      document: { ...read.document, nodes: edited },
      formerDocument: read.document,
      titled: true,
      changes: () => ({}),
      href,
      ...(given && { fences: given }),
    })
    expect(text).toBe(source.replace('first', 'changed'))
  })
})
