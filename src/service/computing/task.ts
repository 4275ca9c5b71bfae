/**
 * Computing that takes long on large input: a module that exports `run`, a function of plain data. Whatever else it
 * needs (stored objects, what an address refers to) it asks for by name; questions and answers are plain data too, so
 * that `compute` can run it on the thread that serves requests or on a process of the pool, with the same result.
 */

/** What a task may ask, by name. Each is answered on the thread that serves requests. */
export type Asks = Readonly<Record<string, (question: never) => Promise<unknown>>>

/** Answers a question that is asked for many things at once, each by `answer`, in their order. */
export const answerEach =
  <Resource, Answer>(answer: (thing: Resource) => Answer) =>
  (things: readonly Resource[]): Promise<readonly Answer[]> =>
    Promise.resolve(things.map(answer))

/** What a module of a task exports. It changes nothing: it may be given up and run again from the start. */
export interface TaskModule<Input, Questions extends Asks, Result> {
  readonly run: (input: Input, asks: Questions) => Promise<Result> | Result
}

export interface Task<Input, Questions extends Asks, Result> {
  /** The module's address, for a process of the pool. */
  readonly script: URL
  /** The same module, for this thread; loaded on first use. */
  readonly load: () => Promise<TaskModule<Input, Questions, Result>>
  /** Bytes of input and answers up to which it stays on the thread that serves requests. */
  readonly inlineBytes: number
}

/**
 * How many bytes of input keep the thread that serves requests busy for some 25 ms, a quarter of what it may be, by
 * what a task does with each. Measured on pages of real documentation.
 */
export const inlineBytes = {
  /** Parsing, printing, keying, rendering of pages: 0.3 to 0.5 ms a kilobyte, at worst 4. */
  text: 24 * 1024,
  /** The same of what people say to each other, who may write more hostile texts than those who write pages. */
  short: 8 * 1024,
  /** Comparing and merging stored documents, most of whose blocks are the same: 0.1 ms a kilobyte. */
  stored: 256 * 1024,
} as const

/** Names a task: `defineTask('text', new URL('./x.task.ts', import.meta.url), () => import('./x.task.ts'))`. */
export const defineTask = <Input, Questions extends Asks, Result>(
  weight: keyof typeof inlineBytes,
  script: URL,
  load: () => Promise<TaskModule<Input, Questions, Result>>,
): Task<Input, Questions, Result> => ({ script, load, inlineBytes: inlineBytes[weight] })
