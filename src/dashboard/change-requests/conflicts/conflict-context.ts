import type { EditorContext } from '../../editor/editor-context.ts'
import type { DrawBlocks } from '../diff/block-notes.ts'

/** A page that an edit can go into, or under which another one can stand. */
export interface PageOnMain {
  readonly id: string
  readonly title: string
  /** Titles of the pages above it. */
  readonly above: string
  readonly type: 'document' | 'group' | 'link' | 'computed'
}

/** What conflicts need of the areas of pages and files: they meet in the route. */
export interface ConflictContext {
  readonly space: string
  readonly drawBlocks: DrawBlocks
  /** For the editor of the result. */
  readonly surroundings: EditorContext
  /** The title of a page as the change has it, else as main has it; undefined while that is not known. */
  readonly titleOf: (page: string) => string | undefined
  /** The pages of main; read once somebody wants them. */
  readonly mainPages: { readonly all: readonly PageOnMain[] | undefined; readonly want: () => void }
}
