import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getSpaceOptions,
  getUserOptions,
  updateChangeRequestMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import type { RichTextDocument as WireDocument } from '../../client/types.gen.ts'
import { whyNot } from '../change-requests/change-actions.ts'
import { changeRequestOptions } from '../change-requests/change-queries.ts'
import { Description } from '../change-requests/description.tsx'
import { ThreadAnchor } from '../change-requests/thread-anchor.tsx'
import { useChangeRefresh } from '../change-requests/use-change-refresh.ts'
import { Discussion } from '../comments/discussion.tsx'
import { threadFilters, type ThreadFilter } from '../comments/thread-filter.ts'
import { documentOf } from '../documents/document-needs.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { FollowLinks, useDrawBlocks } from './-draw-blocks.tsx'

interface DiscussionSearch {
  readonly threads?: Exclude<ThreadFilter, 'open'>
  /** Id of the thread to show. */
  readonly comment?: string
}

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/discussion')({
  validateSearch: (search: Record<string, unknown>): DiscussionSearch => {
    const threads = threadFilters.find((filter) => filter === search['threads'])
    return {
      ...(threads === undefined || threads === 'open' ? {} : { threads }),
      ...(typeof search['comment'] === 'string' ? { comment: search['comment'] } : {}),
    }
  },
  staticData: { crumb: 'Discussion' },
  component: DiscussionTab,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function DiscussionTab() {
  const { org, space, number } = Route.useParams()
  const { threads = 'open', comment } = Route.useSearch()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const drawBlocks = useDrawBlocks(org, change)
  const refresh = useChangeRefresh(change)
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
              // One shape; the generated client's lists are only not read-only.
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
          place={{ space, change: change.id }}
          person={person.id}
          filter={threads}
          aimed={comment}
          drawBlocks={drawBlocks}
          anchor={({ target }) =>
            target.page === undefined ? null : (
              <ThreadAnchor
                org={org}
                change={change}
                page={target.page.id}
                node={target.node?.id}
                revision={target.revision}
              />
            )
          }
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
