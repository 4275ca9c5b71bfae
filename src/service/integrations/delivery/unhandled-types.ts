/** The types of events that a version does not handle: it answered 406, and is not sent such events again. */
import type { Store } from '../../storage/store.ts'

/** Answers of versions that are remembered; all are forgotten beyond it. */
const maxRemembered = 10_000

const unhandled = new WeakMap<Store, Set<string>>()

interface SentTo {
  readonly integration: string
  readonly version: number
  readonly type: string
}

const keyOf = ({ integration, version, type }: SentTo): string => `${integration} ${version} ${type}`

export const isUnhandled = (store: Store, sent: SentTo): boolean =>
  unhandled.get(store)?.has(keyOf(sent)) === true

export const rememberUnhandled = (store: Store, sent: SentTo): void => {
  const known = unhandled.get(store) ?? new Set()
  if (known.size >= maxRemembered) known.clear()
  unhandled.set(store, known.add(keyOf(sent)))
}
