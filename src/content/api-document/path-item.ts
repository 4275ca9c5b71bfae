/** Path items: the objects that hold the operations of a path, a webhook or a callback. */
import type { JsonObject } from '../document/document.ts'
import type { HttpMethod } from './api-document.ts'
import { httpMethods } from './api-document.ts'
import { isObject } from './references.ts'

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

/** The operations of a path item, in the order of `httpMethods`. */
export const operationsOfItem = ({ node: item, pointer }: PathItem): readonly ItemOperation[] =>
  httpMethods.flatMap((method) => {
    const node = Object.hasOwn(item, method) ? item[method] : undefined
    return isObject(node) ? [{ method, node, pointer: `${pointer}/${method}` }] : []
  })
