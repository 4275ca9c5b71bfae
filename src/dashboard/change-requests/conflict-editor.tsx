import { useEffect, useState } from 'react'
import type { Conflict } from '../../client/types.gen.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { isBlockValue } from './conflict-value.tsx'

export interface ConflictEditorProps {
  readonly conflict: Conflict
  readonly pending: boolean
  readonly onSave: (value: unknown) => void
  readonly onCancel: () => void
}

/** Begins with the answer so far, else with this change's value, which is what its author meant. */
const startOf = ({ answer, change, main }: Conflict): unknown =>
  answer?.choice === 'edited' ? answer.value : (change ?? main)

/** The result, written by hand: a block as Markdown, a field as its value. */
export function ConflictEditor(props: ConflictEditorProps) {
  const start = startOf(props.conflict)
  return isBlockValue(start) ? <BlockEditor {...props} /> : <FieldEditor {...props} />
}

function BlockEditor({ conflict, pending, onSave, onCancel }: ConflictEditorProps) {
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const start = startOf(conflict)
  useEffect(() => {
    let left = false
    void import('./markdown-text.ts').then(({ markdownOfBlock }) => {
      if (!left && isBlockValue(start)) setTyped((now) => now ?? markdownOfBlock(start))
    })
    return () => {
      left = true
    }
  }, [start])
  const save = async (): Promise<void> => {
    const { documentOfMarkdown } = await import('./markdown-text.ts')
    const [block, ...more] = documentOfMarkdown(typed ?? '').nodes
    if (block === undefined) setFault('Write the block, or choose a side that deletes it.')
    else if (more.length > 0)
      setFault('This is more than one block. One block stands here; add others afterwards in the page.')
    else onSave(block)
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label="The result, as Markdown"
        value={typed ?? ''}
        onValueChange={(text) => {
          setTyped(text)
          setFault(undefined)
        }}
        error={fault}
        className="font-mono"
        rows={4}
      />
      <div className="flex gap-2">
        <Button variant="primary" busy={pending || typed === undefined} onClick={() => void save()}>
          Use this text
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  )
}

function FieldEditor({ conflict, pending, onSave, onCancel }: ConflictEditorProps) {
  const start = startOf(conflict)
  const plain = typeof start === 'string' || start === undefined || start === null
  const [typed, setTyped] = useState(plain ? (start ?? '') : JSON.stringify(start))
  const [fault, setFault] = useState<string>()
  const save = (): void => {
    if (plain) return onSave(typed)
    try {
      return onSave(JSON.parse(typed) as unknown)
    } catch {
      return setFault('This is not a value in the form in which it was shown (JSON).')
    }
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) save()
      }}
    >
      <TextField label="The result" value={typed} onValueChange={setTyped} error={fault} autoComplete="off" />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={pending}>
          Use this value
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
