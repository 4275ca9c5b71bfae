/** The content of a page as rendered for readers. Combines the areas pages and documents. */
import { queryOptions, useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { RichTextDocument as WireDocument } from '../../../client/types.gen.ts'
import { type SpaceRevision, type TreePage } from '../../api/pages/page-tree.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { referenceName } from '../../../content/document/reference.ts'
import { documentNeeds, documentOf, loadRawHtml } from '../../documents/document-resources.ts'
import { DocumentView } from '../../documents/document-view.tsx'
import { makeDocumentContext, pagesById } from '../../documents/render-context.ts'
import type { ComponentPage } from '../../integrations/contentkit/elements/frame-context.ts'
import { useFollowLinks } from '../../pages/reader/use-follow-links.ts'
import { pageAddresses } from '../../pages/reader/page-addresses.ts'
import { filesOptions, noFilesOptions, reusableContentOptions } from '../../pages/page-queries.ts'
import { useApiBlocks } from '../-api-specs/use-api-blocks.tsx'
import { useIntegrationBlocks } from '../-integrations/use-integration-blocks.tsx'
import { useRevealTarget } from '../../pages/reader/use-reveal-target.ts'

export interface PageTextProps {
  readonly org: string
  readonly revision: SpaceRevision
  readonly page: string
  readonly document: RichTextDocument
  readonly pages: readonly TreePage[]
}

/**
 * The content of a page. Suspends until everything it needs initially has loaded; reusable content appears
 * when it has loaded.
 */
export function PageText({ org, revision, page, document, pages }: PageTextProps) {
  const { space, revision: revisionId } = revision
  const needs = useMemo(() => documentNeeds(document, space), [document, space])
  const { data: files } = useSuspenseQuery(needs.files ? filesOptions(revision) : noFilesOptions)
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
  const shownPage = useMemo(() => componentPage(pages, page), [pages, page])
  const integrationBlock = useIntegrationBlocks(space, shownPage)
  const apiBlock = useApiBlocks(org)
  const context = useMemo(
    () =>
      makeDocumentContext({
        space,
        pages: pagesById(pages),
        files: new Map(files.map((file) => [file.id, file])),
        addressOf: pageAddresses(org, space, revisionId),
        reusableContents,
        rawHtml: rawHtml ?? undefined,
        integrationBlock: (node) => integrationBlock(node),
        apiBlock,
      }),
    [org, space, revisionId, pages, files, reusableContents, rawHtml, integrationBlock, apiBlock],
  )
  const follow = useFollowLinks()
  useRevealTarget(page)
  return (
    // Keyboard events are handled by the links inside; this handler only avoids a page load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <DocumentView document={document} context={context} />
    </div>
  )
}

const componentPage = (pages: readonly TreePage[], id: string): ComponentPage | undefined => {
  const page = pagesById(pages).get(id)
  return page === undefined || !('path' in page) ? undefined : { id, path: page.path, title: page.title }
}

const rawHtmlOptions = (needed: boolean) =>
  queryOptions({
    queryKey: ['parser of raw HTML', needed],
    queryFn: () => (needed ? loadRawHtml() : null),
    ...(!needed && { initialData: null }),
    staleTime: Infinity,
  })
