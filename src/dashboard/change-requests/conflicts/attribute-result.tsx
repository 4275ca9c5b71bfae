import { useState } from 'react'
import type { Block } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { DrawBlocks } from '../diff/block-notes.ts'
import type { Attribute, EditableAttribute } from './result-blocks.ts'
import { useFocusField } from './use-focus-field.ts'

export interface AttributeResultProps {
  /** The block with the answer so far. Nested blocks are merged separately. */
  readonly block: Block
  readonly attributes: readonly EditableAttribute[]
  readonly drawBlocks: DrawBlocks
  readonly pending: boolean
  readonly onSave: (value: unknown) => void
  readonly onCancel: () => void
}

const typedOf = (value: Attribute, typed: string): Attribute =>
  typeof value === 'number' && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed

/** Edits the conflicting attributes of a picture, a hint or a tab, with a preview of the block. */
export function AttributeResult({
  block,
  attributes,
  drawBlocks,
  pending,
  onSave,
  onCancel,
}: AttributeResultProps) {
  const [values, setValues] = useState<ReadonlyMap<string, Attribute>>(
    () => new Map(attributes.map(({ name, value }) => [name, value])),
  )
  const frame = useFocusField()
  const data = Object.fromEntries(
    Object.entries({ ...block.data, ...Object.fromEntries(values) }).filter(([, value]) => value !== ''),
  )
  const result = { ...block, data }
  const set = (name: string, value: Attribute): void => setValues(new Map(values).set(name, value))
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) onSave(result)
      }}
    >
      <div className="grid gap-3 lg:grid-cols-2">
        <div ref={frame} className="grid content-start gap-2">
          {attributes.map(({ name, value }) =>
            typeof value === 'boolean' ? (
              <Switch
                key={name}
                label={name}
                checked={values.get(name) === true}
                onCheckedChange={(on) => set(name, on)}
              />
            ) : (
              <TextField
                key={name}
                label={name}
                value={String(values.get(name) ?? '')}
                onValueChange={(typed) => set(name, typedOf(value, typed))}
                autoComplete="off"
              />
            ),
          )}
        </div>
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">Preview</figcaption>
          <div className="rounded-base bg-paper px-4 py-3">{drawBlocks([result])}</div>
        </figure>
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={pending}>
          Use these values
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
