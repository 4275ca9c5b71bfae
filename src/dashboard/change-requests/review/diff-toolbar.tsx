import { ChevronLeft, ChevronRight, Square, SquareCheck, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { diffViews, type DiffView, type SearchSet } from '../diff/diff-search.ts'

export interface DeskBarProps {
  /** Opens the tree where there is no room for it beside the diff. */
  readonly opener: ReactNode
  readonly view: DiffView
  readonly words: boolean
  readonly onSearch: (set: SearchSet) => void
  /** Whether the current entry was viewed; undefined where that cannot be stored. */
  readonly viewed: { readonly now: boolean; readonly set: (viewed: boolean) => void } | undefined
  readonly first: boolean
  readonly last: boolean
  readonly go: (by: 1 | -1) => void
  readonly tools?: ReactNode
}

const viewLabels: Readonly<Record<DiffView, string>> = {
  split: 'Split',
  unified: 'Unified',
  headings: 'Headings',
  source: 'Source',
}
const pressed = 'aria-pressed:bg-chosen aria-pressed:font-strong max-sm:px-2'

/** View options of the diff, and navigation to the next entry. Sticky. */
export function DeskBar({ opener, view, words, onSearch, viewed, first, last, go, tools }: DeskBarProps) {
  return (
    <div className="sticky top-12 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 bg-desk py-1.5 pointer-coarse:top-14">
      {opener}
      {/* One row on a phone, where sticky content must leave room for the diff. */}
      <div className="sm:contents max-sm:order-3 max-sm:flex max-sm:w-full max-sm:gap-0.5 max-sm:scroll-row">
        <fieldset className="flex shrink-0 gap-0.5">
          <legend className="sr-only">How the difference is shown</legend>
          {diffViews.map((one) => (
            <Button
              key={one}
              variant="bare"
              aria-pressed={one === view}
              onClick={() => onSearch({ view: one })}
              className={pressed}
            >
              {viewLabels[one]}
            </Button>
          ))}
        </fieldset>
        {view !== 'source' && (
          <Button
            variant="bare"
            icon={Type}
            aria-pressed={words}
            onClick={() => onSearch({ words: words ? undefined : true })}
            className={`${pressed} shrink-0`}
          >
            Words only
          </Button>
        )}
      </div>
      <div className="ml-auto flex items-center gap-1 max-sm:order-2">
        {tools}
        {viewed !== undefined && (
          <Button
            icon={viewed.now ? SquareCheck : Square}
            aria-pressed={viewed.now}
            onClick={() => viewed.set(!viewed.now)}
            className={viewed.now ? 'text-moss' : ''}
          >
            Viewed
          </Button>
        )}
        <IconButton
          icon={ChevronLeft}
          label="Previous page"
          disabledReason={first ? 'This is the first one.' : undefined}
          onClick={() => go(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Next page"
          disabledReason={last ? 'This is the last one.' : undefined}
          onClick={() => go(1)}
        />
      </div>
    </div>
  )
}
