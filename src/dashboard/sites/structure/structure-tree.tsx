import { FileText, Folder, PanelTop } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { Icon } from '../../ui/icon.tsx'
import { TreeView, type TreeMove } from '../../ui/trees/tree-view.tsx'
import type { PickableSpace } from './space-picker.tsx'
import type { StructureNode } from './edits/structure-nodes.ts'

export interface StructureTreeProps {
  readonly nodes: readonly StructureNode[]
  readonly expanded: ReadonlySet<string>
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void
  readonly selected: string | undefined
  readonly spaces: ReadonlyMap<string, PickableSpace>
  /** Content of a row next to its name. */
  readonly row: (node: StructureNode) => ReactNode
  /** Id of the item being moved by keyboard. */
  readonly lifted: string | undefined
  /** Handles keys of rows before the tree does. True if handled. */
  readonly onKey: (event: KeyboardEvent) => boolean
  readonly onOpen: (item: SiteItem) => void
  /** Called when the focus leaves during a move. */
  readonly onLeave: () => void
  /** Absent if moving is not allowed. */
  readonly move?: {
    readonly onDrop: (dropped: TreeMove) => void
    readonly onMoveRequest: (item: SiteItem) => void
  }
}

/** The rows of a structure, with additional keys. Keeps the lifted row in view. */
export function StructureTree(props: StructureTreeProps) {
  const { nodes, expanded, onExpandedChange, selected, spaces, row, lifted, onKey, onOpen, onLeave, move } =
    props
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lifted === undefined) return
    frame.current
      ?.querySelector(`[role=treeitem][id$="-${CSS.escape(lifted)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [lifted, nodes])
  return (
    // Handles the keys of rows; the focus is in the tree inside.
    <div
      ref={frame}
      onKeyDownCapture={(event) => {
        const isFromTree = event.target instanceof HTMLElement && event.target.role === 'tree'
        if (!isFromTree || !onKey(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={(event) => {
        if (lifted !== undefined && !event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <TreeView<StructureNode>
        label="Site structure"
        className="max-h-[max(14rem,calc(100dvh-20rem))]"
        nodes={nodes}
        expanded={expanded}
        onExpandedChange={onExpandedChange}
        selected={selected}
        onOpen={({ item }) => onOpen(item)}
        icon={({ item }) => <ItemIcon item={item} spaces={spaces} />}
        extra={memoizeRows(row)}
        {...(move !== undefined && {
          move: { onMove: move.onDrop, onMoveRequest: ({ item }) => move.onMoveRequest(item) },
        })}
      />
    </div>
  )
}

function ItemIcon({ item, spaces }: Pick<StructureTreeProps, 'spaces'> & { readonly item: SiteItem }) {
  return (
    <span aria-hidden="true" className="inline-flex w-5 justify-center">
      {item.kind === 'site-space' ? (
        (spaces.get(item.space)?.emoji ?? <Icon of={FileText} className="text-ink-soft" />)
      ) : item.icon !== null && /\p{Extended_Pictographic}/u.test(item.icon) ? (
        item.icon
      ) : (
        <Icon of={item.kind === 'site-section' ? PanelTop : Folder} className="text-ink-soft" />
      )}
    </span>
  )
}

/**
 * Memoizes rendered rows for one state of the editor: the tree asks for rows repeatedly while scrolling, and
 * React skips elements that are the same object.
 */
const memoizeRows = (render: (node: StructureNode) => ReactNode): ((node: StructureNode) => ReactNode) => {
  const rendered = new Map<string, ReactNode>()
  return (node) => {
    const cached = rendered.get(node.id)
    if (cached !== undefined) return cached
    const row = render(node)
    rendered.set(node.id, row)
    return row
  }
}
