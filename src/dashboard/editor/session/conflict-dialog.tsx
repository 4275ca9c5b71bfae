import { useState, type ReactNode } from 'react'
import type { Block } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { fieldLabels, type FieldConflict, type Side } from './page-fields.ts'
import type { PageSession } from './page-session-state.ts'
import { useFollowSession } from './use-page-session.ts'

export interface ConflictDialogProps {
  readonly session: PageSession
  /** Renders a block as readers see it. */
  readonly drawBlock: (block: Block) => ReactNode
}

/** Two people edited the same place other than words of the text: both versions side by side, to choose from. */
export function ConflictDialog({ session, drawBlock }: ConflictDialogProps) {
  useFollowSession(session)
  const state = session.state()
  const [open, setOpen] = useState(false)
  if (state.is !== 'conflict') return null
  const { conflicts } = state
  return (
    <>
      <Note tone="warning">
        <p className="font-strong">Someone else edited the same text</p>
        <p>
          {conflicts.length === 1 ? 'One edit conflicts' : `${conflicts.length} edits conflict`} with yours.
          Your changes are kept in this browser and saved once you choose a version.
        </p>
        <div className="mt-2">
          <Button variant="primary" onClick={() => setOpen(true)}>
            Resolve conflicts
          </Button>
        </div>
      </Note>
      <Dialog open={open} onOpenChange={setOpen} title="Resolve conflicts" wide>
        <Choices
          key={conflicts.map(({ id }) => id).join(' ')}
          conflicts={conflicts}
          drawBlock={drawBlock}
          onDecide={(decided) => void session.decide(decided)}
        />
      </Dialog>
    </>
  )
}

interface ChoicesProps {
  readonly conflicts: readonly FieldConflict[]
  readonly drawBlock: ConflictDialogProps['drawBlock']
  readonly onDecide: (decided: ReadonlyMap<string, Side>) => void
}

function Choices({ conflicts, drawBlock, onDecide }: ChoicesProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const left = conflicts.filter(({ id }) => !chosen.has(id)).length
  return (
    <div className="grid gap-5 pb-4">
      {conflicts.map((conflict) => (
        <fieldset key={conflict.id} className="grid gap-2">
          <legend className="mb-1 font-strong">{fieldLabels[conflict.field]}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['theirs', 'mine'] as const).map((side) => (
              <label
                key={side}
                className="grid cursor-pointer content-start gap-2 rounded-base bg-paper p-3 ring-1 ring-line ring-inset has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <span className="flex items-center gap-2">
                  <input
                    type="radio"
                    name={conflict.id}
                    className="size-4 accent-accent"
                    checked={chosen.get(conflict.id) === side}
                    onChange={() => setChosen(new Map(chosen).set(conflict.id, side))}
                  />
                  {side === 'theirs' ? 'Their version' : 'Your version'}
                </span>
                <Version conflict={conflict} side={side} drawBlock={drawBlock} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => onDecide(new Map(conflicts.map(({ id }) => [id, 'theirs'])))}>
          Use theirs for all
        </Button>
        <Button onClick={() => onDecide(new Map(conflicts.map(({ id }) => [id, 'mine'])))}>
          Use mine for all
        </Button>
        <Button
          variant="primary"
          disabledReason={left === 0 ? undefined : 'Choose a version for each conflict first.'}
          onClick={() => onDecide(chosen)}
        >
          Save
        </Button>
      </div>
    </div>
  )
}

function Version({
  conflict,
  side,
  drawBlock,
}: {
  readonly conflict: FieldConflict
  readonly side: Side
  readonly drawBlock: ConflictDialogProps['drawBlock']
}) {
  if (conflict.field === 'document') {
    const block = side === 'theirs' ? conflict.block.main : conflict.block.change
    return block === undefined ? <em className="text-ink-soft">Deleted</em> : drawBlock(block)
  }
  const value = side === 'theirs' ? conflict.theirs : conflict.mine
  if (value === undefined || value === '') return <em className="text-ink-soft">Not set</em>
  return (
    <span className="break-words">
      {typeof value === 'string'
        ? value
        : value === true
          ? 'Yes'
          : value === false
            ? 'No'
            : JSON.stringify(value)}
    </span>
  )
}
