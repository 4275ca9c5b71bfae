import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Space } from '../../../client/types.gen.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { nameOf } from '../tree/arrange-permissions.ts'
import { resourceOfSpace } from '../tree/resource.ts'
import { ResourceMenu } from '../resources/resource-menu.tsx'
import { useResourceActions } from '../resources/use-resource-actions.tsx'

export interface SpaceHeaderProps {
  readonly space: Space
  /** Whether the space's name is the heading of the screen; its other tabs have their own. */
  readonly heading: boolean
  /** The primary action, next to the menu with all others. */
  readonly action?: ReactNode
  /** The tabs. */
  readonly children: ReactNode
}

/** The header above all tabs of a space, with its actions. */
export function SpaceHeader({ space, heading, action, children }: SpaceHeaderProps) {
  const { org = space.organization } = useParams({ strict: false })
  const { runAction, dialogs, collections, organization } = useResourceActions(org)
  const Title = heading ? 'h1' : 'p'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <Title className="flex min-w-0 flex-1 items-baseline gap-2 text-display font-strong">
          <span aria-hidden="true">{spaceEmoji(space.emoji)}</span>
          <span className="min-w-0 truncate">{nameOf(space)}</span>
        </Title>
        {action}
        <ResourceMenu
          resource={resourceOfSpace(space, collections ?? [], organization)}
          onAction={runAction}
        />
      </div>
      {children}
      {dialogs}
    </div>
  )
}
