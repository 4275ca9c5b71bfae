import type { ReactNode } from 'react'
import type { ChangeEntry } from '../entries/change-entries.ts'
import type { TreePage } from '../entries/change-nodes.ts'
import type { DiffSearch, DiffView, SearchSet } from '../diff/diff-search.ts'

/** Which entries of a change request the user has viewed. */
export interface EntryMarks {
  readonly viewed: ReadonlySet<string>
  readonly set: (id: string, viewed: boolean) => void
}

export interface DiffScreenProps {
  /** All changes loaded so far, or undefined while the first page loads. */
  readonly entries: readonly ChangeEntry[] | undefined
  readonly loadingMore: boolean
  /** All pages of the space, for the reading order; undefined while unknown. */
  readonly pages: readonly TreePage[] | undefined
  /** Id of the current page or other entry; absent shows the first. */
  readonly page: string | undefined
  readonly view: DiffView
  readonly search: DiffSearch
  readonly onSearch: (set: SearchSet) => void
  readonly onOpen: (id: string) => void
  /**
   * Starts a comment or a suggestion on a block of the entry with that id, or on the whole page; absent where that is
   * impossible.
   */
  readonly onComment?: ((key: string | undefined, id: string) => void) | undefined
  readonly onSuggest?: ((key: string, id: string) => void) | undefined
  readonly marks?: EntryMarks | undefined
  /** Absent where viewed marks are not stored. */
  readonly onBlockViewed?: ((key: string, id: string) => void) | undefined
  /** Further tools of the bar. */
  readonly tools?: ReactNode
  /** The tree is folded into a sheet, because something else stands beside the diff. */
  readonly folded?: boolean
  /** Above the diff: since when changes are listed. */
  readonly note?: ReactNode
  /** Additional text if nothing changes. */
  readonly nothing?: string | undefined
  /** The diff of the current entry; undefined for an unchanged page. */
  readonly children: (id: string, entry: ChangeEntry | undefined) => ReactNode
}
