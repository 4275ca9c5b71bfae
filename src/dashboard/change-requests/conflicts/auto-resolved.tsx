import { ChevronRight } from 'lucide-react'
import type { Resolution } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { resolutionText } from '../merge/preview-text.ts'

export interface AutoResolvedProps {
  readonly resolved: { readonly count: number; readonly items: readonly Resolution[] } | undefined
}

/** Conflicts that the merge resolved automatically, listed so that users can check them. */
export function AutoResolved({ resolved }: AutoResolvedProps) {
  if (resolved === undefined || resolved.count === 0) return null
  const { count, items } = resolved
  return (
    <details className="group rounded-base border border-line px-3">
      <summary className="flex cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-ink-soft transition-transform group-open:rotate-90" />
        {count === 1 ? '1 conflict was' : `${count} conflicts were`} resolved automatically
      </summary>
      <ul className="grid gap-1 pb-3 pl-6 text-ink-soft">
        {items.map((one) => (
          <li key={`${one.kind} ${one.subject.id} ${one.block ?? ''}`}>{resolutionText(one)}</li>
        ))}
        {count > items.length && <li>{`and ${count - items.length} more`}</li>}
      </ul>
    </details>
  )
}
