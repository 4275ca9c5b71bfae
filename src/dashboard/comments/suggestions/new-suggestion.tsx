import { Skeleton } from '../../ui/skeleton.tsx'
import type { SuggestionFormProps } from './suggestion-form.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// The Markdown parser and printer are loaded on first use.
const SuggestionForm = lazyComponent(async () => (await import('./suggestion-form.tsx')).SuggestionForm)

/** Suggests a change to a block: its Markdown, a preview, and a reason. */
export function NewSuggestion(props: SuggestionFormProps) {
  return (
    <Later fallback={<Skeleton shape="lines" count={4} label="Loading block" />}>
      <SuggestionForm key={`${props.page} ${props.node}`} {...props} />
    </Later>
  )
}
