/**
 * A description of an HTTP API (OpenAPI) as Recto works with it: checked, upgraded to OpenAPI 3.1, and read without
 * network. `read-api-document.ts` makes it from text; differences, the reference and the index of operations read it.
 */
import type { JsonObject } from '../document/document.ts'
import type { HttpMethod } from './http-methods.ts'

export type ApiDialect = '2.0' | '3.0' | '3.1' | '3.2'
export type ApiFormat = 'json' | 'yaml'

/** A place in the source text; line and column count from 1. */
interface SourcePlace {
  /** JSON pointer into the source, for example `/paths/~1users/get`; empty for the whole. */
  readonly pointer: string
  readonly line: number
  readonly column: number
}

/** What is wrong with a document that is nevertheless stored. */
export interface ApiProblem extends Partial<SourcePlace> {
  /** Kebab-case, for example `unresolved-reference`. */
  readonly code: string
  /** A sentence for people; it begins `Line 12, column 9: ` where the place is known. */
  readonly message: string
}

export interface ApiDocument {
  /** OpenAPI 3.1. Aliases of YAML are shared objects; there are no object cycles and no `__proto__` members. */
  readonly root: JsonObject
  /** The dialect of the source. */
  readonly dialect: ApiDialect
}

/** One operation of a document, including those of webhooks. */
export interface ApiOperation {
  /**
   * Identifies the operation in its document: the method as it is sent, a space and the path with its parameters emptied,
   * for example `GET /users/{}`; for a webhook `WEBHOOK POST userCreated`.
   */
  readonly key: string
  readonly kind: 'path' | 'webhook'
  readonly method: HttpMethod
  /** As written, for example `/users/{id}`; the name of a webhook. */
  readonly path: string
  /** JSON pointer into `ApiDocument.root`. */
  readonly pointer: string
  readonly operationId?: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly deprecated: boolean
  /** Hidden from readers by `x-internal` or GitBook's `x-page-hidden`. */
  readonly hidden: boolean
}

/** An operation in the index of a stored version. */
export interface IndexedOperation extends ApiOperation {
  /** Equal hashes have equal contracts: words, examples and extensions are left out, references are followed. */
  readonly contractHash: string
  /** Over everything that readers see. */
  readonly wordsHash: string
}

export interface IndexedSchema {
  /** Name in `components/schemas`. */
  readonly name: string
  readonly hash: string
}

/** What is stored of a version besides its source text. */
export interface ApiIndex {
  readonly title: string
  /** `info.version`. */
  readonly version: string
  /** Over the sorted JSON of the source: equal hashes are the same document. */
  readonly contentHash: string
  readonly operations: readonly IndexedOperation[]
  readonly schemas: readonly IndexedSchema[]
}

/** The result of reading a text. `problems` do not prevent storing; `errors` do. At most 50 of each. */
export type ReadApiDocument =
  | {
      readonly accepted: true
      readonly format: ApiFormat
      readonly document: ApiDocument
      readonly index: ApiIndex
      readonly problems: readonly ApiProblem[]
    }
  | { readonly accepted: false; readonly errors: readonly ApiProblem[] }
