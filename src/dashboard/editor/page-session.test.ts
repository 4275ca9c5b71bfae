import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RichTextDocument } from '../../content/document.ts'
import { emptyDocument } from '../../content/document.ts'
import { parseMarkdown } from '../../content/markdown/parse.ts'
import { printMarkdown } from '../../content/markdown/print.ts'
import { leftEntries, openJournal, pagesLeft, type JournalStore } from './journal.ts'
import type { FieldName, PageChange, PageFields } from './page-fields.ts'
import { createPageSession } from './page-session.ts'
import type { Failure, Seen } from './session-parts.ts'

/** Each line is a block whose key is its first letter, so that a block stays the same one when its words change. */
const text = (...lines: readonly string[]): RichTextDocument => {
  const { document } = parseMarkdown(lines.join('\n\n'), { file: 'x', titled: false })
  return {
    ...document,
    nodes: document.nodes.map((node, at) => ({ ...node, key: (lines[at] ?? '').charAt(0) })),
  }
}
const wordsOf = ({ document = emptyDocument }: PageFields): string =>
  printMarkdown(document, { href: () => '' }).trim()

const memoryStore = (): JournalStore => {
  const all = new Map<string, string>()
  return {
    get length() {
      return all.size
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  }
}

class Failed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.is)
    this.failure = failure
  }
}

/** A service with one page: it refuses a write over another revision than its head, as the real one does. */
const service = (fields: PageFields) => {
  const revisions = new Map<string, PageFields | null>([['r0', fields]])
  let head = 'r0'
  const sent: PageChange[] = []
  const refusals: Failure[] = []
  const put = (next: PageFields | null): void => {
    head = `r${revisions.size}`
    revisions.set(head, next)
  }
  const seen = (revision: string): Seen | null => {
    const found = revisions.get(revision)
    return found === undefined || found === null ? null : { revision, fields: found }
  }
  const write = async (change: PageChange, over: string): Promise<string> => {
    await new Promise((done) => setTimeout(done, 100))
    const refusal = refusals.shift()
    if (refusal !== undefined) throw new Failed(refusal)
    if (over !== head) throw new Failed({ is: 'moved' })
    sent.push(change)
    const { operation: _, page: _page, document, ...rest } = change
    const before = revisions.get(head) ?? { title: '' }
    const written = document !== undefined && 'document' in document ? { document: document.document } : {}
    put({ ...before, ...rest, ...written } as PageFields)
    return head
  }
  const read = async (revision?: string): Promise<Seen | null> => {
    await new Promise((done) => setTimeout(done, 10))
    return seen(revision ?? head)
  }
  const open = (store = memoryStore(), window = 'w') =>
    createPageSession('p', seen(head) ?? { revision: '', fields: { title: '' } }, {
      write,
      read,
      failureOf: (error) => (error as Failed).failure,
      check: (change) =>
        new Map<FieldName, string>('title' in change && !change.title ? [['title', 'Fill this in.']] : []),
      journal: openJournal(store, 'p', window),
      now: () => 7,
      pause: 1000,
    })
  return { sent, refusals, put, write, open, now: () => revisions.get(head) ?? undefined }
}

const none: ReadonlySet<string> = new Set()

describe('a page that is saved without being asked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends once after a pause, with the last of each field and nothing that stayed', async () => {
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

  it('sends what was typed during a write with the next one, and takes nothing away that was emptied', async () => {
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

  it('says that all is saved when what was typed was taken back', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    session.note({ document: () => text('a one, two') })
    session.note({ document: () => text('a one') })
    await vi.advanceTimersByTimeAsync(2000)
    expect(session.state().is).toBe('saved')
    expect(at.sent).toEqual([])
  })

  it('makes the text only when it is needed', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    const read = vi.fn(() => text('a two'))
    for (let key = 0; key < 20; key += 1) session.note({ document: read })
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(read.mock.calls.length).toBeLessThan(4)
    expect(wordsOf(at.now() ?? { title: '' })).toBe('a two')
  })

  it('keeps all while nobody answers, and sends it by itself afterwards', async () => {
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
      // Each case has a service of its own.
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

  it('counts what waits for the service: fields and blocks, not keys', async () => {
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

  it('asks where both changed one place; nothing is written until it is decided', async () => {
    for (const [side, expected] of [
      ['mine', 'a mine\n\nb also mine'],
      ['theirs', 'a theirs\n\nb also mine'],
    ] as const) {
      const at = service({ title: 'A', document: text('a one', 'b two') })
      const session = at.open()
      session.note({ document: () => text('a mine', 'b also mine') })
      at.put({ title: 'A', document: text('a theirs', 'b two') })
      // One after the other: each is a story of its own.
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

  it('holds back a field that is refused, says why, and saves the rest', async () => {
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

  it('stops at a page that is gone, and keeps what was typed', async () => {
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

  it('notices that a lost answer had been a success', async () => {
    const at = service({ title: 'A', document: text('a one') })
    const session = at.open()
    session.note({ document: () => text('a mine') })
    // The write arrived; its answer did not.
    at.put({ title: 'A', document: text('a mine') })
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.state().is).toBe('saved')
    expect(at.sent).toEqual([])
  })
})
