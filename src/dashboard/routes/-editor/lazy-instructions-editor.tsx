import { Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InstructionsEditorProps } from './instructions-editor.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// An editor is more code than all of a settings screen.
const InstructionsEditor = lazyComponent(
  async () => (await import('./instructions-editor.tsx')).InstructionsEditor,
)

export function LazyInstructionsEditor(props: InstructionsEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" label="Loading the editor" />}>
      <InstructionsEditor {...props} />
    </Suspense>
  )
}
