import { EyeOff } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { markedRuns, type TextRange } from './marked-text.ts'

export interface MessageTextProps {
  readonly text: string
  /** Sentences to highlight. */
  readonly evidence?: readonly TextRange[]
}

const none: readonly TextRange[] = []

/** Text of a customer, as plain text: masked data as chips, the sentences of issues highlighted. */
export function MessageText({ text, evidence = none }: MessageTextProps) {
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {markedRuns(text, evidence).map(({ text: run, isMask, isEvidence }, at) => {
        const drawn = isMask ? <Mask text={run} /> : run
        return isEvidence ? (
          // Runs have no other identity than their place.
          <mark key={at} className="bg-accent-soft text-ink">
            {drawn}
          </mark>
        ) : (
          <span key={at}>{drawn}</span>
        )
      })}
    </span>
  )
}

/** Masked data: its kind and number, without the brackets. */
function Mask({ text }: { readonly text: string }) {
  return (
    <span
      title="Masked"
      className="inline-flex items-center gap-1 rounded-small bg-chosen px-1 font-sans text-caption text-ink"
    >
      <Icon of={EyeOff} className="size-3" />
      {text.slice(1, -1)}
    </span>
  )
}
