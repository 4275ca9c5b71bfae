import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { RichTextDocument } from '../../../../content/document/document.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { StatusMarks } from '../../../change-requests/entries/status-marks.tsx'
import type { DrawBlocks } from '../../../comments/draw-blocks.ts'
import { EditFrame } from '../../../editor/page/edit-frame.tsx'
import { PagePanel } from '../../../editor/panel/page-panel.tsx'
import { placedPages } from '../../../editor/panel/page-rows.ts'
import { UnsavedPages } from '../../../editor/panel/unsaved-pages.tsx'
import { pageTreeOptions } from '../../../api/pages/page-tree.ts'
import { filesOptions } from '../../../pages/page-queries.ts'
import { LazyContentSourceDialog } from '../../../integrations/sources/lazy-content-source-dialog.ts'
import { spacePlace } from '../../../shell/crumbs.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EditedPage } from '../../-editor/edited-page.tsx'
import { EditHeader } from '../../-editor/edit-header.tsx'
import { FirstPage } from '../../-editor/first-page.tsx'
import { useChangedPages } from '../../-editor/use-changed-pages.ts'
import { useEditShortcuts } from '../../-editor/use-edit-shortcuts.ts'
import { useEditorContext } from '../../-editor/use-editor-context.ts'
import { useTreeRevision } from '../../-editor/use-tree-revision.ts'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Later } from '../../../ui/loading/later.tsx'

// Lazy: needed only to look at another user's change.
const TextDifference = lazyComponent(
  async () => (await import('../../-review/text-difference.tsx')).TextDifference,
)

/** The editor of a change request: its page tree, and the page in the URL. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number_/edit')({
  loader: async ({ context: { queryClient }, params: { org, space, number } }) => {
    const [change, named] = await orNotFound(
      Promise.all([
        queryClient.fetchQuery(changeRequestOptions(space, number)),
        queryClient.ensureQueryData(getSpaceOptions({ path: { spaceId: space } })),
      ]),
    )
    await queryClient.ensureQueryData(pageTreeOptions({ space, revision: change.revision }))
    return { crumb: `Edit #${change.number} ${change.subject}`, above: [spacePlace(org, named)] }
  },
  component: Editor,
  pendingComponent: () => (
    <div className="grid gap-4">
      <Skeleton shape="lines" count={14} label="Loading the editor" />
    </div>
  ),
  notFoundComponent: MissingScreen,
})

/** Goes to the editor of a page, or to the editor without one, and to the changes of a page. */
const useEditNavigation = (org: string, space: string, number: string) => {
  const navigate = useNavigate()
  const open = (page: string | undefined): void =>
    void (page === undefined
      ? navigate({ to: '/o/$org/s/$space/changes/$number/edit', params: { org, space, number } })
      : navigate({
          to: '/o/$org/s/$space/changes/$number/edit/$page',
          params: { org, space, number, page },
          // Keeps the comments panel open on the next page.
          search: ({ comments }) => (comments === true ? { comments } : {}),
        }))
  const compare = (page: string | undefined): void => {
    if (page !== undefined)
      void navigate({
        to: '/o/$org/s/$space/changes/$number/diff/$page',
        params: { org, space, number, page },
      })
  }
  return { open, compare }
}

const useDrawDifference = (drawBlocks: DrawBlocks) =>
  useCallback(
    (before: RichTextDocument, after: RichTextDocument) => (
      <Later fallback={<Skeleton shape="lines" count={6} label="Comparing both versions" />}>
        <TextDifference before={before} after={after} drawBlocks={drawBlocks} />
      </Later>
    ),
    [drawBlocks],
  )

function Editor() {
  const { org, space, number } = Route.useParams()
  const { page: id } = useParams({ strict: false })
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: spaceData } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { permissions } = spaceData
  const { revision, ignoreTextRevision } = useTreeRevision(change.revision)
  const { statusesOf, markWritten } = useChangedPages(change, revision)
  const tree = { space, revision }
  const { data: pages = [] } = useQuery({ ...pageTreeOptions(tree), placeholderData: keepPreviousData })
  const { data: files } = useQuery({ ...filesOptions(tree), placeholderData: keepPreviousData })
  const drawBlocks = useDrawBlocks(org, { ...change, revision })
  const drawDifference = useDrawDifference(drawBlocks)
  const placed = useMemo(() => placedPages(pages), [pages])
  const context = useEditorContext({
    organization: org,
    change,
    revision,
    placedPages: placed,
    files,
    drawBlocks,
  })
  const closed = whyNot('edit-pages', change, permissions)
  const { open, compare } = useEditNavigation(org, space, number)
  useEditShortcuts({
    onCompare: () => compare(id),
    isReadOnly: closed !== undefined,
    suggestRefusal: whyNot('suggest', change, permissions),
  })
  return (
    <FollowLinks>
      <EditFrame
        header={
          <EditHeader
            org={org}
            space={space}
            number={number}
            change={change}
            rights={permissions}
            page={id}
          />
        }
        tree={(close) => (
          <PagePanel
            key={space}
            change={change}
            pages={pages}
            references={context.references}
            drawSource={(options) => (
              <Later>
                <LazyContentSourceDialog org={org} space={space} {...options} />
              </Later>
            )}
            selected={id}
            closed={closed}
            marksOf={(page) => <StatusMarks statuses={statusesOf(page)} />}
            onOpen={(page) => {
              close()
              open(page)
            }}
          />
        )}
      >
        <UnsavedPages space={space} change={change.id} page={id} pages={placed} onOpen={open} />
        {id === undefined ? (
          <FirstPage change={change} closed={closed} onOpen={open} />
        ) : (
          <EditedPage
            key={id}
            org={org}
            space={space}
            number={number}
            page={id}
            closed={closed}
            pages={pages}
            context={context}
            drawDifference={drawDifference}
            drawBlocks={drawBlocks}
            mayComment={permissions.comment}
            onTextWritten={(written) => {
              ignoreTextRevision(written)
              markWritten(id)
            }}
          />
        )}
        <Outlet />
      </EditFrame>
    </FollowLinks>
  )
}
