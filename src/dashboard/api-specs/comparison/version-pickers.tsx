import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ApiSpecVersion } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { versionLabel } from '../api-spec-text.ts'

export interface VersionPickersProps {
  /** Newest first; at least two. */
  readonly versions: readonly ApiSpecVersion[]
  readonly from: ApiSpecVersion
  readonly to: ApiSpecVersion
  readonly onPick: (from: string, to: string) => void
}

/** The two versions that are compared. `[` and `]` step to neighbors, a version and the one before it. */
export function VersionPickers({ versions, from, to, onPick }: VersionPickersProps) {
  const at = versions.indexOf(to)
  // The pair of neighbors whose newer version is at this place in the list.
  const pairAt = (index: number): (() => void) | undefined => {
    const [newer, older] = [versions[index], versions[index + 1]]
    return newer === undefined || older === undefined ? undefined : () => onPick(older.id, newer.id)
  }
  const [earlier, later] = [pairAt(at + 1), pairAt(at - 1)]
  useCommands([
    {
      id: 'compare-earlier',
      label: 'Compare the versions before',
      group: 'This screen',
      icon: ChevronLeft,
      keys: '[',
      run: () => earlier?.(),
    },
    {
      id: 'compare-later',
      label: 'Compare the versions after',
      group: 'This screen',
      icon: ChevronRight,
      keys: ']',
      run: () => later?.(),
    },
  ])
  const options = versions.map((version) => ({ value: version.id, label: versionLabel(version) }))
  return (
    <div className="flex flex-wrap items-end gap-2">
      <span className="w-56 max-w-full">
        <Select label="From" value={from.id} onValueChange={(id) => onPick(id, to.id)} options={options} />
      </span>
      <span className="flex h-8 items-center max-sm:hidden">
        <Icon of={ArrowRight} className="text-ink-soft" />
      </span>
      <span className="w-56 max-w-full">
        <Select label="To" value={to.id} onValueChange={(id) => onPick(from.id, id)} options={options} />
      </span>
      <span className="flex">
        <IconButton
          icon={ChevronLeft}
          label="Compare the versions before"
          disabledReason={earlier === undefined ? 'These are the first versions.' : undefined}
          onClick={() => earlier?.()}
        />
        <IconButton
          icon={ChevronRight}
          label="Compare the versions after"
          disabledReason={later === undefined ? 'These are the latest versions.' : undefined}
          onClick={() => later?.()}
        />
      </span>
    </div>
  )
}
