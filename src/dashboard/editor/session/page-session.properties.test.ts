/**
 * Model-based test of an edit session: one person types in windows that are closed, crash and are opened again; others
 * write to the same page; requests fail, or succeed without a response. After every step the laws of
 * `reducer/state.ts` hold, and once the service works again, everything typed is saved.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { leftEntries, openJournal } from './journal.ts'
import { memoryStore, printText, text } from './page-session-fixture.ts'
import type { FieldName, PageChange, PageFields, Side } from './page-fields.ts'
import { createPageSession } from './page-session.ts'
import type { Failure, PageSession } from './page-session-state.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FC_RUNS'] ?? 200)

/** Places of the page that can be typed in: two fields and two blocks of the text. Each has one word. */
const places = ['title', 'description', 'a', 'b'] as const
type Place = (typeof places)[number]
type Words = Readonly<Record<Place, string>>

const blockWord = (document: RichTextDocument | undefined, key: string): string =>
  printText({ title: '', document: document ?? emptyDocument })
    .split('\n\n')
    .find((line) => line.startsWith(`${key} `))
    ?.slice(2) ?? ''
const wordsIn = ({ title, description = '', document }: PageFields): Words => ({
  title,
  description,
  a: blockWord(document, 'a'),
  b: blockWord(document, 'b'),
})
const documentOf = ({ a, b }: Words): RichTextDocument => text(`a ${a}`, `b ${b}`)
const fieldsWith = (words: Words): PageFields => ({
  title: words.title,
  description: words.description,
  document: documentOf(words),
})
const start: Words = { title: 'w0', description: 'w0', a: 'w0', b: 'w0' }

const faults = [
  'offline',
  'signed-out',
  'moved',
  'gone',
  'closed',
  'refused',
  'refused-field',
  'lost-response',
] as const
type Fault = (typeof faults)[number]
class RequestError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.is)
    this.failure = failure
  }
}
const failureFor = (fault: Fault): Failure => {
  switch (fault) {
    case 'refused':
      return { is: 'refused', error: fault, fields: new Map() }
    case 'refused-field':
      return { is: 'refused', error: fault, fields: new Map([['title', 'Taken.']]) }
    case 'closed':
      return { is: 'closed', error: fault }
    case 'lost-response':
      return { is: 'offline' }
    default:
      return { is: fault }
  }
}
/** Milliseconds after which the copy in the browser must be written. */
const copyDelay = 50

/** What the person in front of the window typed and saw: the laws are about this. */
class Person {
  words = 0
  /** The last word typed in each place, unless it was discarded by choice, with the time. */
  readonly typed = new Map<Place, { readonly word: string; readonly at: number }>()
  readonly seen = new Set<string>(Object.values(start))
  /** All words typed in this window since unsaved changes were last dropped. */
  readonly own = new Set<string>()

  nextWord(): string {
    this.words += 1
    return `w${this.words}`
  }
  look(session: PageSession): void {
    const state = session.state()
    const shown = [session.fields(), session.others()?.after.fields]
    if (state.is === 'conflict') shown.push(state.theirs.fields)
    for (const { theirs } of session.textConflicts().values())
      shown.push({ title: '', document: { ...emptyDocument, nodes: [theirs] } })
    for (const fields of shown)
      if (fields !== undefined) for (const word of Object.values(wordsIn(fields))) this.seen.add(word)
  }
  type(session: PageSession, place: Place, word = this.nextWord()): void {
    this.look(session)
    this.typed.set(place, { word, at: Date.now() })
    this.seen.add(word)
    this.own.add(word)
    const words = { ...wordsIn(session.fields()), [place]: word }
    if (place === 'title' || place === 'description') session.note({ [place]: word })
    else session.note({ document: () => documentOf(words) })
  }
  decide(session: PageSession, side: Side): void {
    const state = session.state()
    this.look(session)
    for (const key of session.textConflicts().keys()) {
      if (side === 'theirs') this.typed.delete(key as Place)
      session.answerConflict(key, side)
    }
    if (state.is !== 'conflict') return
    if (side === 'theirs')
      for (const conflict of state.conflicts) {
        const name = conflict.field === 'document' ? conflict.block.change?.key : conflict.field
        for (const place of places) if (place === name) this.typed.delete(place)
      }
    void session.decide(new Map(state.conflicts.map(({ id }) => [id, side])))
  }
}

/** The situations that the steps led to; at the end all must have occurred. */
const reached = new Set<string>()
const situations = [
  'saved',
  'waiting',
  'saving',
  'offline',
  'signed-out',
  'closed',
  'refused',
  'gone',
  'conflict',
]

/** The service with its page, and the browser with its windows. One window is open at a time. */
class World {
  readonly person = new Person()
  readonly store = memoryStore()
  readonly revisions = new Map<string, PageFields>([['r0', fieldsWith(start)]])
  /** All words that the service ever had. */
  readonly arrived = new Set<string>()
  readonly faults: Fault[] = []
  head = 'r0'
  running = 0
  windows = 0
  session = this.open()

  current(): PageFields {
    return this.revisions.get(this.head) ?? { title: '' }
  }
  put(fields: PageFields): void {
    this.head = `r${this.revisions.size}`
    this.revisions.set(this.head, fields)
    for (const word of Object.values(wordsIn(fields))) this.arrived.add(word)
  }
  /** Responds after a while. Law 2: one request at a time. */
  private async request<Result>(respond: () => Result): Promise<Result> {
    this.running += 1
    expect(this.running, 'requests at the same time').toBe(1)
    await new Promise((done) => setTimeout(done, 50))
    this.running -= 1
    const fault = this.faults.shift()
    if (fault === 'lost-response') respond()
    if (fault !== undefined) throw new RequestError(failureFor(fault))
    return respond()
  }
  /** Applies a write. Law 4: it replaces nothing that the person has not seen. */
  private apply({ title, description, document }: PageChange, over: string): string {
    if (over !== this.head) throw new RequestError({ is: 'moved' })
    const before = this.current()
    this.put({
      title: title ?? before.title,
      description: description ?? before.description,
      // The session sends a document, not Markdown.
      document:
        (document as { readonly document: RichTextDocument } | undefined)?.document ?? before.document,
    })
    const [was, is] = [wordsIn(before), wordsIn(this.current())]
    for (const place of places)
      if (was[place] !== is[place])
        expect([...this.person.seen], `replaced in ${place}`).toContain(was[place])
    return this.head
  }
  private open(): PageSession {
    this.windows += 1
    this.person.own.clear()
    const session = createPageSession(
      'p',
      { revision: this.head, fields: this.current() },
      {
        write: (change, over) => this.request(() => ({ revision: this.apply(change, over) })),
        read: (revision) =>
          this.request(() => {
            const fields = this.revisions.get(revision ?? this.head)
            return fields === undefined ? null : { revision: revision ?? this.head, fields }
          }),
        failureOf: (error) => {
          if (error instanceof RequestError) return error.failure
          throw error
        },
        check: ({ description }) =>
          new Map<FieldName, string>(
            description?.endsWith('5') === true ? [['description', 'Invalid.']] : [],
          ),
        journal: openJournal(this.store, 'p', `window${this.windows}`),
        now: () => Date.now(),
        pause: 1000,
      },
    )
    void session.restore(leftEntries(this.store, 'p', new Set()))
    return session
  }
  othersWrite(place: Place): void {
    this.put(fieldsWith({ ...wordsIn(this.current()), [place]: this.person.nextWord() }))
  }
  /** The window is gone without notice: with its timers and requests. */
  crash(): void {
    vi.clearAllTimers()
    this.running = 0
    // What was typed just now is not in the browser's copy yet.
    for (const [place, { word, at }] of this.person.typed)
      if (Date.now() - at < copyDelay && !this.isSafe(word)) this.person.typed.delete(place)
    this.session = this.open()
  }
  /** The user leaves the page; unsaved changes stay in the browser. */
  async close(): Promise<void> {
    const { session } = this
    const closed = session.flush().finally(() => session.end())
    await vi.advanceTimersByTimeAsync(1000)
    await closed
    this.session = this.open()
  }
  /** Whether a word survives this window. */
  isSafe(word: string): boolean {
    const entries = Array.from({ length: this.store.length }, (_, at) =>
      this.store.getItem(this.store.key(at) ?? ''),
    )
    return this.arrived.has(word) || entries.some((entry) => entry?.match(/w\d+/gu)?.includes(word) === true)
  }

  checkLaws(): void {
    const { session, person } = this
    reached.add(session.state().is)
    if (session.held().size > 0) reached.add('held')
    const others = session.others()
    if (others !== undefined) {
      reached.add('others')
      const [before, after] = [wordsIn(others.before), wordsIn(others.after.fields)]
      for (const place of places)
        if (before[place] !== after[place])
          expect([...person.own], 'own edit shown as that of others').not.toContain(after[place])
    }
    if (session.textConflicts().size > 0) reached.add('text-conflict')
    person.look(session)
    const shown = wordsIn(session.fields())
    for (const [place, { word, at }] of person.typed) {
      const isKept = this.isSafe(word)
      expect(isKept || shown[place] === word, `law 1: ${word} in ${place} is lost`).toBe(true)
      expect(isKept || Date.now() - at < copyDelay, `law 1: ${word} has no copy`).toBe(true)
    }
    const state = session.state()
    // Law 3: not shown as saved while anything can be sent.
    if (
      state.is === 'saved' &&
      session.held().size === 0 &&
      session.textConflicts().size === 0 &&
      this.running === 0
    )
      expect(session.unsaved(), 'law 3: shown as saved').toBe(false)
  }
  /** Law 3: once the service works again, everything is saved by itself, or after the answer that is asked for. */
  async recover(): Promise<void> {
    this.faults.length = 0
    for (let tries = 0; tries < 20; tries += 1) {
      await vi.advanceTimersByTimeAsync(61_000)
      this.checkLaws()
      const { session, person } = this
      const { is } = session.state()
      expect(['waiting', 'saving', 'offline'], 'law 3: never retried').not.toContain(is)
      if (is === 'conflict') person.decide(session, 'mine')
      else if (is === 'gone') await this.close()
      else if (is !== 'saved') void session.flush()
      else if (session.textConflicts().size > 0) person.decide(session, 'mine')
      else if (session.held().size > 0)
        for (const name of session.held().keys()) person.type(session, name as Place, `${person.nextWord()}1`)
      else if (session.unsaved()) throw new Error('shown as saved')
      else if (this.store.length > 0) await this.close()
      else break
    }
    void this.session.catchUp()
    await vi.advanceTimersByTimeAsync(1000)
    expect([this.session.state().is, this.store.length]).toEqual(['saved', 0])
    expect(wordsIn(this.session.fields())).toEqual(wordsIn(this.current()))
    for (const { word } of this.person.typed.values()) expect([...this.arrived]).toContain(word)
  }
}

const place = fc.constantFrom(...places)
const side = fc.constantFrom<Side>('mine', 'theirs')
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('type'), place }) },
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('wait'), time: fc.constantFrom(10, 60, 300, 1100, 9000) }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('others-write'), place }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('fail'), fault: fc.constantFrom(...faults) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('decide'), side }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('answer-others'), side }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constantFrom('flush', 'catch-up', 'drop', 'crash', 'close') }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const take = async (world: World, next: Step): Promise<void> => {
  const { session, person } = world
  switch (next.is) {
    case 'type':
      return person.type(session, next.place)
    case 'wait':
      return void (await vi.advanceTimersByTimeAsync(next.time))
    case 'others-write':
      return world.othersWrite(next.place)
    case 'fail':
      return void world.faults.push(next.fault)
    case 'decide':
      return person.decide(session, next.side)
    case 'answer-others':
      return session.answerOthers(next.side)
    case 'flush':
      return void session.flush()
    case 'catch-up':
      return void session.catchUp()
    case 'drop':
      person.typed.clear()
      person.own.clear()
      return void session.drop()
    case 'crash':
      return world.crash()
    case 'close':
      return world.close()
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it(`loses no typed word and replaces none unseen (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 50, size: 'max' }), async (steps) => {
      vi.clearAllTimers()
      const world = new World()
      for (const next of steps) {
        // In sequence: each step acts on the result of the one before.
        await take(world, next)
        world.checkLaws()
      }
      await world.recover()
    }),
    { seed, numRuns },
  )
  expect([...situations, 'held', 'others', 'text-conflict'].filter((name) => !reached.has(name))).toEqual([])
})
