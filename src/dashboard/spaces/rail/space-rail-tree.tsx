import { Folder } from 'lucide-react'
import { type KeyboardEvent } from 'react'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { TreeView } from '../../ui/trees/tree-view.tsx'
import { useLoadedOnInteraction } from '../../ui/loading/use-loaded-on-interaction.ts'
import { ResourceMenu } from '../resources/resource-menu.tsx'
import type { SpaceNode } from '../tree/space-tree.ts'
import { treeKeyAction } from './tree-keys.ts'
import type { SpaceRailState } from './use-space-rail.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Imports the contract's schemas, which are slow to initialize: loaded before it is needed, after the tree has
// rendered.
const nameField = () => import('../resources/resource-name-field.tsx')
const ResourceNameField = lazyComponent(async () => (await nameField()).ResourceNameField)

export interface SpaceRailTreeProps {
  readonly rail: SpaceRailState
  readonly nodes: readonly SpaceNode[]
}

/** The rows of the tree, with its keys. */
export function SpaceRailTree({ rail, nodes }: SpaceRailTreeProps) {
  // Preloaded, so that typing can continue immediately after F2.
  useLoadedOnInteraction(nameField)
  const handleKey = (event: KeyboardEvent): void => {
    const found = treeKeyAction(event)
    const resource = rail.resources?.find(({ id }) => found?.rowId.endsWith(`-${id}`))
    if (found === undefined || resource === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (found.action === 'menu') found.openMenu()
    else if (found.action === 'up') rail.step(resource.id, -1)
    else if (found.action === 'down') rail.step(resource.id, 1)
    else rail.act(found.action, resource)
  }
  return (
    // Handles the keys of rows; the focus is in the tree inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-h-40 flex-1 flex-col" onKeyDown={handleKey}>
      <TreeView
        label="Spaces"
        className="min-h-0 flex-1"
        nodes={nodes}
        expanded={rail.expanded}
        onExpandedChange={rail.setExpanded}
        selected={rail.current}
        onOpen={rail.open}
        icon={({ resource }) =>
          resource.kind === 'space' ? (
            spaceEmoji(resource.emoji)
          ) : (
            <Icon of={Folder} className="text-ink-soft" />
          )
        }
        move={{
          onMove: rail.drop,
          onMoveRequest: ({ resource }) => rail.act('move', resource),
        }}
        extra={(node) => <RowActions rail={rail} node={node} />}
      />
    </div>
  )
}

interface RowActionsProps {
  readonly rail: SpaceRailState
  readonly node: SpaceNode
}

/** The right end of a row: open change requests, the menu, and the field while it is renamed. */
function RowActions({ rail, node: { id, name, level, resource } }: RowActionsProps) {
  const { openChangeRequests } = resource
  return (
    // Clicks in here must not activate the row, even if the menu is rendered elsewhere in the DOM.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="flex items-center gap-1" onClick={(event) => event.stopPropagation()}>
      {openChangeRequests > 0 && (
        <span
          className="figures text-caption text-ink-soft"
          title={counted(openChangeRequests, 'open change request')}
        >
          {openChangeRequests}
        </span>
      )}
      <span className="w-0 overflow-hidden has-[[aria-expanded=true]]:w-auto pointer-coarse:w-auto [[role=treeitem]:hover_&]:w-auto">
        <ResourceMenu resource={resource} onAction={rail.act} inTree />
      </span>
      {rail.renaming === id && (
        <Later>
          <ResourceNameField
            name={resource.title === '' ? '' : name}
            level={level}
            waiting={rail.rename.isPending}
            onKeep={(title) => rail.rename.mutate({ resource, title })}
            onLeave={rail.stopRenaming}
          />
        </Later>
      )}
    </span>
  )
}
