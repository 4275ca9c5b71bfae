/** What befell an entry, as a sign, an ink and a word. */
import {
  ArrowDownUp,
  Minus,
  Plus,
  Settings2,
  SquarePen,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react'
import type { ChangeEntry, PageSign } from './change-entries.ts'

export const signFaces: Readonly<
  Record<PageSign, { readonly icon: LucideIcon; readonly word: string; readonly ink: string }>
> = {
  added: { icon: Plus, word: 'added', ink: 'text-moss' },
  deleted: { icon: Minus, word: 'deleted', ink: 'text-rust' },
  moved: { icon: ArrowDownUp, word: 'moved', ink: 'text-ochre' },
  renamed: { icon: TextCursorInput, word: 'renamed', ink: 'text-ochre' },
  edited: { icon: SquarePen, word: 'edited', ink: 'text-accent' },
  options: { icon: Settings2, word: 'options changed', ink: 'text-accent' },
}

export const signsOf = (entry: ChangeEntry): readonly PageSign[] => {
  if (entry.kind === 'page') return entry.signs
  if (entry.kind === 'order') return ['moved']
  const { type } = entry.change
  return [type.endsWith('_created') ? 'added' : type.endsWith('_deleted') ? 'deleted' : 'edited']
}

/** The same signs in words, for the title of a page. */
export const signWords = (list: readonly PageSign[]): string => {
  const words = list.map((sign) => signFaces[sign].word).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
