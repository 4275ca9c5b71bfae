import { useState, type ReactNode } from 'react'
import { plainText } from '../../../content/document/block-text.ts'
import { sameContent } from '../../../content/document/canonical.ts'
import { emptyDocument, type Block, type RichTextDocument } from '../../../content/document/document.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConcurrentChangeNotice } from '../../forms/concurrent-change-notice.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export interface DescriptionProps {
  readonly document: RichTextDocument | undefined
  readonly drawBlocks: (blocks: readonly Block[]) => ReactNode
  readonly disabledReason: string | undefined
  readonly onSave: (document: RichTextDocument, done: () => void) => void
  readonly pending: boolean
  readonly error: unknown
}

const sameText = (one: RichTextDocument | undefined, other: RichTextDocument | undefined): boolean =>
  one === other || sameContent(one ?? emptyDocument, other ?? emptyDocument)

/** The description of a change request. Rendered as text, edited as Markdown. */
export function Description({
  document,
  drawBlocks,
  disabledReason,
  onSave,
  pending,
  error,
}: DescriptionProps) {
  const [typed, setTyped] = useState<string>()
  /** The content at the start of editing, or what the user has seen since. */
  const [known, setKnown] = useState<RichTextDocument>()
  const meanwhile = typed !== undefined && !pending && !sameText(known, document)
  const empty = document === undefined || document.nodes.length === 0
  const [loadError, setLoadError] = useState<unknown>()
  const edit = async (): Promise<void> => {
    try {
      const { markdownOf } = await import('../diff/markdown-text.ts')
      setLoadError(undefined)
      setKnown(document)
      setTyped(document === undefined ? '' : markdownOf(document).trimEnd())
    } catch (failure) {
      setLoadError(failure)
    }
  }
  const save = async (): Promise<void> => {
    // Loaded since `edit`.
    const { documentOfMarkdown } = await import('../diff/markdown-text.ts')
    onSave(documentOfMarkdown(typed ?? ''), () => setTyped(undefined))
  }
  if (typed !== undefined)
    return (
      <form
        className="grid max-w-measure gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void save()
        }}
      >
        <TextArea
          label="Description"
          hint="Say what changes for readers, and why. Supports Markdown."
          value={typed}
          onValueChange={setTyped}
          rows={4}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !pending) void save()
          }}
          // Opened by its button.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        {meanwhile && (
          <ConcurrentChangeNotice
            message="Someone else changed the description while you were editing."
            theirs={(document?.nodes ?? []).map((block) => plainText(block)).join('\n')}
            takeLabel="Use theirs"
            onTake={() => void edit()}
            onKeep={() => setKnown(document)}
          />
        )}
        <FormError error={error} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={pending}>
            Save
          </Button>
          <Button onClick={() => setTyped(undefined)}>Cancel</Button>
        </div>
      </form>
    )
  return (
    <section aria-label="Description" className="grid gap-2">
      {empty ? (
        <p className="text-ink-soft">Say what changes for readers, and why.</p>
      ) : (
        <div className="max-w-measure rounded-base bg-paper px-5 py-4">{drawBlocks(document.nodes)}</div>
      )}
      {loadError !== undefined && <FormError error={loadError} />}
      <div>
        <Button disabledReason={disabledReason} onClick={() => void edit()}>
          {empty ? 'Add description' : 'Edit description'}
        </Button>
      </div>
    </section>
  )
}
