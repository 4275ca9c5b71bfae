import { expect, test } from 'vitest'
import {
  countsText,
  durationText,
  engineName,
  freshness,
  percentText,
  translationName,
} from './translation-text.ts'

const counts = { missing: 1, machine: 997, edited: 0, reviewed: 1, stale: 1 }
const none = { missing: 0, machine: 0, edited: 0, reviewed: 0, stale: 0 }

test('counts units whose translation is current', () => {
  expect(freshness(counts)).toBe(0.998)
  expect(percentText(freshness(counts))).toBe('99\u00a0%')
  expect(freshness(none)).toBeUndefined()
  expect(percentText(undefined)).toBe('–')
  expect(countsText(counts)).toBe('1 reviewed, 997 machine, 1 stale, 1 missing')
  expect(countsText(none)).toBe('No units')
})

test.each([
  [0.4, '0\u00a0s'],
  [59.6, '1\u00a0min 0\u00a0s'],
  [3725, '1\u00a0h 2\u00a0min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('names translations and engines as far as they are known', () => {
  expect(translationName({ titles: { source: 'Guide' }, language: 'de' })).toBe('Guide (German)')
  expect(translationName({ titles: {}, language: 'pt-br' })).toBe('Private space (Brazilian Portuguese)')
  expect(engineName('memory')).toBe('Memory only')
  expect(engineName('e1', [{ id: 'e1', title: 'Our DeepL' }])).toBe('Our DeepL')
  expect(engineName('e2')).toBe('Engine of the organization')
})
