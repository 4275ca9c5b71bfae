/** API specifications as pages show them. */
import type { ReferenceModel, ReferenceOperation } from '../../content/api-reference/api-reference.ts'
import type { Context } from '../context.ts'

/** The latest good version of a specification. */
export interface ApiForReaders {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** Number of the version. */
  readonly version: number
  /** Of the version: what is made from it stays valid while the hash is the same. */
  readonly contentHash: string
  /** Undefined if the version has no operation with this key, or hides it. */
  readonly reference: (key: string) => Promise<ReferenceOperation | undefined>
  /** Those of the names that the version has; all models if there are no names. */
  readonly models: (names: readonly string[]) => Promise<readonly ReferenceModel[]>
  /** The first version that lacks an operation which an earlier one had; undefined if none had it. */
  readonly goneSince: (key: string) => Promise<number | undefined>
}

/** The specifications of an organization that have a good version, by slug or id. */
export type ApiSource = (
  ctx: Context,
  organization: string,
  spec: string,
) => Promise<ApiForReaders | undefined>

const sources = new WeakMap<object, ApiSource>()

/** Says where the specifications of an installation come from. */
export const registerApiSource = (store: object, source: ApiSource): void => void sources.set(store, source)

/** Undefined if there is none, or none that was ever read. */
export const apiDocumentOf: ApiSource = async (ctx, organization, spec) =>
  sources.get(ctx.store)?.(ctx, organization, spec)
