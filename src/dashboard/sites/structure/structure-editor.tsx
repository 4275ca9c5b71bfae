import { Plus } from 'lucide-react'
import type { Site } from '../../../client/types.gen.ts'
import { allSiteSpaces, defaultSection } from '../../../content/site-tree/site-tree.ts'
import { isConcealedId } from '../../../contract/sites/concealed-spaces.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { ConditionClaims } from '../audience/condition-field.tsx'
import { spacesRefusal } from '../publish-permission-text.ts'
import { siteName } from '../site-text.ts'
import { AddItemMenu } from './add-item-menu.tsx'
import { StructureDialogs } from './dialogs/structure-dialogs.tsx'
import { structureNodes } from './edits/structure-nodes.ts'
import { PendingBar } from './pending/pending-bar.tsx'
import type { PendingStructure } from './pending/use-pending-structure.ts'
import type { PickableSpace } from './space-picker.tsx'
import { StructureRows } from './structure-rows.tsx'
import { StructureSidebar } from './structure-sidebar.tsx'
import { useStructureCommands } from './use-structure-commands.ts'
import { useStructureEditor } from './use-structure-editor.ts'

export interface StructureEditorProps {
  readonly org: string
  readonly site: Site
  /** The site URL for display. */
  readonly base: string
  readonly pending: PendingStructure
  readonly spaces: readonly PickableSpace[] | undefined
  readonly claims: ConditionClaims
}

/**
 * The structure of a site as one tree. Rows are dragged, or lifted with Space and moved with the arrow keys;
 * F2 renames, Shift+F2 changes the path, `m` moves, Delete removes, Alt with an arrow moves one position.
 * Readers see nothing of it until it is published.
 */
export function StructureEditor({ org, site, base, pending, spaces, claims }: StructureEditorProps) {
  const editor = useStructureEditor(site, pending, spaces)
  const { names, refused, selected, dialog, setDialog } = editor
  const nodes = structureNodes(editor.tree, names.itemName)
  const addSection = (): void => setDialog({ task: 'section' })
  const addGroup = (): void => setDialog({ task: 'group' })
  const addVariant = (): void => {
    const section = selected?.kind === 'site-section' ? selected : defaultSection(pending.tree)
    setDialog({ task: 'variant', item: section?.id ?? null })
  }
  useStructureCommands(refused === undefined, { onSection: addSection, onGroup: addGroup })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-title font-strong">Structure</h1>
          <AddItemMenu refused={refused} onSection={addSection} onGroup={addGroup} onVariant={addVariant} />
        </div>
        {nodes.length === 0 && (
          <NoSpaces refused={refused} onAdd={() => setDialog({ task: 'variant', item: null })} />
        )}
        <StructureRows org={org} base={base} editor={editor} nodes={nodes} />
        <PendingBar
          org={org}
          site={site}
          pending={pending}
          names={{ name: names.itemName, space: (id) => `“${names.spaceName(id)}”` }}
          base={base}
          publishRefusal={addedSpacesRefusal(pending, names.spaces)}
        />
      </div>
      <StructureSidebar org={org} site={site} base={base} editor={editor} claims={claims} />
      {dialog !== undefined && dialog.task !== 'details' && (
        <StructureDialogs
          dialog={dialog}
          tree={pending.tree}
          spaces={spaces}
          siteTitle={siteName(site)}
          base={base}
          name={names.itemName}
          onEdit={editor.apply}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}

function NoSpaces({ refused, onAdd }: { readonly refused: string | undefined; readonly onAdd: () => void }) {
  return (
    <EmptyState
      title="No content yet"
      action={
        <Button variant="primary" icon={Plus} onClick={onAdd} disabledReason={refused}>
          Add first space
        </Button>
      }
    >
      A site publishes the pages of its spaces. You can add more spaces later, as sections or variants.
    </EmptyState>
  )
}

/** Why spaces that the pending structure adds to the site cannot be published; undefined if they can. */
const addedSpacesRefusal = (
  { base, tree }: PendingStructure,
  spaces: ReadonlyMap<string, PickableSpace>,
): string | undefined => {
  const before = new Set(allSiteSpaces(base).map(({ space }) => space))
  return spacesRefusal(
    allSiteSpaces(tree).flatMap(({ space: id }) => {
      const space = spaces.get(id)
      if (before.has(id) || (space === undefined && !isConcealedId(id))) return []
      const publish = space !== undefined && space.refused === undefined
      return [{ id, title: space?.name ?? '', permissions: { publish } }]
    }),
  )
}
