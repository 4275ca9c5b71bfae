import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RichTextDocument } from '../../content/document.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { EditorSurroundings } from './rich-text.tsx'

// The editor's machinery is large and nothing else on the screen waits for it.
const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))
const SourceText = lazy(async () => ({ default: (await import('./source-text.tsx')).SourceText }))

export interface PageEditorProps extends EditorSurroundings {
  /** What editing begins with; give another `key` to begin anew. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  readonly onChange: (read: () => RichTextDocument) => void
}

/** The body of a page: as it looks, or as Markdown (Control or Command, Shift and S). */
export function PageEditor({ document, readOnly, onChange, ...surroundings }: PageEditorProps) {
  const [source, setSource] = useState(false)
  const [begin, setBegin] = useState(document)
  const latest = useRef<() => RichTextDocument>(() => document)
  const change = (read: () => RichTextDocument): void => {
    latest.current = read
    onChange(read)
  }
  const toggle = useEffectEvent(() => {
    setBegin(latest.current())
    setSource(!source)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="grid gap-2">
      <div className="justify-self-end">
        <Button
          variant="quiet"
          aria-pressed={source}
          onClick={() => {
            setBegin(latest.current())
            setSource(!source)
          }}
        >
          {source ? 'Edit as it looks' : 'Edit as Markdown'}
        </Button>
      </div>
      <Suspense fallback={<Skeleton shape="lines" count={10} label="Loading the editor" />}>
        {source ? (
          <SourceText document={begin} readOnly={readOnly} onChange={(next) => change(() => next)} />
        ) : (
          <RichText {...surroundings} document={begin} readOnly={readOnly} onChange={change} />
        )}
      </Suspense>
    </div>
  )
}
