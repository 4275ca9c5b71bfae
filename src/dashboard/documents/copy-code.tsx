import { Check, Copy } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../ui/use-copy.ts'

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' } as const

/** A small copy button for code, since a page has many. */
export function CopyCode({ text }: { readonly text: string }) {
  const { state, copy } = useCopy()
  return (
    <button type="button" className="doc-copy" onClick={() => copy(text)}>
      <Icon of={state === 'copied' ? Check : Copy} className="size-3.5" />
      <span aria-live="polite">{labels[state]}</span>
    </button>
  )
}
