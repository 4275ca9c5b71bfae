/** The schema of visitors' claims as it is typed, checked with the contract's own schema. */
import { SiteAdaptiveSchemaUpdate, type AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
// Words for what a schema finds are set with the forms.
import '../../forms/use-contract-form.ts'

export type ReadSchema = { readonly schema: AdaptiveJsonSchema } | { readonly problems: readonly string[] }

/** `properties.plan.type`: where in the text it is. */
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
