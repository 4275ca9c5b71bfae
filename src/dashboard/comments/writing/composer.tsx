import type { ReactNode } from 'react'
import type { ErrorText } from '../../api/process-error.ts'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { ConcurrentChangeNotice } from '../../forms/concurrent-change-notice.tsx'
import { MentionField } from './mention-field.tsx'
import { sentMarkdown, typedText } from './mention-text.ts'
import { useCommentDraft, type CommentDraft } from './use-comment-draft.ts'

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
  readonly error: ErrorText | undefined
  readonly onCancel?: (() => void) | undefined
  /** For a composer opened by a button. */
  readonly focused?: boolean
  readonly hint?: ReactNode
  /** The space whose people `@` suggests; absent: no mentions. */
  readonly space?: string | undefined
}

/** The editor of a comment. The draft is preserved until it is sent. */
export function Composer(props: ComposerProps) {
  const { target, label, start = '', submitLabel, onSend, onKeep, pending, onCancel, space } = props
  const draft = useCommentDraft(target, start)
  const { typed, isEmpty } = draft
  const disabledReason = isEmpty ? 'Enter a comment first.' : undefined
  const send = async (): Promise<void> => {
    if (isEmpty || pending) return
    try {
      await onSend(sentMarkdown(typed))
      draft.clear()
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
        hint={
          props.hint ??
          `Supports Markdown${space === undefined ? '' : ' and @mentions'}. Press ${sendKeys} to send.`
        }
        value={typed}
        onType={draft.type}
        space={space}
        focused={props.focused ?? false}
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
      <ComposerNotices {...props} draft={draft} onRetry={() => void send()} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={pending} disabledReason={disabledReason}>
          {submitLabel}
        </Button>
        {onKeep !== undefined && (
          <Button
            disabledReason={disabledReason}
            onClick={() => {
              onKeep(sentMarkdown(typed))
              draft.clear()
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

interface ComposerNoticesProps extends Pick<ComposerProps, 'onChanged' | 'pending' | 'error'> {
  readonly draft: CommentDraft
  readonly onRetry: () => void
}

/** Changes of the same text elsewhere, and a failure to send. */
function ComposerNotices({ draft, onChanged, pending, error, onRetry }: ComposerNoticesProps) {
  const { elsewhere, dismissElsewhere, type } = draft
  return (
    <>
      {elsewhere !== undefined && (
        <ConcurrentChangeNotice
          message={
            elsewhere === ''
              ? 'This comment was sent or cleared in another window.'
              : 'You edited this comment in another window.'
          }
          theirs={typedText(elsewhere).text}
          takeLabel={elsewhere === '' ? 'Clear it here too' : 'Use that text'}
          onTake={() => {
            type(typedText(elsewhere))
            dismissElsewhere()
          }}
          onKeep={dismissElsewhere}
        />
      )}
      {onChanged !== undefined && !pending && (
        <ConcurrentChangeNotice
          message="This comment was edited elsewhere while you were editing."
          takeLabel="Use the current text"
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
          onRetry={onRetry}
          retrying={pending}
        />
      )}
    </>
  )
}
