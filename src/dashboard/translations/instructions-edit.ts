import type { ReactNode } from 'react'
import type { RichTextDocument } from '../../content/document/document.ts'

/** Renders the editor of instructions; passed in by the route, where this area and the editor's meet. */
export type InstructionsEdit = (editing: {
  readonly document: RichTextDocument
  readonly onChange: (read: () => RichTextDocument) => void
}) => ReactNode
