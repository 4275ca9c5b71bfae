import { afterEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from './draft-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('drafts are kept apart by what they are about, and an empty one is none', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  keepDraft('one', 'first')
  keepDraft('two', 'second')
  keepDraft('one', '')
  expect([readDraft('one'), readDraft('two')]).toEqual(['', 'second'])
  expect(kept.size).toBe(1)
})

test('without storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft('one', 'text')
  expect(readDraft('one')).toBe('')
})
