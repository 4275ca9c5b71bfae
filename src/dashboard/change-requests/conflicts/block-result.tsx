import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import type { Conflict } from '../../../client/types.gen.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import type { EditorContext } from '../../editor/editor-context.ts'
import type { Incoming } from '../../editor/text/use-editor-view.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { keepResult, readResult } from './conflict-result.local.ts'
import { beginnings, blocksOfText, sayNothing, textOfBlocks } from './result-blocks.ts'

// Large, and needed only to write a result.
const RichText = lazy(async () => ({ default: (await import('../../editor/text/rich-text.tsx')).RichText }))

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
  base: 'Begin with what stood before',
  main: 'Begin with main',
  change: 'Begin with this change',
} as const

const keptText = (name: string): RichTextDocument | undefined => {
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
  const [begin] = useState(() => keptText(name) ?? textOfBlocks(blocks))
  const [incoming, setIncoming] = useState<Incoming>()
  const [fault, setFault] = useState<string>()
  const latest = useRef<() => RichTextDocument>(() => begin)
  const frame = useRef<HTMLDivElement>(null)
  const restart = (block: Block): void => {
    const document = textOfBlocks([block])
    latest.current = () => document
    keepResult(name, document)
    setFault(undefined)
    setIncoming({ number: (incoming?.number ?? 0) + 1, document })
  }
  const save = (): void => {
    const written = blocksOfText(latest.current(), blocks)
    const [only, ...more] = written ?? []
    if (written === undefined)
      setFault(
        'One of the blocks left the list, tabs or columns in which it stands. Put it back, or leave it out.',
      )
    else if (only === undefined || sayNothing([only, ...more]))
      setFault('Write something, or choose a side that deletes the block.')
    else onSave(more.length === 0 ? only : written)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-1">
        {beginnings(conflict).map(({ from, block }) => (
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
          <Suspense fallback={<Skeleton shape="lines" count={3} label="Loading the editor" />}>
            <RichText
              surroundings={surroundings}
              document={begin}
              readOnly={pending}
              incoming={incoming}
              bar={bar}
              label="The result"
              short
              onChange={(read) => {
                latest.current = read
                keepResult(name, read())
                setFault(undefined)
              }}
            />
            {focused && <FocusText frame={frame} />}
          </Suspense>
        </div>
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-rust">
          {fault}
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
