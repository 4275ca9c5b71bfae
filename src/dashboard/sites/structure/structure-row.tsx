import { useRouter } from '@tanstack/react-router'
import { EyeOff, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  siteSpacesIn,
  type SiteItem,
  type SiteSpaceItem,
  type SiteTree,
} from '../../../content/site-tree/site-tree.ts'
import { Icon } from '../../ui/icon.tsx'
import { ItemMenu, type ItemAction } from './item-menu.tsx'
import type { StructureNames } from './structure-names.ts'

/** The space of a row; undefined for a section with several variants. */
export const spaceOfRow = (tree: SiteTree, item: SiteItem): SiteSpaceItem | undefined => {
  if (item.kind === 'site-space') return item
  const inside = item.kind === 'site-section' ? siteSpacesIn(tree, item.id) : []
  return inside.length === 1 ? inside[0] : undefined
}

export interface StructureRowProps {
  readonly org: string
  readonly item: SiteItem
  readonly title: string
  /** Relative to the site URL; undefined for a group. */
  readonly url: string | undefined
  /** The space of the row; undefined for a section with several variants. */
  readonly space: SiteSpaceItem | undefined
  readonly names: StructureNames
  readonly state: 'same' | 'changed' | 'new'
  /** Lifted by keyboard. */
  readonly moving: boolean
  readonly refused: string | undefined
  readonly onAction: (action: ItemAction) => void
  /** A field shown in place of the row. */
  readonly children: ReactNode
}

/**
 * Link to a space. The router's own link subscribes to the whole router state, which is too costly for
 * virtualized rows.
 */
function SpaceLink({
  org,
  space,
  children,
}: {
  readonly org: string
  readonly space: string
  readonly children: ReactNode
}) {
  const router = useRouter()
  const target = { to: '/o/$org/s/$space', params: { org, space } } as const
  return (
    <a
      href={router.buildLocation(target).href}
      tabIndex={-1}
      // Dragging moves the row, not the link.
      draggable={false}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void router.navigate(target)
      }}
      className="hidden max-w-40 min-w-0 truncate text-caption hover:underline lg:block"
    >
      {children}
    </a>
  )
}

/** Badges of a row: what is unusual about the item. */
function RowBadges({ item, space, names, state, moving }: StructureRowProps) {
  const unavailable = space === undefined ? undefined : names.unavailable(space.space)
  return (
    <>
      {moving && <span className="text-caption text-accent">Moving</span>}
      {state !== 'same' && (
        <span className="text-caption text-ochre" title="Not published yet">
          {state}
        </span>
      )}
      {unavailable === 'trashed' && (
        <span className="text-caption text-rust" title="Restore or replace the space in the details.">
          In the trash
        </span>
      )}
      {unavailable === 'concealed' && (
        <span className="text-caption" title="Readers of the site can read this space, but you cannot.">
          No access
        </span>
      )}
      {item.kind !== 'site-section-group' && item.condition !== null && (
        <span
          title={`Visible when ${item.condition}`}
          className="inline-flex items-center gap-1 rounded-small bg-hover px-1 text-caption"
        >
          <Icon of={EyeOff} className="size-3.5" />
          <span className="sr-only sm:not-sr-only">Some visitors</span>
        </span>
      )}
      {item.kind !== 'site-section-group' && item.default && (
        <span title="Default: its path is not part of the URL">
          <Icon of={Star} className="size-3.5 text-accent" />
          <span className="sr-only">Default</span>
        </span>
      )}
    </>
  )
}

/** The right end of a row: badges, space, URL and menu. */
export function StructureRow(props: StructureRowProps) {
  const { org, item, url, space, names } = props
  return (
    // Clicks in here must not activate the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="flex min-w-0 shrink items-center gap-2 text-ink-soft"
      onClick={(event) => event.stopPropagation()}
    >
      <RowBadges {...props} />
      {space !== undefined && names.unavailable(space.space) === undefined && (
        <SpaceLink org={org} space={space.space}>
          <span aria-hidden="true">{names.spaces.get(space.space)?.emoji} </span>
          {names.spaceName(space.space)}
        </SpaceLink>
      )}
      {url === undefined || item.kind === 'site-section-group' ? (
        <span className="hidden w-44 md:block" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => props.onAction('path')}
          title="Change path"
          className="hidden w-44 truncate rounded-small px-1 text-left font-mono text-caption hover:bg-chosen md:block"
        >
          /{url}
        </button>
      )}
      <ItemMenu item={item} name={props.title} refused={props.refused} onAction={props.onAction} />
      {props.children}
    </span>
  )
}
