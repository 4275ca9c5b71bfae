import { Link } from '@tanstack/react-router'
import { Folder, GitPullRequest } from 'lucide-react'
import type { Collection, Space } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { nameOf } from '../tree/arrange-permissions.ts'
import { ResourceMenu, type ResourceMenuProps } from './resource-menu.tsx'
import { levelOf, resourceOfCollection, resourceOfSpace } from '../tree/resource.ts'

export interface CollectionContentsProps {
  readonly org: string
  readonly collections: readonly Collection[]
  readonly spaces: readonly Space[]
  /** All collections, to compute permissions. */
  readonly all: readonly Collection[]
  readonly organization: Parameters<typeof resourceOfSpace>[2]
  readonly onAction: ResourceMenuProps['onAction']
}

const row = 'relative flex touch-row items-center gap-2.5 py-1 hover:bg-hover'
const name = 'min-w-0 flex-1 truncate font-strong before:absolute before:inset-0'
const aside = 'text-caption whitespace-nowrap text-ink-soft max-sm:hidden'

/** The direct children of a collection: collections first, then spaces, as in the tree. */
export function CollectionContents(props: CollectionContentsProps) {
  const { org, all, organization, onAction } = props
  return (
    <ul className="divide-y divide-line border-y border-line">
      {props.collections.map((collection) => (
        <li key={collection.id} className={row}>
          <span className="flex w-5 justify-center">
            <Icon of={Folder} className="text-ink-soft" />
          </span>
          <Link to="/o/$org/c/$collection" params={{ org, collection: collection.id }} className={name}>
            {nameOf(collection)}
          </Link>
          <span className={aside}>{collection.description}</span>
          <span className="relative">
            <ResourceMenu resource={resourceOfCollection(collection)} onAction={onAction} />
          </span>
        </li>
      ))}
      {props.spaces.map((space) => (
        <li key={space.id} className={row}>
          <span aria-hidden="true" className="w-5 text-center">
            {spaceEmoji(space.emoji)}
          </span>
          <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className={name}>
            {nameOf(space)}
          </Link>
          {space.changeRequestsOpen > 0 && (
            <span className="figures inline-flex items-center gap-1 text-caption text-ink-soft">
              <Icon of={GitPullRequest} className="size-3.5" />
              {space.changeRequestsOpen} open
            </span>
          )}
          {space.defaultLevelSource.id === space.id && (
            <span className={aside} title="Overrides the inherited default level">
              Members: {levelOf(space)}
            </span>
          )}
          <span className="w-28 text-right text-caption text-ink-soft max-sm:hidden">
            <RelativeTime at={space.updatedAt} />
          </span>
          <span className="relative">
            <ResourceMenu resource={resourceOfSpace(space, all, organization)} onAction={onAction} />
          </span>
        </li>
      ))}
    </ul>
  )
}
