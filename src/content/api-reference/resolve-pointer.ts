/** Follows references of an API document to objects, with what stands beside them. */
import { longestReferenceChain, referenceTarget, segmentsOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { memberOf } from './read-json.ts'

export interface Resolved {
  readonly value: JsonObject
  /** The last reference that was followed; absent where the value stood in its place. */
  readonly reference?: string
}

/**
 * The object that a value is or refers to, with the members beside a reference over those of its target, as OpenAPI 3.1
 * has them. An unresolvable reference is an empty object.
 */
export const resolved = (root: JsonObject, value: Json | undefined): Resolved => {
  let found = value
  let reference: string | undefined
  let beside: JsonObject | undefined
  for (let step = 0; step <= longestReferenceChain; step += 1) {
    if (!isJsonObject(found)) return { value: beside ?? {}, ...(reference !== undefined && { reference }) }
    const next = memberOf(found, '$ref')
    if (typeof next !== 'string')
      return {
        value: beside === undefined ? found : { ...found, ...beside },
        ...(reference !== undefined && { reference }),
      }
    if (Object.keys(found).length > 1) {
      const { $ref: _reference, ...others } = found
      beside = { ...others, ...beside }
    }
    reference = next
    found = referenceTarget(root, next)
  }
  return { value: {} }
}

/** The name of a schema in `components/schemas`. */
export const componentName = (reference: string | undefined): string | undefined => {
  if (reference?.startsWith('#/components/schemas/') !== true) return undefined
  const segments = segmentsOf(reference)
  return segments?.length === 3 ? segments[2] : undefined
}
