/** The page tree as JSON for API responses, cached for all callers who may read the space. */
import { recentOf } from '../recent-cache.ts'
import type { ContentView } from '../content/revisions/page-view.ts'
import { pageView } from '../content/revisions/page-view.ts'

/** Total characters cached: forty trees of 2,000 pages. */
const keptCharacters = 64 * 1024 * 1024
const kept = recentOf<string>(keptCharacters)

/**
 * JSON of `{pages}`. Depends on the content, on the times of its pages (given by `head`, the revision of main) and on
 * the space's location (part of its URLs), but never on the caller.
 */
export const pageTreeText = (view: ContentView, head: string): string => {
  const { ctx, organization, space, snapshot, pinned = '', metadata, computed } = view
  const content = snapshot.computed?.stamp ?? snapshot.root
  const key = [organization, space, head, content, pinned, metadata, computed].join('/')
  const known = kept(ctx.store).get(key)
  if (known !== undefined) return known
  const text = JSON.stringify({ pages: snapshot.tree.roots.map((node) => pageView(view, node)) })
  return kept(ctx.store).set(key, text, text.length)
}
