/**
 * Computing that takes long on large input: a module that exports `run`, a function of plain data. Anything else that
 * it needs (stored objects, targets of addresses) it asks for by name. Questions and answers are plain data too, so
 * that `compute` can run it on the main thread or in a process of the pool with the same result.
 */

/** The questions of a task, by name. Each is answered on the main thread. */
export type Asks = Readonly<Record<string, (question: never) => Promise<unknown>>>

/** Answers a question about many items, each by `answer`, in their order. */
export const answerEach =
  <Resource, Answer>(answer: (resource: Resource) => Answer) =>
  (resources: readonly Resource[]): Promise<readonly Answer[]> =>
    Promise.resolve(resources.map(answer))

/** The exports of a task's module. It has no side effects: it can be aborted and run again from the start. */
export interface TaskModule<Input, Questions extends Asks, Result> {
  readonly run: (input: Input, asks: Questions) => Promise<Result> | Result
}

export interface Task<Input, Questions extends Asks, Result> {
  /** The module's URL, for a process of the pool. */
  readonly script: URL
  /** The same module, for the main thread; loaded on first use. */
  readonly load: () => Promise<TaskModule<Input, Questions, Result>>
  /** Bytes of input and answers up to which it runs on the main thread. */
  readonly inlineBytes: number
}

/**
 * Bytes of input that keep the main thread busy for at most 60 ms, of the limit of 100, by the kind of work. Measured
 * on pages of real documentation, which take 8 ms, and on hostile texts.
 */
export const inlineBytes = {
  /** Parsing, printing, keying, rendering of pages: 0.3 to 0.5 ms per kilobyte, at worst 4. */
  text: 16 * 1024,
  /** The same for comments, whose authors can write more hostile texts than authors of pages. */
  short: 4 * 1024,
  /** Comparing and merging stored documents, most of whose blocks are the same: 0.1 ms per kilobyte. */
  stored: 256 * 1024,
} as const

/** Defines a task: `defineTask('text', new URL('./x.task.ts', import.meta.url), () => import('./x.task.ts'))`. */
export const defineTask = <Input, Questions extends Asks, Result>(
  weight: keyof typeof inlineBytes,
  script: URL,
  load: () => Promise<TaskModule<Input, Questions, Result>>,
): Task<Input, Questions, Result> => ({ script, load, inlineBytes: inlineBytes[weight] })
