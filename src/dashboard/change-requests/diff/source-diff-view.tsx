import { useEffect, useState } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SourceLine } from './source-diff.ts'

export interface SourceDiffViewProps {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
}

const lineSigns = { kept: ' ', added: '+', removed: '−' } as const
const lineBackgrounds = { kept: '', added: 'bg-moss-soft', removed: 'bg-rust-soft' } as const

interface LoadedDiff {
  readonly of: SourceDiffViewProps
  readonly lines: readonly SourceLine[]
  readonly precise: boolean
}

/** The Markdown diff, line by line. */
export function SourceDiffView({ before, after }: SourceDiffViewProps) {
  const [loaded, setLoaded] = useState<LoadedDiff>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let isStale = false
    import('./source-diff.ts').then(({ diffSources }) => {
      if (!isStale) setLoaded({ of: { before, after }, ...diffSources(before, after) })
    }, setFailure)
    return () => {
      isStale = true
    }
  }, [before, after])
  if (failure !== undefined) throw failure
  if (loaded === undefined) return <Skeleton shape="lines" count={8} label="Loading Markdown" />
  return (
    <section
      aria-label="Markdown diff"
      // Scroll containers must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-base bg-paper py-2 ring-1 ring-line ring-inset"
    >
      {!loaded.precise && (
        <p className="px-3 pb-2 text-caption text-ink-soft">
          These versions are very different, so the diff may be longer than necessary.
        </p>
      )}
      <table className="w-full border-collapse font-mono text-base">
        <caption className="sr-only">Changed lines</caption>
        <tbody>
          {loaded.lines.map(({ status, text, before: a, after: b }) => (
            <tr
              key={`${a ?? ''}:${b ?? ''}`}
              className={lineBackgrounds[status]}
              {...(status === 'kept' ? {} : { 'data-change': '', tabIndex: -1 })}
            >
              <td className="w-10 px-1 text-right align-top text-caption text-ink-soft select-none">{a}</td>
              <td className="w-10 px-1 text-right align-top text-caption text-ink-soft select-none">{b}</td>
              <td className="w-5 px-1 align-top">
                <span aria-hidden="true">{lineSigns[status]}</span>
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
