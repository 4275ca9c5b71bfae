import { describe, expect, it } from 'vitest'
import { emptySpec, slugOf, sourceOf, SpecForm, titleIn, type SpecValues } from './spec-form.ts'

const errorsOf = (values: Partial<SpecValues>): readonly string[] =>
  SpecForm.safeParse({ ...emptySpec, slug: 'pets', ...values }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []

describe('form of a specification', () => {
  it.each([
    ['a URL', { kind: 'url', url: 'https://a.test/openapi.json' }, []],
    ['no URL', { kind: 'url' }, ['url: Enter a URL that starts with http:// or https://.']],
    [
      'another scheme',
      { kind: 'url', url: 'file:///etc/passwd' },
      ['url: Enter a URL that starts with http:// or https://.'],
    ],
    ['a text', { kind: 'text', text: 'openapi: 3.1.0' }, []],
    ['white space', { kind: 'text', text: ' \n' }, ['text: Paste an OpenAPI document.']],
    ['a URL that is not chosen', { kind: 'text', text: '{}', url: 'x' }, []],
    ['no file', { kind: 'file' }, ['fileText: Choose a file that is not empty.']],
  ] as const)('%s', (_, values, expected) => {
    expect(errorsOf(values)).toEqual(expected)
  })

  it('sends the chosen source only', () => {
    const values = { ...emptySpec, url: ' https://a.test ', text: 'a', fileText: 'b' }
    expect(sourceOf({ ...values, kind: 'url' })).toEqual({ url: 'https://a.test' })
    expect(sourceOf({ ...values, kind: 'text' })).toEqual({ text: 'a' })
    expect(sourceOf({ ...values, kind: 'file' })).toEqual({ text: 'b' })
  })

  it.each([
    ['Pet Store API (v2)', 'pet-store-api-v2'],
    ['Übersicht', 'ubersicht'],
    ['你好', ''],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('makes a slug of %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it.each([
    ['openapi: 3.1.0\ninfo:\n  title: Pet store # shop\n  version: 1', 'Pet store'],
    ['{"openapi": "3.1.0",\n "info": {\n  "title": "Pets and more",', 'Pets and more'],
    ["info:\n  title: 'Pets'", 'Pets'],
    ['a: 1', ''],
  ])('finds the title of a document', (text, title) => {
    expect(titleIn(text)).toBe(title)
  })
})
