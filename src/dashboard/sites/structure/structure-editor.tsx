import { Plus } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import {
  allSiteSpaces,
  defaultSection,
  holdersOf,
  type SiteItem,
} from '../../../content/site-tree/site-tree.ts'
import { isConcealedId, toldPath } from '../../../contract/sites/concealed-spaces.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { InlineField } from '../../ui/fields/inline-field.tsx'
import { AddPart } from './add-section.tsx'
import type { ConditionTemplate } from '../audience/condition-field.tsx'
import { ItemDetails } from './item-details.tsx'
import type { ItemAction } from './item-menu.tsx'
import { fieldEdit, fieldLimit, fieldProblem } from './edits/item-rules.ts'
import { dropEdit, moveTargets, presentTarget } from './edits/move-targets.ts'
import { NavMiniature } from './navigation-preview.tsx'
import { PendingBar } from './pending-bar.tsx'
import { spacesRefusal } from '../publish-permission-text.ts'
import { siteRefusal } from '../site-permission-text.ts'
import { siteName } from '../site-text.ts'
import type { PickableSpace } from './space-picker.tsx'
import { StructureDialogs, type StructureTask } from './structure-dialogs.tsx'
import { StructureHints } from './structure-hints.tsx'
import { openRowMenu, structureKey } from './structure-keys.ts'
import { openAtFirst, structureNodes, type StructureNode } from './edits/structure-nodes.ts'
import { shownSpace, StructureRow } from './structure-row.tsx'
import { StructureTree } from './structure-tree.tsx'
import { useLift } from './use-lifted-item.ts'
import type { PendingStructure } from './use-pending-structure.ts'
import { useStructureCommands } from './use-structure-commands.ts'

export interface StructureEditorProps {
  readonly org: string
  readonly site: Site
  /** The site URL for display. */
  readonly base: string
  readonly pending: PendingStructure
  readonly spaces: readonly PickableSpace[] | undefined
  readonly templates: readonly ConditionTemplate[]
}

const wide = (): boolean => matchMedia('(min-width: 1100px)').matches

/**
 * The structure of a site as one tree. Rows are dragged, or lifted with Space and moved with the arrow keys;
 * F2 renames, Shift+F2 changes the path, `m` moves, Delete removes, Alt with an arrow moves one position.
 * Readers see nothing of it until it is published.
 */
export function StructureEditor(props: StructureEditorProps) {
  const { org, site, base, pending, spaces, templates } = props
  const { push } = pending
  // Rows whose expansion differs from the initial state. Stored this way, because new items get other ids
  // from the service.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<string>()
  const [naming, setNaming] = useState<{ readonly id: string; readonly field: 'title' | 'path' }>()
  const [wrong, setWrong] = useState<string>()
  const [task, setTask] = useState<StructureTask>()
  const faces = useMemo(() => new Map(spaces?.map((space) => [space.id, space])), [spaces])
  const spaceName = (id: string): string => faces.get(id)?.name ?? pending.spaceTitle(id)
  const name = (item: SiteItem): string =>
    item.kind === 'site-space' ? (item.title ?? spaceName(item.space)) : item.title
  const apply = (edit: SiteEdit): void => {
    const problem = push(edit)
    if (problem !== undefined)
      void showToast({ text: 'Nothing was changed', detail: problem, tone: 'failure' })
  }
  const lift = useLift(pending.tree, name, apply)
  const tree = lift.shown
  const urls = useMemo(() => urlsOf(tree), [tree])
  const open = openAtFirst(tree)
  const nodes = structureNodes(tree, name)
  const moving = lift.lifted === undefined ? undefined : tree.byId.get(lift.lifted)
  // Ancestors of the lifted item are always expanded.
  const expanded = new Set([
    ...otherwise(open, turned),
    ...(moving === undefined ? [] : holdersOf(tree, moving).map(({ id }) => id)),
  ])
  const refused = siteRefusal(site, 'edit')
  const allowed = refused === undefined
  const missing = (id: string): 'trashed' | 'concealed' | undefined =>
    spaces === undefined || faces.has(id) ? undefined : pending.conceals(id) ? 'concealed' : 'trashed'
  const selectedItem = selected === undefined ? undefined : tree.byId.get(selected)

  const itemAt = (rowId: string | undefined): SiteItem | undefined =>
    rowId === undefined ? undefined : [...tree.byId.values()].find(({ id }) => rowId.endsWith(`-${id}`))
  const step = (item: SiteItem, by: -1 | 1): void => {
    const targets = moveTargets(pending.tree, item.id)
    const target = targets[presentTarget(pending.tree, targets) + by]
    if (target !== undefined) apply(target)
  }
  const act = (action: ItemAction, item: SiteItem): void => {
    setSelected(item.id)
    if (action === 'details') {
      if (!wide()) setTask({ task: 'details', item: item.id })
    } else if (!allowed) void showToast({ text: 'The structure stays as it is', detail: refused ?? '' })
    else if (action === 'title' || action === 'path') setNaming({ id: item.id, field: action })
    else if (action === 'default') apply({ edit: 'default', id: item.id })
    else setTask({ task: action, item: item.id })
  }
  /** Handles keys of rows before the tree does. True if handled. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (lift.onKey(event)) return true
    const found = structureKey(event)
    const item = found === undefined ? undefined : itemAt(found.rowId)
    if (found === undefined || item === undefined) return false
    if (found.does === 'menu') openRowMenu(found.rowId)
    else if (found.does === 'remove' || found.does === 'title') act(found.does, item)
    else if (found.does === 'path') act(item.kind === 'site-section-group' ? 'title' : 'path', item)
    else if (!allowed) return true
    else if (found.does === 'lift') lift.start(item.id)
    else step(item, found.does === 'up' ? -1 : 1)
    return true
  }
  const addSection = (): void => setTask({ task: 'section' })
  const addGroup = (): void => setTask({ task: 'group' })
  useStructureCommands(allowed, { onSection: addSection, onGroup: addGroup })
  const details = selectedItem !== undefined && (
    <ItemDetails
      key={selectedItem.id}
      org={org}
      site={site.id}
      trashed={(id) => missing(id) === 'trashed'}
      tree={pending.tree}
      item={selectedItem}
      address={
        toldUrl(urls.get(selectedItem.id)) === undefined
          ? undefined
          : `${base}/${urls.get(selectedItem.id) ?? ''}`.replace(/\/$/, '')
      }
      spaceName={spaceName}
      templates={templates}
      refused={refused}
      onEdit={apply}
      onSwap={(id) => setTask({ task: 'swap', item: id })}
    />
  )
  const row = ({ item }: StructureNode): ReactNode => (
    <StructureRow
      org={org}
      item={item}
      title={name(item)}
      url={toldUrl(urls.get(item.id))}
      shownSpace={shownSpace(tree, item)}
      spaceName={spaceName}
      face={(id) => faces.get(id)?.face}
      missing={missing}
      state={!pending.changed.has(item.id) ? 'same' : pending.base.byId.has(item.id) ? 'changed' : 'new'}
      moving={lift.lifted === item.id}
      refused={refused}
      onAction={(action) => act(action, item)}
    >
      {naming?.id === item.id && (
        <InlineField
          label={`${naming.field === 'title' ? 'Title' : 'Path'} of ${name(item)}`}
          value={
            naming.field === 'path' && item.kind !== 'site-section-group' ? toldPath(item.path) : name(item)
          }
          limit={fieldLimit(item.kind, naming.field)}
          level={holdersOf(tree, item).length + 1}
          problem={(typed) => fieldProblem(pending.tree, item.id, naming.field, typed)}
          onKeep={(typed) => apply(fieldEdit(item.id, naming.field, typed))}
          onProblem={setWrong}
          onLeave={() => {
            setNaming(undefined)
            setWrong(undefined)
          }}
        />
      )}
    </StructureRow>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-title font-strong">Structure</h1>
          <AddPart
            refused={refused}
            onSection={addSection}
            onGroup={addGroup}
            onVariant={() =>
              setTask({
                task: 'variant',
                item:
                  selectedItem?.kind === 'site-section'
                    ? selectedItem.id
                    : (defaultSection(pending.tree)?.id ?? null),
              })
            }
          />
        </div>
        {nodes.length === 0 ? (
          <EmptyState
            title="The site shows nothing yet"
            action={
              <Button
                variant="primary"
                icon={Plus}
                onClick={() => setTask({ task: 'variant', item: null })}
                disabledReason={refused}
              >
                Choose the first space
              </Button>
            }
          >
            With one space its pages stand at the address of the site. Further spaces become sections with a
            path of their own, or variants of one section.
          </EmptyState>
        ) : (
          <StructureTree
            nodes={nodes}
            expanded={expanded}
            onExpandedChange={(next) => setTurned(otherwise(open, next))}
            selected={selected}
            faces={faces}
            row={row}
            lifted={lift.lifted}
            onKey={onKey}
            onOpen={(item) => act('details', item)}
            onLeave={lift.cancel}
            {...(allowed && {
              move: {
                onDrop: (dropped) => {
                  const edit = dropEdit(pending.tree, dropped)
                  if (edit !== undefined) apply(edit)
                },
                onMoveRequest: (item) => act('move', item),
              },
            })}
          />
        )}
        <output
          aria-live="assertive"
          className={lift.lifted === undefined ? 'sr-only' : 'text-caption text-accent'}
        >
          {lift.said}
        </output>
        {wrong !== undefined && <p className="text-rust">{wrong}</p>}
        {lift.lifted === undefined && wrong === undefined && (
          <StructureHints tree={tree} name={name} base={base} keys={allowed && nodes.length > 0} />
        )}
        <PendingBar
          org={org}
          site={site}
          pending={pending}
          name={name}
          spaceName={spaceName}
          base={base}
          unpublishable={newlyRefused(pending, faces)}
        />
      </div>
      <div className="hidden content-start gap-6 min-[1100px]:grid">
        <NavMiniature
          title={siteName(site)}
          tree={tree}
          name={name}
          trashed={(id) => missing(id) === 'trashed'}
          base={base}
        />
        {selectedItem === undefined ? (
          nodes.length > 0 && (
            <p className="text-caption text-ink-soft">
              Choose a row to see its path, condition and space, and to change them.
            </p>
          )
        ) : (
          <section aria-label={`Details of ${name(selectedItem)}`}>{details}</section>
        )}
      </div>
      <Dialog
        open={task?.task === 'details' && selectedItem !== undefined}
        onOpenChange={() => setTask(undefined)}
        title={selectedItem === undefined ? '' : name(selectedItem)}
      >
        <div className="pb-4">{details}</div>
      </Dialog>
      {task !== undefined && task.task !== 'details' && (
        <StructureDialogs
          task={task}
          tree={pending.tree}
          spaces={spaces}
          siteTitle={siteName(site)}
          base={base}
          name={name}
          onEdit={apply}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  )
}

/** A path relative to the site; undefined if it contains a concealed part. */
const toldUrl = (url: string | undefined): string | undefined =>
  url?.split('/').some(isConcealedId) === true ? undefined : url

/** Why spaces that the pending structure newly shows cannot be published. */
const newlyRefused = (
  { base, tree }: PendingStructure,
  faces: ReadonlyMap<string, PickableSpace>,
): string | undefined => {
  const before = new Set(allSiteSpaces(base).map(({ space }) => space))
  return spacesRefusal(
    allSiteSpaces(tree).flatMap(({ space }) => {
      const face = faces.get(space)
      if (before.has(space) || (face === undefined && !isConcealedId(space))) return []
      const publish = face !== undefined && face.refused === undefined
      return [{ id: space, title: face?.name ?? '', permissions: { publish } }]
    }),
  )
}

/**
 * Symmetric difference of two sets: initially expanded rows and toggled rows give the expanded ones, and vice
 * versa.
 */
const otherwise = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))])
