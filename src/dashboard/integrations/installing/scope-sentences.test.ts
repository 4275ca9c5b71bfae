import { expect, test } from 'vitest'
import { choiceText, scopeSentence } from './scope-sentences.ts'

const none = { all: false, names: [] }
const named = (...names: string[]) => ({ all: false, names })

test('a choice in words', () => {
  expect(choiceText({ all: true, names: ['Guide'] }, 'space')).toBe('all spaces, now and in the future')
  expect(choiceText(none, 'space')).toBeUndefined()
  expect(choiceText(named('Guide'), 'space')).toBe('Guide')
  expect(choiceText(named('Guide', 'API', 'Internal', 'Blog'), 'site')).toBe('Guide, API, Internal and Blog')
  expect(choiceText(named('A', 'B', 'C', 'D', 'E'), 'site')).toBe('A, B, C and 2 more sites')
})

test('scopes name the chosen spaces and sites', () => {
  const choices = { space: named('Guide $1', 'API'), site: { all: true, names: [] } }
  expect(scopeSentence('space:content:read', choices)).toBe('Read the content of Guide $1 and API')
  expect(scopeSentence('site:script:inject', choices)).toBe(
    'Run its script on all sites, now and in the future',
  )
  expect(scopeSentence('openapi:read', choices)).toBe('Read the API specifications of the organization')
  expect(scopeSentence('space:content:read', { space: none, site: none })).toBe(
    'Read the content of the spaces where it is installed',
  )
})
