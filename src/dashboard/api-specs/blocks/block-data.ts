/** The data of blocks that show a part of an API specification. */
import type { ApiSpecOperation } from '../../../client/types.gen.ts'
import type { JsonObject } from '../../../content/document/document.ts'

const referenceTo = (spec: string): JsonObject => ({ kind: 'openapi', spec })

/** Of a block that shows an operation. */
export const operationData = (
  spec: string,
  { kind, method, path }: Pick<ApiSpecOperation, 'kind' | 'method' | 'path'>,
): JsonObject => ({
  ref: referenceTo(spec),
  path,
  method,
  ...(kind === 'webhook' && { webhook: true }),
})

/** Of a block that shows schemas, by name. */
export const schemasData = (spec: string, names: readonly string[]): JsonObject => ({
  ref: referenceTo(spec),
  schemas: names.join(','),
  grouped: true,
})

/** The names that a block shows. */
export const schemaNames = (data: JsonObject | undefined): readonly string[] => {
  const given = data?.['schemas']
  return typeof given === 'string' && given !== '' ? given.split(',').map((name) => name.trim()) : []
}
