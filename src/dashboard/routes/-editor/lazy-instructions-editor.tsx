import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InstructionsEditorProps } from './instructions-editor.tsx'

// An editor is more code than all of a settings screen.
const InstructionsEditor = lazy(async () => ({
  default: (await import('./instructions-editor.tsx')).InstructionsEditor,
}))

export function LazyInstructionsEditor(props: InstructionsEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" label="Loading the editor" />}>
      <InstructionsEditor {...props} />
    </Suspense>
  )
}
