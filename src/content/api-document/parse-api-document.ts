/**
 * A text as a document, without the check of its structure: for texts that are stored because they were accepted, and
 * the first half of `read-api-document.ts`.
 */
import type { JsonObject } from '../document/document.ts'
import type { ApiDocument, ApiDialect } from './api-document.ts'
import { dialectOf } from './dialect.ts'
import type { FoundProblem } from './found-problem.ts'
import { inspectValue } from './inspect-value.ts'
import { parseSource, sourceText } from './source/parse-source.ts'
import type { ParsedSource, SourceFault } from './source/parsed-source.ts'
import { SourceError } from './source/parsed-source.ts'
import { isObject } from './references.ts'
import { upgraded } from './upgrade.ts'
import { withFiniteNumbers, withMerged } from './value-changes.ts'

export interface ParsedApiDocument {
  readonly text: string
  readonly source: ParsedSource
  /** The document as it is written, with merge keys applied. */
  readonly value: JsonObject
  readonly dialect: ApiDialect
  readonly problems: readonly FoundProblem[]
}

/** Why a text is no document. `text` is absent where it cannot be decoded, `source` where it cannot be parsed. */
export interface RefusedText {
  readonly text?: string
  readonly source?: ParsedSource
  readonly errors: readonly (SourceFault & { readonly pointer?: string })[]
}

const repeatedName = ({ pointer, offset }: { pointer: string; offset: number }): FoundProblem => ({
  ...{ code: 'repeated-name', pointer, offset },
  message: 'This name is in its object already. The last one counts.',
})

const largeNumber: FoundProblem = {
  code: 'large-number',
  message: 'The document has numbers that are too large. The largest possible number is used for them.',
  pointer: '',
}

const parsed = (text: string, source: ParsedSource): ParsedApiDocument | RefusedText => {
  const { value: written, hasAliases } = source
  if (!isObject(written))
    return { text, source, errors: [{ code: 'not-an-object', message: 'The document is not an object.' }] }
  const { names, hasLargeNumbers } = inspectValue(written, hasAliases)
  const merged = source.hasMergeKeys ? withMerged(written) : written
  const value = (hasLargeNumbers ? withFiniteNumbers(merged) : merged) as JsonObject
  const found = dialectOf(value)
  if ('errors' in found) return { text, source, errors: found.errors }
  const problems = [
    ...source.repeated(names).map(repeatedName),
    ...(hasLargeNumbers || source.hasLargeNumbers ? [largeNumber] : []),
    ...found.problems,
  ]
  return { text, source, value, dialect: found.dialect, problems }
}

/** Parses and inspects a text or its bytes. */
export const parseText = (bytes: string | Uint8Array): ParsedApiDocument | RefusedText => {
  let text: string | undefined
  try {
    text = sourceText(bytes)
    return parsed(text, parseSource(text))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { ...(text !== undefined && { text }), errors: [error.fault] }
  }
}

/** The document of a text; undefined for one that `readApiDocument` refuses. */
export const parseApiDocument = (bytes: string | Uint8Array): ApiDocument | undefined => {
  const result = parseText(bytes)
  if ('errors' in result) return undefined
  return { root: upgraded(result.value, result.dialect), dialect: result.dialect }
}
