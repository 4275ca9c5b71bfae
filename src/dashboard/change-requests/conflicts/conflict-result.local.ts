/**
 * Draft results of conflicts, by change request and subject of the conflict. Stored in this browser until the service
 * has them, so that they survive reloads, failures and a moving main.
 */
import { ownPrefix } from '../../api/draft-owner.ts'
import { matterPart } from '../../../content/merge/conflicts.ts'

const nameOf = (name: string): string => `${ownPrefix('conflict')}${name}`

/** Storage name of a conflict's result. A conflict that replaces this one after a text change has the same name. */
export const resultName = (change: string, conflict: string): string => `${change}.${matterPart(conflict)}`

/** The stored draft, of unknown shape; undefined if there is none. */
export const readResult = (name: string): unknown => {
  try {
    const text = localStorage.getItem(nameOf(name))
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Replaces the stored draft; undefined removes it. */
export const keepResult = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(nameOf(name))
    else localStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // Without storage, a draft lasts as long as its screen.
  }
}
