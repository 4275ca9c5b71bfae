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
  readonly titled?: boolean
}

/** A comment of an unsubmitted review. Only its author sees it. */
export function DraftCard({ comment, onEdit, onRemove, titled = false }: DraftCardProps) {
  const [typed, setTyped] = useState<string>()
  const words = draftText(comment)
  return (
    <section
      aria-label="Comment in your review"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-base border border-dashed border-edge bg-raised p-3"
    >
      <div className="flex items-center gap-2">
        <Badge tone="ochre">Not sent yet</Badge>
        {titled && comment.title !== undefined && (
          <span className="min-w-0 truncate text-caption text-ink-soft">{comment.title}</span>
        )}
        <span className="ml-auto flex">
          {typed === undefined && (
            <IconButton icon={Pencil} label="Change the comment" onClick={() => setTyped(words)} />
          )}
          <IconButton icon={Trash2} label="Take the comment out of the review" onClick={onRemove} />
        </span>
      </div>
      {typed === undefined ? (
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>
      ) : (
        <>
          <TextArea
            label="Comment in your review"
            value={typed}
            onValueChange={setTyped}
            rows={3}
            // Opened by its button.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <div className="flex gap-2">
            <Button
              variant="primary"
              disabledReason={typed.trim() === '' ? 'Write something, or take it out.' : undefined}
              onClick={() => {
                onEdit(typed)
                setTyped(undefined)
              }}
            >
              Keep
            </Button>
            <Button onClick={() => setTyped(undefined)}>Cancel</Button>
          </div>
        </>
      )}
    </section>
  )
}
