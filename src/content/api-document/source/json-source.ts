/** Reads JSON texts. */
import type { Json } from '../../document/document.ts'
import { apiDocumentLimits } from '../api-document-limits.ts'
import { jsonFault } from './json-fault.ts'
import { countJsonNames, jsonPlaces } from './json-places.ts'
import type { ParsedSource } from './parsed-source.ts'
import { SourceError } from './parsed-source.ts'
import { wantedPlaces } from './source-places.ts'

const parse = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    const { offset, message } = jsonFault(text) ?? { offset: 0, message: 'This is no JSON.' }
    throw new SourceError('not-json', message, offset)
  }
}

/** Throws `SourceError`. Numbers of any size are finite in the value. */
export const jsonSource = (text: string): ParsedSource => ({
  format: 'json',
  value: parse(text),
  hasAliases: false,
  hasMergeKeys: false,
  hasLargeNumbers: false,
  offsets: (wanted) => jsonPlaces(text, wanted, 0).offsets,
  repeated: (names) =>
    countJsonNames(text) === names
      ? []
      : jsonPlaces(text, wantedPlaces([]), apiDocumentLimits.problems).repeated,
})
