/**
 * What a preview shows and to whom, sealed: first as a ticket in a URL, valid for two minutes, then as a cookie for the
 * path of that preview. Nothing is stored. Its holder sees only what the person who requested it may see at that
 * moment, and only while the credential they used is valid.
 */
import { z } from 'zod'
import type { Keys } from '../../keys.ts'

const Terms = z.object({
  organization: z.string(),
  site: z.string(),
  person: z.string(),
  credential: z.object({ kind: z.enum(['token', 'session']), id: z.string() }),
  siteSpace: z.string().optional(),
  /** JSON of an object. */
  claims: z.string().optional(),
  draft: z.boolean(),
  /** Id. */
  changeRequest: z.string().optional(),
  theme: z.enum(['light', 'dark']).optional(),
})
export type PreviewTerms = z.output<typeof Terms>

const Sealed = z.object({ use: z.enum(['ticket', 'cookie']), until: z.int(), terms: Terms })
type Use = z.output<typeof Sealed>['use']

/** Milliseconds. */
const lifetimes: Readonly<Record<Use, number>> = { ticket: 2 * 60_000, cookie: 60 * 60_000 }
export const previewSeconds = lifetimes.cookie / 1000

/** The id of a preview in its URLs. Equal terms have the same id, so reopening a preview needs no further cookie. */
export const previewId = (keys: Keys, terms: PreviewTerms): string =>
  keys.sign('site-preview', JSON.stringify(Terms.parse(terms)))

/** The sealed terms for a URL or a cookie, and when they expire. */
export const sealTerms = (
  keys: Keys,
  use: Use,
  terms: PreviewTerms,
  now: string,
): { readonly text: string; readonly until: string } => {
  const until = Date.parse(now) + lifetimes[use]
  return {
    text: keys.seal('site-preview', JSON.stringify({ use, until, terms })),
    until: new Date(until).toISOString(),
  }
}

/**
 * The terms of a ticket or cookie for the preview with this id; undefined if it is for another preview or has expired.
 */
export const openTerms = (
  keys: Keys,
  use: Use,
  id: string,
  text: string | undefined,
  now: string,
): PreviewTerms | undefined => {
  if (text === undefined || text.length > 4096) return undefined
  const opened = keys.open('site-preview', text)
  // Not sealed by this installation, or truncated.
  if (opened === undefined) return undefined
  const { data: sealed } = Sealed.safeParse(JSON.parse(opened))
  const good = sealed?.use === use && sealed.until > Date.parse(now) && previewId(keys, sealed.terms) === id
  return good ? sealed.terms : undefined
}
