import type { ReactNode } from 'react'
import type { Space } from '../../client/types.gen.ts'
import { spaceFace } from '../ui/space-face.ts'

export interface SpaceHeaderProps {
  readonly space: Pick<Space, 'title' | 'emoji'>
  /** Whether the space's name is the title of the screen; its other parts have titles of their own. */
  readonly heading: boolean
  /** The tabs. */
  readonly children: ReactNode
}

/** Which space one is in, above all of its parts. */
export function SpaceHeader({ space, heading, children }: SpaceHeaderProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Title className="flex min-w-0 items-baseline gap-2 text-display font-strong">
        <span aria-hidden="true">{spaceFace(space.emoji)}</span>
        <span className="min-w-0 truncate">{space.title}</span>
      </Title>
      {children}
    </div>
  )
}
