import { useState } from 'react'

export interface Meanwhile<Value> {
  /** The current value, if it differs from the one the user started with or has last seen. */
  readonly theirs: Value | undefined
  /** Marks the current value as seen. */
  readonly seen: () => void
}

/**
 * Notices that the value being edited was changed by someone else, or in another window. `now` is the current value, or
 * something that identifies it (a revision); it may change while the component is not mounted.
 */
export const useMeanwhile = <Value extends string | undefined>(now: Value): Meanwhile<Value> => {
  const [known, setKnown] = useState(now)
  return { theirs: now === known ? undefined : now, seen: () => setKnown(now) }
}
