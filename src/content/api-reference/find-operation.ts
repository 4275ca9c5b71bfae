/** Finds operations of an API document by their keys, and what belongs to them. */
import type { ApiDocument } from '../api-document/api-document.ts'
import type { HttpMethod } from '../api-document/http-methods.ts'
import type { OperationWithItem } from '../api-document/operations.ts'
import { operationKey, operationName, operationNodes } from '../api-document/operations.ts'
import { operationsOfItem } from '../api-document/path-item.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { firstText, listOf, memberOf } from './read-json.ts'
import { resolved } from './resolve-pointer.ts'

export interface FoundOperation {
  readonly key: string
  readonly kind: 'path' | 'webhook'
  readonly method: HttpMethod
  /** As written; the name of a webhook. */
  readonly path: string
  /** The path item around the operation: parameters, servers, description. */
  readonly item: JsonObject
  readonly operation: JsonObject
  readonly hidden: boolean
}

const found = ({ key, kind, method, path, item, node, hidden }: OperationWithItem): FoundOperation => ({
  ...{ key, kind, method, path, hidden },
  item: item.node,
  operation: node,
})

/** What readers see above an operation, and in the table of contents. */
export const operationTitle = (one: FoundOperation): string =>
  firstText(one.operation, 'x-page-title', 'summary', 'operationId') || operationName(one)

/** All that readers may see, in the document's order. */
export const visibleOperations = (document: ApiDocument): readonly FoundOperation[] =>
  operationNodes(document).flatMap((operation) => (operation.hidden ? [] : [found(operation)]))

/** Documents do not change; the list of a large one takes milliseconds. */
const byKey = new WeakMap<ApiDocument, ReadonlyMap<string, OperationWithItem>>()

/** Also of those that are hidden; undefined if there is none. */
export const findOperation = (document: ApiDocument, key: string): FoundOperation | undefined => {
  let known = byKey.get(document)
  if (known === undefined) {
    known = new Map(operationNodes(document).map((operation) => [operation.key, operation]))
    byKey.set(document, known)
  }
  const one = known.get(key)
  return one && found(one)
}

/** Operations of a callback, by their expressions. */
export const callbackOperations = (
  document: ApiDocument,
  callback: Json | undefined,
): readonly FoundOperation[] => {
  const { root } = document
  return Object.entries(resolved(root, callback).value).flatMap(([path, given]) => {
    if (path.startsWith('x-') || !isJsonObject(given)) return []
    const item = resolved(root, given).value
    return operationsOfItem(document, { node: item, pointer: '' }).map(
      ({ method, node: operation }) =>
        ({
          key: operationKey('webhook', method, path),
          kind: 'webhook',
          method,
          path,
          item,
          operation,
          hidden: false,
        }) as const,
    )
  })
}

/** Parameters of the operation over those of its path, each by place and name. */
export const parametersOf = (
  root: JsonObject,
  { item, operation }: Pick<FoundOperation, 'item' | 'operation'>,
): readonly JsonObject[] => {
  const byName = new Map<string, JsonObject>()
  for (const given of [
    ...listOf(memberOf(item, 'parameters')),
    ...listOf(memberOf(operation, 'parameters')),
  ]) {
    const { value } = resolved(root, given)
    const [name, place] = [memberOf(value, 'name'), memberOf(value, 'in')]
    if (typeof name === 'string' && typeof place === 'string') byName.set(`${place} ${name}`, value)
  }
  return [...byName.values()]
}
