import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Comment, CommentReply } from '../../../client/types.gen.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useConcurrentChange } from '../../forms/use-concurrent-change.ts'
import { useWritingIn } from '../writing/use-active-threads.ts'
import { Composer } from '../writing/composer.tsx'
import { Reactions, type ReactionsProps } from './reactions.tsx'
import type { DrawBlocks } from '../draw-blocks.ts'
import '../quotes/comments.css'

export interface MessageProps {
  readonly message: Comment | CommentReply
  /** Id of the comment itself, or of the one it replies to. */
  readonly thread: string
  /** The space whose people an edit can mention. */
  readonly space: string
  readonly person: string
  readonly drawBlocks: DrawBlocks
  readonly readMarkdown: () => Promise<string>
  readonly onEdit: (markdown: string) => Promise<unknown>
  readonly onReact: ReactionsProps['onChange']
  readonly onDelete: () => void
  readonly editing: { readonly pending: boolean; readonly error: unknown }
  readonly deleting: { readonly pending: boolean; readonly error: unknown }
  /** What is deleted along with it, in a sentence. */
  readonly deleteText: string
}

const blocksOf = ({ body }: Comment | CommentReply): readonly Block[] =>
  // The generated client cannot express that `data` is JSON.
  'document' in body ? (body.document as RichTextDocument).nodes : []

const shownErrorOf = (error: unknown) =>
  error === null || error === undefined ? undefined : processError(error)

/** A comment or reply: author, time, text, reactions, and the author's actions. */
export function Message(props: MessageProps) {
  const { message, person, drawBlocks, readMarkdown, onEdit, onReact, onDelete, editing, deleting } = props
  const { postedBy, postedAt, editedAt, permissions } = message
  const [start, setStart] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { theirs, seen } = useConcurrentChange(editedAt ?? '')
  useWritingIn(props.thread, start !== undefined)
  const blocks = blocksOf(message)
  const names = useMemo(
    () => new Map(message.mentions.map(({ id, displayName }) => [id, displayName])),
    [message.mentions],
  )
  return (
    <article
      aria-label={`Comment by ${postedBy.displayName}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <div className="flex items-center gap-2">
        <Avatar name={postedBy.displayName} image={postedBy.photoURL} size="small" />
        <span className="min-w-0 truncate font-strong">{postedBy.displayName}</span>
        <span className="text-caption text-ink-soft">
          <RelativeTime at={postedAt} />
          {editedAt !== undefined && ', edited'}
        </span>
        {(permissions.edit || permissions.delete) && (
          <MessageMenu
            onEdit={
              permissions.edit
                ? () => {
                    seen()
                    void readMarkdown().then(setStart)
                  }
                : undefined
            }
            onDelete={permissions.delete ? () => setAsking(true) : undefined}
          />
        )}
      </div>
      {start === undefined ? (
        <div className="comment-text">{drawBlocks(blocks, names)}</div>
      ) : (
        <Composer
          target={`edit.${message.id}`}
          label="Edit comment"
          space={props.space}
          start={start}
          submitLabel="Save"
          onChanged={theirs === undefined ? undefined : { read: readMarkdown, seen }}
          onSend={async (markdown) => {
            await onEdit(markdown)
            setStart(undefined)
          }}
          pending={editing.pending}
          error={shownErrorOf(editing.error)}
          onCancel={() => setStart(undefined)}
          focused
        />
      )}
      <Reactions
        reactions={message.reactions}
        person={person}
        onChange={onReact}
        disabled={!(permissions.reply ?? permissions.view)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete comment"
        confirmLabel="Delete"
        danger
        busy={deleting.pending}
        error={<FormError error={shownErrorOf(deleting.error)} />}
        onConfirm={onDelete}
      >
        {props.deleteText}
      </ConfirmDialog>
    </article>
  )
}

interface MessageMenuProps {
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
}

function MessageMenu({ onEdit, onDelete }: MessageMenuProps) {
  return (
    <span className="ml-auto">
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label="More actions" className="size-6 text-ink-soft" />}
      >
        {onEdit !== undefined && (
          <MenuItem icon={Pencil} onSelect={onEdit}>
            Edit
          </MenuItem>
        )}
        {onDelete !== undefined && (
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </span>
  )
}
