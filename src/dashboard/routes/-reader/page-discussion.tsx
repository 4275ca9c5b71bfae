/** The comments on a page, around its text. Combines the areas pages and comments. */
import { useQuery } from '@tanstack/react-query'
import { lazy, useCallback, useState, type ReactNode } from 'react'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Comment } from '../../../client/types.gen.ts'
import type { SelectedText } from '../../comments/quotes/selected-text.ts'
import { pageThreadsOptions } from '../../comments/comment-queries.ts'
import { QuoteHighlighter } from '../../comments/quotes/quote-highlighter.tsx'
import type { Shown } from '../../pages/page-queries.ts'
import { Later } from '../../ui/later.tsx'
import { useDrawBlocks } from './use-draw-blocks.tsx'

// Lazy: comments load after the page content.
const PageComments = lazy(async () => ({
  default: (await import('../../comments/threads/page-comments.tsx')).PageComments,
}))

const AimedThread = lazy(async () => ({
  default: (await import('../../comments/threads/linked-thread.tsx')).AimedThread,
}))

export interface PageDiscussionProps {
  readonly org: string
  /** Pinned revisions have no discussion: comments apply to the current page. */
  readonly shown: Shown
  readonly page: string
  readonly mayComment: boolean
  /** Id of the thread in the URL. */
  readonly aimed?: string | undefined
  readonly onLeave?: () => void
  readonly children: ReactNode
}

const none: readonly Comment[] = []

export function PageDiscussion(props: PageDiscussionProps) {
  return props.shown.revision === undefined ? <Present {...props} /> : props.children
}

function Present({ org, shown, page, mayComment, aimed, onLeave, children }: PageDiscussionProps) {
  const { data: person } = useQuery(getUserOptions())
  const { data: threads } = useQuery(pageThreadsOptions(shown.space, page))
  const drawBlocks = useDrawBlocks(org, shown)
  const [writing, setWriting] = useState<SelectedText>()
  const done = useCallback((): void => {
    const key = writing?.node
    setWriting(undefined)
    // Scrolls back to the commented block.
    if (key !== undefined) document.getElementById(`b-${key}`)?.scrollIntoView({ block: 'center' })
  }, [writing?.node])
  return (
    <>
      <QuoteHighlighter threads={threads ?? none} onComment={mayComment ? setWriting : undefined}>
        {children}
      </QuoteHighlighter>
      {person !== undefined && aimed !== undefined && threads !== undefined && (
        <Later>
          <AimedThread
            place={{ space: shown.space, change: '' }}
            thread={threads.find(({ id }) => id === aimed)}
            person={person.id}
            drawBlocks={drawBlocks}
            onClose={() => onLeave?.()}
          />
        </Later>
      )}
      {person !== undefined && (
        <Later>
          <PageComments
            space={shown.space}
            page={page}
            person={person.id}
            drawBlocks={drawBlocks}
            writing={writing}
            onDone={done}
            aimed={aimed}
            closed={
              mayComment
                ? undefined
                : 'Commenting takes the role commenter. An administrator of the space can give it to you.'
            }
          />
        </Later>
      )}
    </>
  )
}
