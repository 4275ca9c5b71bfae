import { Check, PencilLine, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Suggestion } from '../../../client/types.gen.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { suggestedWording } from './suggested-wording.ts'
import { placePath } from '../comment-queries.ts'
import { useSuggestionVerbs } from './suggestion-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import '../quotes/comments.css'

export interface SuggestionCardProps {
  readonly place: CommentPlace
  readonly suggestion: Suggestion
  readonly drawBlocks: DrawBlocks
}

// The generated client cannot express that `data` is JSON.
const documentOf = (wire: Suggestion['base']): RichTextDocument => wire as RichTextDocument

const fits: Readonly<
  Record<Suggestion['fit'], { tone: 'ochre' | 'plum' | 'rust'; words: string } | undefined>
> = {
  fresh: undefined,
  merges: { tone: 'ochre', words: 'Changed since, both can stand' },
  conflicts: { tone: 'plum', words: 'Conflicts with what was changed since' },
  gone: { tone: 'rust', words: 'Its block is gone' },
}

const why: Readonly<Record<Suggestion['fit'], string | undefined>> = {
  fresh: undefined,
  merges: undefined,
  conflicts: 'The same words were changed since. Edit the page by hand, or dismiss this.',
  gone: 'The block is gone. Edit the page by hand, or dismiss this.',
}

/** A suggestion for a block: its diff and its actions. */
export function SuggestionCard({ place, suggestion, drawBlocks }: SuggestionCardProps) {
  const { id, state, fit, base, replacement, current, createdBy, settledBy, settledAt, permissions } =
    suggestion
  const verbs = useSuggestionVerbs(place)
  const [plain, setPlain] = useState(false)
  const words = useMemo(
    () => suggestedWording(documentOf(base), documentOf(replacement)),
    [base, replacement],
  )
  const fitting = state === 'open' ? fits[fit] : undefined
  const path = { ...placePath(place), suggestionId: id }
  const failed = verbs.accept.error ?? verbs.dismiss.error
  const removes = replacement.nodes.length === 0
  return (
    <section
      aria-label={`Wording suggested by ${createdBy.displayName}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex flex-wrap items-center gap-2 text-caption text-ink-soft">
        <Badge tone="accent" icon={PencilLine}>
          {removes ? 'Suggests to remove' : 'Suggested wording'}
        </Badge>
        {fitting !== undefined && <Badge tone={fitting.tone}>{fitting.words}</Badge>}
        {state !== 'open' && (
          <span>
            {state === 'accepted' ? 'Accepted' : 'Dismissed'}
            {settledBy !== undefined && ` by ${settledBy.displayName}`}
            {settledAt !== undefined && (
              <>
                {' '}
                <RelativeTime at={settledAt} />
              </>
            )}
          </span>
        )}
        {!removes && (
          <Button
            variant="bare"
            className="ml-auto"
            aria-pressed={plain}
            onClick={() => setPlain((before) => !before)}
          >
            {plain ? 'Show what changes' : 'As it will read'}
          </Button>
        )}
      </div>
      <div className="suggestion-words rounded-base bg-paper px-3 py-2 ring-1 ring-line ring-inset">
        {drawBlocks(plain ? documentOf(replacement).nodes : words)}
      </div>
      {state === 'open' && current !== undefined && (
        <details className="text-caption text-ink-soft">
          <summary className="cursor-pointer">What stands there now</summary>
          <div className="suggestion-words mt-1 rounded-base px-3 py-2 ring-1 ring-line ring-inset">
            {drawBlocks(documentOf(current).nodes)}
          </div>
        </details>
      )}
      {(permissions.accept || permissions.dismiss) && (
        <div className="flex flex-wrap items-center gap-2">
          {permissions.accept && (
            <Button
              icon={Check}
              disabledReason={why[fit]}
              busy={verbs.accept.isPending}
              onClick={() => verbs.accept.mutate({ path })}
            >
              Accept
            </Button>
          )}
          {permissions.dismiss && (
            <Button icon={X} busy={verbs.dismiss.isPending} onClick={() => verbs.dismiss.mutate({ path })}>
              Dismiss
            </Button>
          )}
          {permissions.accept && why[fit] === undefined && (
            <span className="text-caption text-ink-soft">
              Accepted, {createdBy.displayName} counts as an author and cannot approve.
            </span>
          )}
        </div>
      )}
      {failed !== null && <FormError error={processError(failed)} />}
    </section>
  )
}
