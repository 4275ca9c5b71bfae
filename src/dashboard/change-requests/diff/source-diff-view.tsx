import { useEffect, useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SourceLine } from './source-diff.ts'

export interface SourceDiffViewProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
}

const sign = { kept: ' ', added: '+', removed: '−' } as const
const ground = { kept: '', added: 'bg-moss-soft', removed: 'bg-rust-soft' } as const

interface Made {
  readonly of: SourceDiffViewProps
  readonly lines: readonly SourceLine[]
  readonly precise: boolean
}

/** The Markdown of both versions, line by line. */
export function SourceDiffView({ before, after }: SourceDiffViewProps) {
  const [made, setMade] = useState<Made>()
  useEffect(() => {
    let left = false
    void import('./source-diff.ts').then(({ diffSources }) => {
      if (!left) setMade({ of: { before, after }, ...diffSources(before, after) })
    })
    return () => {
      left = true
    }
  }, [before, after])
  if (made === undefined) return <Skeleton shape="lines" count={8} label="Writing the Markdown of both" />
  return (
    <section
      aria-label="Markdown of both versions"
      // Scroll containers must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-base bg-paper py-2 ring-1 ring-line ring-inset"
    >
      {!made.precise && (
        <p className="px-3 pb-2 text-caption text-ink-soft">
          The texts differ so much that a shorter difference may exist.
        </p>
      )}
      <table className="w-full border-collapse font-mono text-base">
        <caption className="sr-only">Lines of both versions</caption>
        <tbody>
          {made.lines.map(({ status, text, before: a, after: b }) => (
            <tr
              key={`${a ?? ''}:${b ?? ''}`}
              className={ground[status]}
              {...(status === 'kept' ? {} : { 'data-change': '', tabIndex: -1 })}
            >
              <td className="w-10 px-1 text-right align-top text-caption text-ink-soft select-none">{a}</td>
              <td className="w-10 px-1 text-right align-top text-caption text-ink-soft select-none">{b}</td>
              <td className="w-5 px-1 align-top">
                <span aria-hidden="true">{sign[status]}</span>
                <span className="sr-only">{status === 'kept' ? '' : status}</span>
              </td>
              <td className="pr-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text === '' ? ' ' : text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
