import { Lock } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

export interface ForbiddenNoteProps {
  /** What the user wants to do, such as "change the merge rules". */
  readonly action: string
  /** The role that is needed, by its label. */
  readonly needs: string
  /** Names of people who can grant it; empty if unknown. */
  readonly helpers: readonly string[]
}

/**
 * For something visible that the user may not do: which role it takes, and who can grant it. Never shown for hidden
 * resources.
 */
export function ForbiddenNote({ action, needs, helpers }: ForbiddenNoteProps) {
  const who = helpers.length === 0 ? 'An organization administrator' : helpers.join(' or ')
  return (
    <div className="flex max-w-measure gap-2.5 py-4">
      <Icon of={Lock} className="mt-0.5 text-ink-soft" />
      <p>
        You don’t have permission to {action}. This requires the role{' '}
        <strong className="font-strong">{needs}</strong>. {who} can give it to you.
      </p>
    </div>
  )
}
