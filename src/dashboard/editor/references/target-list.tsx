import { AtSign, FileText, Globe, Hash, Layers, Paperclip, type LucideIcon } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Target, TargetKind } from './targets.ts'

export const targetIcons: {
  readonly [kind in TargetKind]: { readonly icon: LucideIcon; readonly heading: string }
} = {
  address: { icon: Globe, heading: 'URL' },
  page: { icon: FileText, heading: 'Pages' },
  section: { icon: Hash, heading: 'Sections' },
  file: { icon: Paperclip, heading: 'Files' },
  space: { icon: Layers, heading: 'Spaces' },
  person: { icon: AtSign, heading: 'People' },
}

export interface TargetListProps {
  readonly id: string
  readonly label: string
  readonly targets: readonly Target[]
  /** Index of the option that Enter accepts. */
  readonly active: number
  readonly onPick: (target: Target) => void
  /** Present: pages can be expanded to their sections. */
  readonly onSections?: (target: Target) => void
}

export const targetOptionId = (list: string, at: number): string => `${list}-${at}`

/** Link targets by kind. The focus stays in the field. */
export function TargetList({ id, label, targets, active, onPick, onSections }: TargetListProps) {
  const chosen = targets[active]?.id
  useEffect(() => {
    // Only when the selection changes, so that manual scrolling is not undone.
    if (chosen !== undefined)
      document.getElementById(targetOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, chosen])
  return (
    <div
      id={id}
      // The focus stays in the field, which points to the active option; no native element does that.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
    >
      {targets.map((target, at) => {
        const { icon, heading } = targetIcons[target.kind]
        return (
          <Fragment key={target.id}>
            {targets[at - 1]?.kind !== target.kind && (
              <div aria-hidden="true" className="px-2 pt-2 pb-1 text-caption text-ink-soft">
                {heading}
              </div>
            )}
            <div
              id={targetOptionId(id, at)}
              // Its field handles the keys.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={cx(
                'flex touch-row cursor-pointer items-center gap-2 rounded-small px-2 hover:bg-hover',
                at === active && 'bg-hover',
              )}
              onMouseDown={(event) => {
                // Keeps the focus in the field.
                event.preventDefault()
                onPick(target)
              }}
            >
              <Icon of={icon} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 truncate">{target.title === '' ? 'Untitled' : target.title}</span>
              <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">{target.detail}</span>
              {onSections !== undefined && target.kind === 'page' && (
                <span
                  aria-hidden="true"
                  title="Show sections"
                  className="rounded-small px-1 text-caption text-ink-soft hover:bg-raised hover:text-ink"
                  onMouseDown={(event) => {
                    event.preventDefault()
                    event.stopPropagation()
                    onSections(target)
                  }}
                >
                  Sections →
                </span>
              )}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}
