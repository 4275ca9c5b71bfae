/** The outline of pages: whole, as JSON that is kept for all callers who may read the space, or in part. */
import { addressOf, ancestorsOf, type PageNode, type PageTree } from '../../content/tree/page-tree.ts'
import { pageAfter, pageBefore } from '../../content/tree/reading-order.ts'
import { openedOutline, wholeOutline } from '../../contract/pages/outline-limits.ts'
import type { Outline, OutlinePage, PagePlaces } from '../../contract/pages/outline-schemas.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { typeOf, computedMembers } from '../content/revisions/page-view.ts'
import { KeptJson } from '../http/ready-json.ts'
import { recentOf } from '../recent-cache.ts'

/** Total characters kept: a hundred outlines of 4,000 pages. */
const keptCharacters = 48 * 1024 * 1024
const kept = recentOf<KeptJson>(keptCharacters)

/** A page without those below it. */
const outlinePage = (snapshot: ContentSnapshot, { entry }: PageNode): OutlinePage => {
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
  } as OutlinePage
}

/** A page with those below it, as far as `isOpen`. */
const outlineBelow = (
  snapshot: ContentSnapshot,
  node: PageNode,
  isOpen: (node: PageNode) => boolean,
): OutlinePage => {
  const page = outlinePage(snapshot, node)
  if (node.children.length === 0) return page
  if (!isOpen(node)) return { ...page, hasPages: true }
  return { ...page, pages: node.children.map((child) => outlineBelow(snapshot, child, isOpen)) }
}

const outlineOf = (snapshot: ContentSnapshot, isOpen: (node: PageNode) => boolean): Outline => {
  const { home, roots } = snapshot.tree
  return {
    ...(home !== null && { home: home.entry.id }),
    pages: roots.map((node) => outlineBelow(snapshot, node, isOpen)),
  }
}

/** Depends on the content alone: revisions and change requests with the same content share it. */
export const outlineJson = (store: object, space: string, snapshot: ContentSnapshot): KeptJson => {
  const key = `${space}/${snapshot.computed?.stamp ?? snapshot.root}`
  const known = kept(store).get(key)
  if (known !== undefined) return known
  const text = JSON.stringify(outlineOf(snapshot, () => true))
  return kept(store).set(key, new KeptJson(text), text.length)
}

/** The pages below which an outline in part shows pages. */
const openPages = ({ roots, home, byId }: PageTree, wanted: readonly string[]): ReadonlySet<PageNode> => {
  const open = new Set<PageNode>(home === null ? [] : ancestorsOf(home))
  for (const id of wanted)
    for (let node = byId.get(id) ?? null; node !== null && !open.has(node); node = node.parent) open.add(node)
  let shown = 0
  for (const node of roots) {
    if (node.entry.type !== 'group' || open.has(node)) continue
    shown += node.children.length
    if (shown > openedOutline) break
    open.add(node)
  }
  return open
}

/** Whether the whole tree is answered to who asks for a part of it. */
export const isSmall = ({ tree }: ContentSnapshot): boolean => tree.byId.size <= wholeOutline

export const outlineInPart = (snapshot: ContentSnapshot, wanted: readonly string[]): Outline => {
  const open = openPages(snapshot.tree, wanted)
  return outlineOf(snapshot, (node) => open.has(node))
}

const isReadInOrder = ({ entry }: PageNode): boolean => entry.type === 'document' && entry.hidden !== true

export const pagePlaces = (snapshot: ContentSnapshot, wanted: readonly string[]): PagePlaces => {
  const { tree } = snapshot
  const alone = (node: PageNode): OutlinePage => outlineBelow(snapshot, node, () => false)
  const found = [...new Set(wanted)].flatMap((id) => tree.byId.get(id) ?? [])
  return {
    places: found.map((node) => {
      const previous = pageBefore(tree, node, isReadInOrder)
      const next = pageAfter(tree, node, isReadInOrder)
      return {
        page: alone(node),
        ...(node.entry.type !== 'link' && { path: addressOf(tree, node) }),
        above: ancestorsOf(node).toReversed().map(alone),
        ...(previous !== undefined && { previous: alone(previous) }),
        ...(next !== undefined && { next: alone(next) }),
      }
    }),
  }
}
