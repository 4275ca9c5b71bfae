/**
 * Results of conflicts that are written and not used yet, by the change request and what they are about. They lie in
 * this browser until the service has them: neither a reload, nor a failure, nor a main that moves takes them away.
 */
import { ownPrefix } from '../../api/draft-owner.ts'
import { matterPart } from '../../../content/merge/conflicts.ts'

const nameOf = (name: string): string => `${ownPrefix('conflict')}${name}`

/** Names the result of a conflict. What takes the conflict's place when a text changes has the same name. */
export const resultName = (change: string, conflict: string): string => `${change}.${matterPart(conflict)}`

/** What was kept, for whoever knows its shape; undefined when nothing was. */
export const readResult = (name: string): unknown => {
  try {
    const text = localStorage.getItem(nameOf(name))
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Keeps it in place of what was kept before; undefined keeps nothing. */
export const keepResult = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(nameOf(name))
    else localStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // Without storage a result lasts as long as its screen.
  }
}
