/** Parses the schema of visitor claims while typing, validated with the contract's schema. */
import { SiteAdaptiveSchemaUpdate, type AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
// Sets up the error messages of schemas.
import '../../forms/use-contract-form.ts'

export type ParsedSchema = { readonly schema: AdaptiveJsonSchema } | { readonly problems: readonly string[] }

/** Path of an error: `properties.plan.type`. */
const fieldPath = (path: readonly PropertyKey[]): string => path.slice(1).map(String).join('.')

export const parseSchema = (text: string): ParsedSchema => {
  let jsonSchema: unknown
  try {
    jsonSchema = JSON.parse(text)
  } catch (error) {
    return {
      problems: [`Invalid JSON: ${error instanceof Error ? error.message : 'it could not be parsed'}`],
    }
  }
  const parsed = SiteAdaptiveSchemaUpdate.safeParse({ jsonSchema })
  if (parsed.success) return { schema: parsed.data.jsonSchema }
  return {
    problems: parsed.error.issues.map(({ path, message }) => {
      const field = fieldPath(path)
      return field === '' ? message : `${field}: ${message}`
    }),
  }
}
