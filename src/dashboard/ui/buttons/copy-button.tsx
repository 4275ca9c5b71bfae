import { Check, Copy } from 'lucide-react'
import { useCopy } from '../use-copy.ts'
import { Button } from './button.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, such as "token". */
  readonly what: string
  /** Whether the text can be seen and selected beside the button. */
  readonly isShown?: boolean
}

/** Copies text and confirms it. If the browser refuses, shows the text to select and copy manually. */
export function CopyButton({ text, what, isShown = false }: CopyButtonProps) {
  const { state, copy } = useCopy()
  const hasFailed = state === 'failed'
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2">
      <Button icon={state === 'copied' ? Check : Copy} onClick={() => copy(text)}>
        {state === 'copied' ? 'Copied' : `Copy ${what}`}
      </Button>
      <output className={hasFailed ? 'text-caption text-ink-soft' : 'sr-only'}>
        {state === 'copied'
          ? `Copied ${what}`
          : hasFailed
            ? 'Could not copy. Select the text and copy it manually.'
            : ''}
      </output>
      {hasFailed && !isShown && (
        <textarea
          readOnly
          aria-label={`Text to copy: ${what}`}
          rows={text.includes('\n') ? 4 : 2}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full min-w-56 rounded-base bg-desk px-2.5 py-1.5 font-mono text-caption break-all ring-1 ring-edge ring-inset"
        />
      )}
    </span>
  )
}
