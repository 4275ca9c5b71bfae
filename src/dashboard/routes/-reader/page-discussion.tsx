/** The comments on a page, around its text. Combines the areas pages and comments. */
import { useQuery } from '@tanstack/react-query'
import { startTransition, useCallback, useState, type ReactNode } from 'react'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Comment } from '../../../client/types.gen.ts'
import type { SelectedText } from '../../comments/quotes/selected-text.ts'
import { pageThreadsOptions } from '../../comments/comment-queries.ts'
import { PageComments } from '../../comments/threads/page-comments.tsx'
import { QuoteHighlighter } from '../../comments/quotes/quote-highlighter.tsx'
import type { SpaceRevision } from '../../api/pages/page-tree.ts'
import { useReaderPages } from '../../pages/tree/use-reader-tree.ts'
import { Later } from '../../ui/loading/later.tsx'
import { useDrawBlocks } from './use-draw-blocks.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const AimedThread = lazyComponent(
  async () => (await import('../../comments/threads/linked-thread.tsx')).LinkedThread,
)

export interface PageDiscussionProps {
  readonly org: string
  /** Pinned revisions have no discussion: comments apply to the current page. */
  readonly revision: SpaceRevision
  readonly page: string
  readonly canComment: boolean
  /** Id of the thread in the URL. */
  readonly linkedThread?: string | undefined
  readonly onLeave?: () => void
  readonly children: ReactNode
}

const none: readonly Comment[] = []

export function PageDiscussion(props: PageDiscussionProps) {
  return props.revision.revision === undefined ? <CurrentPageDiscussion {...props} /> : props.children
}

function CurrentPageDiscussion({
  org,
  revision,
  page,
  canComment,
  linkedThread,
  onLeave,
  children,
}: PageDiscussionProps) {
  const { data: person } = useQuery(getUserOptions())
  const { data: threads } = useQuery(pageThreadsOptions(revision.space, page))
  const drawBlocks = useDrawBlocks(org, revision, useReaderPages())
  const [writing, setWriting] = useState<SelectedText>()
  // The comments stay until the field can be shown.
  const write = (selection: SelectedText): void => startTransition(() => setWriting(selection))
  const done = useCallback((): void => {
    const key = writing?.node
    setWriting(undefined)
    // Scrolls back to the commented block.
    if (key !== undefined) document.getElementById(`b-${key}`)?.scrollIntoView({ block: 'center' })
  }, [writing?.node])
  return (
    <>
      <QuoteHighlighter threads={threads ?? none} onComment={canComment ? write : undefined}>
        {children}
      </QuoteHighlighter>
      {person !== undefined && linkedThread !== undefined && threads !== undefined && (
        <Later>
          <AimedThread
            place={{ space: revision.space, change: '' }}
            thread={threads.find(({ id }) => id === linkedThread)}
            person={person.id}
            drawBlocks={drawBlocks}
            onClose={() => onLeave?.()}
          />
        </Later>
      )}
      {person !== undefined && (
        <Later>
          <PageComments
            space={revision.space}
            page={page}
            person={person.id}
            drawBlocks={drawBlocks}
            writing={writing}
            onDone={done}
            aimed={linkedThread}
            closed={
              canComment ? undefined : 'You need the Commenter role to comment. Ask a space administrator.'
            }
          />
        </Later>
      )}
    </>
  )
}
