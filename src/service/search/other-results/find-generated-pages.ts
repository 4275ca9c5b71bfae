/** Finds pages that content sources generate, for the command palette. The index has stored pages only. */
import { sql } from 'kysely'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { ancestorsOf } from '../../../content/tree/page-tree.ts'
import type { operations } from '../../../contract/operations.ts'
import type { Result } from '../../../contract/operation/operation.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { withComputedPages } from '../../content/computed/computed-snapshot.ts'
import { generatedSearchText } from '../../content/computed/generated-search-text.ts'
import type { SearchedPage } from '../../content/computed/match-generated-pages.ts'
import { matchGeneratedPages, searchedPage } from '../../content/computed/match-generated-pages.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { oneFor } from '../../recent-cache.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import type { Question } from './match-terms.ts'
import { marksIn } from './match-terms.ts'
import { excerpt } from '../hits.ts'

type Found = Result<typeof operations.findThings>['generatedPages'][number]

const breathe = breather()

/** Maximum number of spaces searched. Few have sources, and each takes some queries. */
const mostSpaces = 20

/** Spaces that the viewer can see and for which sources have generated pages. */
const spacesWithSources = ({ db, viewer }: Question) =>
  db
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .select(['spaces.id', 'spaces.title', 'revisions.root'])
    .where(sql<boolean>`spaces.id in (${visibleSpaces(viewer)})`)
    .where(
      sql<boolean>`exists (select 1 from computed_results as c where c.space = spaces.id and c.kind = 'pages')`,
    )
    .orderBy('spaces.title')
    .orderBy('spaces.id')
    .limit(mostSpaces)
    .execute()

const searchedIn = oneFor(({ tree, computed }: ContentSnapshot): readonly SearchedPage[] =>
  [...tree.byId.values()].filter(({ entry }) => computed?.generatedBy.has(entry.id)).map(searchedPage),
)

/** Pages found by their titles come first; `limit` in total. */
export const findGeneratedPages = async (question: Question, query: string): Promise<Found[]> => {
  const { ctx, db, viewer, terms, limit } = question
  const { organization } = viewer
  const titled: Found[] = []
  const mentioning: Found[] = []
  for (const { id, title, root } of await spacesWithSources(question)) {
    const place = { organization, space: id }
    const stored = await contentSnapshot(ctx.store, db, id, root)
    // The last answers of the sources: a search does not wait for new ones.
    const snapshot = await withComputedPages(ctx, place, stored, { db, wait: 0 })
    const texts = await generatedSearchText(ctx, place, snapshot)
    const view = (node: PageNode, shown?: Found['excerpt']): Found => ({
      ...{ id: node.entry.id, title: node.entry.title, space: { id, title } },
      marks: marksIn(node.entry.title, terms) ?? [],
      ancestors: ancestorsOf(node)
        .toReversed()
        .map(({ entry }) => ({ title: entry.title })),
      ...(shown && { excerpt: shown }),
      urls: { app: ctx.addresses.page(organization, id, node.entry.id).app },
    })
    for (const { node, text } of matchGeneratedPages(searchedIn(snapshot), texts, query)) {
      if (text === undefined) titled.push(view(node))
      else if (mentioning.length < limit) {
        const shown = excerpt(text, terms)
        // Letters in the middle of words are no match.
        if (shown.marks.length > 0) mentioning.push(view(node, shown))
        await breathe()
      }
      if (titled.length === limit) return titled
    }
  }
  return [...titled, ...mentioning].slice(0, limit)
}
