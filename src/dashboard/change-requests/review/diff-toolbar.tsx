import { ChevronDown, ChevronLeft, ChevronRight, Square, SquareCheck, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { cx } from '../../ui/class-names.ts'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { diffViews, type DiffView, type SearchSet } from '../diff/diff-search.ts'

export interface DiffToolbarProps {
  /** Opens the tree where there is no room for it beside the diff. */
  readonly opener: ReactNode
  readonly view: DiffView
  readonly hideFormatting: boolean
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
const pressed = 'aria-pressed:bg-chosen aria-pressed:font-strong'

/** View options of the diff, and navigation to the next entry. Sticky. */
export function DiffToolbar({
  opener,
  view,
  hideFormatting,
  onSearch,
  viewed,
  first,
  last,
  go,
  tools,
}: DiffToolbarProps) {
  return (
    <div className="sticky top-12 z-10 flex items-center gap-x-2 gap-y-1 bg-desk py-1.5 max-sm:gap-x-1 max-sm:py-1 sm:flex-wrap pointer-coarse:top-14">
      {opener}
      <span className="sm:hidden">
        <ViewMenu view={view} hideFormatting={hideFormatting} onSearch={onSearch} />
      </span>
      <fieldset className="flex shrink-0 gap-0.5 max-sm:hidden">
        <legend className="sr-only">Diff view</legend>
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
          aria-pressed={hideFormatting}
          onClick={() => onSearch({ words: hideFormatting ? undefined : true })}
          className={`${pressed} shrink-0 max-sm:hidden`}
        >
          Hide formatting
        </Button>
      )}
      <div className="ml-auto flex items-center gap-1 max-sm:gap-0">
        {tools}
        {viewed !== undefined && (
          <Button
            icon={viewed.now ? SquareCheck : Square}
            aria-pressed={viewed.now}
            onClick={() => viewed.set(!viewed.now)}
            className={cx('max-sm:px-2', viewed.now && 'text-moss')}
          >
            <span className="max-sm:sr-only">Viewed</span>
          </Button>
        )}
        <IconButton
          icon={ChevronLeft}
          label="Previous page"
          disabledReason={first ? 'This is the first page.' : undefined}
          onClick={() => go(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Next page"
          disabledReason={last ? 'This is the last page.' : undefined}
          onClick={() => go(1)}
        />
      </div>
    </div>
  )
}

/** The view options in a menu, where there is no room for buttons. */
function ViewMenu({
  view,
  hideFormatting,
  onSearch,
}: Pick<DiffToolbarProps, 'view' | 'hideFormatting' | 'onSearch'>) {
  return (
    <Menu
      trigger={
        <Button variant="bare" className="px-2" aria-label={`Diff view: ${viewLabels[view]}`}>
          {viewLabels[view]}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        value={view}
        onValueChange={(next) => onSearch({ view: next })}
        options={diffViews.map((one) => ({ value: one, label: viewLabels[one] }))}
      />
      {view !== 'source' && (
        <MenuItem icon={Type} onSelect={() => onSearch({ words: hideFormatting ? undefined : true })}>
          {hideFormatting ? 'Show formatting' : 'Hide formatting'}
        </MenuItem>
      )}
    </Menu>
  )
}
