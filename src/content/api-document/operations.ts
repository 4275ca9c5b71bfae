/** The operations of a document: those of its paths, then those of its webhooks, in the order of the document. */
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDocument, ApiOperation } from './api-document.ts'
import type { HttpMethod } from './http-methods.ts'
import { sentMethod } from './http-methods.ts'
import type { PathItem, RefusedMethod } from './path-item.ts'
import { operationsOfItem, refusedMethods } from './path-item.ts'
import { isObject, pointerOf, referenceOf, resolveReference } from './references.ts'

const emptied = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}')

/** Identifies an operation in its document; see `ApiOperation.key`. */
export const operationKey = (kind: ApiOperation['kind'], method: HttpMethod, path: string): string =>
  kind === 'webhook' ? `WEBHOOK ${sentMethod(method)} ${path}` : `${sentMethod(method)} ${emptied(path)}`

/** For an operation without a title: `GET /users/{id}`, or the name of a webhook. */
export const operationName = ({
  kind,
  method,
  path,
}: Pick<ApiOperation, 'kind' | 'method' | 'path'>): string =>
  kind === 'webhook' ? path : `${sentMethod(method)} ${path}`

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const tagsOf = (operation: JsonObject): readonly string[] => {
  const { tags } = operation
  if (!Array.isArray(tags)) return []
  return [...new Set((tags as readonly Json[]).filter((tag) => typeof tag === 'string'))]
}

const isHidden = (node: JsonObject): boolean => node['x-internal'] === true || node['x-page-hidden'] === true

/** The path item at a pointer, through references; undefined where there is none. */
const pathItemAt = (document: ApiDocument, node: Json | undefined, pointer: string): PathItem | undefined => {
  const reference = referenceOf(node)
  if (reference === undefined) return isObject(node) ? { node, pointer } : undefined
  const found = resolveReference(document, reference)
  return isObject(found?.node) ? { node: found.node, pointer: found.pointer } : undefined
}

export interface OperationWithItem extends ApiOperation {
  /** The path item that holds it. */
  readonly item: PathItem
  readonly node: JsonObject
}

interface NamedItem {
  readonly path: string
  readonly item: PathItem
}

const itemsIn = (document: ApiDocument, place: 'paths' | 'webhooks'): readonly NamedItem[] => {
  const paths = document.root[place]
  if (!isObject(paths)) return []
  return Object.keys(paths).flatMap((path) => {
    const item = path.startsWith('x-')
      ? undefined
      : pathItemAt(document, paths[path], pointerOf([place, path]))
    return item === undefined ? [] : [{ path, item }]
  })
}

function* operationsIn(
  document: ApiDocument,
  kind: ApiOperation['kind'],
  place: 'paths' | 'webhooks',
): Generator<OperationWithItem> {
  for (const { path, item } of itemsIn(document, place)) {
    for (const { method, node, pointer } of operationsOfItem(document, item)) {
      const operationId = textOf(node['operationId'])
      yield {
        ...{ kind, method, path, pointer, item, node, tags: tagsOf(node) },
        key: operationKey(kind, method, path),
        ...(operationId !== '' && { operationId }),
        summary: textOf(node['summary']) || textOf(item.node['summary']),
        deprecated: node['deprecated'] === true,
        hidden: isHidden(node) || isHidden(item.node),
      }
    }
  }
}

/** All operations with the nodes that they are read from; of several with one key the first. */
export const operationNodes = (document: ApiDocument): readonly OperationWithItem[] => {
  const found = new Map<string, OperationWithItem>()
  for (const operation of operationsIn(document, 'path', 'paths'))
    if (!found.has(operation.key)) found.set(operation.key, operation)
  for (const operation of operationsIn(document, 'webhook', 'webhooks'))
    if (!found.has(operation.key)) found.set(operation.key, operation)
  return [...found.values()]
}

export const operationsOf = (document: ApiDocument): readonly ApiOperation[] =>
  operationNodes(document).map(({ item: _item, node: _node, ...operation }) => operation)

/** Pointers of operations that another one precedes under the same key. */
export const shadowedOperations = (document: ApiDocument): readonly string[] => {
  const first = new Set(operationNodes(document).map(({ method, path }) => `${method} ${path}`))
  return [...operationsIn(document, 'path', 'paths')]
    .filter(({ method, path }) => !first.has(`${method} ${path}`))
    .map(({ pointer }) => pointer)
}

/** Names in `additionalOperations` of paths and webhooks that are no operations, once each. */
export const refusedOperations = (document: ApiDocument): readonly RefusedMethod[] => {
  const items = [...itemsIn(document, 'paths'), ...itemsIn(document, 'webhooks')]
  const refused = items.flatMap(({ item }) => refusedMethods(document, item))
  return [...new Map(refused.map((one) => [one.pointer, one])).values()]
}
