/**
 * An operation of the HTTP API, as a value. This is the only definition of a request or response: the service binds
 * verbs to it, `openapi.json` and the client are generated from it, forms validate with its schemas, and tests cover
 * the whole list.
 */
import type { z } from 'zod'
import type { IntegrationScope } from '../integrations/scopes.ts'
import type { ErrorReason } from './errors.ts'
import type { EventKind } from './events.ts'
import type { Role } from '../roles/roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The nouns, in the order in which every layer lists them. */
export const nouns = [
  'system',
  'organizations',
  'people',
  'spaces',
  'pages',
  'change-requests',
  'comments',
  'search',
  'sites',
  'integrations',
  'api-specs',
  'translations',
  'conversations',
] as const
export type Noun = (typeof nouns)[number]

/** The scope that a token needs. `read` < `write` < `merge` < `admin`: each includes those before it. */
export const scopes = ['read', 'write', 'merge', 'admin'] as const
export type Scope = (typeof scopes)[number]

/**
 * The role that the caller needs, and on which resource. The resource comes from the path parameter of that kind
 * (`spaceId`, `collectionId`, `organizationId`; `siteId` together with its `organizationId`). `member` on an
 * organization is any membership, including guests. A verb may require more where this depends on the body (for
 * example, moving a space into a collection).
 */
export type Right =
  | { readonly on: 'space' | 'collection' | 'site' | 'organization'; readonly level: Role }
  | { readonly on: 'organization'; readonly level: 'member' }
  /** Any signed-in person. */
  | { readonly on: 'self' }
  /** The operator of the installation. */
  | { readonly on: 'installation' }
  /** No authentication. */
  | { readonly on: 'nothing' }

type Shape = z.ZodType
type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

/** What an operation declares itself; its id and noun come from the list that it stands in (`operationsOf`). */
export interface Declaration<
  Verb extends Method = Method,
  Path extends string = string,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Result extends Shape | undefined = Shape | undefined,
  Needed extends Right = Right,
> {
  readonly method: Verb
  /** Below `/v1`, with parameters in braces. Every parameter is an identifier unless `params` overrides it. */
  readonly path: Path
  /** One sentence of documentation. */
  readonly summary: string
  /** Schemas of path parameters that are not identifiers. */
  readonly params?: { readonly [Name in ParamsOf<Path>]?: Shape }
  readonly query?: Query
  /** Absent: the request has no body; one that is sent is ignored. */
  readonly body?: Body
  /** The body is bytes, not JSON; the verb reads the stream. */
  readonly rawBody?: true
  /** Bytes of the JSON body, where they may be more than `largestJsonBody`. */
  readonly bodyLimit?: number
  /** The success status; without `result` the response is empty. The verb writes a stream itself; `rows` is a file. */
  readonly status: 200 | 201 | 202 | 204 | 205
  readonly result?: Result
  /**
   * An alternative success status with the same response: 201 if the request created the resource, 202 if it is waiting
   * for a further step.
   */
  readonly otherStatus?: 201 | 202
  readonly stream?: 'event-stream' | 'rows'
  /** The response has a `Location` header for the created resource. */
  readonly location?: true
  /** The kinds of events after which a cached response is stale. Required for reads, and only for them. */
  readonly staleAfter?: readonly EventKind[]
  /** The error reason for an invalid body, where the specification requires 400; default: `invalid-input`. */
  readonly badBody?: 'bad-content'
  /** Reasons beyond the common ones (`errors.ts`). */
  readonly errors: readonly ErrorReason[]
  readonly right: Needed
  readonly scope: Scope
  /**
   * What the token of an integration needs: a scope that was granted to it, or `own` for what concerns its own
   * installations. Absent: integrations cannot call the operation.
   */
  readonly integrations?: IntegrationScope | 'own'
  /** Not in the specification. */
  readonly extension?: true
  readonly deprecated?: true
}

interface Identity<Id extends string, In extends Noun> {
  /** Camel case, unique: the name of the client function. */
  readonly id: Id
  readonly noun: In
}
export type Operation = Declaration & Identity<string, Noun>

/** Reads must say when their response becomes stale. */
type Staleness<Verb extends Method> = Verb extends 'GET'
  ? { readonly staleAfter: readonly EventKind[] }
  : { readonly staleAfter?: never }

/** Declares an operation; needed to infer its literal types. */
export const operation = <
  const Verb extends Method,
  const Path extends string,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Result extends Shape | undefined = undefined,
  const Needed extends Right = Right,
>(
  declaration: Declaration<Verb, Path, Query, Body, Result, Needed> & Staleness<Verb>,
): Declaration<Verb, Path, Query, Body, Result, Needed> => declaration

type OperationsOf<In extends Noun, Declarations> = {
  readonly [Id in keyof Declarations & string]: Declarations[Id] & Identity<Id, In>
}

/**
 * The operations of a noun. Each takes its id from its key. Members of the list are unconstrained, because a constraint
 * would take part in inferring their types; the list of all operations checks them.
 */
export const operationsOf = <const In extends Noun, Declarations extends Readonly<Record<string, unknown>>>(
  noun: In,
  declarations: Declarations,
): OperationsOf<In, Declarations> =>
  Object.fromEntries(
    Object.entries(declarations).map(([id, declaration]) => [
      id,
      { ...(declaration as Declaration), id, noun },
    ]),
  ) as OperationsOf<In, never> as OperationsOf<In, Declarations>

/** The values of the path parameters of an operation. */
export type Params<O> = O extends { readonly path: infer Path extends string }
  ? { readonly [Name in ParamsOf<Path>]: string }
  : never
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
/** The parsed query, with defaults; `undefined` if the operation takes none. */
export type Query<O> = O extends { readonly query?: infer Q } ? Parsed<Exclude<Q, undefined>> : undefined
export type Body<O> = O extends { readonly body?: infer B } ? Parsed<Exclude<B, undefined>> : undefined
/** What a verb must return: the response body before serialization. */
export type Result<O> = O extends { readonly result?: infer R }
  ? [Exclude<R, undefined>] extends [never]
    ? void
    : Exclude<R, undefined> extends z.ZodType
      ? z.input<Exclude<R, undefined>>
      : void
  : void
