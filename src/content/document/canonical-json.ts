/** Stored documents as JSON without reading them: canonical bytes are lines of JSON already. */
import { schemaVersion } from './document.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON text of what `parseCanonical` would give for these bytes; undefined where that upgrades the document, and
 * for bytes that are no document.
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
