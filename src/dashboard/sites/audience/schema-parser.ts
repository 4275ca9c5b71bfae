/** Parses the schema of visitor claims while typing, validated with the contract's schema. */
import { SiteAdaptiveSchemaUpdate, type AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
// Sets up the error messages of schemas.
import '../../forms/use-contract-form.ts'

export type ReadSchema = { readonly schema: AdaptiveJsonSchema } | { readonly problems: readonly string[] }

/** Path of an error: `properties.plan.type`. */
const placeOf = (path: readonly PropertyKey[]): string => path.slice(1).map(String).join('.')

export const readSchema = (text: string): ReadSchema => {
  let jsonSchema: unknown
  try {
    jsonSchema = JSON.parse(text)
  } catch (error) {
    return { problems: [`This is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`] }
  }
  const read = SiteAdaptiveSchemaUpdate.safeParse({ jsonSchema })
  if (read.success) return { schema: read.data.jsonSchema }
  return {
    problems: read.error.issues.map(({ path, message }) => {
      const place = placeOf(path)
      return place === '' ? message : `${place}: ${message}`
    }),
  }
}
