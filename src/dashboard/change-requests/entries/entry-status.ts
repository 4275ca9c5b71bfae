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
  Record<EntryStatus, { readonly icon: LucideIcon; readonly word: string; readonly ink: string }>
> = {
  added: { icon: Plus, word: 'added', ink: 'text-moss' },
  deleted: { icon: Minus, word: 'deleted', ink: 'text-rust' },
  moved: { icon: ArrowDownUp, word: 'moved', ink: 'text-ochre' },
  renamed: { icon: TextCursorInput, word: 'renamed', ink: 'text-ochre' },
  edited: { icon: SquarePen, word: 'edited', ink: 'text-accent' },
  options: { icon: Settings2, word: 'options changed', ink: 'text-accent' },
}

export const signsOf = (entry: ChangeEntry): readonly EntryStatus[] => {
  if (entry.kind === 'page') return entry.signs
  if (entry.kind === 'order') return ['moved']
  const { type } = entry.change
  return [type.endsWith('_created') ? 'added' : type.endsWith('_deleted') ? 'deleted' : 'edited']
}

/** The same as text, for the title of a page. */
export const entryStatusText = (list: readonly EntryStatus[]): string => {
  const words = list.map((sign) => statusIcons[sign].word).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
