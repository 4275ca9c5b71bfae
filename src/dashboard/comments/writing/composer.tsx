import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ShownError } from '../../api/process-error.ts'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { MeanwhileNote } from '../../forms/concurrent-change-notice.tsx'
import { hearDraft, keepDraft, readDraft } from './comment-drafts.local.ts'
import { MentionField } from './mention-field.tsx'
import { sentMarkdown, typedText, type TypedText } from './mention-text.ts'

const sendKeys = `${appleKeys ? '⌘' : 'Ctrl'} Enter`

export interface ComposerProps {
  /** Storage name of the draft. */
  readonly target: string
  readonly label: string
  /** The initial text, if there is no draft. */
  readonly start?: string | undefined
  readonly submitLabel: string
  /** The comment was edited elsewhere meanwhile: reads its current text. */
  readonly onChanged?: { readonly read: () => Promise<string>; readonly seen: () => void } | undefined
  /** Resolves once it is sent; a failure is passed as `error` and keeps the text. */
  readonly onSend: (markdown: string) => Promise<unknown>
  /** Adds the text to a review in progress; shown as “Add to review” next to the send button. */
  readonly onKeep?: ((markdown: string) => void) | undefined
  readonly pending: boolean
  readonly error: ShownError | undefined
  readonly onCancel?: (() => void) | undefined
  /** For a composer opened by a button. */
  readonly focused?: boolean
  readonly hint?: ReactNode
  /** The space whose people `@` suggests; absent: no mentions. */
  readonly space?: string | undefined
}

/** The editor of a comment. The draft is preserved until it is sent. */
export function Composer(props: ComposerProps) {
  const {
    target,
    label,
    start = '',
    submitLabel,
    onChanged,
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
  /** The current text, also before it is rendered: another window can report several keys at once. */
  const held = useRef(sentMarkdown(typed))
  const type = (next: TypedText): void => {
    setTyped(next)
    held.current = sentMarkdown(next)
    keepDraft(target, held.current)
  }
  const clear = (): void => type(typedText(''))
  const [elsewhere, setElsewhere] = useState<string>()
  useEffect(
    () =>
      // Follow the same person's other window as long as nothing here would be lost.
      hearDraft(target, (before, now) => {
        if (held.current === before || held.current === now) {
          held.current = now
          setTyped(typedText(now))
          setElsewhere(undefined)
        } else setElsewhere(now)
      }),
    [target],
  )
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
      {elsewhere !== undefined && (
        <MeanwhileNote
          said={
            elsewhere === ''
              ? 'It was sent or emptied in another window.'
              : 'You went on with it in another window.'
          }
          theirs={typedText(elsewhere).text}
          takeLabel={elsewhere === '' ? 'Empty it here too' : 'Take that text'}
          onTake={() => {
            type(typedText(elsewhere))
            setElsewhere(undefined)
          }}
          onKeep={() => setElsewhere(undefined)}
        />
      )}
      {onChanged !== undefined && !pending && (
        <MeanwhileNote
          said="It was changed elsewhere while you typed."
          takeLabel="Take what stands there now"
          onTake={() =>
            void onChanged.read().then((now) => {
              type(typedText(now))
              onChanged.seen()
            })
          }
          onKeep={onChanged.seen}
        />
      )}
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
