/** Undo history of a look: the edited state, the previous steps, and the undone ones. */

export interface Steps<Part> {
  /** The edited, unsaved state; undefined if there is none. */
  readonly now: Part | undefined
  readonly past: readonly Part[]
  readonly future: readonly Part[]
  /** The part of the look changed by the last step, and its time in milliseconds since page load. */
  readonly unit: string
  readonly at: number
  /** The saved version that `now` is based on. */
  readonly over: number
}

/** Typing into one field within this time is a single step, in milliseconds. */
const oneStep = 1000

export const noSteps = { now: undefined, past: [], future: [], unit: '', at: 0, over: 0 } as const

export interface Step<Part> {
  readonly next: Part
  readonly unit: string
  readonly at: number
}

/** Adds a step based on `kept`, whose version is `over`. */
export const stepped = <Part>(
  steps: Steps<Part>,
  { next, unit, at }: Step<Part>,
  kept: Part,
  over: number,
): Steps<Part> => {
  const same = unit === steps.unit && at - steps.at <= oneStep && steps.past.length > 0
  return {
    now: next,
    past: same ? steps.past : [...steps.past, steps.now ?? kept],
    future: [],
    ...{ unit, at },
    over: steps.now === undefined ? over : steps.over,
  }
}

/** Undo; unchanged if there is no step. */
export const steppedBack = <Part>(steps: Steps<Part>, kept: Part, over: number): Steps<Part> => {
  const last = steps.past.at(-1)
  if (last === undefined) return steps
  return {
    ...{ now: last, unit: '', at: 0, past: steps.past.slice(0, -1) },
    future: [steps.now ?? kept, ...steps.future],
    over: steps.now === undefined ? over : steps.over,
  }
}

/** Redo; unchanged if there is no step. */
export const steppedForward = <Part>(steps: Steps<Part>, kept: Part, over: number): Steps<Part> => {
  const [next, ...future] = steps.future
  if (next === undefined) return steps
  return {
    ...{ now: next, unit: '', at: 0, future },
    past: [...steps.past, steps.now ?? kept],
    over: steps.now === undefined ? over : steps.over,
  }
}

/** `sent` was saved as `version`. Edits made since then are now based on it. */
export const keptAs = <Part>(steps: Steps<Part>, sent: Part, version: number): Steps<Part> => ({
  ...steps,
  now: steps.now === sent ? undefined : steps.now,
  over: version,
})
