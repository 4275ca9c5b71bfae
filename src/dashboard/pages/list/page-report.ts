/** The facts shown in the page list, by page. No UI. */
import type { PageReport } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import type { PageFilter } from './page-filter.ts'

export interface PageFacts {
  readonly words: number
  /** When it last changed on main. */
  readonly changedAt: string | undefined
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
    pages.map(({ page, words, incomingLinks, changedAt, changedBy, changeRequests: ids }) => [
      page,
      {
        words,
        incomingLinks,
        changedAt,
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
export const matchesFilter = (show: PageFilter, page: TreePage, facts: PageFacts | undefined): boolean => {
  if (show === 'hidden') return page.hidden === true || page.noIndex === true
  if (facts === undefined) return false
  return show === 'drafted' ? facts.drafts.length > 0 : page.type === 'document' && facts.incomingLinks === 0
}
