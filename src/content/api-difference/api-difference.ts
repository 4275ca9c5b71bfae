/** The differences of two versions of an API document: what they mean for those who call the API. */
import type { HttpMethod } from '../api-document/http-methods.ts'

/** `breaking`: existing callers may fail. `review`: depends on the caller. `safe`: nobody fails. */
export const changeLevels = ['breaking', 'review', 'safe'] as const
export type ChangeLevel = (typeof changeLevels)[number]

export interface ApiFinding {
  /** Kebab-case, stable: the check that found it, for example `request-property-became-required`. */
  readonly check: string
  readonly level: ChangeLevel
  /** The key of the operation (`ApiOperation.key`) in the newer document, or in the older one if it was removed. */
  readonly operation: string
  readonly method: HttpMethod
  readonly path: string
  /** Where inside the operation, in words of the document: `response 200 application/json items/name`. */
  readonly place: string
  /** One sentence for people. Names and values of the document stand between backticks; there is no other markup. */
  readonly message: string
  /** The values on both sides, cut to 200 characters; absent where there is none. */
  readonly before?: string
  readonly after?: string
  /** JSON pointers into the upgraded documents. */
  readonly from?: string
  readonly to?: string
  /** The property, parameter or header that changed. */
  readonly name?: string
  /** Keys of the other operations that inherit what changed (servers, security) from the document. */
  readonly others?: readonly string[]
  /** Hash of check, operation, place and both values: an accepted finding stays accepted. */
  readonly fingerprint: string
}

export interface ApiDifference {
  readonly findings: readonly ApiFinding[]
  /** Operations of which only words (summaries, descriptions, examples) changed; their keys. */
  readonly wordsOnly: readonly string[]
  /** Whether everything was compared; false when a budget was met. */
  readonly precise: boolean
}

/** The version of the checks: cached differences of other versions are computed again. */
export const checksVersion = 2
