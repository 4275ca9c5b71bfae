/**
 * Draft results of conflicts, by change request and subject of the conflict. Stored in this browser until the service
 * has them, so that they survive reloads, failures and a moving main.
 */
import { browserStore, jsonOf } from '../../api/browser-store.ts'
import { matterPart } from '../../../content/merge/conflicts.ts'

const store = browserStore<unknown>({
  prefix: 'recto.conflict.',
  format: jsonOf((value) => value),
  initial: undefined,
  maxLength: 2_000_000,
  isOwned: true,
})

/** Storage name of a conflict's result. A conflict that replaces this one after a text change has the same name. */
export const resultName = (change: string, conflict: string): string => `${change}.${matterPart(conflict)}`

/** The stored draft, of unknown shape; undefined if there is none. */
export const readResult = (name: string): unknown => store.at(name).get()

/** Replaces the stored draft; undefined removes it. */
export const storeResult = (name: string, value: unknown): void => {
  store.at(name).set(value)
}
