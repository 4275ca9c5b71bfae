import { Check, File, FileText, ListOrdered, Puzzle, Variable, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { TreeNode } from '../ui/tree-rows.ts'
import { TreeView } from '../ui/tree-view.tsx'
import { entryName, type ChangeEntry } from './change-entries.ts'
import { signFaces, signsOf } from './entry-signs.ts'

const faces: Readonly<Record<ChangeEntry['kind'], LucideIcon>> = {
  page: FileText,
  file: File,
  variables: Variable,
  'reusable-content': Puzzle,
  order: ListOrdered,
}

/** A page of the space with the pages below it, as far as the tree needs it. */
export interface TreePage {
  readonly id: string
  readonly title: string
  readonly pages: readonly TreePage[]
}

interface EntryNode extends TreeNode {
  /** Absent for a page that stays as it is. */
  readonly entry?: ChangeEntry
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

/** All pages of the space with what befell them; what the tree of pages has no place for stands after them. */
export const wholeTree = (
  pages: readonly TreePage[],
  entries: readonly ChangeEntry[],
): readonly EntryNode[] => {
  const rest = new Map(entries.map((entry) => [entry.id, entry]))
  const node = ({ id, title, pages: below }: TreePage): EntryNode => {
    const entry = rest.get(id)
    rest.delete(id)
    return {
      id,
      name: title === '' ? 'Untitled' : title,
      ...(entry === undefined ? {} : { entry }),
      ...(below.length === 0 ? {} : { children: below.map(node) }),
    }
  }
  const tree = pages.map(node)
  return [...tree, ...entryTree([...rest.values()])]
}

/** Entries in the order of the tree: what `]` and `[` go through. */
export const entriesInOrder = (entries: readonly ChangeEntry[]): readonly ChangeEntry[] => {
  const all: ChangeEntry[] = []
  const visit = ({ entry, children }: EntryNode): void => {
    if (entry !== undefined) all.push(entry)
    children?.forEach(visit)
  }
  entryTree(entries).forEach(visit)
  return all
}

const idsOf = (nodes: readonly EntryNode[]): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

export interface ChangeTreeProps {
  readonly entries: readonly ChangeEntry[]
  /** The pages of the space, to show those that stay too. */
  readonly pages: readonly TreePage[] | undefined
  readonly selected: string | undefined
  /** Entries that the person has looked at. */
  readonly viewed: ReadonlySet<string>
  readonly onOpen: (id: string) => void
}

/** Everything that the change request changes, alone or among all pages. */
export function ChangeTree({ entries, pages, selected, viewed, onOpen }: ChangeTreeProps) {
  const nodes = useMemo(
    () => (pages === undefined ? entryTree(entries) : wholeTree(pages, entries)),
    [entries, pages],
  )
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => new Set(idsOf(nodes)), [nodes])
  const expanded = useMemo(() => new Set([...all].filter((id) => !closed.has(id))), [all, closed])
  return (
    <TreeView
      label="What changes"
      className="max-h-[70dvh]"
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={(next) => setClosed(new Set([...all].filter((id) => !next.has(id))))}
      selected={selected}
      onOpen={({ id }) => onOpen(id)}
      face={({ entry }) => <Icon of={faces[entry?.kind ?? 'page']} className="text-ink-soft" />}
      extra={({ id, entry }) => (
        <span className="flex gap-0.5">
          {entry !== undefined &&
            signsOf(entry).map((sign) => {
              const { icon, word, ink } = signFaces[sign]
              return (
                <span key={sign} className={ink} title={word}>
                  <Icon of={icon} label={word} className="size-3.5" />
                </span>
              )
            })}
          {viewed.has(id) && (
            <span className="text-moss" title="viewed">
              <Icon of={Check} label="viewed" className="size-3.5" />
            </span>
          )}
        </span>
      )}
    />
  )
}
