/** The facts shown in the page list, by page. No UI. */
import type { Page, PageReport } from '../../../client/types.gen.ts'
import type { PageFilter } from './page-filter.ts'

export interface PageFacts {
  readonly words: number
  readonly incomingLinks: number
  /** Name of the last editor. */
  readonly changedBy: string | undefined
  readonly drafts: PageReport['changeRequests']
}

export const factsByPage = ({
  pages,
  people,
  changeRequests,
}: PageReport): ReadonlyMap<string, PageFacts> => {
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]))
  const changes = new Map(changeRequests.map((change) => [change.id, change]))
  return new Map(
    pages.map(({ page, words, incomingLinks, changedBy, changeRequests: ids }) => [
      page,
      {
        words,
        incomingLinks,
        changedBy: changedBy === undefined ? undefined : names.get(changedBy),
        drafts: ids.flatMap((id) => changes.get(id) ?? []),
      },
    ]),
  )
}

export const showLabels: Readonly<Record<PageFilter, string>> = {
  drafted: 'In a change request',
  unlinked: 'Orphan pages',
  hidden: 'Hidden or not indexed',
}

/** Whether a page passes the filter; `facts` is undefined until it has loaded. */
export const matchesFilter = (show: PageFilter, page: Page, facts: PageFacts | undefined): boolean => {
  if (show === 'hidden') return page.hidden === true || ('noIndex' in page && page.noIndex === true)
  if (facts === undefined) return false
  return show === 'drafted' ? facts.drafts.length > 0 : page.type === 'document' && facts.incomingLinks === 0
}
