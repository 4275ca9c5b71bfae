/** The most recent choices in this browser, latest first. */
const most = 4

export interface RecentChoices {
  readonly read: () => readonly string[]
  readonly note: (name: string) => void
}

/** A list under a storage key. Without storage, nothing is remembered. */
export const recentChoices = (name: string): RecentChoices => {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
    } catch {
      return []
    }
  }
  return {
    read,
    note: (chosen) => {
      const next = [chosen, ...read().filter((one) => one !== chosen)].slice(0, most)
      try {
        window.localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Storage is full or refused: the list stays unchanged.
      }
    },
  }
}
