import { Check, PencilLine, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Suggestion } from '../../../client/types.gen.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { suggestedWording } from './suggested-wording.ts'
import { placePath } from '../comment-queries.ts'
import { useSuggestionActions } from './suggestion-queries.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import '../quotes/comments.css'

export interface SuggestionCardProps {
  readonly place: CommentPlace
  readonly suggestion: Suggestion
  readonly drawBlocks: DrawBlocks
}

// The generated client cannot express that `data` is JSON.
const documentOf = (wire: Suggestion['base']): RichTextDocument => wire as RichTextDocument

const fitBadges: Readonly<
  Record<Suggestion['fit'], { tone: 'ochre' | 'plum' | 'rust'; label: string } | undefined>
> = {
  fresh: undefined,
  merges: { tone: 'ochre', label: 'Text has changed, still applies' },
  conflicts: { tone: 'plum', label: 'Conflicts with later changes' },
  gone: { tone: 'rust', label: 'Block deleted' },
}

const disabledReasons: Readonly<Record<Suggestion['fit'], string | undefined>> = {
  fresh: undefined,
  merges: undefined,
  conflicts: 'The same text has changed since. Edit the page manually, or dismiss this suggestion.',
  gone: 'The block was deleted. Edit the page manually, or dismiss this suggestion.',
}

/** A suggestion for a block: its diff and its actions. */
export function SuggestionCard({ place, suggestion, drawBlocks }: SuggestionCardProps) {
  const { state, fit, base, replacement, current, createdBy, settledBy, settledAt } = suggestion
  const [plain, setPlain] = useState(false)
  const diffBlocks = useMemo(
    () => suggestedWording(documentOf(base), documentOf(replacement)),
    [base, replacement],
  )
  const fitBadge = state === 'open' ? fitBadges[fit] : undefined
  const isDeletion = replacement.nodes.length === 0
  return (
    <section
      aria-label={`Suggestion by ${createdBy.displayName}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex flex-wrap items-center gap-2 text-caption text-ink-soft">
        <Badge tone="accent" icon={PencilLine}>
          {isDeletion ? 'Suggested deletion' : 'Suggestion'}
        </Badge>
        {fitBadge !== undefined && <Badge tone={fitBadge.tone}>{fitBadge.label}</Badge>}
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
        {!isDeletion && (
          <Button
            variant="bare"
            className="ml-auto"
            aria-pressed={plain}
            onClick={() => setPlain((before) => !before)}
          >
            {plain ? 'Show changes' : 'Show result'}
          </Button>
        )}
      </div>
      <div className="suggestion-text rounded-base bg-paper px-3 py-2 ring-1 ring-line ring-inset">
        {drawBlocks(plain ? documentOf(replacement).nodes : diffBlocks)}
      </div>
      {state === 'open' && current !== undefined && (
        <details className="text-caption text-ink-soft">
          <summary className="cursor-pointer">Current text</summary>
          <div className="suggestion-text mt-1 rounded-base px-3 py-2 ring-1 ring-line ring-inset">
            {drawBlocks(documentOf(current).nodes)}
          </div>
        </details>
      )}
      <SuggestionActions place={place} suggestion={suggestion} />
    </section>
  )
}

/** The buttons of a suggestion for those who may use them. */
function SuggestionActions({ place, suggestion }: Pick<SuggestionCardProps, 'place' | 'suggestion'>) {
  const { id, fit, permissions } = suggestion
  const { accept, dismiss } = useSuggestionActions(place)
  const path = { ...placePath(place), suggestionId: id }
  const failed = accept.error ?? dismiss.error
  return (
    <>
      {(permissions.accept || permissions.dismiss) && (
        <div className="flex flex-wrap items-center gap-2">
          {permissions.accept && (
            <Button
              icon={Check}
              disabledReason={disabledReasons[fit]}
              busy={accept.isPending}
              onClick={() => accept.mutate({ path })}
            >
              Accept
            </Button>
          )}
          {permissions.dismiss && (
            <Button icon={X} busy={dismiss.isPending} onClick={() => dismiss.mutate({ path })}>
              Dismiss
            </Button>
          )}
        </div>
      )}
      <FormError error={failed} />
    </>
  )
}
