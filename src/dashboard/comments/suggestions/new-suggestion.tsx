import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SuggestionFormProps } from './suggestion-form.tsx'

// Reading and printing Markdown is fetched by those who suggest something.
const SuggestionForm = lazy(async () => ({
  default: (await import('./suggestion-form.tsx')).SuggestionForm,
}))

/** Suggests other words for a block: its Markdown to change, what it will look like, and why. */
export function NewSuggestion(props: SuggestionFormProps) {
  return (
    <Suspense fallback={<Skeleton shape="lines" count={4} label="Loading the text of the block" />}>
      <SuggestionForm key={`${props.page} ${props.node}`} {...props} />
    </Suspense>
  )
}
