/** Checks the hostname of a site: whose it is, and whether readers reach the site there. */
import { guardedFetch, OutgoingError, OutgoingRefused } from '../http/guarded-fetch.ts'
import type { OutgoingRules } from '../http/guarded-fetch.ts'
import type { TxtLookup, TxtRecord } from '../http/txt-record.ts'
import { lookUpTxt, txtProblem } from '../http/txt-record.ts'

export interface Proof {
  readonly dns: TxtRecord
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
  readonly records: TxtLookup
  /** The text at a URL. */
  readonly text: (url: string) => Promise<string>
}

/** Whether the operator trusts the name: it needs no proof. */
export const isTrustedHostname = (hostname: string, trusted: readonly string[]): boolean =>
  trusted.some((entry) => (entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry))

/** The real lookups: the system's resolver and the guarded fetch. */
export const questions = (outgoing: OutgoingRules | undefined): Questions => ({
  records: lookUpTxt,
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
  const record = await txtProblem(records, dns)
  if (record === undefined) return undefined
  const fetched = await text(file.url).then(
    (content) => ({ same: content.trim() === file.content, why: 'has different content' }),
    (error: unknown) => ({
      same: false,
      why: error instanceof OutgoingError ? `could not be read: ${error.message}` : 'could not be read',
    }),
  )
  if (fetched.same) return undefined
  return `The record ${dns.name} ${record}, and the file ${file.url} ${fetched.why}`
}

const setUp =
  'Point the domain to Recto, and have the proxy in front of it serve a certificate for the domain.'

/**
 * Undefined if Recto answers at the name over TLS, or if that cannot be told since the name has a private address; else
 * the problem, for the person who set it up.
 */
export const connectionProblem = async (
  { text }: Pick<Questions, 'text'>,
  hostname: string,
  challenge: string,
): Promise<string | undefined> => {
  try {
    const content = await text(`https://${hostname}${proofPath}`)
    if (content.trim() === proofOf(hostname, challenge).file.content) return undefined
    return `Another server answers at https://${hostname}. ${setUp}`
  } catch (error) {
    if (error instanceof OutgoingRefused) return undefined
    const why = error instanceof OutgoingError ? ` ${error.message}` : ''
    return `Readers cannot open https://${hostname}.${why} ${setUp}`
  }
}
