import {
  ArrowDownUp,
  File,
  FileText,
  Minus,
  Plus,
  Puzzle,
  Settings2,
  SquarePen,
  TextCursorInput,
  Variable,
  type LucideIcon,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { TreeNode } from '../ui/tree-rows.ts'
import { TreeView } from '../ui/tree-view.tsx'
import { entryName, type ChangeEntry, type PageSign } from './change-entries.ts'

const signs: Readonly<Record<PageSign, { icon: LucideIcon; word: string; ink: string }>> = {
  added: { icon: Plus, word: 'added', ink: 'text-moss' },
  deleted: { icon: Minus, word: 'deleted', ink: 'text-rust' },
  moved: { icon: ArrowDownUp, word: 'moved', ink: 'text-ochre' },
  renamed: { icon: TextCursorInput, word: 'renamed', ink: 'text-ochre' },
  edited: { icon: SquarePen, word: 'edited', ink: 'text-accent' },
  options: { icon: Settings2, word: 'options changed', ink: 'text-accent' },
}

const signOfOther = (entry: Exclude<ChangeEntry, { kind: 'page' }>): PageSign =>
  entry.change.type.endsWith('_created')
    ? 'added'
    : entry.change.type.endsWith('_deleted')
      ? 'deleted'
      : 'edited'

export const signsOf = (entry: ChangeEntry): readonly PageSign[] =>
  entry.kind === 'page' ? entry.signs : [signOfOther(entry)]

const faces: Readonly<Record<ChangeEntry['kind'], LucideIcon>> = {
  page: FileText,
  file: File,
  variables: Variable,
  'reusable-content': Puzzle,
}

interface EntryNode extends TreeNode {
  readonly entry: ChangeEntry
  readonly children?: readonly EntryNode[]
}

/** Pages under the changed page that they lie below, by path; everything else at the top. */
export const entryTree = (entries: readonly ChangeEntry[]): readonly EntryNode[] => {
  interface Building {
    readonly entry: ChangeEntry
    readonly below: Building[]
  }
  const roots: Building[] = []
  const byPath = new Map<string, Building>()
  for (const entry of entries) {
    const node: Building = { entry, below: [] }
    let above: Building | undefined
    if (entry.kind === 'page' && entry.path !== undefined) {
      const names = entry.path.split('/')
      for (let length = names.length - 1; length > 0 && above === undefined; length--)
        above = byPath.get(names.slice(0, length).join('/'))
      byPath.set(entry.path, node)
    }
    ;(above?.below ?? roots).push(node)
  }
  const finished = ({ entry, below }: Building): EntryNode => ({
    id: entry.id,
    name: entryName(entry),
    entry,
    ...(below.length === 0 ? {} : { children: below.map(finished) }),
  })
  return roots.map(finished)
}

/** Entries in the order of the tree: what `]` and `[` go through. */
export const entriesInOrder = (entries: readonly ChangeEntry[]): readonly ChangeEntry[] => {
  const all: ChangeEntry[] = []
  const visit = ({ entry, children }: EntryNode): void => {
    all.push(entry)
    children?.forEach(visit)
  }
  entryTree(entries).forEach(visit)
  return all
}

export interface ChangeTreeProps {
  readonly entries: readonly ChangeEntry[]
  readonly selected: string | undefined
  readonly onOpen: (id: string) => void
}

/** Everything that the change request changes; only changed pages. */
export function ChangeTree({ entries, selected, onOpen }: ChangeTreeProps) {
  const nodes = useMemo(() => entryTree(entries), [entries])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => new Set(entries.map(({ id }) => id)), [entries])
  const expanded = useMemo(() => new Set([...all].filter((id) => !closed.has(id))), [all, closed])
  return (
    <TreeView
      label="What changes"
      className="max-h-[70dvh]"
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={(next) => setClosed(new Set([...all].filter((id) => !next.has(id))))}
      selected={selected}
      onOpen={({ entry }) => onOpen(entry.id)}
      face={({ entry }) => <Icon of={faces[entry.kind]} className="text-ink-soft" />}
      extra={({ entry }) => (
        <span className="flex gap-0.5">
          {signsOf(entry).map((sign) => {
            const { icon, word, ink } = signs[sign]
            return (
              <span key={sign} className={ink} title={word}>
                <Icon of={icon} label={word} className="size-3.5" />
              </span>
            )
          })}
        </span>
      )}
    />
  )
}

/** The same signs in words, for the title of a page. */
export const signWords = (list: readonly PageSign[]): string => {
  const words = list.map((sign) => signs[sign].word).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
