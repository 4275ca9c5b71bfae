import type { KeyboardEvent } from 'react'
import type { RichTextDocument as WireDocument } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { ConcurrentChangeNotice } from '../../forms/concurrent-change-notice.tsx'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { placePath } from '../comment-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { useSuggestionActions } from './suggestion-queries.ts'
import {
  useSuggestionDraft,
  type SuggestionDraft,
  type SuggestionDraftOptions,
} from './use-suggestion-draft.ts'
import '../quotes/comments.css'

export interface SuggestionFormProps extends SuggestionDraftOptions {
  /** The current head, which contains the block. */
  readonly revision: string
  readonly drawBlocks: DrawBlocks
  readonly onSent: () => void
  /** Closes the form; the draft is preserved. */
  readonly onCancel: () => void
}

/** Sends with Ctrl or Command and Enter, and cancels with Escape. */
const submitKeys =
  (send: () => void, cancel: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    }
  }

/** Edits the text of one block, with a preview. The draft is preserved until it is sent. */
export function SuggestionForm(props: SuggestionFormProps) {
  const { place, page, node, revision, drawBlocks, onSent, onCancel } = props
  const { create } = useSuggestionActions(place)
  const draft = useSuggestionDraft(props)
  const { text, typeText, reason, typeReason, isChanged } = draft
  const send = async (): Promise<void> => {
    if (!isChanged || create.isPending) return
    try {
      await create.mutateAsync({
        path: placePath(place),
        body: {
          page,
          node,
          revision,
          // The same shape; only the generated client's lists are mutable.
          replacement: { document: draft.replacement() as unknown as WireDocument },
          ...(reason.trim() === '' ? {} : { message: { markdown: reason } }),
        },
      })
      draft.clear()
      onSent()
    } catch {
      // Shown below the text, which stays.
    }
  }
  const onKeyDown = submitKeys(() => void send(), onCancel)
  return (
    <form
      aria-label="Suggest an edit"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label="Suggested text"
        hint={`Supports Markdown. Leave empty to suggest deleting the block. Press ${appleKeys ? '⌘' : 'Ctrl'} Enter to submit.`}
        value={text}
        onValueChange={typeText}
        rows={4}
        onKeyDown={onKeyDown}
        className="font-mono"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {!create.isPending && <BlockChangedNotice draft={draft} />}
      {isChanged && (
        <section
          aria-label="Preview"
          className="suggestion-text rounded-base bg-paper px-3 py-2 ring-1 ring-line ring-inset"
        >
          {drawBlocks(draft.preview)}
        </section>
      )}
      <TextArea
        label="Reason"
        optional
        value={reason}
        onValueChange={typeReason}
        rows={2}
        onKeyDown={onKeyDown}
      />
      <SendError error={create.error} retrying={create.isPending} onRetry={() => void send()} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={create.isPending}
          disabledReason={isChanged ? undefined : 'Change the text first.'}
        >
          Suggest
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

/** Shown if someone changed the block during the editing. */
function BlockChangedNotice({ draft: { theirs, typeText, seen } }: { readonly draft: SuggestionDraft }) {
  if (theirs === undefined) return null
  return (
    <ConcurrentChangeNotice
      message="The block changed while you were editing."
      theirs={theirs}
      takeLabel="Use the current text"
      onTake={() => {
        typeText(theirs)
        seen()
      }}
      onKeep={seen}
    />
  )
}

interface SendErrorProps {
  readonly error: unknown
  readonly retrying: boolean
  readonly onRetry: () => void
}

function SendError({ error, retrying, onRetry }: SendErrorProps) {
  if (error === null) return null
  const { title, what, requestId } = processError(error)
  return (
    <ErrorNote
      title={title}
      what={what}
      safe="What you typed is still here."
      requestId={requestId}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
