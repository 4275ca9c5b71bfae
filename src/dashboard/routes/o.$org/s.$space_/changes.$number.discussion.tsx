import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  getSpaceOptions,
  getUserOptions,
  updateChangeRequestMutation,
} from '../../../../client/@tanstack/react-query.gen.ts'
import type {
  ChangeRequest,
  Comment,
  RichTextDocument as WireDocument,
} from '../../../../client/types.gen.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { Description, type DescriptionProps } from '../../../change-requests/header/description.tsx'
import { useChangeRefresh } from '../../../change-requests/use-change-refresh.ts'
import { Discussion } from '../../../comments/threads/discussion.tsx'
import { discussionSearch } from '../../../comments/threads/discussion-search.ts'
import { useCommentActions } from '../../../comments/use-comments.ts'
import { documentOf } from '../../../documents/document-resources.ts'
import { pageTreeOptions } from '../../../api/pages/page-tree.ts'
import { readingOrder } from '../../../pages/tree/reading-order.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { useTimeline } from '../../-review/use-timeline.tsx'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { resolving, SuggestWording } from '../../-editor/suggest-wording.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/discussion')({
  validateSearch: discussionSearch,
  staticData: { crumb: 'Discussion' },
  component: DiscussionTab,
  notFoundComponent: MissingScreen,
})

function DiscussionTab() {
  const { org, space, number } = Route.useParams()
  const search = Route.useSearch()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: currentSpace } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const drawBlocks = useDrawBlocks(org, change)
  const { data: pages } = useQuery(pageTreeOptions({ space: change.space, revision: change.revision }))
  const placeOf = useMemo(() => {
    const places = readingOrder(pages ?? [])
    return (page: string) => places.get(page)
  }, [pages])
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const { mutate: updateComment } = useCommentActions(place).change
  /** The thread that is turned into a suggestion, and its text. */
  const [suggesting, setSuggesting] = useState<{ readonly thread: Comment; readonly reason: string }>()
  const { events, drawEvent } = useTimeline(org, change)
  const { permissions } = currentSpace
  const maySuggest = whyNot('suggest', change, permissions) === undefined
  return (
    <FollowLinks>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ChangeDescription
          change={change}
          drawBlocks={drawBlocks}
          disabledReason={whyNot('rename', change, permissions)}
        />
        <Discussion
          place={place}
          person={person.id}
          search={search}
          drawBlocks={drawBlocks}
          link={(title, comment) => (
            <AnchorLink org={org} space={space} number={number} comment={comment} title={title} />
          )}
          placeOf={placeOf}
          events={events}
          drawEvent={drawEvent}
          onSuggest={maySuggest ? (thread, reason) => setSuggesting({ thread, reason }) : undefined}
          below={({ id, target }) =>
            suggesting?.thread.id === id &&
            target.page !== undefined &&
            target.node !== undefined && (
              <SuggestWording
                place={place}
                change={change}
                page={target.page.id}
                node={target.node.id}
                reason={suggesting.reason}
                next={resolving(suggesting.thread, (thread) =>
                  updateComment({ comment: thread, body: { resolved: true } }),
                )}
                drawBlocks={drawBlocks}
                onDone={() => setSuggesting(undefined)}
              />
            )
          }
          isClosed={change.status === 'merged' || change.status === 'archived'}
          closed={
            permissions.comment
              ? undefined
              : 'You need the Commenter role in this space to comment. Ask a space administrator.'
          }
        />
      </div>
    </FollowLinks>
  )
}

type ChangeDescriptionProps = Pick<DescriptionProps, 'drawBlocks' | 'disabledReason'> & {
  readonly change: ChangeRequest
}

/** The description of the change request, which is saved from here. */
function ChangeDescription({ change, drawBlocks, disabledReason }: ChangeDescriptionProps) {
  const refresh = useChangeRefresh(change)
  const describe = useMutation({ ...updateChangeRequestMutation(), onSuccess: refresh })
  return (
    <Description
      document={change.description === undefined ? undefined : documentOf(change.description)}
      drawBlocks={drawBlocks}
      disabledReason={disabledReason}
      onSave={(document, done) =>
        describe.mutate(
          {
            path: { spaceId: change.space, changeRequestId: change.id },
            // The same type, except that lists in the generated client are not read-only.
            body: { description: document as unknown as WireDocument },
          },
          { onSuccess: done },
        )
      }
      pending={describe.isPending}
      error={describe.error}
    />
  )
}

interface AnchorLinkProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly comment: Comment
  readonly title: string
}

/** Links from a thread to its position in the diff. */
function AnchorLink({ org, space, number, comment: { target, anchor }, title }: AnchorLinkProps) {
  if (target.page === undefined) return title
  return (
    <Link
      to="/o/$org/s/$space/changes/$number/diff/$page"
      params={{ org, space, number, page: target.page.id }}
      {...(anchor?.node === undefined ? {} : { hash: `b-${anchor.node.id}` })}
      className="text-accent underline"
    >
      {title}
    </Link>
  )
}
