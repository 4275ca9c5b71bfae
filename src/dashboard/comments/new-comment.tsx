import { processError } from '../api/process-error.ts'
import { Composer } from './composer.tsx'
import { placePath, type CommentPlace } from './comment-queries.ts'
import { useCommentVerbs } from './use-comments.ts'

export interface NewCommentProps {
  readonly place: CommentPlace
  /** What it is about; without a page the change request as a whole. */
  readonly page?: string | undefined
  /** Key of a block on the page. */
  readonly node?: string | undefined
  readonly label: string
  readonly onDone?: () => void
  readonly focused?: boolean
}

/** Begins a thread. */
export function NewComment({ place, page, node, label, onDone, focused = false }: NewCommentProps) {
  const { create } = useCommentVerbs(place)
  return (
    <Composer
      key={`${page ?? ''} ${node ?? ''}`}
      target={[place.change, page, node].filter((part) => part !== undefined).join('.')}
      label={label}
      submitLabel="Comment"
      onSend={async (markdown) => {
        await create.mutateAsync({
          path: placePath(place),
          body: {
            body: { markdown },
            ...(page === undefined ? {} : { page }),
            ...(node === undefined ? {} : { node }),
          },
        })
        onDone?.()
      }}
      pending={create.isPending}
      error={create.error === null ? undefined : processError(create.error)}
      onCancel={onDone}
      focused={focused}
    />
  )
}
