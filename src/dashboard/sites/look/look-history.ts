/** Editing a look step by step: what is edited, what it was before each step, and what was taken back. */

export interface Steps<Part> {
  /** What is edited and not kept yet; undefined: what is kept. */
  readonly now: Part | undefined
  readonly past: readonly Part[]
  readonly future: readonly Part[]
  /** The part of the look that the last step changed, and when, in milliseconds of the page. */
  readonly unit: string
  readonly at: number
  /** The version of what is kept that `now` was begun over. */
  readonly over: number
}

/** Within this time what is typed into one field is one step back. */
const oneStep = 1000

export const noSteps = { now: undefined, past: [], future: [], unit: '', at: 0, over: 0 } as const

export interface Step<Part> {
  readonly next: Part
  readonly unit: string
  readonly at: number
}

/** A further step from `kept`, which is of the version `over`. */
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

/** One step back; the same when there is none. */
export const steppedBack = <Part>(steps: Steps<Part>, kept: Part, over: number): Steps<Part> => {
  const last = steps.past.at(-1)
  if (last === undefined) return steps
  return {
    ...{ now: last, unit: '', at: 0, past: steps.past.slice(0, -1) },
    future: [steps.now ?? kept, ...steps.future],
    over: steps.now === undefined ? over : steps.over,
  }
}

/** One step forward again; the same when there is none. */
export const steppedForward = <Part>(steps: Steps<Part>, kept: Part, over: number): Steps<Part> => {
  const [next, ...future] = steps.future
  if (next === undefined) return steps
  return {
    ...{ now: next, unit: '', at: 0, future },
    past: [...steps.past, steps.now ?? kept],
    over: steps.now === undefined ? over : steps.over,
  }
}

/** `sent` is kept now, as `version`. What was edited meanwhile goes on over it. */
export const keptAs = <Part>(steps: Steps<Part>, sent: Part, version: number): Steps<Part> => ({
  ...steps,
  now: steps.now === sent ? undefined : steps.now,
  over: version,
})
