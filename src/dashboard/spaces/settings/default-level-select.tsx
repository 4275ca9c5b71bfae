import type { DefaultLevel, Role } from '../../../contract/roles/roles.ts'
import { roles } from '../../../contract/roles/roles.ts'
import { Select } from '../../ui/fields/select.tsx'
import { levelLabels } from '../tree/resource.ts'

type Choice = Exclude<DefaultLevel, null> | 'none'

export interface DefaultLevelSelectProps {
  readonly value: DefaultLevel
  readonly onValueChange: (value: DefaultLevel) => void
  /** The inherited level as text, if known. */
  readonly inherited: string | undefined
  /** Labels of the roles to choose from, if they differ from those of spaces. */
  readonly labels?: Readonly<Partial<Record<Role, string>>>
}

/** The default access of members of the organization without a grant of their own or through a team. */
export function DefaultLevelSelect({
  value,
  onValueChange,
  inherited,
  labels = levelLabels,
}: DefaultLevelSelectProps) {
  const offered = roles.filter((role) => role in labels || role === value)
  const choices: readonly Choice[] = ['inherit', 'none', ...offered]
  return (
    <Select
      label="Default level"
      hint="Applies to organization members who have no role here, directly or through a team."
      value={value ?? 'none'}
      onValueChange={(choice: Choice) => onValueChange(choice === 'none' ? null : choice)}
      options={choices.map((choice) => ({
        value: choice,
        label:
          choice !== 'inherit'
            ? ((choice === 'none' ? undefined : labels[choice]) ?? levelLabels[choice])
            : inherited === undefined
              ? 'Inherited'
              : `Inherited: ${inherited}`,
      }))}
    />
  )
}
