/** The diff of two documents on its own. Combines the areas editor and change requests. */
import { useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { DrawBlocks } from '../../change-requests/diff/block-notes.ts'
import '../../change-requests/diff/diff.css'
import { DocumentDiffView } from '../../change-requests/diff/document-diff-view.tsx'

export interface TextDifferenceProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
  readonly drawBlocks: DrawBlocks
}

const noNotes = { below: () => null, onComment: undefined }

/** Unified, because it is shown in a dialog. */
export function TextDifference({ before, after, drawBlocks }: TextDifferenceProps) {
  const [hideFormatting, setHideFormatting] = useState(false)
  return (
    <div className="diff">
      <DocumentDiffView
        before={before}
        after={after}
        options={{
          view: 'unified',
          hideFormatting,
          onHideFormatting: setHideFormatting,
          aimed: undefined,
          onAim: () => undefined,
        }}
        drawBlocks={drawBlocks}
        notes={noNotes}
      />
    </div>
  )
}
