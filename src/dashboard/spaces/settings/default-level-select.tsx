import type { DefaultLevel, Role } from '../../../contract/roles/roles.ts'
import { roles } from '../../../contract/roles/roles.ts'
import { Select } from '../../ui/fields/select.tsx'
import { levelLabels } from '../tree/resource.ts'

type Choice = Exclude<DefaultLevel, null> | 'none'

export interface DefaultLevelSelectProps {
  readonly value: DefaultLevel
  readonly onValueChange: (value: DefaultLevel) => void
  /** What holds when it inherits, in words, as far as it is known. */
  readonly inherited: string | undefined
  /** The roles that can be chosen, in words, where they are not those of spaces. */
  readonly words?: Readonly<Partial<Record<Role, string>>>
}

/** What members of the organization may do where nothing was given to them in person or by a team. */
export function DefaultLevelSelect({
  value,
  onValueChange,
  inherited,
  words = levelLabels,
}: DefaultLevelSelectProps) {
  const offered = roles.filter((role) => role in words || role === value)
  const choices: readonly Choice[] = ['inherit', 'none', ...offered]
  return (
    <Select
      label="Default level"
      hint="What members of the organization may do here, unless a role was given to them or to their team."
      value={value ?? 'none'}
      onValueChange={(choice: Choice) => onValueChange(choice === 'none' ? null : choice)}
      options={choices.map((choice) => ({
        value: choice,
        label:
          choice !== 'inherit'
            ? ((choice === 'none' ? undefined : words[choice]) ?? levelLabels[choice])
            : inherited === undefined
              ? 'Inherited from what it lies in'
              : `Inherited: ${inherited}`,
      }))}
    />
  )
}
