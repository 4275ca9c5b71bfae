import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  getSpaceOptions,
  getUserOptions,
  updateChangeRequestMutation,
} from '../../../../client/@tanstack/react-query.gen.ts'
import type { Comment, RichTextDocument as WireDocument } from '../../../../client/types.gen.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { Description } from '../../../change-requests/header/description.tsx'
import { useChangeRefresh } from '../../../change-requests/use-change-refresh.ts'
import { Discussion } from '../../../comments/threads/discussion.tsx'
import { discussionSearch } from '../../../comments/threads/discussion-search.ts'
import { useCommentVerbs } from '../../../comments/use-comments.ts'
import { documentOf } from '../../../documents/document-resources.ts'
import { pageTreeOptions } from '../../../pages/page-queries.ts'
import { readingOrder } from '../../../pages/tree/reading-order.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { resolving, SuggestWording } from '../../-editor/suggest-wording.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/discussion')({
  validateSearch: discussionSearch,
  staticData: { crumb: 'Discussion' },
  component: DiscussionTab,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function DiscussionTab() {
  const { org, space, number } = Route.useParams()
  const search = Route.useSearch()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const drawBlocks = useDrawBlocks(org, change)
  const { data: pages } = useQuery(pageTreeOptions({ space: change.space, revision: change.revision }))
  const placeOf = useMemo(() => {
    const places = readingOrder(pages ?? [])
    return (page: string) => places.get(page)
  }, [pages])
  const refresh = useChangeRefresh(change)
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const { mutate: alter } = useCommentVerbs(place).change
  /** The thread that is turned into a suggestion, and its text. */
  const [wording, setWording] = useState<{ readonly thread: Comment; readonly words: string }>()
  const maySuggest = whyNot('suggest', change, named.permissions) === undefined
  const describe = useMutation({ ...updateChangeRequestMutation(), onSuccess: refresh })
  return (
    <FollowLinks>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Description
          document={change.description === undefined ? undefined : documentOf(change.description)}
          drawBlocks={drawBlocks}
          disabledReason={whyNot('rename', change, named.permissions)}
          onSave={(document, done) =>
            describe.mutate(
              // The same type, except that lists in the generated client are not read-only.
              {
                path: { spaceId: space, changeRequestId: change.id },
                body: { description: document as unknown as WireDocument },
              },
              { onSuccess: done },
            )
          }
          pending={describe.isPending}
          error={describe.error}
        />
        <Discussion
          place={place}
          person={person.id}
          search={search}
          drawBlocks={drawBlocks}
          link={(title, { target, anchor }) =>
            target.page === undefined ? (
              title
            ) : (
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
          placeOf={placeOf}
          onSuggest={maySuggest ? (thread, words) => setWording({ thread, words }) : undefined}
          below={({ id, target }) =>
            wording?.thread.id === id &&
            target.page !== undefined &&
            target.node !== undefined && (
              <SuggestWording
                place={place}
                change={change}
                page={target.page.id}
                node={target.node.id}
                reason={wording.words}
                next={resolving(wording.thread, (thread) =>
                  alter({ comment: thread, body: { resolved: true } }),
                )}
                drawBlocks={drawBlocks}
                onDone={() => setWording(undefined)}
              />
            )
          }
          over={change.status === 'merged' || change.status === 'archived'}
          closed={
            named.permissions.comment
              ? undefined
              : 'Commenting takes the role commenter. An administrator of the space can give it to you.'
          }
        />
      </div>
    </FollowLinks>
  )
}
