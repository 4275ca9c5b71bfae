import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leftEntries } from './journal.ts'
import { memoryStore, service, text, printText } from './page-session-fixture.ts'
import type { Failure } from './page-session-state.ts'

const none: ReadonlySet<string> = new Set()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('autosave', () => {
  it('sends changed fields once after a pause', async () => {
    const at = service({ title: 'A', description: 'd', document: text('a one') })
    const session = at.open()
    session.note({ title: 'AB' })
    await vi.advanceTimersByTimeAsync(900)
    session.note({ document: () => text('a two'), title: 'ABC' })
    await vi.advanceTimersByTimeAsync(900)
    expect(at.sent).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(at.sent).toEqual([
      { operation: 'update_page', page: 'p', title: 'ABC', document: { document: text('a two') } },
    ])
    expect(session.state()).toEqual({ is: 'saved', at: 7 })
    expect(session.unsaved()).toBe(false)
  })

  it('sends what was typed during a write with the next one, and clears emptied fields', async () => {
    const at = service({ title: 'A', description: 'd' })
    const session = at.open()
    session.note({ title: 'B' })
    await vi.advanceTimersByTimeAsync(1050)
    session.note({ description: '' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(at.sent).toEqual([
      { operation: 'update_page', page: 'p', title: 'B' },
      { operation: 'update_page', page: 'p', description: null },
    ])
  })

  it('is saved when typing was undone', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    session.note({ document: () => text('a one, two') })
    session.note({ document: () => text('a one') })
    await vi.advanceTimersByTimeAsync(2000)
    expect(session.state().is).toBe('saved')
    expect(at.sent).toEqual([])
  })

  it('reads the document only when needed', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    const read = vi.fn(() => text('a two'))
    for (let key = 0; key < 20; key += 1) session.note({ document: read })
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(read.mock.calls.length).toBeLessThan(4)
    expect(printText(at.now() ?? { title: '' })).toBe('a two')
  })
})

describe('autosave with a failing service', () => {
  it('keeps changes while offline, and sends them afterwards', async () => {
    const store = memoryStore()
    const at = service({ title: 'A' })
    at.refusals.push({ is: 'offline' }, { is: 'offline' })
    const session = at.open(store)
    session.note({ title: 'B' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(session.state().is).toBe('offline')
    expect(leftEntries(store, 'p', none)).toMatchObject([{ revision: 'r0', draft: { title: 'B' } }])
    session.note({ description: 'typed meanwhile' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(at.now()).toEqual({ title: 'B', description: 'typed meanwhile' })
    expect(session.state().is).toBe('saved')
    expect(leftEntries(store, 'p', none)).toEqual([])
  })

  it('counts unsaved fields and blocks', async () => {
    const at = service({ title: 'A', document: text('a one', 'b two', 'c three') })
    at.refusals.push(...Array.from({ length: 4 }, (): Failure => ({ is: 'offline' })))
    const session = at.open()
    session.note({ title: 'B', document: () => text('a mine', 'b two', 'd four') })
    expect(session.unsent()).toBe(0)
    await vi.advanceTimersByTimeAsync(1500)
    expect([session.state().is, session.unsent()]).toEqual(['offline', 3])
    session.note({ document: () => text('a mine', 'b mine', 'd four') })
    await vi.advanceTimersByTimeAsync(400)
    expect(session.unsent()).toBe(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([session.state().is, session.unsent()]).toEqual(['saved', 0])
  })

  it('holds back a refused field with the reason, and saves the rest', async () => {
    const at = service({ title: 'A', slug: 'a' })
    at.refusals.push({ is: 'refused', error: new Error('taken'), fields: new Map([['slug', 'Taken.']]) })
    const session = at.open()
    session.note({ slug: 'b', description: 'saved' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(at.now()).toEqual({ title: 'A', slug: 'a', description: 'saved' })
    expect([...session.held()]).toEqual([['slug', 'Taken.']])
    expect(session.unsaved()).toBe(true)
    session.note({ slug: 'c', title: '' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(at.now()).toMatchObject({ title: 'A', slug: 'c' })
    expect([...session.held().keys()]).toEqual(['title'])
  })

  it('stops at a deleted page, and keeps what was typed', async () => {
    const store = memoryStore()
    const at = service({ title: 'A' })
    const session = at.open(store)
    session.note({ title: 'B' })
    at.put(null)
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.state().is).toBe('gone')
    expect(session.fields().title).toBe('B')
    expect(leftEntries(store, 'p', none)).toHaveLength(1)
  })

  it('recognizes a successful write whose response was lost', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    session.note({ document: () => text('a mine') })
    // The write arrived; its response did not.
    at.put({ title: 'A', document: text('a mine') })
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.state().is).toBe('saved')
    expect(at.sent).toEqual([])
  })
})
