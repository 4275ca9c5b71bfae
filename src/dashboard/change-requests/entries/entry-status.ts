/** Icon, color and label of each kind of change. */
import {
  ArrowDownUp,
  Minus,
  Plus,
  Settings2,
  SquarePen,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react'
import type { ChangeEntry, EntryStatus } from './change-entries.ts'

export const statusIcons: Readonly<
  Record<EntryStatus, { readonly icon: LucideIcon; readonly label: string; readonly color: string }>
> = {
  added: { icon: Plus, label: 'added', color: 'text-moss' },
  deleted: { icon: Minus, label: 'deleted', color: 'text-rust' },
  moved: { icon: ArrowDownUp, label: 'moved', color: 'text-ochre' },
  renamed: { icon: TextCursorInput, label: 'renamed', color: 'text-ochre' },
  edited: { icon: SquarePen, label: 'edited', color: 'text-accent' },
  options: { icon: Settings2, label: 'options changed', color: 'text-accent' },
}

export const statusesOf = (entry: ChangeEntry): readonly EntryStatus[] => {
  if (entry.kind === 'page') return entry.statuses
  if (entry.kind === 'order') return ['moved']
  const { type } = entry.change
  return [type.endsWith('_created') ? 'added' : type.endsWith('_deleted') ? 'deleted' : 'edited']
}

/** The same as text, for the title of a page. */
export const entryStatusText = (list: readonly EntryStatus[]): string => {
  const text = list.map((status) => statusIcons[status].label).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
