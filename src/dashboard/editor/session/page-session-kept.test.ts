import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leftEntries, openJournal, pagesLeft, type JournalStore } from './journal.ts'
import { memoryStore, service, text, wordsOf } from './page-session-fixture.ts'

const none: ReadonlySet<string> = new Set()

describe('what a window could not save', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes over what a closed window had not saved, over what others wrote since', async () => {
    const store = memoryStore()
    const at = service({ title: 'A', document: text('a one', 'b two') })
    at.refusals.push({ is: 'offline' })
    const first = at.open(store, 'first')
    first.note({ document: () => text('a mine', 'b two') })
    await vi.advanceTimersByTimeAsync(1500)
    first.end()
    at.put({ title: 'A', document: text('a one', 'b theirs') })
    const second = at.open(store, 'second')
    const restored = second.restore(leftEntries(store, 'p', none))
    await vi.advanceTimersByTimeAsync(3000)
    await restored
    expect(wordsOf(at.now() ?? { title: '' })).toBe('a mine\n\nb theirs')
    expect(leftEntries(store, 'p', none)).toEqual([])
  })

  it('says when closing the window would lose something, because the browser keeps nothing', async () => {
    const full: JournalStore = {
      ...memoryStore(),
      setItem: () => {
        throw new Error('full')
      },
    }
    for (const [store, risk] of [
      [full, true],
      [memoryStore(), false],
    ] as const) {
      const session = service({ title: 'A' }).open(store)
      expect(session.atRisk()).toBe(false)
      session.note({ title: 'B' })
      expect(session.atRisk()).toBe(risk)
      session.end()
    }
  })

  it('leaves the entries of windows that are still there alone', () => {
    const store = memoryStore()
    openJournal(store, 'p', 'alive').keep({ revision: 'r0', draft: { title: 'B' }, at: 1 })
    openJournal(store, 'other', 'gone').keep({ revision: 'r0', draft: { title: 'C' }, at: 1 })
    expect(leftEntries(store, 'p', new Set(['alive']))).toEqual([])
    expect(leftEntries(store, 'p', none)).toHaveLength(1)
  })

  it('names the pages of a change request that wait to be saved, but not what was typed just now', () => {
    const store = memoryStore()
    openJournal(store, 's.c.one', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 5 })
    openJournal(store, 's.c.two', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 15 })
    openJournal(store, 's.d.three', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 5 })
    expect([...pagesLeft(store, 's.c.', 10)]).toEqual(['one'])
  })
})
