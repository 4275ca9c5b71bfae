import { useMemo } from 'react'
import type { BlockScript } from '../../../content/diff/block-diff.ts'
import { headingOutline, type OutlineChange } from './heading-outline.ts'

export interface HeadingChangesProps {
  readonly script: BlockScript
  readonly onAim: (key: string) => void
}

const verbColors: Readonly<Record<OutlineChange['verb'], string>> = {
  Added: 'text-moss',
  Removed: 'text-rust',
  Changed: 'text-accent',
  'Moved here': 'text-ochre',
}

/** Changes grouped by heading, as links to the rendered change. */
export function HeadingChanges({ script, onAim }: HeadingChangesProps) {
  const sections = useMemo(() => headingOutline(script), [script])
  return (
    <div className="grid gap-4">
      {sections.map(({ heading, changes }, at) => (
        // Two sections can have the same heading.
        <section key={at} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h3 className="font-strong">{heading === '' ? 'Before the first heading' : heading}</h3>
          <ul>
            {changes.map(({ key, verb, text }, place) => (
              <li key={place} className="flex items-baseline gap-3 border-b border-line py-1 last:border-0">
                <span className={`w-20 shrink-0 text-caption ${verbColors[verb]}`}>{verb}</span>
                {key === undefined ? (
                  <span className="min-w-0 font-serif">{text}</span>
                ) : (
                  <button
                    type="button"
                    data-change=""
                    onClick={() => onAim(key)}
                    className="touch-row min-w-0 text-left font-serif hover:underline"
                  >
                    {text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
