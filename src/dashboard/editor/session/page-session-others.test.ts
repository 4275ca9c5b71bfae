import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { service, text, printText } from './page-session-fixture.ts'

describe('a page that someone else edits too', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('merges edits of different places and loses neither', async () => {
    const at = service({ title: 'A', document: text('a one', 'b two') })
    const session = at.open()
    session.note({ document: () => text('a mine', 'b two') })
    at.put({ title: 'Theirs', document: text('a one', 'b theirs') })
    await vi.advanceTimersByTimeAsync(2000)
    expect(at.now()?.title).toBe('Theirs')
    expect(printText(at.now() ?? { title: '' })).toBe('a mine\n\nb theirs')
    expect(printText(session.fields())).toBe('a mine\n\nb theirs')
    expect(session.replacements()).toBe(1)
    expect(session.state().is).toBe('saved')
  })

  it('reports what someone else changed, and keeps or reverts it', async () => {
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
      expect([others?.before, others?.after.fields].map((one) => one && printText(one))).toEqual([
        'a one\n\nb two\n\nc three',
        'a one\n\nb theirs\n\nc three',
      ])
      session.note({ document: () => text('a mine', 'b theirs', 'c later') })
      session.answerOthers(side)
      expect(session.others()).toBeUndefined()
      await vi.advanceTimersByTimeAsync(3000)
      expect(printText(at.now() ?? { title: '' })).toBe(expected)
      expect(session.state().is).toBe('saved')
    }
  })

  it('reports changes of several revisions as one, and none of other pages', async () => {
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

  it('keeps both versions of one block until one is chosen, and saves everything else', async () => {
    for (const [choice, expected] of [
      ['mine', 'a mine\n\nb also mine\n\nc later'],
      ['theirs', 'a theirs\n\nb also mine\n\nc later'],
      ['both', 'a mine\n\na theirs\n\nb also mine\n\nc later'],
    ] as const) {
      const at = service({ title: 'A', document: text('a one', 'b two', 'c three') })
      const session = at.open()
      session.note({ document: () => text('a mine', 'b also mine', 'c three') })
      at.put({ title: 'A', document: text('a theirs', 'b two', 'c three') })
      // In sequence: the cases are independent.
      await vi.advanceTimersByTimeAsync(3000)
      expect(session.state().is).toBe('saved')
      expect([...session.textConflicts().keys()]).toEqual(['a'])
      expect(session.others()).toBeUndefined()
      expect(printText(session.fields())).toBe('a mine\n\nb also mine\n\nc three')
      session.note({ document: () => text('a mine', 'b also mine', 'c later') })
      await vi.advanceTimersByTimeAsync(3000)
      expect(printText(at.now() ?? { title: '' })).toBe('a theirs\n\nb also mine\n\nc later')
      session.answerConflict('a', choice)
      expect(session.textConflicts().size).toBe(0)
      await vi.advanceTimersByTimeAsync(3000)
      expect(printText(at.now() ?? { title: '' })).toBe(expected)
      expect(printText(session.fields())).toBe(expected)
      expect(session.state().is).toBe('saved')
    }
  })

  it('merges edits of different words of one block without asking', async () => {
    const at = service({ title: 'A', document: text('a first words and then some last words') })
    const session = at.open()
    session.note({ document: () => text('a my words and then some last words') })
    at.put({ title: 'A', document: text('a first words and then some **last** words of theirs') })
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.textConflicts().size).toBe(0)
    expect(printText(at.now() ?? { title: '' })).toBe('a my words and then some **last** words of theirs')
    expect(printText(session.fields())).toBe(printText(at.now() ?? { title: '' }))
    expect(session.others()).toBeDefined()
  })

  it('asks when both changed neighboring words', async () => {
    const at = service({ title: 'A', document: text('a one two three') })
    const session = at.open()
    session.note({ document: () => text('a one mine three') })
    at.put({ title: 'A', document: text('a one two theirs') })
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.textConflicts().size).toBe(1)
  })

  it('compares with the version before both edits when they go on', async () => {
    const at = service({ title: 'A', document: text('a one two three four') })
    const session = at.open()
    session.note({ document: () => text('a one mine three four') })
    at.put({ title: 'A', document: text('a one theirs three four') })
    await vi.advanceTimersByTimeAsync(3000)
    at.put({ title: 'A', document: text('a one theirs three four five') })
    await Promise.all([session.catchUp(), vi.advanceTimersByTimeAsync(3000)])
    expect(
      printText({
        title: '',
        document: { ...text(), nodes: [...session.textConflicts().values()].map(({ theirs }) => theirs) },
      }),
    ).toBe('a one theirs three four five')
    expect(printText(at.now() ?? { title: '' })).toBe('a one theirs three four five')
    session.answerConflict('a', 'theirs')
    await vi.advanceTimersByTimeAsync(3000)
    expect(printText(session.fields())).toBe('a one theirs three four five')
  })

  it('does not revert own edits together with theirs', async () => {
    const at = service({ title: 'A', document: text('a one', 'b two', 'c three') })
    const session = at.open()
    at.put({ title: 'A', document: text('a theirs', 'b two', 'c three') })
    await Promise.all([session.catchUp(), vi.advanceTimersByTimeAsync(100)])
    session.note({ document: () => text('a theirs', 'b mine', 'c three') })
    await vi.advanceTimersByTimeAsync(3000)
    at.put({ title: 'A', document: text('a theirs', 'b mine', 'c theirs') })
    await Promise.all([session.catchUp(), vi.advanceTimersByTimeAsync(100)])
    session.answerOthers('mine')
    await vi.advanceTimersByTimeAsync(3000)
    expect(printText(at.now() ?? { title: '' })).toBe('a one\n\nb mine\n\nc three')
  })

  it('sends nothing typed during a conflict until it is resolved', async () => {
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
