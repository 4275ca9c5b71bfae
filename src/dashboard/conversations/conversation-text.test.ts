import { describe, expect, test } from 'vitest'
import {
  conversationTitle,
  effectText,
  growthText,
  pulseText,
  sourceCounts,
  sourceText,
} from './conversation-text.ts'

describe('growth', () => {
  test.each([
    [{ recent: 0, former: 0 }, 'No issues in 8 weeks'],
    [{ recent: 4, former: 4 }, 'Steady'],
    [{ recent: 6, former: 4 }, '+50%'],
    [{ recent: 1, former: 4 }, '−75%'],
    [{ recent: 3, former: 0 }, 'New, 3 issues'],
  ])('%o is %s', (growth, text) => expect(growthText(growth)).toBe(text))
})

test('the pulse names every full week and the one that is not over', () => {
  expect(pulseText([0, 2, 5, 1])).toBe('Issues a week: 0, 2, 5. At most 5. 1 so far this week.')
})

describe('before and after a merge', () => {
  test('no full week yet', () => {
    expect(effectText({ before: [4, 2, 3, 3], after: [] })).toEqual({
      before: '3 a week',
      after: undefined,
      progress: '0 of 4 weeks so far',
    })
  })

  test('two weeks so far, then all four', () => {
    expect(effectText({ before: [1, 0, 0, 0], after: [1, 0] })).toMatchObject({
      before: '0.3 a week',
      after: '0.5 a week',
      progress: '2 of 4 weeks so far',
    })
    expect(effectText({ before: [1, 0, 0, 0], after: [1, 0, 0, 0] }).progress).toBeUndefined()
  })
})

test('sources are named for people', () => {
  expect(sourceText('integration:recto:api')).toBe('API')
  expect(sourceText('integration:help-desk:chat')).toBe('help-desk, chat')
  expect(sourceText('something else')).toBe('something else')
  expect(sourceCounts({ email: 2, 'integration:recto:api': 30 })).toEqual(['API 30', 'Email 2'])
})

test('a conversation without a subject is named by its id', () => {
  expect(conversationTitle({ id: 'a/1', subject: ' ' })).toBe('a/1')
  expect(conversationTitle({ id: 'a/1', subject: 'Export' })).toBe('Export')
})
