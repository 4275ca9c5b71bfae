/** Summarizes a diff as a list of changes below each heading. */
import type { BlockScript } from '../../../content/diff/block-diff.ts'
import { plainText } from '../../../content/document/block-text.ts'
import type { Block } from '../../../content/document/document.ts'
import { blockOf, type Change } from './diff-rows.ts'

export interface OutlineChange {
  /** Key of the current block, or of the removed one; without a key there is no link. */
  readonly key: string | undefined
  readonly verb: 'Added' | 'Removed' | 'Changed' | 'Moved here'
  /** The beginning of its text, or the kind of block. */
  readonly text: string
}

export interface OutlineSection {
  /** Empty before the first heading. */
  readonly heading: string
  readonly changes: readonly OutlineChange[]
}

const quoteLength = 120

/** Kinds of blocks without text. */
const blockLabels: Readonly<Record<string, string>> = {
  images: 'Image',
  table: 'Table',
  code: 'Code',
  embed: 'Embed',
  file: 'File',
  math: 'Formula',
  divider: 'Divider',
}

const quote = (block: Block): string => {
  const text = plainText(block).replaceAll(/\s+/gu, ' ').trim()
  if (text === '') return blockLabels[block.type] ?? 'Empty block'
  return text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text
}

const outlineChange = (change: Change): OutlineChange | undefined => {
  const block = blockOf(change)
  const text = quote(block)
  if (change.status === 'changed') return { key: block.key, verb: 'Changed', text }
  // A move is listed once, at the block's current position.
  if (change.status === 'removed')
    return change.move === undefined ? { key: block.key, verb: 'Removed', text } : undefined
  return { key: block.key, verb: change.move === undefined ? 'Added' : 'Moved here', text }
}

/** Sections with changes, in reading order. A heading belongs to the section that it starts. */
export const headingOutline = (script: BlockScript): readonly OutlineSection[] => {
  const sections: { heading: string; changes: OutlineChange[] }[] = [{ heading: '', changes: [] }]
  for (const change of script) {
    const block = change.status === 'removed' ? change.before : change.after
    if (block.type.startsWith('heading-') && change.status !== 'removed')
      sections.push({ heading: quote(block), changes: [] })
    const line = change.status === 'kept' ? undefined : outlineChange(change)
    if (line !== undefined) sections.at(-1)?.changes.push(line)
  }
  return sections.filter(({ changes }) => changes.length > 0)
}
