import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import type { TreeNode } from '../ui/trees/tree-rows.ts'
import { TreeView } from '../ui/trees/tree-view.tsx'
import { VirtualList } from '../ui/layout/virtual-list.tsx'
import { KitPart } from './kit-section.tsx'

const nodes: TreeNode[] = Array.from({ length: 100 }, (_, chapter) => ({
  id: `c${chapter}`,
  name: `Chapter ${chapter + 1}`,
  children: Array.from({ length: 100 }, (__, page) => ({
    id: `c${chapter}p${page}`,
    name: `Page ${page + 1}`,
  })),
}))
const all = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), title: `Row ${index + 1}` }))

/** Trees with ten thousand rows. */
export function KitTrees() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['c0', 'c1']))
  const [selected, setSelected] = useState('c0p1')
  const [status, setStatus] = useState('Nothing moved yet.')
  return (
    <KitPart title="Trees and long lists" stacked>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <TreeView
            label="Pages"
            className="h-80"
            nodes={nodes}
            expanded={expanded}
            onExpandedChange={setExpanded}
            selected={selected}
            onOpen={(node) => setSelected(node.id)}
            icon={(node) => <span aria-hidden="true">{node.children === undefined ? '📄' : '📚'}</span>}
            extra={(node) =>
              node.id === selected ? (
                <IconButton icon={MoreHorizontal} label={`Actions for ${node.name}`} />
              ) : null
            }
            move={{
              onMove: (move) => setStatus(`${move.id} goes ${move.place} ${move.target}`),
              onMoveRequest: (node) => setStatus(`Move ${node.name}…`),
            }}
          />
          <output className="text-ink-soft">{status}</output>
        </div>
        <VirtualList label="Rows" className="h-80" items={all} itemKey={(row) => row.id}>
          {(row) => <div className="flex h-8 items-center px-2">{row.title}</div>}
        </VirtualList>
      </div>
    </KitPart>
  )
}
