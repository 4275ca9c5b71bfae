import { Skeleton } from '../../ui/skeleton.tsx'
import type { InstructionsEditorProps } from './instructions-editor.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// An editor is more code than all of a settings screen.
const InstructionsEditor = lazyComponent(
  async () => (await import('./instructions-editor.tsx')).InstructionsEditor,
)

export function LazyInstructionsEditor(props: InstructionsEditorProps) {
  return (
    <Later fallback={<Skeleton shape="block" label="Loading the editor" />}>
      <InstructionsEditor {...props} />
    </Later>
  )
}
