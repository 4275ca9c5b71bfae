/** A source text as a value, with what is needed to say where in the text something stands. */
import type { Json } from '../../document/document.ts'
import type { ApiFormat } from '../api-document.ts'
import type { WantedPlaces } from './source-places.ts'

export interface ParsedSource {
  readonly format: ApiFormat
  readonly value: Json
  /** Whether objects can stand in several places, as the same object. */
  readonly hasAliases: boolean
  /** Whether there are merge keys (`<<`) of YAML, which are still in the value. */
  readonly hasMergeKeys: boolean
  /** Whether a number was too large, and is the largest one now. */
  readonly hasLargeNumbers: boolean
  /** The offsets of pointers; those that lead nowhere have the nearest one around them. */
  readonly offsets: (wanted: WantedPlaces) => ReadonlyMap<string, number>
  /** Names that were in their object already; `names` is the count of all that are left in the value. */
  readonly repeated: (names: number) => readonly RepeatedName[]
}

export interface RepeatedName {
  readonly pointer: string
  readonly offset: number
}

/** Why a text is refused. */
export interface SourceFault {
  readonly code: string
  readonly message: string
  readonly offset?: number
}

/** Thrown by the readers of texts; see the README for who catches it. */
export class SourceError extends Error {
  readonly fault: SourceFault

  constructor(code: string, message: string, offset?: number) {
    super(message)
    this.fault = { code, message, ...(offset !== undefined && { offset }) }
  }
}
