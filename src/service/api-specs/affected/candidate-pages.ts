/** Pages that the changes of an API may concern, at the heads of the spaces that a person sees. */
import { searchTermsOf } from '../../../content/api-difference/pages-affected.ts'
import type { ChangedOperation } from '../../../content/api-difference/pages-affected.ts'
import type { Context } from '../../context.ts'
import { followLinks, incomingLinks } from '../../pages/links/incoming-links.ts'
import { pagesMatchingAny } from '../../search/find-pages.ts'
import { askedTerms } from '../../search/tokenizer.ts'
import { catchUp } from '../../search/wait-for-index.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import { linkNames } from '../model/link-names.ts'

/** Operations that are searched for in texts, and pages that are read. */
const mostSearched = 200
const mostPages = 2000

/** Ids of pages by space. */
type PagesBySpace = Map<string, Set<string>>

const add = (pages: PagesBySpace, space: string, page: string): void =>
  void pages.set(space, (pages.get(space) ?? new Set()).add(page))

/** `page:p1` → `p1`; undefined for other sources. */
const pageIn = (source: string): string | undefined =>
  source.startsWith('page:') ? source.slice('page:'.length) : undefined

export interface Candidates {
  /** Pages to be read. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Those of them that show something of the specification. */
  readonly showing: ReadonlyMap<string, ReadonlySet<string>>
}

/** `viewer` sees the spaces; what they do not see is left out by the caller. */
export const candidatePages = async (
  ctx: Context,
  viewer: Viewer,
  spec: ApiSpecRow,
  changed: readonly ChangedOperation[],
): Promise<Candidates> => {
  const { organization } = spec
  const where = { spaces: visibleSpaces(viewer) }
  await Promise.all([followLinks(ctx, organization), catchUp(ctx, where.spaces)])
  const pages: PagesBySpace = new Map()
  const showing: PagesBySpace = new Map()
  for (const { space, source } of await incomingLinks(ctx, organization, '', linkNames(spec))) {
    const page = pageIn(source)
    if (page === undefined) continue
    add(pages, space, page)
    add(showing, space, page)
  }
  // One query for each space that shows the specification.
  for (const [space, shown] of showing)
    for (const link of await incomingLinks(
      ctx,
      organization,
      space,
      [...shown].map((page) => `page:${page}`),
    )) {
      const page = pageIn(link.source)
      if (page !== undefined) add(pages, link.space, page)
    }
  const searches = changed
    .slice(0, mostSearched)
    .flatMap((operation) => searchTermsOf(operation).map((words) => askedTerms(words.join(' '))))
  for (const { space, page } of await pagesMatchingAny(ctx, where, searches, mostPages))
    add(pages, space, page)
  return { pages, showing }
}
