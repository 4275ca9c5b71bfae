import { useState } from 'react'

export interface ConcurrentChange<Value> {
  /** The current value, if it differs from the one the user started with or has last seen. */
  readonly theirs: Value | undefined
  /** Marks the current value as seen. */
  readonly seen: () => void
}

/**
 * Notices that the value being edited was changed by someone else, or in another window. `now` is the current value, or
 * something that identifies it (a revision); it may change while the component is not mounted.
 */
export const useConcurrentChange = <Value extends string | undefined>(
  now: Value,
): ConcurrentChange<Value> => {
  const [known, setKnown] = useState(now)
  return { theirs: now === known ? undefined : now, seen: () => setKnown(now) }
}
