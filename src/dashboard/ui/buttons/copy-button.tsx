import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, such as "token". */
  readonly what: string
}

/** Copies text and confirms it. If the browser refuses (insecure connection), explains how to copy by hand. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [state, setState] = useState<'rest' | 'done' | 'refused'>('rest')
  useEffect(() => {
    if (state !== 'done') return undefined
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
    <span className="inline-flex items-center gap-2">
      <Button icon={state === 'done' ? Check : Copy} onClick={() => void copy()}>
        {state === 'done' ? 'Copied' : `Copy ${what}`}
      </Button>
      <output className={state === 'refused' ? 'text-caption text-ink-soft' : 'sr-only'}>
        {state === 'done'
          ? `The ${what} was copied`
          : state === 'refused'
            ? 'Select the text and copy it by hand.'
            : ''}
      </output>
    </span>
  )
}
