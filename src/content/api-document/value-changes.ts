/** Changes of a parsed value that the notation asks for. Shared objects stay shared. */
import type { Json, JsonObject } from '../document/document.ts'
import { isObject } from './references.ts'
import { mergeKey } from './source/yaml-source.ts'

/** Copies objects and lists, each once; `change` gives the members of a copied object. */
const copied = (
  root: Json,
  change: (object: JsonObject, copy: (value: Json) => Json) => JsonObject,
): Json => {
  const done = new Map<Json, Json>()
  const copy = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    const known = done.get(value)
    if (known !== undefined) return known
    const result = Array.isArray(value)
      ? (value as readonly Json[]).map(copy)
      : change(value as JsonObject, copy)
    done.set(value, result)
    return result
  }
  return copy(root)
}

/** Puts the members of what a merge key names into its object: own members come first, then the first source. */
export const withMerged = (root: Json): Json =>
  copied(root, (object, copy) => {
    const result: Record<string, Json> = {}
    for (const name of Object.keys(object)) {
      const value = object[name] as Json
      const sources = (Array.isArray(value) ? (value as readonly Json[]) : [value]).map(copy)
      if (name !== mergeKey || !sources.every(isObject)) {
        result[name] = copy(value)
        continue
      }
      for (const source of sources)
        for (const [merged, member] of Object.entries(source))
          if (!Object.hasOwn(object, merged) && !Object.hasOwn(result, merged)) result[merged] = member
    }
    return result
  })

/** Numbers that JSON cannot express become the largest ones that it can. */
export const withFiniteNumbers = (root: Json): Json =>
  copied(root, (object, copy) => {
    const finite = (value: Json): Json =>
      typeof value === 'number' && !Number.isFinite(value) ? Math.sign(value) * Number.MAX_VALUE : copy(value)
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        Array.isArray(value) ? (value as readonly Json[]).map(finite) : finite(value),
      ]),
    )
  })
