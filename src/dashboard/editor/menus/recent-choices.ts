/** The most recent choices in this browser, latest first. */
import { browserStore, stringList } from '../../api/browser-store.ts'

const maxChoices = 4

export interface RecentChoices {
  readonly read: () => readonly string[]
  readonly note: (name: string) => void
}

/** A list under a storage key. */
export const recentChoices = (key: string): RecentChoices => {
  const stored = browserStore<readonly string[]>({
    prefix: key,
    format: stringList,
    initial: [],
    maxLength: 1000,
  }).at('')
  return {
    read: stored.get,
    note: (chosen) => {
      stored.set([chosen, ...stored.get().filter((other) => other !== chosen)].slice(0, maxChoices))
    },
  }
}
