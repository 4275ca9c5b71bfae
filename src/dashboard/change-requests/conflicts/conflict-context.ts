import type { EditorContext } from '../../editor/editor-context.ts'
import type { DrawBlocks } from '../diff/block-notes.ts'

/** A page on main that an edit can be moved into, or that can become a parent. */
export interface PageOnMain {
  readonly id: string
  readonly title: string
  /** Titles of its ancestors. */
  readonly above: string
  readonly type: 'document' | 'group' | 'link' | 'computed'
}

/** What conflicts need from the areas of pages and files; provided by the route. */
export interface ConflictContext {
  readonly space: string
  readonly drawBlocks: DrawBlocks
  /** For the editor of the result. */
  readonly surroundings: EditorContext
  /** The title of a page in the change request, otherwise on main; undefined while unknown. */
  readonly titleOf: (page: string) => string | undefined
  /** The pages of main; loaded on first request. */
  readonly mainPages: { readonly all: readonly PageOnMain[] | undefined; readonly want: () => void }
}
