/** Which pages of a space a change request changes; search only knows main. */
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Context } from '../../context.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const nothing: ReadonlySet<string> = new Set()

const changed = new WeakMap<ContentSnapshot, WeakMap<ContentSnapshot, ReadonlySet<string>>>()

/** Ids of pages whose text or title differs from main, or that main does not have. */
const changedBetween = (main: ContentSnapshot, change: ContentSnapshot): ReadonlySet<string> => {
  const known = changed.get(change) ?? new WeakMap<ContentSnapshot, ReadonlySet<string>>()
  changed.set(change, known)
  const before = known.get(main)
  if (before !== undefined) return before
  const ids = new Set(
    [...change.pages.values()]
      .filter(({ id, document, title }) => {
        const page = main.pages.get(id)
        return page?.document !== document || page?.title !== title
      })
      .map(({ id }) => id),
  )
  known.set(main, ids)
  return ids
}

/** Pages of a space whose current text must be read; empty except in previews of a change request. */
export const changedPages = async (
  { store }: Context,
  { preview, model }: Pick<VisibleSite, 'preview' | 'model'>,
  space: string,
): Promise<ReadonlySet<string>> => {
  const head = model.heads.get(space)
  if (preview?.change?.space !== space || head === undefined) return nothing
  const [main, change] = await Promise.all(
    [preview.change.mainRoot, head.root].map((root) => contentSnapshot(store, store.read, space, root)),
  )
  return main === undefined || change === undefined ? nothing : changedBetween(main, change)
}
