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

const silent = { below: () => null, onComment: undefined }

/** Unified, because it is shown in a dialog. */
export function TextDifference({ before, after, drawBlocks }: TextDifferenceProps) {
  const [wordsOnly, setWordsOnly] = useState(false)
  return (
    <div className="diff">
      <DocumentDiffView
        before={before}
        after={after}
        look={{
          view: 'unified',
          words: wordsOnly,
          onWords: setWordsOnly,
          aimed: undefined,
          onAim: () => undefined,
        }}
        drawBlocks={drawBlocks}
        notes={silent}
      />
    </div>
  )
}
