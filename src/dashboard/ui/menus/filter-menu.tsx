import { ChevronDown } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../icon.tsx'
import { MenuChoice } from './menu-choice.tsx'
import { Menu } from './menu.tsx'

export interface FilterMenuProps<Value extends string> {
  /** Shown while nothing is selected: "Category". */
  readonly label: string
  /** The choice that removes the filter: "All categories". */
  readonly allLabel: string
  readonly value: Value | undefined
  readonly onValueChange: (value: Value | undefined) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** One filter of a list, as a menu. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { label, allLabel, value, onValueChange, options } = props
  const selected = options.find((option) => option.value === value)
  return (
    <Menu
      trigger={
        <Button variant={selected === undefined ? 'bare' : 'quiet'}>
          {selected === undefined ? label : `${label}: ${selected.label}`}
          <Icon of={ChevronDown} className="text-ink-soft" />
        </Button>
      }
    >
      <MenuChoice<Value | ''>
        value={value ?? ''}
        onValueChange={(next) => onValueChange(next === '' ? undefined : next)}
        options={[{ value: '', label: allLabel }, ...options]}
      />
    </Menu>
  )
}
