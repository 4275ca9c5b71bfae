import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { FilePlus2, GitCompare } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { getSpaceOptions, updateChangeRequestMutation } from '../../../../client/@tanstack/react-query.gen.ts'
import type { RichTextDocument } from '../../../../content/document/document.ts'
import { processError } from '../../../api/process-error.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { StatusMenu } from '../../../change-requests/header/status-menu.tsx'
import { StatusBadge } from '../../../change-requests/badges/status-badge.tsx'
import { useChangeRefresh } from '../../../change-requests/use-change-refresh.ts'
import { EditFrame } from '../../../editor/page/edit-frame.tsx'
import { writeChanges } from '../../../editor/session/edit-requests.ts'
import { insertPage } from '../../../editor/panel/page-operations.ts'
import { PagePanel } from '../../../editor/panel/page-panel.tsx'
import { standingPages } from '../../../editor/panel/page-rows.ts'
import { UnsavedPages } from '../../../editor/panel/unsaved-pages.tsx'
import { filesOptions, pageTreeOptions } from '../../../pages/page-queries.ts'
import { spacePlace } from '../../../shell/crumbs.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { EditedPage } from '../../-editor/edited-page.tsx'
import { useEditorSurroundings } from '../../-editor/use-editor-context.ts'

// Lazy: needed only to look at another user's change.
const TextDifference = lazy(async () => ({
  default: (await import('../../-review/text-difference.tsx')).TextDifference,
}))

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
  errorComponent: FailureScreen,
})

function Editor() {
  const { org, space, number } = Route.useParams()
  const { page: id } = useParams({ strict: false })
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const refresh = useChangeRefresh(change)
  const edit = useMutation({
    ...updateChangeRequestMutation(),
    onSuccess: refresh,
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  // Each save creates a revision. The tree, which may be large, is fetched again only for saves that changed
  // more than text.
  const ofText = useRef(new Set<string>())
  const [treeAt, setTreeAt] = useState(change.revision)
  const moved = useEffectEvent((revision: string) => {
    if (!ofText.current.has(revision)) setTreeAt(revision)
  })
  useEffect(() => moved(change.revision), [change.revision])
  const shown = { space, revision: treeAt }
  const { data: pages = [] } = useQuery({ ...pageTreeOptions(shown), placeholderData: keepPreviousData })
  const { data: files } = useQuery({ ...filesOptions(shown), placeholderData: keepPreviousData })
  const drawBlocks = useDrawBlocks(org, { ...change, revision: treeAt })
  const standing = useMemo(() => standingPages(pages), [pages])
  const surroundings = useEditorSurroundings({
    organization: org,
    change,
    revision: treeAt,
    standing,
    files,
    drawBlocks,
  })
  const drawDifference = useCallback(
    (before: RichTextDocument, after: RichTextDocument) => (
      <Suspense fallback={<Skeleton shape="lines" count={6} label="Comparing both versions" />}>
        <TextDifference before={before} after={after} drawBlocks={drawBlocks} />
      </Suspense>
    ),
    [drawBlocks],
  )
  const closed = whyNot('edit-pages', change, named.permissions)
  const open = (page: string | undefined): void =>
    void (page === undefined
      ? navigate({ to: '/o/$org/s/$space/changes/$number/edit', params: { org, space, number } })
      : navigate({
          to: '/o/$org/s/$space/changes/$number/edit/$page',
          params: { org, space, number, page },
          // Keeps the comments panel open on the next page.
          search: ({ comments }) => (comments === true ? { comments } : {}),
        }))
  const compare = useEffectEvent(() => {
    if (id !== undefined)
      void navigate({
        to: '/o/$org/s/$space/changes/$number/diff/$page',
        params: { org, space, number, page: id },
      })
  })
  // A read-only editor has no selected block: suggestions are made from the diff.
  const refuseWording = useEffectEvent((event: KeyboardEvent) => {
    if (closed === undefined) return
    event.preventDefault()
    void showToast({
      text: 'Here the text can only be read',
      detail: whyNot('suggest', change, named.permissions) ?? 'Other words are suggested in the difference.',
      action: { label: 'Open the difference', run: compare },
    })
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      const key = event.key.toLowerCase()
      if (key === 'e') refuseWording(event)
      if (key !== 'd') return
      event.preventDefault()
      compare()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const first = useMutation({
    mutationFn: () => writeChanges(client, change, [insertPage('page', { into: null })]),
    onSuccess: ({ changes: [made] }) =>
      open(made !== undefined && 'page' in made && typeof made.page === 'object' ? made.page.id : undefined),
  })
  return (
    <FollowLinks>
      <EditFrame
        header={
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-title font-strong">
              <Link
                to="/o/$org/s/$space/changes/$number"
                params={{ org, space, number }}
                className="hover:underline"
              >
                <span className="figures font-normal text-ink-soft">#{change.number}</span>{' '}
                {change.subject === '' ? 'Without a subject' : change.subject}
              </Link>
            </h1>
            {change.status === 'merged' ? (
              <StatusBadge status={change.status} />
            ) : (
              <StatusMenu
                change={change}
                rights={named.permissions}
                pending={edit.isPending}
                onStatus={(status) =>
                  edit.mutate({ path: { spaceId: space, changeRequestId: change.id }, body: { status } })
                }
              />
            )}
            <Link
              to={
                id === undefined
                  ? '/o/$org/s/$space/changes/$number/diff'
                  : '/o/$org/s/$space/changes/$number/diff/$page'
              }
              params={{ org, space, number, page: id ?? '' }}
              className={`ml-auto ${buttonClass('quiet')}`}
            >
              <Icon of={GitCompare} />
              See the difference
            </Link>
          </header>
        }
        tree={(close) => (
          <PagePanel
            key={space}
            change={change}
            pages={pages}
            ground={surroundings.ground}
            selected={id}
            closed={closed}
            onOpen={(page) => {
              close()
              open(page)
            }}
          />
        )}
      >
        <UnsavedPages space={space} change={change.id} page={id} pages={standing} onOpen={open} />
        {id === undefined ? (
          <EmptyState
            title="This space has no pages yet"
            action={
              <Button
                variant="primary"
                icon={FilePlus2}
                busy={first.isPending}
                disabledReason={closed}
                onClick={() => first.mutate()}
              >
                Write the first page
              </Button>
            }
          >
            Pages that you make here are part of this change request until it is merged.
          </EmptyState>
        ) : (
          <EditedPage
            key={id}
            space={space}
            number={number}
            page={id}
            closed={closed}
            pages={pages}
            surroundings={surroundings}
            drawDifference={drawDifference}
            drawBlocks={drawBlocks}
            mayComment={named.permissions.comment}
            onTextWritten={(revision) => ofText.current.add(revision)}
          />
        )}
        <Outlet />
      </EditFrame>
    </FollowLinks>
  )
}
