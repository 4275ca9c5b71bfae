import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listSpaceLinksOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../../client/types.gen.ts'
import { allSiteSpaces, defaultSiteSpace } from '../../../content/site-tree/site-tree.ts'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'
import { spacesRefusal } from '../publish-permission-text.ts'
import { draftOptions, structureOptions } from '../site-queries.ts'
import { isConcealed, spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'
import { publishChecks } from './publish-checks.ts'
import { useSiteEntry } from './use-site-entry.ts'

/** Broken links are counted for at most this many spaces. */
const maxCountedSpaces = 30

/** The checks of a site, and why its spaces cannot be published. */
export const usePublishChecks = (org: string, site: Site) => {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const { data: draft } = useSuspenseQuery(draftOptions(org, site.id))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  const ids = [...new Set(allSiteSpaces(tree).map(({ space }) => space))]
  const concealed = new Set(ids.filter((id) => isConcealed(spaces.get(id))))
  const trashed = new Set(ids.filter((id) => spaces.get(id)?.deletedAt !== undefined))
  const isReadable = (id: string): boolean => !concealed.has(id) && !trashed.has(id)
  const counted = ids.filter(isReadable).slice(0, maxCountedSpaces)
  const first = defaultSiteSpace(tree)
  const home = useQuery({
    ...pageTreeOptions({ space: first?.space ?? '' }),
    enabled: first !== undefined && isReadable(first.space),
  })
  const links = useQueries({
    queries: counted.map((space) =>
      listSpaceLinksOptions({ path: { spaceId: space }, query: { limit: 1, status: 'broken' } }),
    ),
  })
  const entry = useSiteEntry(org, site)
  return {
    checks: publishChecks({
      ...{ tree, concealed, trashed },
      visibility: site.visibility,
      ...(entry && { entry }),
      pendingEdits: draft.edits.length,
      homePages: home.data?.length,
      spaceName: (id) => spaces.get(id)?.title || 'Untitled',
      brokenLinks: counted.map((space, index) => ({ space, count: links[index]?.data?.stats.broken.total })),
    }),
    /** Undefined if the user may publish all spaces of the site. */
    publishRefusal: spacesRefusal([...spaces.values()]),
  }
}
