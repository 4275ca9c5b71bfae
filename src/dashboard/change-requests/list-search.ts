/** Search parameters of a list of change requests. Absent means the default: open ones of anyone, latest change first. */
import { idIn } from '../api/search-parameters.ts'

export const listTabs = ['open', 'review', 'mine', 'waiting', 'ready', 'draft', 'merged', 'archived'] as const
export type ListTab = (typeof listTabs)[number]

export interface ListSearch {
  readonly tab?: Exclude<ListTab, 'open'>
  /** Words of the subject, or the number. */
  readonly q?: string
  /** Only those behind main. */
  readonly outdated?: true
  /** Only those with unanswered conflicts with main. */
  readonly conflicts?: true
  /** Only those without activity for some days. */
  readonly inactive?: true
  readonly order?: 'createdAt'
  /** Only those that this person created. */
  readonly author?: string
  /** Only those that this person edited or discussed. */
  readonly contributor?: string
  /** Only those that this person reviewed or was asked to review. */
  readonly reviewer?: string
  /** Only those of this space, in the list of all spaces. */
  readonly space?: string
  /** Only those created for this cluster of issues. */
  readonly cluster?: string
}

/** The search parameters of a URL, without unknown ones. */
export const listSearch = (search: Record<string, unknown>): ListSearch => {
  const tab = listTabs.find((known) => known === search['tab'])
  const { q } = search
  const [author, contributor] = [idIn(search['author']), idIn(search['contributor'])]
  const [reviewer, space] = [idIn(search['reviewer']), idIn(search['space'])]
  const cluster = idIn(search['cluster'])
  return {
    ...(tab === undefined || tab === 'open' ? {} : { tab }),
    // A search of digits is parsed as a number.
    ...((typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(search['outdated'] === true ? { outdated: true as const } : {}),
    ...(search['conflicts'] === true ? { conflicts: true as const } : {}),
    ...(search['inactive'] === true ? { inactive: true as const } : {}),
    ...(search['order'] === 'createdAt' ? { order: 'createdAt' as const } : {}),
    ...(author === undefined ? {} : { author }),
    ...(contributor === undefined ? {} : { contributor }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(space === undefined ? {} : { space }),
    ...(cluster === undefined ? {} : { cluster }),
  }
}

/** The search with some parameters set; defaults are left out. */
export const withSearch = (
  search: ListSearch,
  set: {
    readonly tab?: ListTab
    readonly q?: string
    readonly outdated?: boolean
    readonly conflicts?: boolean
    readonly inactive?: boolean
    readonly order?: 'updatedAt' | 'createdAt'
    readonly author?: string | undefined
    readonly contributor?: string | undefined
    readonly reviewer?: string | undefined
    readonly space?: string | undefined
    readonly cluster?: string | undefined
  },
): ListSearch => listSearch({ ...search, ...set })

/** The same tab in the same order, without filters. */
export const withoutFilters = ({ tab, order }: ListSearch): ListSearch => listSearch({ tab, order })
