import { ItemIndicator, RadioGroup, RadioItem } from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { Icon } from '../icon.tsx'
import { menuItemClass } from './menu-item.tsx'

export interface MenuChoiceProps<Value extends string> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Radio items of a menu; the current one has a check mark. */
export function MenuChoice<Value extends string>({ value, onValueChange, options }: MenuChoiceProps<Value>) {
  return (
    <RadioGroup value={value}>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onValueChange(option.value)}
          className={menuItemClass}
        >
          <span className="flex size-4 items-center">
            <ItemIndicator>
              <Icon of={Check} />
            </ItemIndicator>
          </span>
          <span className="truncate">{option.label}</span>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
