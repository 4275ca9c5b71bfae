import type { EditorView } from '@tiptap/pm/view'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block } from '../../../content/document/document.ts'
import type { EditorContext } from '../editor-context.ts'
import type { ConflictChoice, TextConflict, TextConflicts } from '../session/text-conflicts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { markConflicts } from './text-conflicts.plugin.ts'

/** Blocks that someone else changed in the same words, and the answer. */
export interface ConflictsInText {
  readonly all: TextConflicts
  readonly onAnswer: (key: string, choice: ConflictChoice) => void
}

interface ConflictCardProps {
  readonly conflict: TextConflict
  readonly drawBlock: EditorContext['drawBlock']
  readonly onAnswer: (choice: ConflictChoice) => void
}

/** The other versions of a block. The user's own one is in the text, where it can be edited further. */
function ConflictCard({ conflict: { base, theirs }, drawBlock, onAnswer }: ConflictCardProps) {
  return (
    <section
      aria-label="Conflicting edit"
      data-text-conflict=""
      className="my-2 grid gap-3 rounded-base bg-plum-soft p-3 font-sans text-base font-normal text-ink"
    >
      <p className="flex items-start gap-2">
        <Icon of={TriangleAlert} className="mt-0.5 text-plum" />
        <span>
          <strong className="font-strong">Someone else changed this text too.</strong> Their version is saved.
          Yours is above and kept in this browser: edit it until it is right, then choose.
        </span>
      </p>
      <div className="grid gap-3 @xl:grid-cols-2">
        <Version label="Their version" block={theirs} drawBlock={drawBlock} />
        <Version label="Before both edits" block={base} drawBlock={drawBlock} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAnswer('mine')}>Keep mine</Button>
        <Button onClick={() => onAnswer('theirs')}>Use theirs</Button>
        <Button onClick={() => onAnswer('both')}>Keep both</Button>
      </div>
    </section>
  )
}

function Version({
  label,
  block,
  drawBlock,
}: {
  readonly label: string
  readonly block: Block
  readonly drawBlock: EditorContext['drawBlock']
}) {
  return (
    <div className="min-w-0 rounded-base bg-paper px-3 py-2">
      <p className="pb-1 text-caption text-ink-soft">{label}</p>
      {drawBlock(block)}
    </div>
  )
}

export interface TextConflictListProps {
  readonly conflicts: ConflictsInText
  readonly drawBlock: EditorContext['drawBlock']
}

/** The conflicts of a text that is edited as Markdown, where they have no place beside their blocks. */
export function TextConflictList({ conflicts: { all, onAnswer }, drawBlock }: TextConflictListProps) {
  return [...all.values()].map((conflict) => (
    <ConflictCard
      key={conflict.key}
      conflict={conflict}
      drawBlock={drawBlock}
      onAnswer={(choice) => onAnswer(conflict.key, choice)}
    />
  ))
}

/** A card below each block in conflict. Nothing takes the focus from the text. */
export function TextConflictCards({
  view,
  conflicts: { all, onAnswer },
  drawBlock,
}: TextConflictListProps & { readonly view: EditorView }) {
  const [elements] = useState(() => new Map<string, HTMLElement>())
  for (const key of all.keys()) if (!elements.has(key)) elements.set(key, cardElement())
  useEffect(() => {
    if (view.isDestroyed) return
    view.dispatch(markConflicts(view.state, new Map([...elements].filter(([key]) => all.has(key)))))
  }, [view, all, elements])
  return [...all.values()].map((conflict) => {
    const into = elements.get(conflict.key)
    return (
      into !== undefined &&
      createPortal(
        <ConflictCard
          conflict={conflict}
          drawBlock={drawBlock}
          onAnswer={(choice) => {
            onAnswer(conflict.key, choice)
            view.focus()
          }}
        />,
        into,
        conflict.key,
      )
    )
  })
}

const cardElement = (): HTMLElement => {
  const element = document.createElement('div')
  element.contentEditable = 'false'
  element.className = '@container'
  return element
}
