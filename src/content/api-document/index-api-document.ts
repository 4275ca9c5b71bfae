/** The index of a document: what is stored of it to answer questions without reading it again. */
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDocument, ApiIndex, IndexedOperation, IndexedSchema } from './api-document.ts'
import type { ContentHashes } from './content-hashes.ts'
import { contentHashes } from './content-hashes.ts'
import { operationNodes } from './operations.ts'
import type { OperationWithItem } from './operations.ts'
import { isObject, objectAt } from './references.ts'

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The schemes that the alternatives of `security` name, from the components. */
const schemesOf = (document: ApiDocument, security: Json): JsonObject => {
  const components = document.root['components']
  const schemes = isObject(components) ? components['securitySchemes'] : undefined
  if (!isObject(schemes) || !Array.isArray(security)) return {}
  const names = new Set((security as readonly Json[]).filter(isObject).flatMap((one) => Object.keys(one)))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const scheme = Object.hasOwn(schemes, name) ? objectAt(document, schemes[name]) : undefined
      return scheme ? [[name, scheme]] : []
    }),
  )
}

/** An operation with everything that it inherits from its path and its document. */
const wholeOperation = (
  document: ApiDocument,
  { node, item: { node: item } }: OperationWithItem,
): readonly Json[] => {
  const { servers: ownServers, security: ownSecurity, ...own } = node
  const servers = ownServers ?? item['servers'] ?? document.root['servers'] ?? []
  const security = ownSecurity ?? document.root['security'] ?? []
  return [
    own,
    item['parameters'] ?? [],
    { servers, security },
    { securitySchemes: schemesOf(document, security) },
    { summary: item['summary'] ?? '', description: item['description'] ?? '' },
  ]
}

const indexedOperation = (
  document: ApiDocument,
  operation: OperationWithItem,
  hashes: (node: Json) => ContentHashes,
): IndexedOperation => {
  const { contract, words } = hashes(wholeOperation(document, operation))
  const { item: _item, node: _node, ...rest } = operation
  return { ...rest, contractHash: contract, wordsHash: words }
}

/** The index without the hash of the source. */
export const indexApiDocument = (document: ApiDocument): Omit<ApiIndex, 'contentHash'> => {
  const { info, components } = document.root
  const schemas = isObject(components) ? components['schemas'] : undefined
  const hashes = contentHashes(document)
  return {
    title: isObject(info) ? textOf(info['title']) : '',
    version: isObject(info) ? textOf(info['version']) : '',
    operations: operationNodes(document).map((operation) => indexedOperation(document, operation, hashes)),
    schemas: isObject(schemas)
      ? Object.entries(schemas).map(([name, schema]): IndexedSchema => ({ name, hash: hashes(schema).words }))
      : [],
  }
}
