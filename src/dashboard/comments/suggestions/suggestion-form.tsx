import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import type { RichTextDocument as WireDocument } from '../../../client/types.gen.ts'
import { sameContent } from '../../../content/document/canonical.ts'
import type { Block } from '../../../content/document/document.ts'
import { wordingOf } from '../../../content/merge/suggested-wording.ts'
import { processError } from '../../api/process-error.ts'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { MeanwhileNote } from '../../forms/concurrent-change-notice.tsx'
import { useMeanwhile } from '../../forms/use-concurrent-change.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { sourceOfWording, wordingOfSource } from './block-source.ts'
import { placePath, type CommentPlace } from '../comment-queries.ts'
import { keepDraft, readDraft, suggestionTargets } from '../writing/comment-drafts.local.ts'
import { suggestedWording } from './suggested-wording.ts'
import { useSuggestionVerbs } from './suggestion-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import '../quotes/comments.css'

export interface SuggestionFormProps {
  readonly place: CommentPlace
  readonly page: string
  /** Key of the block. */
  readonly node: string
  /** The block in `revision`. */
  readonly block: Block
  /** The current head. */
  readonly revision: string
  /** The initial reason, if there is no draft. */
  readonly reason?: string | undefined
  readonly drawBlocks: DrawBlocks
  readonly onSent: () => void
  /** Closes the form; the draft is preserved. */
  readonly onCancel: () => void
}

/** Edits the text of one block, with a preview. The draft is preserved until it is sent. */
export function SuggestionForm({
  place,
  page,
  node,
  block,
  revision,
  reason: begin = '',
  drawBlocks,
  onSent,
  onCancel,
}: SuggestionFormProps) {
  const { create } = useSuggestionVerbs(place)
  const targets = suggestionTargets(place, page, node)
  const base = useMemo(() => wordingOf(block), [block])
  const source = useMemo(() => sourceOfWording(base), [base])
  const [text, setText] = useState(() => {
    const kept = readDraft(targets.text)
    return kept === '' ? source : kept
  })
  const { theirs, seen } = useMeanwhile(source)
  const [reason, setReason] = useState(() => readDraft(targets.why) || begin)
  const type = (next: string): void => {
    setText(next)
    keepDraft(targets.text, next === source ? '' : next)
  }
  const explain = (next: string): void => {
    setReason(next)
    keepDraft(targets.why, next)
  }
  const shown = useDeferredValue(text)
  const next = useMemo(() => (shown === source ? base : wordingOfSource(shown)), [shown, source, base])
  const words = useMemo(() => suggestedWording(base, next), [base, next])
  const same = text === source || (shown === text && sameContent(base, next))
  const send = async (): Promise<void> => {
    if (same || create.isPending) return
    try {
      await create.mutateAsync({
        path: placePath(place),
        body: {
          page,
          node,
          revision,
          // The same shape; only the generated client's lists are mutable.
          replacement: { document: wordingOfSource(text) as unknown as WireDocument },
          ...(reason.trim() === '' ? {} : { message: { markdown: reason } }),
        },
      })
      type(source)
      explain('')
      onSent()
    } catch {
      // Shown below the text, which stays.
    }
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      void send()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
  }
  const error = create.error === null ? undefined : processError(create.error)
  return (
    <form
      aria-label="Suggest wording"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label="Suggested text"
        hint={`Markdown. An empty text suggests to remove it. ${appleKeys ? '⌘' : 'Ctrl'} Enter sends.`}
        value={text}
        onValueChange={type}
        rows={4}
        onKeyDown={keys}
        className="font-mono"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {theirs !== undefined && theirs !== text && !create.isPending && (
        <MeanwhileNote
          said="The block was changed while you typed."
          theirs={theirs}
          takeLabel="Begin with what stands there now"
          onTake={() => {
            type(theirs)
            seen()
          }}
          onKeep={seen}
        />
      )}
      {!same && (
        <section
          aria-label="What would change"
          className="suggestion-words rounded-base bg-paper px-3 py-2 ring-1 ring-line ring-inset"
        >
          {drawBlocks(words)}
        </section>
      )}
      <TextArea label="Why" optional value={reason} onValueChange={explain} rows={2} onKeyDown={keys} />
      {error !== undefined && (
        <ErrorNote
          title={error.title}
          what={error.what}
          safe="What you typed is still here."
          requestId={error.requestId}
          onRetry={() => void send()}
          retrying={create.isPending}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={create.isPending}
          disabledReason={same ? 'Change the text first.' : undefined}
        >
          Suggest
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
