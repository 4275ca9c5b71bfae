/**
 * What a preview of a site shows, and to whom, sealed: first into the ticket of an address, which is good for two
 * minutes, then into a cookie of that preview's own path. Nothing is stored. Whoever holds either can still see only
 * what the person who asked for it may see at that moment, and only while the credential that they asked with is good.
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
const lasts: Readonly<Record<Use, number>> = { ticket: 2 * 60_000, cookie: 60 * 60_000 }
export const previewSeconds = lasts.cookie / 1000

/** The name of a preview in its addresses: equal terms have one, so that opening it again takes no further cookie. */
export const previewId = (keys: Keys, terms: PreviewTerms): string =>
  keys.sign('site-preview', JSON.stringify(Terms.parse(terms)))

/** The terms as text for an address or a cookie, and until when they open anything. */
export const sealTerms = (
  keys: Keys,
  use: Use,
  terms: PreviewTerms,
  now: string,
): { readonly text: string; readonly until: string } => {
  const until = Date.parse(now) + lasts[use]
  return {
    text: keys.seal('site-preview', JSON.stringify({ use, until, terms })),
    until: new Date(until).toISOString(),
  }
}

/** The terms of a ticket or a cookie for the preview of this name; undefined for any other, and for one that has ended. */
export const openTerms = (
  keys: Keys,
  use: Use,
  id: string,
  text: string | undefined,
  now: string,
): PreviewTerms | undefined => {
  if (text === undefined || text.length > 4096) return undefined
  const opened = keys.open('site-preview', text)
  // Not sealed by this installation, or cut.
  if (opened === undefined) return undefined
  const { data: sealed } = Sealed.safeParse(JSON.parse(opened))
  const good = sealed?.use === use && sealed.until > Date.parse(now) && previewId(keys, sealed.terms) === id
  return good ? sealed.terms : undefined
}
