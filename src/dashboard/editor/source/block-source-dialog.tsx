import { useState } from 'react'
import type { Block } from '../../../content/document/document.ts'
import { schemaVersion } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { sourceOf, type SourceNames } from '../schema/source-document.ts'

export interface BlockSourceDialogProps {
  readonly block: Block
  readonly names: SourceNames
  readonly onTake: (blocks: readonly Block[]) => void
  readonly onClose: () => void
}

/** Edits a block without a rich view as Markdown. */
export function BlockSourceDialog({ block, names, onTake, onClose }: BlockSourceDialogProps) {
  const [source] = useState(() => {
    try {
      return sourceOf({ object: 'document', data: { schemaVersion }, nodes: [block] }, names)
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
      title="The block as Markdown"
      wide
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={source === undefined ? 'Markdown has no words for this block.' : undefined}
            onClick={() => source !== undefined && onTake(source.read(text).document.nodes)}
          >
            Use this text
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
