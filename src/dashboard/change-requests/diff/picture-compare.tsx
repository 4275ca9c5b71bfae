import { useState, type ReactNode } from 'react'
import type { Block } from '../../../content/document/document.ts'
import { stableJson } from '../../../content/document/canonical.ts'
import type { ChangedBlock } from '../../../content/diff/block-diff.ts'
import { Button } from '../../ui/buttons/button.tsx'

const pictureOf = ({ type, nodes }: Block): Block | undefined => {
  const [only, ...others] = nodes ?? []
  return type === 'images' && only?.object === 'block' && only.type === 'image' && others.length === 0
    ? only
    : undefined
}

/** Whether a single picture replaced another one, so that both can be overlaid. */
export const isPicturePair = ({ before, after }: ChangedBlock): boolean => {
  const [old, now] = [pictureOf(before), pictureOf(after)]
  return (
    old !== undefined &&
    now !== undefined &&
    stableJson(old.data['ref'] ?? null) !== stableJson(now.data['ref'] ?? null)
  )
}

export interface PictureCompareProps {
  /** Both rendered pictures, of the same width. */
  readonly before: ReactNode
  readonly after: ReactNode
}

const modes = ['beside', 'swipe'] as const
const modeLabels: Readonly<Record<(typeof modes)[number], string>> = {
  beside: 'Side by side',
  swipe: 'Swipe',
}

/** An old and a new picture: side by side, or overlaid with a movable divider. */
export function PictureCompare({ before, after }: PictureCompareProps) {
  const [mode, setMode] = useState<(typeof modes)[number]>('beside')
  const [share, setShare] = useState(50)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 font-sans">
      <fieldset className="flex gap-0.5 text-base">
        <legend className="sr-only">Image comparison</legend>
        {modes.map((one) => (
          <Button
            key={one}
            variant="bare"
            aria-pressed={one === mode}
            onClick={() => setMode(one)}
            className="aria-pressed:bg-chosen aria-pressed:font-strong"
          >
            {modeLabels[one]}
          </Button>
        ))}
      </fieldset>
      {mode === 'beside' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-rust">Before</figcaption>
            {before}
          </figure>
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-moss">After</figcaption>
            {after}
          </figure>
        </div>
      ) : (
        <>
          <label className="flex items-center gap-3 text-caption">
            <span className="text-rust">Before</span>
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label="New image revealed"
              aria-valuetext={`${share} percent of the new image`}
              onChange={(event) => setShare(event.target.valueAsNumber)}
              className="touch-row min-w-0 flex-1 accent-accent"
            />
            <span className="text-moss">After</span>
          </label>
          <div className="relative grid grid-cols-[minmax(0,1fr)]">
            <div className="col-start-1 row-start-1" style={{ clipPath: `inset(0 ${share}% 0 0)` }}>
              {before}
            </div>
            <div className="col-start-1 row-start-1" style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
              {after}
            </div>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-0.5 bg-accent"
              style={{ left: `${100 - share}%` }}
            />
          </div>
        </>
      )}
    </div>
  )
}
