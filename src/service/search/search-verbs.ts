/** Search in one space, and in all spaces of an organization that the caller can see. */
import { operations } from '../../contract/operations.ts'
import { rank } from '../../contract/roles/roles.ts'
import { listPage } from '../http/list-page.ts'
import type { Verb } from '../http/verb.ts'
import { open } from '../http/verb.ts'
import { visibleSpaces } from '../spaces/spaces.queries.ts'
import type { Answered } from './run-query.ts'
import { runQuery } from './run-query.ts'
import { catchUp } from './wait-for-index.ts'
import { findPages, findSpaces } from './find-pages.ts'
import { findOtherResults } from './other-results/find-other-results.ts'
import { foundPages, mostSectionBytes } from './found-pages.ts'
import { previewReplacement, startReplacement } from './replacements.ts'
import { openPage } from '../http/page-token.ts'

/** How the query was interpreted, returned with the list. */
const understood = ({ most, corrected, ignored }: Answered, indexing: boolean) => ({
  words: most ? ('most' as const) : ('all' as const),
  ...(corrected.length > 0 && {
    corrected: corrected.map(({ typed, words }) => ({ typed, words: [...words] })),
  }),
  ...(ignored.length > 0 && { ignored: [...ignored] }),
  ...(indexing && { indexing: true as const }),
})

const searchSpace = open(operations.searchSpace, async (call, _db, { space }) => {
  const { ctx, query } = call
  const { page, limit, ...filters } = query
  const list = `search/${space.id}`
  const after = openPage(ctx.keys, list, filters, page)
  const indexing = await catchUp(ctx, [space.id])
  const where = { space: space.id }
  const { asked, found } = await runQuery(ctx, where, query.query, (some) =>
    findPages(ctx, where, some, after, limit + 1),
  )
  const answer = await listPage(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(found.total),
    rows: () => Promise.resolve(found.rows),
    bytes: (_after, most) => Promise.resolve(found.rows.slice(0, most).map(({ bytes }) => Number(bytes))),
    mostBytes: mostSectionBytes,
    key: (row) => [row.score, row.page],
    items: async (rows) => [...(await foundPages(ctx, space.organization, rows, asked.terms)).values()],
  })
  return { ...answer, understood: understood(asked, indexing) }
})

const searchOrganization = open(operations.searchOrganization, async (call, _db, { organization, role }) => {
  const { ctx, query, caller } = call
  const { page, limit, ...filters } = query
  const list = `search/${organization.id}`
  const after = openPage(ctx.keys, list, filters, page)
  const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
  const where = { spaces: visibleSpaces(viewer) }
  const indexing = await catchUp(ctx, where.spaces)
  const { asked, found } = await runQuery(ctx, where, query.query, (some) =>
    findSpaces(ctx, where, some, { after, limit: limit + 1 }),
  )
  const answer = await listPage(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(found.total),
    rows: () => Promise.resolve(found.rows),
    bytes: (_after, most) =>
      Promise.resolve(
        found.rows
          .slice(0, most)
          .map(({ pages }) => pages.reduce((sum, { bytes }) => sum + Number(bytes), 0)),
      ),
    mostBytes: mostSectionBytes,
    key: ({ best, space }) => [best, space],
    items: async (rows) => {
      const all = rows.flatMap(({ pages }) => pages)
      const pageViews = await foundPages(ctx, organization.id, all, asked.terms)
      return rows.map(({ space, title, best, pages }) => ({
        type: 'space' as const,
        id: space,
        title,
        score: best,
        pages: pages.flatMap(({ id }) => pageViews.get(Number(id)) ?? []),
      }))
    },
  })
  return { ...answer, understood: understood(asked, indexing) }
})

export const searchVerbs: readonly Verb[] = [
  searchSpace,
  searchOrganization,
  findOtherResults,
  previewReplacement,
  startReplacement,
]
