import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { service, text, wordsOf } from './page-session-fixture.ts'

describe('a page that somebody else writes on as well', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('brings in what somebody else wrote elsewhere on the page, and loses neither', async () => {
    const at = service({ title: 'A', document: text('a one', 'b two') })
    const session = at.open()
    session.note({ document: () => text('a mine', 'b two') })
    at.put({ title: 'Theirs', document: text('a one', 'b theirs') })
    await vi.advanceTimersByTimeAsync(2000)
    expect(at.now()?.title).toBe('Theirs')
    expect(wordsOf(at.now() ?? { title: '' })).toBe('a mine\n\nb theirs')
    expect(wordsOf(session.fields())).toBe('a mine\n\nb theirs')
    expect(session.brought()).toBe(1)
    expect(session.state().is).toBe('saved')
  })

  it('tells what somebody else changed, and keeps it or takes it back out of what stands then', async () => {
    for (const [side, expected] of [
      ['theirs', 'a mine\n\nb theirs\n\nc later'],
      ['mine', 'a mine\n\nb two\n\nc later'],
    ] as const) {
      const at = service({ title: 'A', document: text('a one', 'b two', 'c three') })
      const session = at.open()
      session.note({ document: () => text('a mine', 'b two', 'c three') })
      at.put({ title: 'A', document: text('a one', 'b theirs', 'c three') })
      // Each case has its own service.
      await vi.advanceTimersByTimeAsync(2000)
      const others = session.others()
      expect([others?.before, others?.after.fields].map((one) => one && wordsOf(one))).toEqual([
        'a one\n\nb two\n\nc three',
        'a one\n\nb theirs\n\nc three',
      ])
      session.note({ document: () => text('a mine', 'b theirs', 'c later') })
      session.answerOthers(side)
      expect(session.others()).toBeUndefined()
      await vi.advanceTimersByTimeAsync(3000)
      expect(wordsOf(at.now() ?? { title: '' })).toBe(expected)
      expect(session.state().is).toBe('saved')
    }
  })

  it('tells of the changes of several revisions as one, and of none on other pages', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    at.put({ title: 'A', document: text('a one') })
    await Promise.all([session.catchUp(), vi.advanceTimersByTimeAsync(100)])
    expect(session.others()).toBeUndefined()
    for (const title of ['B', 'C']) {
      at.put({ title, document: text('a one') })
      await Promise.all([session.catchUp(), vi.advanceTimersByTimeAsync(100)])
    }
    expect([session.others()?.before.title, session.others()?.after.fields.title]).toEqual(['A', 'C'])
  })

  it('asks where both changed one place; nothing is written until it is decided', async () => {
    for (const [side, expected] of [
      ['mine', 'a mine\n\nb also mine'],
      ['theirs', 'a theirs\n\nb also mine'],
    ] as const) {
      const at = service({ title: 'A', document: text('a one', 'b two') })
      const session = at.open()
      session.note({ document: () => text('a mine', 'b also mine') })
      at.put({ title: 'A', document: text('a theirs', 'b two') })
      // In sequence: the cases are independent.
      await vi.advanceTimersByTimeAsync(3000)
      const state = session.state()
      if (state.is !== 'conflict') throw new Error(state.is)
      expect(state.conflicts).toHaveLength(1)
      expect(at.sent).toEqual([])
      expect(wordsOf(session.fields())).toBe('a mine\n\nb also mine')
      const decided = session.decide(new Map([[state.conflicts[0]?.id ?? '', side]]))
      await vi.advanceTimersByTimeAsync(3000)
      await decided
      expect(wordsOf(at.now() ?? { title: '' })).toBe(expected)
      expect(wordsOf(session.fields())).toBe(expected)
      expect(session.state().is).toBe('saved')
    }
  })

  it('goes on typing in a conflict without sending, and sends that too once it is decided', async () => {
    const at = service({ title: 'A' })
    const session = at.open()
    session.note({ title: 'Mine' })
    at.put({ title: 'Theirs' })
    await vi.advanceTimersByTimeAsync(2000)
    session.note({ description: 'more' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at.sent).toEqual([])
    const state = session.state()
    if (state.is !== 'conflict') throw new Error(state.is)
    const decided = session.decide(new Map([[state.conflicts[0]?.id ?? '', 'mine']]))
    await vi.advanceTimersByTimeAsync(3000)
    await decided
    expect(at.now()).toEqual({ title: 'Mine', description: 'more' })
  })
})
