/** Verifies that a hostname belongs to the person who wants to use it for a site. */
import { resolveTxt } from 'node:dns/promises'
import { guardedFetch, OutgoingError } from '../http/guarded-fetch.ts'
import type { OutgoingRules } from '../http/guarded-fetch.ts'

export interface Proof {
  readonly dns: { readonly name: string; readonly type: 'TXT'; readonly value: string }
  readonly file: { readonly url: string; readonly content: string }
}

/** Where the file of a hostname is. */
export const proofPath = '/.well-known/recto-site'

/** Two methods of proof: a TXT record, or a file served at the name. */
export const proofOf = (hostname: string, challenge: string): Proof => ({
  dns: { name: `_recto.${hostname}`, type: 'TXT', value: `recto-site=${challenge}` },
  file: { url: `http://${hostname}${proofPath}`, content: `recto-site=${challenge}` },
})

/** The lookups of a check. Each throws on failure. */
export interface Questions {
  /** The TXT records of a name, each in its chunks. */
  readonly records: (name: string) => Promise<readonly (readonly string[])[]>
  /** The text at a URL. */
  readonly text: (url: string) => Promise<string>
}

/** Whether the operator trusts the name: it needs no proof. */
export const isTrustedHostname = (hostname: string, trusted: readonly string[]): boolean =>
  trusted.some((entry) => (entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry))

/** The real lookups: the system's resolver and the guarded fetch. */
export const questions = (outgoing: OutgoingRules | undefined): Questions => ({
  records: (name) => resolveTxt(name),
  text: async (url) => {
    const { bytes } = await guardedFetch(
      url,
      { bytes: 1024, milliseconds: 5000, accepts: (type) => type === '' || type.startsWith('text/') },
      outgoing,
    )
    return bytes.toString('utf8')
  },
})

/**
 * Undefined if either method verifies the name, else the problem, for the person who set it up. The content of
 * responses is never shown, since names resolve to whatever their owners choose.
 */
export const proveHostname = async (
  { records, text }: Questions,
  hostname: string,
  challenge: string,
): Promise<string | undefined> => {
  const { dns, file } = proofOf(hostname, challenge)
  const found = await records(dns.name).then(
    (all) => all.some((pieces) => pieces.join('').trim() === dns.value),
    () => undefined,
  )
  if (found === true) return undefined
  const fetched = await text(file.url).then(
    (content) => ({ same: content.trim() === file.content, why: 'has different content' }),
    (error: unknown) => ({
      same: false,
      why: error instanceof OutgoingError ? `could not be read: ${error.message}` : 'could not be read',
    }),
  )
  if (fetched.same) return undefined
  const record = found === undefined ? 'was not found' : 'has a different value'
  return `The record ${dns.name} ${record}, and the file ${file.url} ${fetched.why}`
}
