/** A text as a value: JSON if it begins with a brace, else YAML. */
import { apiDocumentLimits } from '../api-document-limits.ts'
import { jsonSource } from './json-source.ts'
import type { ParsedSource } from './parsed-source.ts'
import { SourceError } from './parsed-source.ts'
import { yamlSource } from './yaml-source.ts'

/** The text without its byte order mark; throws `SourceError` if it is too long or not UTF-8. */
export const sourceText = (source: string | Uint8Array): string => {
  const megabytes = apiDocumentLimits.bytes / 1024 / 1024
  const isTooLarge =
    typeof source === 'string'
      ? source.length > apiDocumentLimits.bytes ||
        (source.length * 3 > apiDocumentLimits.bytes &&
          new TextEncoder().encode(source).byteLength > apiDocumentLimits.bytes)
      : source.byteLength > apiDocumentLimits.bytes
  if (isTooLarge) throw new SourceError('too-large', `The document is larger than ${megabytes} MB.`)
  if (typeof source === 'string') return source.startsWith('\uFEFF') ? source.slice(1) : source
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source)
  } catch {
    throw new SourceError('not-utf-8', 'The document is not text in UTF-8.')
  }
}

/** Throws `SourceError`. */
export const parseSource = (text: string): ParsedSource => {
  const first = /\S/.exec(text)?.[0]
  if (first === undefined) throw new SourceError('empty', 'The document is empty.')
  return first === '{' ? jsonSource(text) : yamlSource(text)
}
