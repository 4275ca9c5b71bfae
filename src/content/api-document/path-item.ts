/** Path items: the objects that hold the operations of a path, a webhook or a callback. */
import type { JsonObject } from '../document/document.ts'
import type { ApiDocument } from './api-document.ts'
import type { HttpMethod } from './http-methods.ts'
import { httpMethods, isFixedMethod, methodNamed } from './http-methods.ts'
import { isObject, pointerOf } from './references.ts'

export interface PathItem {
  readonly node: JsonObject
  /** JSON pointer into the document. */
  readonly pointer: string
}

export interface ItemOperation {
  readonly method: HttpMethod
  readonly node: JsonObject
  /** JSON pointer into the document. */
  readonly pointer: string
}

const additional = 'additionalOperations'

/** The names in `additionalOperations`, which is a keyword of OpenAPI 3.2 only. */
const additionalNames = (
  { dialect }: Pick<ApiDocument, 'dialect'>,
  { node: item, pointer }: PathItem,
): readonly { readonly name: string; readonly pointer: string; readonly node: unknown }[] => {
  const given = dialect === '3.2' && Object.hasOwn(item, additional) ? item[additional] : undefined
  if (!isObject(given)) return []
  return Object.keys(given)
    .filter((name) => !name.startsWith('x-'))
    .map((name) => ({ name, pointer: `${pointer}${pointerOf([additional, name])}`, node: given[name] }))
}

const isMember = (name: string): boolean => isFixedMethod(name.toLowerCase())

/** Methods with a member of their own are not additional ones. */
const isAdditional = (name: string): boolean => methodNamed(name) !== undefined && !isMember(name)

/** The operations of a path item: those of `httpMethods` in their order, then additional ones as they are written. */
export const operationsOfItem = (
  document: Pick<ApiDocument, 'dialect'>,
  path: PathItem,
): readonly ItemOperation[] => [
  ...httpMethods.flatMap((method) => {
    const node = Object.hasOwn(path.node, method) ? path.node[method] : undefined
    return isObject(node) ? [{ method, node, pointer: `${path.pointer}/${method}` }] : []
  }),
  ...additionalNames(document, path).flatMap(({ name, node, pointer }) =>
    isAdditional(name) && isObject(node) ? [{ method: name, node, pointer }] : [],
  ),
]

/** Names in `additionalOperations` that are left out, with what is wrong with them. */
export interface RefusedMethod {
  readonly name: string
  readonly pointer: string
  readonly reason: 'fixed' | 'invalid'
}

export const refusedMethods = (
  document: Pick<ApiDocument, 'dialect'>,
  path: PathItem,
): readonly RefusedMethod[] =>
  additionalNames(document, path).flatMap(({ name, pointer }) =>
    isAdditional(name) ? [] : [{ name, pointer, reason: isMember(name) ? 'fixed' : 'invalid' }],
  )
