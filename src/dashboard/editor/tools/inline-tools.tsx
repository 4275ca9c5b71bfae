import { NodeSelection, type Command, type EditorState } from '@tiptap/pm/state'
import type { Inline } from '../../../content/document/document.ts'
import { LineField } from './line-field.tsx'

/** The editable field of each inline type. */
const fields: { readonly [type: string]: { readonly name: string; readonly label: string } } = {
  'inline-math': { name: 'formula', label: 'Formula' },
  expression: { name: 'expression', label: 'Expression' },
  'inline-image': { name: 'alt', label: 'Alt text' },
  button: { name: 'label', label: 'Label' },
  icon: { name: 'icon', label: 'Icon' },
  emoji: { name: 'code', label: 'Shortcode' },
}

/** Changes the inline at a position, which stays selected. */
export const setInline =
  (at: number, name: string, value: string): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    const inline = node?.attrs['node'] as Inline | null | undefined
    if (node?.type.name !== 'carried_inline' || inline === null || inline === undefined) return false
    const tr = state.tr.setNodeMarkup(
      at,
      null,
      { node: { ...inline, data: { ...inline.data, [name]: value } } },
      node.marks,
    )
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)))
    return true
  }

export interface InlineToolsProps {
  readonly state: EditorState
  readonly run: (command: Command) => void
}

/** The text field of the selected formula, expression, picture or other inline. */
export function InlineTools({ state: { selection }, run }: InlineToolsProps) {
  const node = selection instanceof NodeSelection ? selection.node : undefined
  const inline = node?.type.name === 'carried_inline' ? (node.attrs['node'] as Inline) : undefined
  const field = inline === undefined ? undefined : fields[inline.type]
  if (inline === undefined || field === undefined) return null
  const value = inline.data[field.name]
  return (
    <LineField
      key={selection.from}
      wide
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => {
        if (text.trim() !== '') run(setInline(selection.from, field.name, text.trim()))
      }}
    />
  )
}
