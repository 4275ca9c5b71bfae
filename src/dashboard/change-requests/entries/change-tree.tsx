import { Check, File, ListOrdered, Puzzle, Variable, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { PageIcon } from '../../ui/page-icon.tsx'
import { TreeView } from '../../ui/trees/tree-view.tsx'
import type { OtherChange } from './change-entries.ts'
import type { EntryNode } from './change-nodes.ts'
import { statusesOf } from './entry-status.ts'
import { StatusMarks } from './status-marks.tsx'

const entryIcons: Readonly<Record<OtherChange['kind'], LucideIcon>> = {
  file: File,
  variables: Variable,
  'reusable-content': Puzzle,
  order: ListOrdered,
}

const idsOf = (nodes: readonly EntryNode[]): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

export interface ChangeTreeProps {
  readonly nodes: readonly EntryNode[]
  readonly selected: string | undefined
  /** Entries that the user has viewed. */
  readonly viewed: ReadonlySet<string>
  readonly onOpen: (id: string) => void
}

/** All changes of a change request as a tree. */
export function ChangeTree({ nodes, selected, viewed, onOpen }: ChangeTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => new Set(idsOf(nodes)), [nodes])
  const expanded = useMemo(() => new Set([...all].filter((id) => !closed.has(id))), [all, closed])
  return (
    <TreeView
      label="Changes"
      className="max-h-[70dvh]"
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={(next) => setClosed(new Set([...all].filter((id) => !next.has(id))))}
      selected={selected}
      onOpen={({ id }) => onOpen(id)}
      icon={({ page, entry }) =>
        page === undefined && entry !== undefined && entry.kind !== 'page' ? (
          <Icon of={entryIcons[entry.kind]} className="text-ink-soft" />
        ) : (
          <PageIcon page={page ?? { type: 'document' }} />
        )
      }
      extra={({ id, entry }) => (
        <span className="flex gap-0.5">
          {entry !== undefined && <StatusMarks statuses={statusesOf(entry)} />}
          {viewed.has(id) && (
            <span className="text-moss" title="Viewed">
              <Icon of={Check} label="Viewed" className="size-3.5" />
            </span>
          )}
        </span>
      )}
    />
  )
}
