import type { Member } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { memberColumns } from './member-row.tsx'
import type { RowSelection } from '../../ui/layout/use-row-selection.ts'

export interface MemberListHeaderProps {
  /** Total number of people, including those not loaded yet. */
  readonly total: number
  /** Absent if the user may not change members. */
  readonly selection: RowSelection<Member> | undefined
}

function SelectAll({ items, loaded, selectAll, clear }: RowSelection<Member>) {
  const isAll = items.length === loaded
  return (
    <input
      type="checkbox"
      aria-label={isAll ? 'Clear selection' : `Select all ${loaded} loaded people`}
      checked={isAll}
      ref={(element) => {
        if (element !== null) element.indeterminate = items.length > 0 && !isAll
      }}
      onChange={isAll ? clear : selectAll}
      className="ml-1 size-4 accent-accent pointer-coarse:size-5"
    />
  )
}

/** The column headings of the list of people. */
export function MemberListHeader({ total, selection }: MemberListHeaderProps) {
  return (
    <div className={`${memberColumns} h-8 border-b border-line pr-1 text-caption text-ink-soft`}>
      {selection === undefined ? <span /> : <SelectAll {...selection} />}
      <span className="figures">{counted(total, 'person', 'people')}</span>
      <span className="max-md:justify-self-end">Role</span>
      <span className="text-right max-md:hidden">Spaces</span>
      <span className="text-right max-md:hidden">Teams</span>
      <span className="text-right max-md:hidden">Last seen</span>
      <span className="w-8" />
    </div>
  )
}
