/** The outline of pages as JSON, kept for all callers who may read the space. */
import type { PageNode } from '../../content/tree/page-tree.ts'
import type { OutlinePage } from '../../contract/pages/schemas.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { typeOf, computedMembers } from '../content/revisions/page-view.ts'
import { KeptJson } from '../http/ready-json.ts'
import { recentOf } from '../recent-cache.ts'

/** Total characters kept: a hundred outlines of 4,000 pages. */
const keptCharacters = 48 * 1024 * 1024
const kept = recentOf<KeptJson>(keptCharacters)

const outlinePage = (snapshot: ContentSnapshot, { entry, children }: PageNode): OutlinePage => {
  const isLink = entry.type === 'link'
  const generatedBy = snapshot.computed?.generatedBy.get(entry.id)
  return {
    id: entry.id,
    type: typeOf(entry, true),
    title: entry.title,
    ...(!isLink && { slug: entry.slug }),
    ...(entry.emoji !== undefined && { emoji: entry.emoji }),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...(entry.hidden !== undefined && { hidden: entry.hidden }),
    ...(!isLink && entry.noIndex !== undefined && { noIndex: entry.noIndex }),
    ...(entry.condition !== undefined && { condition: entry.condition }),
    ...(entry.type !== 'group' && computedMembers(snapshot, entry)),
    ...(generatedBy !== undefined && { generatedBy }),
    ...(children.length > 0 && { pages: children.map((child) => outlinePage(snapshot, child)) }),
  } as OutlinePage
}

/** Depends on the content alone: revisions and change requests with the same content share it. */
export const outlineJson = (store: object, space: string, snapshot: ContentSnapshot): KeptJson => {
  const key = `${space}/${snapshot.computed?.stamp ?? snapshot.root}`
  const known = kept(store).get(key)
  if (known !== undefined) return known
  const { home, roots } = snapshot.tree
  const text = JSON.stringify({
    ...(home !== null && { home: home.entry.id }),
    pages: roots.map((node) => outlinePage(snapshot, node)),
  })
  return kept(store).set(key, new KeptJson(text), text.length)
}
