/** The icons that were chosen last in this browser. */
import { browserStore, stringList } from '../api/browser-store.ts'

const mostRecent = 16

const recent = browserStore<readonly string[]>({
  prefix: 'recto.icons.',
  format: stringList,
  initial: [],
  maxLength: 2000,
}).at('recent')

/** Names, latest first. */
export const recentIcons = (): readonly string[] => recent.get()

export const noteRecentIcon = (name: string): void => {
  recent.set([name, ...recent.get().filter((other) => other !== name)].slice(0, mostRecent))
}
