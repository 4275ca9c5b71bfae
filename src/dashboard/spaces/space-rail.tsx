import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Folder, FolderInput, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { spaceFace } from '../ui/space-face.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TreeView } from '../ui/tree-view.tsx'
import { allCollectionsOptions, allSpacesOptions } from './all-pages.ts'
import { CreateSpace } from './create-space.tsx'
import { useRememberedExpansion } from './remembered-expansion.ts'
import { spaceTree } from './space-tree.ts'

/** The tree of an organization's collections and spaces. Opening a space goes to it, opening a collection unfolds it. */
export function SpaceRail({ org }: { readonly org: string }) {
  const navigate = useNavigate()
  const { space } = useParams({ strict: false })
  const collections = useQuery(allCollectionsOptions(org))
  const spaces = useQuery(allSpacesOptions(org))
  const [expanded, setExpanded] = useRememberedExpansion(org)
  const [creating, setCreating] = useState(false)
  const nodes = useMemo(
    () =>
      collections.data === undefined || spaces.data === undefined
        ? undefined
        : spaceTree(collections.data, spaces.data),
    [collections.data, spaces.data],
  )
  const error = collections.error ?? spaces.error
  const toggle = (id: string): void => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  return (
    <>
      <div className="flex items-center justify-between px-2 text-caption text-ink-soft">
        Spaces
        <span className="flex">
          <IconButton
            icon={FolderInput}
            label="Import documentation"
            onClick={() => void navigate({ to: '/o/$org/import', params: { org } })}
          />
          <IconButton icon={Plus} label="New space" onClick={() => setCreating(true)} />
        </span>
      </div>
      {nodes === undefined ? (
        error === null ? (
          <Skeleton shape="rows" count={4} label="Loading spaces" />
        ) : (
          <FormError error={processError(error)} />
        )
      ) : nodes.length === 0 ? (
        <div className="px-2">
          <EmptyState
            title="No spaces yet"
            action={<Button onClick={() => setCreating(true)}>Make the first space</Button>}
          >
            A space holds pages that belong together.
          </EmptyState>
        </div>
      ) : (
        <TreeView
          label="Spaces"
          nodes={nodes}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={space}
          onOpen={({ id, kind }) => {
            if (kind === 'collection') toggle(id)
            else void navigate({ to: '/o/$org/s/$space', params: { org, space: id } })
          }}
          face={({ kind, emoji }) => (kind === 'space' ? spaceFace(emoji) : <Icon of={Folder} />)}
          extra={({ openChangeRequests: open }) =>
            open > 0 && (
              <span className="figures text-caption text-ink-soft" title={`${open} open change requests`}>
                {open}
              </span>
            )
          }
        />
      )}
      <CreateSpace org={org} open={creating} onClose={() => setCreating(false)} />
    </>
  )
}
