/** The page editor for a document outside of a space: without page links and files. */
import type { RichTextDocument } from '../../../content/document/document.ts'
import { BlocksView } from '../../documents/document-view.tsx'
import { makeDocumentContext } from '../../documents/render-context.ts'
import { PageEditor } from '../../editor/page/page-editor.tsx'
import type { EditorContext } from '../../editor/editor-context.ts'

const context = makeDocumentContext({
  space: '',
  pages: new Map(),
  files: new Map(),
  addressOf: () => undefined,
})

const editorContext: EditorContext = {
  references: { organization: '', space: '', revision: '', pages: [], files: [] },
  names: { pathOf: () => undefined, pageAt: () => undefined },
  fencedBlocks: [],
  addressOf: () => undefined,
  referenceAt: () => undefined,
  personName: () => Promise.resolve(undefined),
  upload: () => Promise.reject(new Error('You can’t add files to instructions.')),
  drawBlock: (block) => <BlocksView blocks={[block]} context={context} />,
}

export interface InstructionsEditorProps {
  readonly document: RichTextDocument
  readonly readOnly: boolean
  readonly onChange: (read: () => RichTextDocument) => void
}

export function InstructionsEditor({ document, readOnly, onChange }: InstructionsEditorProps) {
  return (
    <PageEditor
      document={document}
      readOnly={readOnly}
      onChange={onChange}
      context={editorContext}
      tools={null}
      head={null}
    />
  )
}
