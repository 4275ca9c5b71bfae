/** Replaces bindings to the client's state by its values. */
import type { Json, JsonObject } from '../document/document.ts'
import type { BoundText, StateBinding } from './elements.ts'

/** Whether the value is `{$state: key}` and nothing else. */
const isBinding = (value: object): value is StateBinding =>
  '$state' in value && typeof value.$state === 'string' && Object.keys(value).length === 1

/** The value of a key, without what objects inherit. */
const valueOf = (state: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(state, key) ? state[key] : undefined

const resolved = (value: Json, state: JsonObject): Json | undefined => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => resolved(item, state) ?? null)
  if (isBinding(value)) return valueOf(state, value.$state)
  const entries = Object.entries(value as JsonObject).map(([name, member]) => [name, resolved(member, state)])
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined)) as JsonObject
}

/**
 * The value with every `{$state: key}` inside it replaced. A key that the state does not have leaves its member out, as
 * JSON does with what is undefined; in a list it becomes null.
 */
export const resolve = <Value extends JsonObject>(value: Value, state: JsonObject): Value =>
  // Members stay what they are but for bindings, which no type of ours names.
  (resolved(value, state) ?? {}) as Value

/** The text of a property such as `content`: as given, or from the state. Empty where that holds no text. */
export const resolveText = (text: BoundText, state: JsonObject): string => {
  if (typeof text === 'string') return text
  const value = valueOf(state, text.$state)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
