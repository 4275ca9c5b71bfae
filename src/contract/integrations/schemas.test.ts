/** What an integration may declare about its parts when it is published. */
import { describe, expect, test } from 'vitest'
import { IntegrationPublication } from './schemas.ts'

const takes = (given: object): boolean =>
  IntegrationPublication.safeParse({
    title: 'An integration',
    description: '',
    scopes: [],
    script: '',
    organization: 'o1',
    ...given,
  }).success

const long = (length: number): string => 'x'.repeat(length)
const block = (change: object) => ({ blocks: [{ id: 'a', title: 'xx', ...change }] })
const contentSource = (change: object) => ({
  contentSources: [{ id: 'a', title: 'xx', configuration: { componentId: 'c' }, ...change }],
})
const property = (change: object) => ({
  configurations: { account: { properties: { key: { type: 'string', ...change } } } },
})
const button = (change: object) =>
  property({ type: 'button', callback_url: '/go', button_text: 'Go', ...change })
const link = (change: object) => ({ externalLinks: [{ url: 'https://example.org', label: 'x', ...change }] })

type Make = (length: number) => object
const markdown = { codeblock: 'x', body: 'x' }
const many: (length: number) => string[] = (length) => Array<string>(length).fill('x')
/** A text or a list of a part, with its minimum and maximum size. */
const limits: readonly (readonly [string, Make, least: number, most: number])[] = [
  ['id of a block', (length) => block({ id: long(length) }), 1, 100],
  ['title of a block', (length) => block({ title: long(length) }), 2, 40],
  ['description of a block', (length) => block({ description: long(length) }), 0, 150],
  ['icon of a block', (length) => block({ icon: long(length) }), 0, 50],
  ['address of a block', (length) => block({ urlUnfurl: [long(length)] }), 0, 2048],
  ['addresses of a block', (length) => block({ urlUnfurl: many(length) }), 0, 100],
  ['code of a block', (length) => block({ markdown: { ...markdown, codeblock: long(length) } }), 0, 100],
  ['body of a block', (length) => block({ markdown: { ...markdown, body: long(length) } }), 0, 100],
  ['title of a content source', (length) => contentSource({ title: long(length) }), 2, 40],
  ['description of a content source', (length) => contentSource({ description: long(length) }), 0, 150],
  ['title of a property', (length) => property({ title: long(length) }), 0, 50],
  ['description of a property', (length) => property({ description: long(length) }), 0, 100],
  ['values of a property', (length) => property({ enum: many(length) }), 0, 1000],
  ['address of the values', (length) => property({ completion_url: long(length) }), 0, 2048],
  ['address of a button', (length) => button({ callback_url: long(length) }), 0, 2048],
  ['text of a button', (length) => button({ button_text: long(length) }), 0, 100],
  ['label of a link', (length) => link({ label: long(length) }), 0, 100],
  ['name of a secret', (length) => ({ secrets: { [long(length)]: 'x' } }), 1, 100],
  ['secret', (length) => ({ secrets: { key: long(length) } }), 0, 10_000],
  ['policy', (length) => ({ contentSecurityPolicy: long(length) }), 0, 10_000],
  ['directive of a policy', (length) => ({ contentSecurityPolicy: { 'img-src': long(length) } }), 0, 2000],
  ['organization', (length) => ({ organization: long(length) }), 1, 64],
]
test.each(limits)('%s', (_name, make, least, most) => {
  expect([takes(make(least)), takes(make(most)), takes(make(most + 1))]).toEqual([true, true, false])
  if (least > 0) expect(takes(make(least - 1))).toBe(false)
})

describe('unknown members', () => {
  const unknown = { unknown: 1 }
  const parts: readonly (readonly [string, Make])[] = [
    ['block', () => block(unknown)],
    ['Markdown of a block', () => block({ markdown: { ...markdown, ...unknown } })],
    ['content source', () => contentSource(unknown)],
    ['its configuration', () => contentSource({ configuration: { componentId: 'c', ...unknown } })],
    ['text', () => property(unknown)],
    ['number', () => property({ type: 'number', ...unknown })],
    ['boolean', () => property({ type: 'boolean', ...unknown })],
    ['button', () => button(unknown)],
    ['link', () => link(unknown)],
    ['configurations', () => ({ configurations: { page: {} } })],
    ['configuration', () => ({ configurations: { site: { properties: {}, ...unknown } } })],
    ['form of its own', () => ({ configurations: { site: { componentId: 'c', ...unknown } } })],
  ]
  test.each(parts)('%s', (_name, make) => {
    expect(takes(make(0))).toBe(false)
  })
  test('valid claims are accepted', () => {
    for (const given of [block({ markdown }), contentSource({}), property({}), button({}), link({})])
      expect([given, takes(given)]).toEqual([given, true])
    for (const type of ['number', 'boolean']) expect(takes(property({ type }))).toBe(true)
    for (const form of [{ properties: {}, required: ['key'] }, { componentId: 'c' }])
      expect(takes({ configurations: { account: form, space: form, site: form } })).toBe(true)
  })
})

test('a default has the type of its property', () => {
  const typed = (type: string, value: unknown) => takes(property({ type, default: value }))
  expect([typed('string', 'a'), typed('number', 1), typed('boolean', true)]).toEqual([true, true, true])
  expect([typed('string', 1), typed('number', '1'), typed('boolean', 'true')]).toEqual([false, false, false])
})
