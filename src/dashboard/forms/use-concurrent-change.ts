import { useState } from 'react'

export interface Meanwhile<Value> {
  /** What stands there now, when it is another than what the person began with or has seen since. */
  readonly theirs: Value | undefined
  /** From now on that is what the person knows. */
  readonly seen: () => void
}

/**
 * Notices that what somebody types over was changed by somebody else, or in another window, since they began. `now` is
 * what stands there, by a name that is another whenever it is (a text, a revision); it may come while nobody looks.
 */
export const useMeanwhile = <Value extends string | undefined>(now: Value): Meanwhile<Value> => {
  const [known, setKnown] = useState(now)
  return { theirs: now === known ? undefined : now, seen: () => setKnown(now) }
}
