import { Link } from '@tanstack/react-router'
import { EyeOff, FileText, Folder, FolderPlus, ListPlus, PanelTop, Plus, Star } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Site } from '../../client/types.gen.ts'
import type { SiteEdit } from '../../content/site-tree/site-edits.ts'
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import { defaultSection, siteSpacesIn, type SiteItem } from '../../content/site-tree/site-tree.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { Menu } from '../ui/menu.tsx'
import { showToast } from '../ui/toast.ts'
import { TreeView } from '../ui/tree-view.tsx'
import type { ConditionTemplate } from './condition-field.tsx'
import { InlineField } from './inline-field.tsx'
import { ItemDetails } from './item-details.tsx'
import { ItemMenu, type ItemAction } from './item-menu.tsx'
import { fieldEdit, fieldLimit, fieldProblem } from './item-rules.ts'
import { dropEdit, moveTargets, presentTarget } from './move-targets.ts'
import { NavMiniature } from './nav-miniature.tsx'
import { PendingBar } from './pending-bar.tsx'
import { sitesHelp } from './site-list.tsx'
import { siteName } from './site-words.ts'
import type { PickableSpace } from './space-picker.tsx'
import { StructureDialogs, type StructureTask } from './structure-dialogs.tsx'
import { openAtFirst, structureNodes, type StructureNode } from './structure-nodes.ts'
import { useLift } from './use-lift.ts'
import type { PendingStructure } from './use-pending-structure.ts'

export interface StructureEditorProps {
  readonly org: string
  readonly site: Site
  /** The address of the site as people read it. */
  readonly base: string
  readonly pending: PendingStructure
  readonly allowed: boolean
  readonly spaces: readonly PickableSpace[] | undefined
  readonly templates: readonly ConditionTemplate[]
}

const wide = (): boolean => matchMedia('(min-width: 1100px)').matches

const rowIdOf = (event: KeyboardEvent): string | undefined => {
  const tree = event.target
  if (!(tree instanceof HTMLElement) || tree.role !== 'tree') return undefined
  return tree.getAttribute('aria-activedescendant') ?? undefined
}

/**
 * What a site is made of, in one tree. Rows are dragged, or lifted with Space and carried with arrows; F2 renames,
 * Shift+F2 gives another path, `m` moves, Delete takes out, Alt with an arrow moves one place. Nothing of it is seen
 * by readers before it is published.
 */
export function StructureEditor(props: StructureEditorProps) {
  const { org, site, base, pending, allowed, spaces, templates } = props
  const { push } = pending
  const frame = useRef<HTMLDivElement>(null)
  // Those whose rows stand otherwise than they do at first: what is added gets another id when the service knows it.
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
  const refused = allowed ? undefined : sitesHelp
  const selectedItem = selected === undefined ? undefined : tree.byId.get(selected)

  useEffect(() => {
    if (lift.lifted === undefined) return
    frame.current
      ?.querySelector(`[role=treeitem][id$="-${CSS.escape(lift.lifted)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [lift.lifted, lift.shown])

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
    } else if (!allowed) void showToast({ text: 'The structure stays as it is', detail: sitesHelp })
    else if (action === 'title' || action === 'path') setNaming({ id: item.id, field: action })
    else if (action === 'default') apply({ edit: 'default', id: item.id })
    else setTask({ task: action, item: item.id })
  }
  /** Keys of rows, before the tree takes them. True: taken. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (lift.onKey(event)) return true
    const item = itemAt(rowIdOf(event))
    if (item === undefined || event.ctrlKey || event.metaKey) return false
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return false
      if (allowed) step(item, event.key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if (event.key === ' ') {
      if (allowed) lift.start(item.id)
      return true
    }
    if (event.key === 'F2' && !(event.shiftKey && item.kind === 'site-section-group')) {
      act(event.shiftKey ? 'path' : 'title', item)
      return true
    }
    if (event.key === 'Delete') {
      act('remove', item)
      return true
    }
    if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      document
        .getElementById(rowIdOf(event) ?? '')
        ?.querySelector('button[aria-haspopup=menu]')
        ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      return true
    }
    return false
  }
  useCommands(
    allowed
      ? [
          {
            id: 'add-section',
            label: 'Add a section',
            group: 'This screen',
            icon: Plus,
            keys: 'n',
            run: () => setTask({ task: 'section' }),
          },
          {
            id: 'add-group',
            label: 'Add a group',
            group: 'This screen',
            icon: FolderPlus,
            run: () => setTask({ task: 'group' }),
          },
        ]
      : [],
  )
  const details = selectedItem !== undefined && (
    <ItemDetails
      key={selectedItem.id}
      org={org}
      tree={pending.tree}
      item={selectedItem}
      address={
        urls.get(selectedItem.id) === undefined
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
  const row = ({ item }: StructureNode) => {
    const url = urls.get(item.id)
    const title = name(item)
    const onlySpace = item.kind === 'site-section' ? siteSpacesIn(tree, item.id) : []
    const shownSpace = item.kind === 'site-space' ? item : onlySpace.length === 1 ? onlySpace[0] : undefined
    const missing = shownSpace !== undefined && spaces !== undefined && !faces.has(shownSpace.space)
    return (
      // What happens in here is no press of the row.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <span
        className="flex min-w-0 shrink items-center gap-2 text-ink-soft"
        onClick={(event) => event.stopPropagation()}
      >
        {lift.lifted === item.id && <span className="text-caption text-accent">Moving</span>}
        {pending.changed.has(item.id) && (
          <span className="text-caption text-ochre" title="Not published yet">
            {pending.base.byId.has(item.id) ? 'changed' : 'new'}
          </span>
        )}
        {missing && <span className="text-caption text-rust">Its space is gone</span>}
        {item.kind !== 'site-section-group' && item.condition !== null && (
          <span
            title={`Shown when ${item.condition}`}
            className="inline-flex items-center gap-1 rounded-small bg-hover px-1 text-caption"
          >
            <Icon of={EyeOff} className="size-3.5" />
            <span className="hidden sm:inline">Some visitors</span>
            <span className="sr-only sm:hidden">Some visitors</span>
          </span>
        )}
        {item.kind !== 'site-section-group' && item.default && (
          <span title="The default: its path is not in its address">
            <Icon of={Star} className="size-3.5 text-accent" />
            <span className="sr-only">The default</span>
          </span>
        )}
        {shownSpace !== undefined && (
          <Link
            to="/o/$org/s/$space"
            params={{ org, space: shownSpace.space }}
            tabIndex={-1}
            // The row is dragged, not its link.
            draggable={false}
            className="hidden max-w-40 min-w-0 truncate text-caption hover:underline lg:block"
          >
            <span aria-hidden="true">{faces.get(shownSpace.space)?.face} </span>
            {spaceName(shownSpace.space)}
          </Link>
        )}
        {url !== undefined && item.kind !== 'site-section-group' && (
          <button
            type="button"
            tabIndex={-1}
            onClick={() => act('path', item)}
            title="Change the path"
            className="hidden w-44 truncate rounded-small px-1 text-left font-mono text-caption hover:bg-chosen md:block"
          >
            /{url}
          </button>
        )}
        {item.kind === 'site-section-group' && <span className="hidden w-44 md:block" />}
        <ItemMenu item={item} name={title} refused={refused} onAction={(action) => act(action, item)} />
        {naming?.id === item.id && item.kind !== undefined && (
          <InlineField
            label={`${naming.field === 'title' ? 'Title' : 'Path'} of ${title}`}
            value={naming.field === 'path' && item.kind !== 'site-section-group' ? item.path : title}
            limit={fieldLimit(item.kind, naming.field)}
            level={depthOf(nodes, item.id)}
            problem={(typed) => fieldProblem(pending.tree, item.id, naming.field, typed)}
            onKeep={(typed) => apply(fieldEdit(item.id, naming.field, typed))}
            onProblem={setWrong}
            onLeave={() => {
              setNaming(undefined)
              setWrong(undefined)
            }}
          />
        )}
      </span>
    )
  }
  const add = (
    <Menu
      align="end"
      trigger={
        <Button icon={Plus} disabledReason={refused}>
          Add
        </Button>
      }
    >
      <MenuItem icon={PanelTop} onSelect={() => setTask({ task: 'section' })}>
        Section
      </MenuItem>
      <MenuItem icon={FolderPlus} onSelect={() => setTask({ task: 'group' })}>
        Group of sections
      </MenuItem>
      <MenuItem
        icon={ListPlus}
        onSelect={() =>
          setTask({
            task: 'variant',
            item:
              selectedItem?.kind === 'site-section'
                ? selectedItem.id
                : (defaultSection(pending.tree)?.id ?? null),
          })
        }
      >
        Variant
      </MenuItem>
    </Menu>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-title font-strong">Structure</h1>
          {add}
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
          // The keys of rows; the tree inside has the focus.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            ref={frame}
            onKeyDownCapture={(event) => {
              const own = event.target instanceof HTMLElement && event.target.role === 'tree'
              if (!own || !onKey(event)) return
              event.preventDefault()
              event.stopPropagation()
            }}
            onBlur={(event) => {
              if (lift.lifted !== undefined && !event.currentTarget.contains(event.relatedTarget))
                lift.cancel()
            }}
          >
            <TreeView<StructureNode>
              label="Structure of the site"
              className="max-h-[max(14rem,calc(100dvh-20rem))]"
              nodes={nodes}
              expanded={lift.lifted === undefined ? otherwise(open, turned) : new Set(tree.byId.keys())}
              onExpandedChange={(next) => setTurned(otherwise(open, next))}
              selected={selected}
              onOpen={({ item }) => act('details', item)}
              face={({ item }) => (
                <span aria-hidden="true" className="inline-flex w-5 justify-center">
                  {item.kind === 'site-space' ? (
                    (faces.get(item.space)?.face ?? <Icon of={FileText} className="text-ink-soft" />)
                  ) : item.icon !== null && /\p{Extended_Pictographic}/u.test(item.icon) ? (
                    item.icon
                  ) : (
                    <Icon of={item.kind === 'site-section' ? PanelTop : Folder} className="text-ink-soft" />
                  )}
                </span>
              )}
              extra={row}
              {...(allowed && {
                move: {
                  onMove: (dropped) => {
                    const edit = dropEdit(pending.tree, dropped)
                    if (edit !== undefined) apply(edit)
                  },
                  onMoveRequest: ({ item }) => act('move', item),
                },
              })}
            />
          </div>
        )}
        <output
          aria-live="assertive"
          className={lift.lifted === undefined ? 'sr-only' : 'text-caption text-accent'}
        >
          {lift.said}
        </output>
        {wrong !== undefined && <p className="text-rust">{wrong}</p>}
        {allowed && nodes.length > 0 && lift.lifted === undefined && wrong === undefined && (
          <p className="hidden text-caption text-ink-soft md:block">
            Drag a row, or press Space to lift it, arrows to carry it and Space to drop it. F2 renames,
            Shift+F2 changes the path.
          </p>
        )}
        <PendingBar pending={pending} name={name} spaceName={spaceName} base={base} />
      </div>
      <div className="hidden content-start gap-6 min-[1100px]:grid">
        <NavMiniature title={siteName(site)} tree={tree} name={name} base={base} />
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

/** What is in one of two sets only: with what stands open at first, turned rows give open ones, and open ones turned. */
const otherwise = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))])

/** How deep a row stands; 1 at the top. */
const depthOf = (nodes: readonly StructureNode[], id: string, depth = 1): number => {
  for (const node of nodes) {
    if (node.id === id) return depth
    const below = depthOf(node.children ?? [], id, depth + 1)
    if (below > 0) return below
  }
  return 0
}
