import { afterEach, expect, test, vi } from 'vitest'
import { ownDraftsOf } from '../../api/draft-owner.ts'
import { keepDraft, lostReplies, readDraft, replyTarget } from './comment-drafts.local.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fake of the browser's storage: as there, entries are properties of the object. */
const browserStorage = () => {
  const kept: Record<string, string> = Object.create({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => (kept[name] = text),
    removeItem: (name: string) => delete kept[name],
  }) as Record<string, string>
  vi.stubGlobal('localStorage', kept)
  return kept
}

test('drafts are kept apart by what they are about, and an empty one is none', () => {
  const kept = browserStorage()
  keepDraft('one', 'first')
  keepDraft('two', 'second')
  keepDraft('one', '')
  expect([readDraft('one'), readDraft('two')]).toEqual(['', 'second'])
  expect(Object.keys(kept)).toHaveLength(1)
})

test('of two people who share a browser each sees what they typed themselves', () => {
  browserStorage()
  const place = { space: 's', change: 'c' }
  ownDraftsOf('ada')
  keepDraft('one', 'of Ada')
  keepDraft(replyTarget(place, { id: 't1', target: {} }), 'an answer of Ada')
  ownDraftsOf('bo')
  expect([readDraft('one'), lostReplies(place, new Set())]).toEqual(['', []])
  ownDraftsOf('ada')
  expect([readDraft('one'), lostReplies(place, new Set()).length]).toEqual(['of Ada', 1])
})

test('without storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft('one', 'text')
  expect(readDraft('one')).toBe('')
})

test('a reply whose thread is gone is found, with the page that it was about', () => {
  browserStorage()
  const change = { space: 's', change: 'c' }
  const onPage = { id: 't1', target: { page: { id: 'p1' } } }
  const onWhole = { id: 't2', target: {} }
  keepDraft(replyTarget(change, onPage), 'about the page')
  keepDraft(replyTarget(change, onWhole), 'about the whole')
  keepDraft(replyTarget({ space: 's', change: 'other' }, { id: 't3', target: {} }), 'elsewhere')
  keepDraft(replyTarget({ space: 's', change: '' }, { id: 't4', target: {} }), 'in the space')
  keepDraft('c', 'a comment')
  const found = (threads: readonly string[], about?: string) =>
    lostReplies(change, new Set(threads), about).map(({ page, text }) => [page, text])
  expect(found(['t1', 't2'])).toEqual([])
  expect(found([])).toEqual([
    [undefined, 'about the whole'],
    ['p1', 'about the page'],
  ])
  expect(found(['t2'])).toEqual([['p1', 'about the page']])
  expect(found([], 'p1')).toEqual([['p1', 'about the page']])
  expect(found([], 'p2')).toEqual([])
})
