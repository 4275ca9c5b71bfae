/** Converts stored documents to JSON without parsing their blocks: canonical bytes are already lines of JSON. */
import { schemaVersion } from './document.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON text of what `parseCanonical` returns for these bytes; undefined if that would upgrade the document, and for
 * bytes that are not a document.
 */
export const canonicalJson = (bytes: Uint8Array): string | undefined => {
  const text = decoder.decode(bytes)
  const end = text.indexOf('\n')
  if (end < 0 || !text.endsWith('\n')) return undefined
  const first = text.slice(0, end)
  if (!first.startsWith('{"data":')) return undefined
  const head = JSON.parse(first) as { readonly object?: unknown; readonly data?: Record<string, unknown> }
  if (head.object !== 'document' || head.data?.['schemaVersion'] !== schemaVersion) return undefined
  const blocks = text.slice(end + 1, -1).replaceAll('\n', ',')
  return `${first.slice(0, -1)},"nodes":[${blocks}]}`
}
