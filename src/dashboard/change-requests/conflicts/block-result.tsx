import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Conflict } from '../../../client/types.gen.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import type { EditorContext } from '../../editor/editor-context.ts'
import type { Incoming } from '../../editor/text/use-editor-view.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { storeResult, readResult } from './conflict-result.local.ts'
import { startingBlocks, blocksOfText, hasNoText, textOfBlocks } from './result-blocks.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// Large, and needed only to write a result.
const RichText = lazyComponent(async () => (await import('../../editor/text/rich-text.tsx')).RichText)

export interface BlockResultProps {
  readonly conflict: Conflict
  /** Storage name of the draft. */
  readonly name: string
  /** True if the user opened the editor with its button. */
  readonly focused: boolean
  /** The initial content. */
  readonly blocks: readonly Block[]
  readonly surroundings: EditorContext
  readonly pending: boolean
  readonly onSave: (value: unknown) => void
  readonly onCancel: () => void
}

const labels = {
  base: 'Start from the original',
  main: 'Start from main',
  change: 'Start from this change request',
} as const

const storedText = (name: string): RichTextDocument | undefined => {
  const kept = readResult(name)
  return typeof kept === 'object' && kept !== null && 'nodes' in kept
    ? // Only this screen stores drafts of that shape.
      (kept as RichTextDocument)
    : undefined
}

/** The conflicting block in the page editor, rendered as readers will see it. */
export function BlockResult(props: BlockResultProps) {
  const { conflict, name, focused, blocks, surroundings, pending, onSave, onCancel } = props
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [initialDocument] = useState(() => storedText(name) ?? textOfBlocks(blocks))
  const [incoming, setIncoming] = useState<Incoming>()
  const [error, setError] = useState<string>()
  const latest = useRef<() => RichTextDocument>(() => initialDocument)
  const frame = useRef<HTMLDivElement>(null)
  const restart = (block: Block): void => {
    const document = textOfBlocks([block])
    latest.current = () => document
    storeResult(name, document)
    setError(undefined)
    setIncoming({ number: (incoming?.number ?? 0) + 1, document })
  }
  const save = (): void => {
    const written = blocksOfText(latest.current(), blocks)
    const [only, ...more] = written ?? []
    if (written === undefined)
      setError('A block was moved out of its list, tabs or columns. Move it back or delete it.')
    else if (only === undefined || hasNoText([only, ...more]))
      setError('Enter some text, or choose a side that deletes the block.')
    else onSave(more.length === 0 ? only : written)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-1">
        {startingBlocks(conflict).map(({ from, block }) => (
          <Button key={from} variant="bare" onClick={() => restart(block)}>
            {labels[from]}
          </Button>
        ))}
      </div>
      <div ref={frame} className="rounded-base bg-paper ring-1 ring-line ring-inset">
        <div className="@container border-b border-line px-2 py-1">
          <div ref={setBar} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1" />
        </div>
        <div className="px-4 py-3 pl-8 sm:pl-10 [&_.ProseMirror]:min-h-0! [&_.ProseMirror]:pb-3!">
          <Later fallback={<Skeleton shape="lines" count={3} label="Loading the editor" />}>
            <RichText
              context={surroundings}
              document={initialDocument}
              readOnly={pending}
              incoming={incoming}
              bar={bar}
              label="Result"
              short
              onChange={(read) => {
                latest.current = read
                storeResult(name, read())
                setError(undefined)
              }}
            />
            {focused && <FocusText frame={frame} />}
          </Later>
        </div>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-rust">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button variant="primary" busy={pending} onClick={save}>
          Use this text
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  )
}

/** Rendered after the editor, so that the text exists when it receives the focus that the button had. */
function FocusText({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }, [frame])
  return null
}
