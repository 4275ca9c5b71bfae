import { useState } from 'react'
import type { Conflict } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AttributeResult } from './attribute-result.tsx'
import { BlockResult } from './block-result.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { storeResult, readResult } from './conflict-result.local.ts'
import { editedAttributes, editedBlocks } from './result-blocks.ts'
import { useFocusField } from './use-focus-field.ts'

export interface ConflictEditorProps {
  readonly conflict: Conflict
  /** Storage name of the draft. */
  readonly name: string
  /** True if the user opened the editor with its button. */
  readonly focused: boolean
  readonly context: ConflictContext
  readonly pending: boolean
  readonly onSave: (value: unknown) => void
  readonly onCancel: () => void
}

/** Editor for a result: blocks in the page editor, blocks without text by their attributes, a field as its value. */
export function ConflictEditor(props: ConflictEditorProps) {
  const { conflict, name, focused, context, pending, onSave, onCancel } = props
  const blocks = editedBlocks(conflict)
  const [block] = blocks ?? []
  if (blocks === undefined || block === undefined) return <FieldEditor {...props} />
  const attributes = editedAttributes(conflict)
  const common = { pending, onSave, onCancel }
  return attributes === undefined ? (
    <BlockResult
      {...common}
      conflict={conflict}
      name={name}
      focused={focused}
      blocks={blocks}
      surroundings={context.surroundings}
    />
  ) : (
    <AttributeResult {...common} block={block} attributes={attributes} drawBlocks={context.drawBlocks} />
  )
}

/** Starts with the answer so far, otherwise with this change's value, which is what its author intended. */
const initialValue = ({ answer, change, main }: Conflict): unknown =>
  answer?.choice === 'edited' ? answer.value : (change ?? main)

function FieldEditor({ conflict, name, focused, pending, onSave, onCancel }: ConflictEditorProps) {
  const initial = initialValue(conflict)
  const isText = typeof initial === 'string' || initial === undefined || initial === null
  const [text, setText] = useState(() => {
    const kept = readResult(name)
    return typeof kept === 'string' ? kept : isText ? (initial ?? '') : JSON.stringify(initial)
  })
  const [error, setError] = useState<string>()
  const frame = useFocusField(focused)
  const save = (): void => {
    if (isText) return onSave(text)
    try {
      return onSave(JSON.parse(text) as unknown)
    } catch {
      return setError('Enter valid JSON.')
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
      <div ref={frame}>
        <TextField
          label="Result"
          value={text}
          onValueChange={(now) => {
            setText(now)
            storeResult(name, now)
          }}
          error={error}
          autoComplete="off"
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={pending}>
          Use this value
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
