import { afterEach, expect, test, vi } from 'vitest'
import { setDraftOwner } from '../../api/draft-owner.ts'
import { storeDraft, lostReplies, readDraft, replyTarget } from './comment-drafts.local.ts'

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

test('stores drafts by target and removes empty ones', () => {
  const kept = browserStorage()
  storeDraft('one', 'first')
  storeDraft('two', 'second')
  storeDraft('one', '')
  expect([readDraft('one'), readDraft('two')]).toEqual(['', 'second'])
  expect(Object.keys(kept)).toHaveLength(1)
})

test('people who share a browser see only their own drafts', () => {
  browserStorage()
  const place = { space: 's', change: 'c' }
  setDraftOwner('ada')
  storeDraft('one', 'of Ada')
  storeDraft(replyTarget(place, { id: 't1', target: {} }), 'an answer of Ada')
  setDraftOwner('bo')
  expect([readDraft('one'), lostReplies(place, new Set())]).toEqual(['', []])
  setDraftOwner('ada')
  expect([readDraft('one'), lostReplies(place, new Set()).length]).toEqual(['of Ada', 1])
})

test('without storage a draft lasts as long as the window', () => {
  vi.stubGlobal('localStorage', undefined)
  storeDraft('unstored', 'text')
  expect(readDraft('unstored')).toBe('text')
})

test('finds drafts of replies to deleted threads, with their page', () => {
  browserStorage()
  const change = { space: 's', change: 'c' }
  const onPage = { id: 't1', target: { page: { id: 'p1' } } }
  const onWhole = { id: 't2', target: {} }
  storeDraft(replyTarget(change, onPage), 'about the page')
  storeDraft(replyTarget(change, onWhole), 'about the whole')
  storeDraft(replyTarget({ space: 's', change: 'other' }, { id: 't3', target: {} }), 'elsewhere')
  storeDraft(replyTarget({ space: 's', change: '' }, { id: 't4', target: {} }), 'in the space')
  storeDraft('c', 'a comment')
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
