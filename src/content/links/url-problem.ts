/** Why a URL in a document leads nowhere. */
import { linkSchemes, linkTo } from '../render/safe-url.ts'

export type UrlProblem =
  /** A path, which no content has. */
  | { readonly kind: 'path' }
  /** A scheme that pages never link to, such as `urn`. The text of the link is shown without a link. */
  | { readonly kind: 'scheme'; readonly scheme: string }
  /** A scheme without an address, such as `mailto:`. */
  | { readonly kind: 'incomplete' }

/** What is wrong with a URL; undefined if readers can follow it. Whether something answers there is not checked. */
export function urlProblem(url: string): UrlProblem | undefined {
  const { address, scheme } = linkTo(url)
  if (scheme === undefined || scheme === '') return { kind: 'path' }
  if (!linkSchemes.has(scheme)) return { kind: 'scheme', scheme }
  const complete = scheme === 'http' || scheme === 'https' ? /^[^:]*:\/\/[^/]/ : /^[^:]*:./
  return complete.test(address) ? undefined : { kind: 'incomplete' }
}
