import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react'
import type { Conflict } from '../../client/types.gen.ts'
import type { Block } from '../../content/document.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { DrawBlocks } from './block-notes.ts'
import { isBlockValue } from './conflict-value.tsx'

export interface ConflictEditorProps {
  readonly conflict: Conflict
  readonly drawBlocks: DrawBlocks
  readonly pending: boolean
  readonly onSave: (value: unknown) => void
  readonly onCancel: () => void
}

/** Begins with the answer so far, else with this change's value, which is what its author meant. */
const startOf = ({ answer, change, main }: Conflict): unknown =>
  answer?.choice === 'edited' ? answer.value : (change ?? main)

/** The result, written by hand: a block as Markdown and drawn while it is typed, a field as its value. */
export function ConflictEditor(props: ConflictEditorProps) {
  const start = startOf(props.conflict)
  return isBlockValue(start) ? <BlockEditor {...props} start={start} /> : <FieldEditor {...props} />
}

/** Whoever began to edit by a button, which is gone now, goes on in the field. */
const useFocusField = (ready: boolean): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ready) frame.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [ready])
  return frame
}

type MarkdownText = typeof import('./markdown-text.ts')

const origins = [
  ['base', 'Begin with what stood before'],
  ['main', 'Begin with main'],
  ['change', 'Begin with this change'],
] as const

function BlockEditor({
  conflict,
  drawBlocks,
  pending,
  onSave,
  onCancel,
  start,
}: ConflictEditorProps & { readonly start: Block }) {
  const [reading, setReading] = useState<MarkdownText>()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let left = false
    void import('./markdown-text.ts').then((loaded) => {
      if (left) return
      setReading(loaded)
      setTyped((now) => now ?? loaded.markdownOfBlock(start))
    })
    return () => {
      left = true
    }
  }, [start])
  const shown = useDeferredValue(typed)
  const frame = useFocusField(reading !== undefined)
  const save = (): void => {
    const [block, ...more] = reading?.documentOfMarkdown(typed ?? '').nodes ?? []
    if (block === undefined) setFault('Write the block, or choose a side that deletes it.')
    else if (more.length > 0)
      setFault('This is more than one block. One block stands here; add others afterwards in the page.')
    else onSave(block)
  }
  const write = (text: string): void => {
    setTyped(text)
    setFault(undefined)
  }
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-1">
        {origins.map(([side, label]) => {
          const value = conflict[side]
          return isBlockValue(value) && reading !== undefined ? (
            <Button key={side} variant="bare" onClick={() => write(reading.markdownOfBlock(value))}>
              {label}
            </Button>
          ) : null
        })}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <TextArea
          label="The result, as Markdown"
          value={typed ?? ''}
          onValueChange={write}
          error={fault}
          className="font-mono"
          rows={4}
        />
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">As readers will see it</figcaption>
          <div className="rounded-base bg-paper px-4 py-3">
            {reading === undefined || shown === undefined
              ? null
              : drawBlocks(reading.documentOfMarkdown(shown).nodes)}
          </div>
        </figure>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" busy={pending || typed === undefined} onClick={save}>
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
  const frame = useFocusField(true)
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
      <div ref={frame}>
        <TextField
          label="The result"
          value={typed}
          onValueChange={setTyped}
          error={fault}
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
