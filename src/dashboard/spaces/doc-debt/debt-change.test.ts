import { expect, test } from 'vitest'
import {
  brokenLinkChange,
  pictureChange,
  searchChange,
  unhelpfulChange,
  untouchedChange,
} from './debt-change.ts'

const page = { id: 'p1', title: 'Start' }
const site = { id: 's1', title: 'Help center' }
const cause = { kind: 'untouched-page', page: 'p1' } as const

test('change requests name what is to be repaired, and open with its page', () => {
  expect(
    brokenLinkChange({ page: 'p1', text: 'the guide', brokenSince: '2026-05-03T12:00:00Z', cause }),
  ).toEqual({
    cause,
    subject: 'Fix the link “the guide”',
    description: 'The link “the guide” leads nowhere since May 3, 2026.',
    page: 'p1',
  })
  expect(brokenLinkChange({ cause })).toEqual({
    cause,
    subject: 'Fix the link “Link without text”',
    description: 'The link “Link without text” leads nowhere.',
  })
  expect(pictureChange({ page, pictures: 1, cause })).toEqual({
    cause,
    subject: 'Describe images of “Start”',
    description: '1 image of the page “Start” has no alt text.',
    page: 'p1',
  })
  expect(unhelpfulChange({ page, site, bad: 3, lastAt: '2026-05-03T12:00:00Z', cause }).description).toBe(
    'Readers of Help center gave the page “Start” 3 bad ratings, more than good ones.',
  )
  expect(
    untouchedChange({ page: { ...page, title: '' }, changedAt: '2025-05-03T12:00:00Z', cause }),
  ).toMatchObject({
    subject: 'Check “Untitled”',
    description: 'The page “Untitled” has not changed since May 3, 2025. Check that it is still true.',
  })
  expect(
    searchChange({
      object: 'empty-search',
      text: 'pigeon',
      searches: 2,
      site,
      lastAt: '2026-05-03T12:00:00Z',
      cause,
    }),
  ).toEqual({
    cause,
    subject: 'Answer “pigeon”',
    description: 'Readers of Help center searched for “pigeon” and found nothing (2 searches).',
  })
})

test('subjects have at most 100 characters, and no half of one', () => {
  for (const title of ['x'.repeat(300), '🌊'.repeat(60), 'x'.repeat(92), 'x'.repeat(91)]) {
    const { subject } = untouchedChange({
      page: { ...page, title },
      changedAt: '2025-05-03T12:00:00Z',
      cause,
    })
    expect(subject.length).toBeLessThanOrEqual(100)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject.endsWith('”')).toBe(true)
  }
})

test('they answer the cause of their row, and a row knows the one that answers it', () => {
  const row = { page, changedAt: '2025-05-03T12:00:00Z', cause }
  expect(untouchedChange(row)).not.toHaveProperty('existing')
  const changeRequest = { id: 'c1', number: 12 }
  expect(untouchedChange({ ...row, changeRequest })).toMatchObject({ cause, existing: 12 })
})
