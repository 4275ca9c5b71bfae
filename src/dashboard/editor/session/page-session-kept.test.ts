import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leftEntries, openJournal, pagesLeft, type JournalStore } from './journal.ts'
import { memoryStore, service, text, printText } from './page-session-fixture.ts'

const none: ReadonlySet<string> = new Set()

describe('unsaved changes of a closed window', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are restored and merged with what others wrote since', async () => {
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
    expect(printText(at.now() ?? { title: '' })).toBe('a mine\n\nb theirs')
    expect(leftEntries(store, 'p', none)).toEqual([])
  })

  it('are not taken for an edit of others if they arrived', async () => {
    const store = memoryStore()
    const at = service({ title: 'A', document: text('a one') })
    const begin = at.open(store, 'second')
    const first = at.open(store, 'first')
    first.note({ document: () => text('a one mine') })
    void first.flush()
    // Typed while the write is on its way; then the window is reloaded and never gets the response.
    first.note({ document: () => text('a one mine and more') })
    first.backUp()
    const left = leftEntries(store, 'p', none)
    await vi.advanceTimersByTimeAsync(150)
    for (const second of [at.open(store, 'third'), begin]) {
      void second.restore(left)
      await vi.advanceTimersByTimeAsync(3000)
      expect(second.others()).toBeUndefined()
      expect(second.state().is).toBe('saved')
      expect(second.textConflicts().size).toBe(0)
      expect(printText(second.fields())).toBe('a one mine and more')
    }
    expect(printText(at.now() ?? { title: '' })).toBe('a one mine and more')
  })

  it('keep their conflicts', async () => {
    const store = memoryStore()
    const at = service({ title: 'A', document: text('a one') })
    const first = at.open(store, 'first')
    first.note({ document: () => text('a mine') })
    at.put({ title: 'A', document: text('a theirs') })
    await vi.advanceTimersByTimeAsync(3000)
    first.end()
    const second = at.open(store, 'second')
    void second.restore(leftEntries(store, 'p', none))
    await vi.advanceTimersByTimeAsync(3000)
    expect([...second.textConflicts().keys()]).toEqual(['a'])
    expect(printText(second.fields())).toBe('a mine')
    expect(printText(at.now() ?? { title: '' })).toBe('a theirs')
  })

  it('are at risk when the browser stores nothing', async () => {
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

  it('are left alone while their window is open', () => {
    const store = memoryStore()
    openJournal(store, 'p', 'alive').keep({ revision: 'r0', draft: { title: 'B' }, at: 1 })
    openJournal(store, 'other', 'gone').keep({ revision: 'r0', draft: { title: 'C' }, at: 1 })
    expect(leftEntries(store, 'p', new Set(['alive']))).toEqual([])
    expect(leftEntries(store, 'p', none)).toHaveLength(1)
  })

  it('name their pages, except for what was typed just now', () => {
    const store = memoryStore()
    openJournal(store, 's.c.one', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 5 })
    openJournal(store, 's.c.two', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 15 })
    openJournal(store, 's.d.three', 'w').keep({ revision: 'r0', draft: { title: 'B' }, at: 5 })
    expect([...pagesLeft(store, 's.c.', 10)]).toEqual(['one'])
  })
})
