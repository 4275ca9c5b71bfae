import { Smile } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Later } from '../ui/loading/later.tsx'
import type { IconPickerProps } from './icon-picker.tsx'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'

// The picker and its icons are loaded when it is opened.
const IconPicker = lazyComponent(async () => (await import('./icon-picker.tsx')).IconPicker)

export interface ChooseIconProps extends Omit<IconPickerProps, 'onClose'> {
  readonly disabledReason?: string | undefined
}

/** A button that opens the picker of icons and emoji below itself. */
export function ChooseIcon({ disabledReason, onIcon, onEmoji, onNone, ...chosen }: ChooseIconProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const closing =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value): void => {
      choose(value)
      close()
    }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        ref={button}
        icon={Smile}
        aria-expanded={isOpen}
        disabledReason={disabledReason}
        onClick={() => setOpen(!isOpen)}
      >
        Choose icon
      </Button>
      {isOpen && (
        <Later>
          <IconPicker
            {...chosen}
            onIcon={closing(onIcon)}
            onEmoji={closing(onEmoji)}
            onNone={() => {
              onNone()
              close()
            }}
            onClose={close}
          />
        </Later>
      )}
    </div>
  )
}
