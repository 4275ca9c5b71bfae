import { useState, type ReactNode } from 'react'
import type { ShownError } from '../api/process-error.ts'
import { appleKeys } from '../shell/apple.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { keepDraft, readDraft } from './draft-store.ts'
import { MentionField } from './mention-field.tsx'
import { sentMarkdown, typedText, type TypedText } from './mention-text.ts'

const sendKeys = `${appleKeys ? '⌘' : 'Ctrl'} Enter`

export interface ComposerProps {
  /** Names what the draft is about, in this browser. */
  readonly target: string
  readonly label: string
  /** Begins with this instead of an empty text, where no draft is kept. */
  readonly start?: string | undefined
  readonly submitLabel: string
  /** Resolves when it was sent; a failure comes back as `error` and keeps the text. */
  readonly onSend: (markdown: string) => Promise<unknown>
  /** Takes the text into a review that is being written; shown as “Add to review” beside sending. */
  readonly onKeep?: ((markdown: string) => void) | undefined
  readonly pending: boolean
  readonly error: ShownError | undefined
  readonly onCancel?: (() => void) | undefined
  /** For one that appears because its button was pressed. */
  readonly focused?: boolean
  readonly hint?: ReactNode
  /** The space whose people `@` offers; absent: nobody can be named. */
  readonly space?: string | undefined
}

/** A comment being written. What was typed is kept until it was sent. */
export function Composer(props: ComposerProps) {
  const {
    target,
    label,
    start = '',
    submitLabel,
    onSend,
    onKeep,
    pending,
    error,
    onCancel,
    focused = false,
    hint,
    space,
  } = props
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(target)
    return typedText(kept === '' ? start : kept)
  })
  const type = (next: TypedText): void => {
    setTyped(next)
    keepDraft(target, sentMarkdown(next))
  }
  const clear = (): void => type(typedText(''))
  const empty = typed.text.trim() === ''
  const send = async (): Promise<void> => {
    if (empty || pending) return
    try {
      await onSend(sentMarkdown(typed))
      clear()
    } catch {
      // Shown below the text, which stays.
    }
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MentionField
        label={label}
        hint={hint ?? `Markdown${space === undefined ? '' : ', @ names people'}. ${sendKeys} sends.`}
        value={typed}
        onType={type}
        space={space}
        focused={focused}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault()
            void send()
          } else if (event.key === 'Escape' && onCancel !== undefined) {
            event.stopPropagation()
            onCancel()
          }
        }}
      />
      {error !== undefined && (
        <ErrorNote
          title={error.title}
          what={error.what}
          safe="What you typed is still here."
          requestId={error.requestId}
          onRetry={() => void send()}
          retrying={pending}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={pending}
          disabledReason={empty ? 'Write something first.' : undefined}
        >
          {submitLabel}
        </Button>
        {onKeep !== undefined && (
          <Button
            disabledReason={empty ? 'Write something first.' : undefined}
            onClick={() => {
              onKeep(sentMarkdown(typed))
              clear()
            }}
          >
            Add to review
          </Button>
        )}
        {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
