import { Lock } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

export interface ForbiddenNoteProps {
  /** What one would like to do, such as "change the merge rules". */
  readonly action: string
  /** The role that is needed, in the product's words. */
  readonly needs: string
  /** Who can give it, by name; empty when nobody is known. */
  readonly helpers: readonly string[]
}

/** For what one may see but not do: which right it takes, and who can give it. Never shown for what is hidden. */
export function ForbiddenNote({ action, needs, helpers }: ForbiddenNoteProps) {
  const who = helpers.length === 0 ? 'An administrator of the organization' : helpers.join(' or ')
  return (
    <div className="flex max-w-measure gap-2.5 py-4">
      <Icon of={Lock} className="mt-0.5 text-ink-soft" />
      <p>
        You may see this, but not {action}. It takes the role <strong className="font-strong">{needs}</strong>
        . {who} can give it to you.
      </p>
    </div>
  )
}
