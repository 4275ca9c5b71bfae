/** States of units as XLIFF has them. */
import type { ExchangeState } from '../exchange-file.ts'

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** The exact state is in `subState`, which other programs remove when they change the state. */
export const xliffStates: Readonly<Record<ExchangeState, string>> = {
  missing: 'initial',
  machine: 'translated',
  edited: 'translated',
  reviewed: 'reviewed',
  stale: 'initial',
}

const others: { readonly [state: string]: ExchangeState } = {
  translated: 'edited',
  reviewed: 'reviewed',
  final: 'reviewed',
}

const prefix = 'recto:'

/** `subState` counts only together with the state that was written with it. */
export const stateOfXliff = (state: string, subState: string): ExchangeState | undefined => {
  const own = subState.startsWith(prefix) ? subState.slice(prefix.length) : ''
  if (Object.hasOwn(xliffStates, own) && xliffStates[own as ExchangeState] === state)
    return own as ExchangeState
  return Object.hasOwn(others, state) ? others[state] : undefined
}
