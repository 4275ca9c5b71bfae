/** The content of a page as rendered for readers. Combines the areas pages and documents. */
import { queryOptions, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ContentFile, RichTextDocument as WireDocument } from '../../../client/types.gen.ts'
import { pagePlacesOptions, type SpaceRevision } from '../../api/pages/page-tree.ts'
import type { ReaderPages } from '../../pages/tree/use-reader-tree.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { referenceName } from '../../../content/document/reference.ts'
import {
  documentNeeds,
  documentOf,
  loadRawHtml,
  type DocumentNeeds,
} from '../../documents/document-resources.ts'
import { DocumentView } from '../../documents/document-view.tsx'
import { filesById, makeDocumentContext, pagesById, type NamedPage } from '../../documents/render-context.ts'
import type { ComponentPage } from '../../integrations/contentkit/elements/frame-context.ts'
import { useFollowLinks } from '../../pages/reader/use-follow-links.ts'
import { pageAddresses } from '../../pages/reader/page-addresses.ts'
import { reusableContentOptions, usedFilesOptions } from '../../pages/page-queries.ts'
import { useApiBlocks } from '../-api-specs/use-api-blocks.tsx'
import { useIntegrationBlocks } from '../-integrations/use-integration-blocks.tsx'
import { useRevealTarget } from '../../pages/reader/use-reveal-target.ts'

export interface PageTextProps {
  readonly org: string
  readonly revision: SpaceRevision
  readonly page: ComponentPage
  readonly document: RichTextDocument
  /** The pages of the space that are known. */
  readonly tree: ReaderPages
}

/**
 * The content of a page. Suspends until everything it needs initially has loaded; reusable content appears
 * when it has loaded.
 */
export function PageText({ org, revision, page, document, tree }: PageTextProps) {
  const { space, revision: revisionId } = revision
  const needs = useMemo(() => documentNeeds(document, space), [document, space])
  const { data: ownFiles } = useSuspenseQuery(usedFilesOptions(revision, needs.files))
  const { data: rawHtml } = useSuspenseQuery(rawHtmlOptions(needs.rawHtml))
  // Stable while the set of needed content is unchanged: a new function would rebuild the map and render
  // everything again.
  const combine = useCallback(
    (answers: readonly { readonly data: WireDocument | null | undefined }[]) =>
      new Map(
        needs.reusableContents.flatMap((reference, index) => {
          const text = answers[index]?.data
          return text === undefined || text === null ? [] : [[referenceName(reference), documentOf(text)]]
        }),
      ),
    [needs],
  )
  const reusableContents = useQueries({
    queries: needs.reusableContents.map(({ reusableContent }) =>
      reusableContentOptions(revision, reusableContent),
    ),
    combine,
  })
  const reused = useMemo(
    () => [...reusableContents.values()].map((text) => documentNeeds(text, space)),
    [reusableContents, space],
  )
  const linked = useMemo(
    () => [...new Set([needs, ...reused].flatMap((text) => text.pages))],
    [needs, reused],
  )
  const { files, areFilesLoading } = useReusedFiles(revision, ownFiles, reused)
  const { pages, arePagesLoading } = useLinkedPages(revision, tree, linked)
  const { id, path, title } = page
  const shownPage = useMemo(() => ({ id, path, title }), [id, path, title])
  const integrationBlock = useIntegrationBlocks(space, shownPage)
  const apiBlock = useApiBlocks(org)
  const context = useMemo(
    () =>
      makeDocumentContext({
        space,
        pages,
        arePagesLoading,
        files,
        areFilesLoading,
        addressOf: pageAddresses(org, space, revisionId),
        reusableContents,
        rawHtml: rawHtml ?? undefined,
        integrationBlock: (node) => integrationBlock(node),
        apiBlock,
      }),
    [
      org,
      space,
      revisionId,
      pages,
      arePagesLoading,
      files,
      areFilesLoading,
      reusableContents,
      rawHtml,
      integrationBlock,
      apiBlock,
    ],
  )
  const follow = useFollowLinks()
  useRevealTarget(id)
  return (
    // Keyboard events are handled by the links inside; this handler only avoids a page load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <DocumentView document={document} context={context} />
    </div>
  )
}

/** The files of a page by id, with those that its reusable content uses. */
const useReusedFiles = (
  revision: SpaceRevision,
  own: readonly ContentFile[],
  reused: readonly DocumentNeeds[],
): { readonly files: ReadonlyMap<string, ContentFile>; readonly areFilesLoading: boolean } => {
  const missing = useMemo(() => {
    const known = new Set(own.map(({ id }) => id))
    return [...new Set(reused.flatMap((text) => text.files))].filter((id) => !known.has(id))
  }, [own, reused])
  const { data, isPending } = useQuery(usedFilesOptions(revision, missing))
  const files = useMemo(() => filesById([...own, ...(data ?? [])]), [own, data])
  return { files, areFilesLoading: isPending }
}

/** The names of the pages that are linked to. Those that no tree holds yet are read. */
const useLinkedPages = (
  revision: SpaceRevision,
  { pages: tree, isWhole }: ReaderPages,
  linked: readonly string[],
): { readonly pages: ReadonlyMap<string, NamedPage>; readonly arePagesLoading: boolean } => {
  const known = useMemo(() => pagesById(tree ?? []), [tree])
  const missing = useMemo(
    () => (isWhole ? [] : linked.filter((id) => !known.has(id)).toSorted()),
    [isWhole, linked, known],
  )
  const { data, isPending } = useQuery({
    ...pagePlacesOptions(revision, missing),
    enabled: missing.length > 0,
  })
  const pages = useMemo(
    () =>
      data === undefined
        ? known
        : new Map<string, NamedPage>([...known, ...data.map(({ page }) => [page.id, page] as const)]),
    [known, data],
  )
  return { pages, arePagesLoading: missing.length > 0 && isPending }
}

const rawHtmlOptions = (needed: boolean) =>
  queryOptions({
    queryKey: ['parser of raw HTML', needed],
    queryFn: () => (needed ? loadRawHtml() : null),
    ...(!needed && { initialData: null }),
    staleTime: Infinity,
  })
