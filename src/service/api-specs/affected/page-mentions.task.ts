/** What pages have to do with the changes of an API. */
import type { AffectedOptions, PageMention } from '../../../content/api-difference/pages-affected.ts'
import { pageMentions } from '../../../content/api-difference/pages-affected.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'

interface Input {
  /** Maps do not need to be rebuilt: `shownOn` as pairs. */
  readonly options: Omit<AffectedOptions, 'shownOn'>
  readonly shownOn: readonly (readonly [page: string, keys: readonly string[]])[]
  readonly documents: readonly Uint8Array[]
}

export const run = ({ options, shownOn, documents }: Input): readonly (readonly PageMention[])[] => {
  const mentionsIn = pageMentions({ ...options, shownOn: new Map(shownOn) })
  return documents.map((bytes) => mentionsIn(parseCanonical(bytes)))
}
