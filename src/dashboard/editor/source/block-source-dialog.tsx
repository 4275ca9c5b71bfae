import { useState } from 'react'
import type { Block } from '../../../content/document/document.ts'
import { schemaVersion } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { EditorContext } from '../editor-context.ts'
import { sourceOf } from '../schema/source-document.ts'

export interface BlockSourceDialogProps {
  readonly block: Block
  readonly context: Pick<EditorContext, 'names' | 'fencedBlocks'>
  readonly onTake: (blocks: readonly Block[]) => void
  readonly onClose: () => void
}

/** Edits a block without a rich view as Markdown. */
export function BlockSourceDialog({ block, context, onTake, onClose }: BlockSourceDialogProps) {
  const [source] = useState(() => {
    try {
      const document = { object: 'document', data: { schemaVersion }, nodes: [block] } as const
      return sourceOf(document, context.names, context.fencedBlocks)
    } catch {
      return undefined
    }
  })
  const [text, setText] = useState(source?.text ?? '')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Edit block as Markdown"
      wide
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={source === undefined ? 'This block can’t be written as Markdown.' : undefined}
            onClick={() => source !== undefined && onTake(source.read(text).document.nodes)}
          >
            Apply
          </Button>
        </>
      }
    >
      <TextArea
        label="Markdown"
        rows={10}
        className="font-mono"
        spellCheck={false}
        value={text}
        onValueChange={setText}
      />
    </Dialog>
  )
}
