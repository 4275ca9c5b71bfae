/** `GET …/versions/{v}/reference`: one operation, some schemas, or the overview. */
import { referenceOperation } from '../../../content/api-reference/reference-operation.ts'
import { referenceOverview } from '../../../content/api-reference/reference-overview.ts'
import { methodNamed } from '../../../content/api-document/http-methods.ts'
import { operationKey } from '../../../content/api-document/operations.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import { versionFor } from '../model/versions.queries.ts'
import { storedDocument } from './stored-document.ts'
import { storedModels } from './stored-models.ts'

interface Asked {
  readonly operation?: string | undefined
  readonly method?: string | undefined
  readonly path?: string | undefined
}

/** The key of the operation that is asked for; undefined if none is. */
const keyOf = ({ operation, method, path }: Asked): string | undefined => {
  if (operation !== undefined) return operation
  if (path === undefined && method === undefined) return undefined
  const known = method === undefined ? undefined : methodNamed(method)
  if (path === undefined || known === undefined) {
    const missing = path === undefined ? 'path' : 'method'
    throw new Failure('invalid-input', 'An operation is named by its method and its path.', {
      details: [{ path: `query.${missing}`, message: `Add the ${missing} of the operation.` }],
    })
  }
  return operationKey('path', known, path)
}

/** A tree of plain data, as the contract's schema sees it. */
const asJson = (tree: object): JsonObject => tree as JsonObject

export const getApiSpecReference = open(
  operations.getApiSpecReference,
  async ({ ctx, params, query, authorize }, db) => {
    const { organization } = await authorize(db)
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const version = await versionFor(db, spec, params.versionId)
    const key = keyOf(query)
    const names = query.schemas?.split(',').map((name) => name.trim())
    const document = await storedDocument(ctx.store, version)
    if (key !== undefined) {
      const operation = referenceOperation(document, key)
      if (!operation) throw notFound()
      return { operation: asJson(operation) }
    }
    if (names !== undefined)
      return {
        models: (await storedModels(ctx.store, version, names)).map(({ name, schema }) => ({
          name,
          schema: asJson(schema),
        })),
      }
    return { overview: asJson(referenceOverview(document)) }
  },
)
