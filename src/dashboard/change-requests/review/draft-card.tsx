import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { draftText, type DraftComment } from './review-draft.local.ts'

export interface DraftCardProps {
  readonly comment: DraftComment
  readonly onEdit: (markdown: string) => void
  readonly onRemove: () => void
  /** Shows the page's title, for use away from the page. */
  readonly showTitle?: boolean
}

/** A comment of an unsubmitted review. Only its author sees it. */
export function DraftCard({ comment, onEdit, onRemove, showTitle = false }: DraftCardProps) {
  const [editedText, setEditedText] = useState<string>()
  const text = draftText(comment)
  return (
    <section
      aria-label="Pending comment"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-base border border-dashed border-edge bg-raised p-3"
    >
      <div className="flex items-center gap-2">
        <Badge tone="ochre">Pending</Badge>
        {showTitle && comment.title !== undefined && (
          <span className="min-w-0 truncate text-caption text-ink-soft">{comment.title}</span>
        )}
        <span className="ml-auto flex">
          {editedText === undefined && (
            <IconButton icon={Pencil} label="Edit comment" onClick={() => setEditedText(text)} />
          )}
          <IconButton icon={Trash2} label="Remove comment" onClick={onRemove} />
        </span>
      </div>
      {editedText === undefined ? (
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      ) : (
        <>
          <TextArea
            label="Pending comment"
            value={editedText}
            onValueChange={setEditedText}
            rows={3}
            // Opened by its button.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <div className="flex gap-2">
            <Button
              variant="primary"
              disabledReason={editedText.trim() === '' ? 'Enter a comment, or remove it.' : undefined}
              onClick={() => {
                onEdit(editedText)
                setEditedText(undefined)
              }}
            >
              Save
            </Button>
            <Button onClick={() => setEditedText(undefined)}>Cancel</Button>
          </div>
        </>
      )}
    </section>
  )
}
