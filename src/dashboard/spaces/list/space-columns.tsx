import { Link } from '@tanstack/react-router'
import { Lock, LockOpen } from 'lucide-react'
import type { Role } from '../../../contract/roles/roles.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/layout/table.tsx'
import type { RowSelection } from '../../ui/layout/use-row-selection.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { languageName } from '../../ui/language-name.ts'
import { ResourceMenu, type ResourceMenuProps } from '../resources/resource-menu.tsx'
import type { Resource } from '../tree/resource.ts'
import type { ListedSpace } from './space-rows.ts'
import { editLabels, visibilityLabels } from './space-search.ts'

export interface SpaceColumnsProps {
  readonly org: string
  readonly selection: RowSelection<ListedSpace>
  readonly roleLabels: Readonly<Record<Role, string>>
  readonly resourceOf: (row: ListedSpace) => Resource
  readonly onAction: ResourceMenuProps['onAction']
}

const soft = 'whitespace-nowrap text-ink-soft'

function SpaceName({
  org,
  row: { space, name, place },
}: {
  readonly org: string
  readonly row: ListedSpace
}) {
  return (
    <span className="flex min-w-44 items-center gap-2">
      <span aria-hidden="true" className="w-5 shrink-0 text-center">
        {spaceEmoji(space.emoji)}
      </span>
      <span className="grid min-w-0 py-1">
        <Link
          to="/o/$org/s/$space"
          params={{ org, space: space.id }}
          className="max-w-80 truncate font-strong hover:underline"
        >
          {name}
        </Link>
        {place !== '' && (
          <span className="max-w-80 truncate text-caption font-normal text-ink-soft">{place}</span>
        )}
      </span>
    </span>
  )
}

function BrokenLinks({ org, row }: { readonly org: string; readonly row: ListedSpace }) {
  if (row.brokenLinks === undefined) return <span className="text-ink-soft">Not checked yet</span>
  if (row.brokenLinks === 0) return <span className="text-ink-soft">0</span>
  return (
    <Link
      to="/o/$org/s/$space/links"
      params={{ org, space: row.id }}
      search={{ status: 'broken' }}
      className="font-strong text-ochre underline"
    >
      {row.brokenLinks.toLocaleString('en')}
      <span className="sr-only"> broken links</span>
    </Link>
  )
}

/** The columns of the list of spaces. */
export const spaceColumns = (props: SpaceColumnsProps): readonly Column<ListedSpace>[] => {
  const { org, selection, roleLabels, resourceOf, onAction } = props
  return [
    {
      key: 'select',
      header: 'Select',
      quiet: true,
      className: 'w-8',
      cell: ({ id, name }) => (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selection.has(id)}
          onChange={(event) => selection.set(id, event.target.checked)}
          className="ml-1 block size-4 accent-accent pointer-coarse:size-5"
        />
      ),
    },
    { key: 'space', header: 'Space', names: true, cell: (row) => <SpaceName org={org} row={row} /> },
    {
      key: 'visibility',
      header: 'Visibility',
      className: soft,
      cell: ({ space }) => visibilityLabels[space.visibility],
    },
    {
      key: 'edits',
      header: 'Edits',
      className: soft,
      cell: ({ space: { editMode = 'locked' } }) => (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={editMode === 'locked' ? Lock : LockOpen} className="size-3.5" />
          {editLabels[editMode]}
        </span>
      ),
    },
    {
      key: 'broken',
      header: 'Broken links',
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (row) => <BrokenLinks org={org} row={row} />,
    },
    {
      key: 'changes',
      header: 'Open change requests',
      numeric: true,
      className: 'text-ink-soft',
      cell: ({ space }) => space.changeRequestsOpen.toLocaleString('en'),
    },
    {
      key: 'language',
      header: 'Language',
      className: soft,
      cell: ({ space: { language } }) => (language === undefined ? 'Not set' : languageName(language)),
    },
    { key: 'role', header: 'Your role', className: soft, cell: ({ role }) => roleLabels[role] },
    {
      key: 'updated',
      header: 'Updated',
      numeric: true,
      className: soft,
      cell: ({ space }) => <RelativeTime at={space.updatedAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      quiet: true,
      className: 'w-8',
      cell: (row) => <ResourceMenu resource={resourceOf(row)} onAction={onAction} />,
    },
  ]
}
