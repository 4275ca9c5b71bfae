/** The facts shown in the page list, by page. No UI. */
import type { Page, PageReport } from '../../../client/types.gen.ts'

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

/** Filters of the list. */
export const pageShows = ['drafted', 'unlinked', 'hidden'] as const
export type PageShow = (typeof pageShows)[number]
export const isPageShow = (value: unknown): value is PageShow =>
  (pageShows as readonly unknown[]).includes(value)

export const showLabels: Readonly<Record<PageShow, string>> = {
  drafted: 'Changed in a change request',
  unlinked: 'No page links to them',
  hidden: 'Hidden, or kept out of search',
}

/** Whether a page passes the filter; `facts` is undefined until it has loaded. */
export const isShown = (show: PageShow, page: Page, facts: PageFacts | undefined): boolean => {
  if (show === 'hidden') return page.hidden === true || ('noIndex' in page && page.noIndex === true)
  if (facts === undefined) return false
  return show === 'drafted' ? facts.drafts.length > 0 : page.type === 'document' && facts.incomingLinks === 0
}
