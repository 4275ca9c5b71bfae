import { expect, test } from 'vitest'
import type { TranslationEngine } from '../../../client/types.gen.ts'
import { EngineForm, emptyEngine, engineUpdateOf, newEngineOf, valuesOfEngine } from './engine-form.ts'

const engine: TranslationEngine = {
  object: 'translation-engine',
  id: 'e1',
  kind: 'chat',
  title: 'Ours',
  url: 'https://models.example/v1',
  model: 'small',
  hasKey: true,
  builtIn: false,
  translations: 0,
  urls: { location: '' },
}

const problems = (values: typeof emptyEngine): readonly string[] =>
  EngineForm.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

test('asks for what a kind needs', () => {
  expect(problems({ ...emptyEngine, title: 'A' })).toEqual(['url'])
  expect(problems({ ...emptyEngine, kind: 'deepl', title: 'A' })).toEqual([])
  expect(problems({ ...emptyEngine, kind: 'chat', title: 'A', url: 'https://a.example' })).toEqual(['model'])
  expect(problems({ ...emptyEngine, title: 'A', url: 'no url' })).toEqual(['url'])
})

test('sends only what was typed or changed', () => {
  expect(newEngineOf({ ...emptyEngine, kind: 'deepl', title: 'A', key: 'secret', model: 'x' })).toEqual({
    kind: 'deepl',
    title: 'A',
    key: 'secret',
  })
  expect(engineUpdateOf(valuesOfEngine(engine), engine)).toEqual({})
  expect(engineUpdateOf({ ...valuesOfEngine(engine), url: '', key: 'k' }, engine)).toEqual({
    url: null,
    key: 'k',
  })
})
