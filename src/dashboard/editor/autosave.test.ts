import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave, type Failure, type PageChange } from './autosave.ts'

const made = () => {
  const sent: PageChange[] = []
  const kept: (PageChange | undefined)[] = []
  const answers: (Failure | undefined)[] = []
  const save = createAutosave('p1', {
    send: async (change) => {
      sent.push(change)
      await new Promise((done) => setTimeout(done, 100))
      const failure = answers.shift()
      if (failure !== undefined) throw new Error(failure)
    },
    failureOf: (error) => (error as Error).message as Failure,
    keep: (change) => kept.push(change),
    now: () => 7,
    pause: 1000,
  })
  return { save, sent, kept, answers }
}

describe('saving without being asked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends once after a pause, with the last of each field, and forgets the copy', async () => {
    const { save, sent, kept } = made()
    save.note({ title: 'A' })
    await vi.advanceTimersByTimeAsync(900)
    save.note({ title: 'AB', description: 'd' })
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(sent).toEqual([{ operation: 'update_page', page: 'p1', title: 'AB', description: 'd' }])
    expect(save.state()).toEqual({ is: 'saved', at: 7 })
    expect(kept.at(-1)).toBeUndefined()
    expect(save.unsaved()).toBe(false)
  })

  it('sends what was typed during a write with the next one', async () => {
    const { save, sent } = made()
    save.note({ title: 'A' })
    await vi.advanceTimersByTimeAsync(1050)
    save.note({ title: 'B' })
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(sent.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(save.state().is).toBe('saved')
  })

  it('keeps the change while nobody answers and sends it again by itself', async () => {
    const { save, sent, kept, answers } = made()
    answers.push('offline', 'offline')
    save.note({ title: 'A' })
    await vi.advanceTimersByTimeAsync(1200)
    expect(save.state().is).toBe('offline')
    expect(kept.at(-1)).toMatchObject({ title: 'A' })
    save.note({ description: 'more' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent.at(-1)).toMatchObject({ title: 'A', description: 'more' })
    expect(save.state().is).toBe('saved')
  })

  it('waits for an answer after a conflict, and can be told to send or to forget', async () => {
    const { save, sent, answers } = made()
    answers.push('conflict')
    save.note({ title: 'A' })
    await vi.advanceTimersByTimeAsync(1200)
    expect(save.state().is).toBe('conflict')
    save.note({ title: 'B' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    const flushed = save.flush()
    await vi.advanceTimersByTimeAsync(200)
    expect(await flushed).toBe(true)
    expect(sent.map(({ title }) => title)).toEqual(['A', 'B'])
    save.note({ title: 'C' })
    save.drop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(2)
  })
})
