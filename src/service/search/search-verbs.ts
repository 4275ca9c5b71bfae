/** Search in one space, and in all spaces of an organization that the caller sees. */
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles.ts'
import { listPage } from '../http/list-page.ts'
import type { After } from '../http/page-token.ts'
import type { Verb } from '../http/verb.ts'
import { open } from '../http/verb.ts'
import { revisionOf } from '../pages/add-revision.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import { listSpaces } from '../spaces/spaces.queries.ts'
import type { FoundRow } from './find-pages.ts'
import { findPages, foundPages } from './find-pages.ts'
import { behind, followHead } from './follow-head.ts'
import { askedWords } from './search-words.ts'

/** Best first, then by id: whether a row stands after the place that a token names. */
const follows = (score: number, id: string, after: After | undefined): boolean => {
  if (!after) return true
  const [last, name] = after
  return score < Number(last) || (score === Number(last) && id > String(name))
}

const searchSpace = open(operations.searchSpace, async (call) => {
  const { around, query } = call
  const { store } = around
  const { space } = await call.authorize(store.read)
  const words = askedWords(query.query)
  await followHead(around, space.id)
  const { root } = await revisionOf(store.read, space.id, space.revision)
  const snapshot = await contentSnapshot(store, store.read, space.id, root)
  const found = (await findPages(around, [space.id], words)).filter(({ page }) =>
    snapshot.tree.byId.has(page),
  )
  return listPage(around.keys, {
    list: `search/${space.id}`,
    query,
    count: () => Promise.resolve(found.length),
    rows: (after, limit) =>
      Promise.resolve(found.filter(({ score, page }) => follows(score, page, after)).slice(0, limit)),
    key: ({ score, page }) => [score, page],
    items: (rows) =>
      foundPages(
        around,
        space.organization,
        space.id,
        snapshot,
        rows.map(({ page }) => page),
        words,
      ),
  })
})

/** Pages shown of each space; a search in the space itself shows all. */
const mostPages = 10
/** More spaces than any organization has. */
const allSpaces = 100_000

interface FoundIn {
  readonly id: string
  readonly title: string
  readonly revision: string
  readonly score: number
  readonly pages: readonly FoundRow[]
}

const searchOrganization = open(operations.searchOrganization, async (call) => {
  const { around, query, caller } = call
  const { store } = around
  const { organization, role } = await call.authorize(store.read)
  const words = askedWords(query.query)
  const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
  const spaces = await listSpaces(store.read, viewer, { trash: false }, undefined, allSpaces)
  const ids = spaces.map(({ id }) => id)
  if (words.length > 0) for (const id of await behind(around, ids)) await followHead(around, id)
  const bySpace = Map.groupBy(await findPages(around, ids, words), ({ space }) => space)
  const found = spaces
    .flatMap(({ id, title, revision }): FoundIn[] => {
      const pages = bySpace.get(id) ?? []
      return pages[0] ? [{ id, title, revision, score: pages[0].score, pages }] : []
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  return listPage(around.keys, {
    list: `search/${organization.id}`,
    query,
    count: () => Promise.resolve(found.length),
    rows: (after, limit) =>
      Promise.resolve(found.filter(({ score, id }) => follows(score, id, after)).slice(0, limit)),
    key: ({ score, id }) => [score, id],
    items: (rows) =>
      Promise.all(
        rows.map(async ({ id, title, revision, pages }) => {
          const { root } = await revisionOf(store.read, id, revision)
          const snapshot = await contentSnapshot(store, store.read, id, root)
          const best = pages.slice(0, mostPages).map(({ page }) => page)
          return {
            id,
            title,
            pages: await foundPages(around, organization.id, id, snapshot, best, words),
          }
        }),
      ),
  })
})

export const searches: readonly Verb[] = [searchSpace, searchOrganization]
