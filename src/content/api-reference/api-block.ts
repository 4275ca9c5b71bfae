/** Blocks of a page that show a part of an API, with what they show. */
import type { ApiOperation } from '../api-document/api-document.ts'
import { methodNamed } from '../api-document/http-methods.ts'
import { operationKey } from '../api-document/operations.ts'
import type { Block } from '../document/document.ts'
import { specificationOf } from '../document/reference.ts'
import type { ReferenceModel, ReferenceOperation } from './api-reference.ts'

/** What a block asks of a specification, by its slug or id. */
export type ApiRequest = { readonly spec: string } & (
  | { readonly kind: 'operation'; readonly key: string }
  /** No names: all models. */
  | { readonly kind: 'models'; readonly names: readonly string[] }
)

/** What a block shows. `title` is that of the specification. */
export type ApiBlock =
  | { readonly kind: 'operation'; readonly title: string; readonly operation: ReferenceOperation }
  | { readonly kind: 'models'; readonly title: string; readonly models: readonly ReferenceModel[] }
  /** `since`: the first version without it. */
  | { readonly kind: 'gone'; readonly title: string; readonly since?: number }
  /** There is no such specification, or none that could be read. `reason` is for editors. */
  | { readonly kind: 'missing'; readonly reason?: string }

/** An operation as blocks name it: with the names of its path parameters. */
export type NamedOperation = Pick<ApiOperation, 'kind' | 'method' | 'path'>

export const keyOfOperation = ({ kind, method, path }: NamedOperation): string =>
  operationKey(kind, method, path)

/** The operation that a block names; undefined for other blocks, and for incomplete ones. */
export const operationOfBlock = ({
  type,
  data,
}: Pick<Block, 'type' | 'data'>): NamedOperation | undefined => {
  if (type !== 'openapi-operation') return undefined
  const method = typeof data['method'] === 'string' ? methodNamed(data['method']) : undefined
  const { path } = data
  if (method === undefined || typeof path !== 'string') return undefined
  // Markdown has it as text.
  const isWebhook = data['webhook'] === true || data['webhook'] === 'true'
  return { kind: isWebhook ? 'webhook' : 'path', method, path }
}

/** Undefined for other blocks, and for those that hold their text themselves. */
export const apiRequestOf = ({ type, data }: Pick<Block, 'type' | 'data'>): ApiRequest | undefined => {
  const { spec } = specificationOf({ type, data }) ?? {}
  if (spec === undefined) return undefined
  if (type === 'openapi-schemas') {
    const given = data['schemas']
    const names = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : []
    return {
      spec,
      kind: 'models',
      names: names.flatMap((name) => (typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [])),
    }
  }
  const operation = operationOfBlock({ type, data })
  return operation && { spec, kind: 'operation', key: keyOfOperation(operation) }
}

/** Whether the title of an operation stands above its block, as on the pages that are made from a document. */
export const hidesTitle = ({ data }: Pick<Block, 'data'>): boolean =>
  data['hideTitle'] === true || data['hideTitle'] === 'true'

/** Equal for equal requests. */
export const apiRequestName = (request: ApiRequest): string =>
  JSON.stringify([request.spec, request.kind, request.kind === 'operation' ? request.key : request.names])
