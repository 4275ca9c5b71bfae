/** What the configuration of a content source returns. */
import type { ComputedSource } from '../../../client/types.gen.ts'
import type { Json, JsonObject } from '../../../content/document/document.ts'

const objectIn = (value: Json, name: string): JsonObject | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const member = (value as JsonObject)[name]
  return typeof member === 'object' && member !== null && !Array.isArray(member)
    ? (member as JsonObject)
    : undefined
}

/** The source with the properties and dependencies that its configuration returned; other members are ignored. */
export const configuredSource = (type: string, returned: Json): ComputedSource => {
  const [props, dependencies] = [objectIn(returned, 'props'), objectIn(returned, 'dependencies')]
  return { type, ...(props && { props }), ...(dependencies && { dependencies }) } as ComputedSource
}
