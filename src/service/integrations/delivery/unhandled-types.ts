/** The types of events that a version does not handle: it answered 406, and is not sent such events again. */
import type { Store } from '../../storage/store.ts'
import type { ScriptIdentity } from '../runtime/script-request.ts'
import { scriptKey } from '../runtime/script-request.ts'

/** Answers of versions that are remembered; all are forgotten beyond it. */
const maxRemembered = 10_000

const unhandled = new WeakMap<Store, Set<string>>()

interface SentTo extends ScriptIdentity {
  readonly type: string
}

const keyOf = (sent: SentTo): string => `${scriptKey(sent)} ${sent.type}`

export const isUnhandled = (store: Store, sent: SentTo): boolean =>
  unhandled.get(store)?.has(keyOf(sent)) === true

export const rememberUnhandled = (store: Store, sent: SentTo): void => {
  const known = unhandled.get(store) ?? new Set()
  if (known.size >= maxRemembered) known.clear()
  unhandled.set(store, known.add(keyOf(sent)))
}
