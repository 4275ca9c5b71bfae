import type { NewComment as NewCommentBody } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { QuoteLine } from '../quotes/anchor-line.tsx'
import { Composer } from './composer.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { commentTarget } from './comment-drafts.local.ts'
import { useCommentActions } from '../use-comments.ts'

export interface NewCommentProps {
  readonly place: CommentPlace
  /** The target page; without it the change request as a whole. */
  readonly page?: string | undefined
  /** Key of a block on the page. */
  readonly node?: string | undefined
  /** Quoted text of the block. */
  readonly quote?: NewCommentBody['quote'] | undefined
  /** The cell, if the block is a table. */
  readonly cell?: NewCommentBody['tableCell'] | undefined
  readonly label: string
  readonly onDone?: () => void
  /** Called on cancel; `onDone` by default. */
  readonly onCancel?: () => void
  /** Adds the comment to a review instead of posting it: its body as the API takes it, including its target. */
  readonly onKeep?: ((body: NewCommentBody) => void) | undefined
  readonly focused?: boolean
  /** Storage name of the draft to continue, which is removed once sent; the default one if absent. */
  readonly draft?: string | undefined
}

/** Starts a thread. */
export function NewComment({
  place,
  page,
  node,
  quote,
  cell,
  label,
  onDone,
  onCancel = onDone,
  onKeep,
  focused = false,
  draft,
}: NewCommentProps) {
  const { create } = useCommentActions(place)
  const bodyOf = (markdown: string): NewCommentBody => ({
    body: { markdown },
    ...(page === undefined ? {} : { page }),
    ...(node === undefined ? {} : { node }),
    ...(quote === undefined ? {} : { quote }),
    ...(cell === undefined ? {} : { tableCell: cell }),
  })
  const target = commentTarget({ place, page, node, cell })
  const composer = (
    <Composer
      key={target}
      target={draft ?? target}
      label={label}
      space={place.space}
      submitLabel="Comment"
      onSend={async (markdown) => {
        await create.mutateAsync(bodyOf(markdown))
        onDone?.()
      }}
      onKeep={
        onKeep &&
        ((markdown) => {
          onKeep(bodyOf(markdown))
          onDone?.()
        })
      }
      pending={create.isPending}
      error={create.error === null ? undefined : processError(create.error)}
      onCancel={onCancel}
      focused={focused}
    />
  )
  if (quote === undefined) return composer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <QuoteLine text={quote.text} />
      {composer}
    </div>
  )
}
