import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

/** A small copy button for code, since a page has many. */
export function CopyCode({ text }: { readonly text: string }) {
  const [state, setState] = useState<'rest' | 'done' | 'refused'>('rest')
  useEffect(() => {
    if (state === 'rest') return undefined
    const timer = setTimeout(() => setState('rest'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('refused')
    }
  }
  return (
    <button type="button" className="doc-copy" onClick={() => void copy()}>
      <Icon of={state === 'done' ? Check : Copy} className="size-3.5" />
      <span aria-live="polite">
        {state === 'done' ? 'Copied' : state === 'refused' ? 'Copy by hand' : 'Copy'}
      </span>
    </button>
  )
}
