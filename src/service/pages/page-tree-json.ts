/** The tree of pages as the API answers it, written once for everybody who may read the space. */
import { recentOf } from '../recent-cache.ts'
import type { ContentView } from '../content/revisions/page-view.ts'
import { pageView } from '../content/revisions/page-view.ts'

/** Characters kept in all: forty trees of 2,000 pages. */
const keptCharacters = 64 * 1024 * 1024
const kept = recentOf<string>(keptCharacters)

/**
 * JSON of `{pages}`. It is made of the content and the times of its pages, which `head`, the revision of main, tells;
 * of where the space stands, which is in its addresses; and of nothing about who asks.
 */
export const pageTreeText = (view: ContentView, head: string): string => {
  const { ctx, organization, space, snapshot, pinned = '', metadata } = view
  const key = [organization, space, head, snapshot.root, pinned, metadata].join('/')
  const known = kept(ctx.store).get(key)
  if (known !== undefined) return known
  const text = JSON.stringify({ pages: snapshot.tree.roots.map((node) => pageView(view, node)) })
  return kept(ctx.store).set(key, text, text.length)
}
