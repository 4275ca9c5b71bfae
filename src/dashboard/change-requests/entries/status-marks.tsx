import { Icon } from '../../ui/icon.tsx'
import type { EntryStatus } from './change-entries.ts'
import { statusIcons } from './entry-status.ts'

/** What happened to a page or another entry, as icons with names. */
export function StatusMarks({ statuses }: { readonly statuses: readonly EntryStatus[] }) {
  return statuses.map((status) => {
    const { icon, label, color } = statusIcons[status]
    return (
      <span key={status} className={color} title={label}>
        <Icon of={icon} label={label} className="size-3.5" />
      </span>
    )
  })
}
