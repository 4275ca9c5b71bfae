import { useState } from 'react'
import type {
  ButtonElement as ButtonValue,
  ElementIcon as IconValue,
} from '../../../../content/contentkit/elements.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../../ui/buttons/button-class.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { ElementIcon } from './element-icon.tsx'
import { useFrame } from './frame-context.ts'
import { useConfirmation } from './use-confirmation.tsx'

const variants: { readonly [style in NonNullable<ButtonValue['style']>]: ButtonVariant } = {
  primary: 'primary',
  secondary: 'quiet',
  danger: 'danger',
}

/** A name for a button that has only an icon. */
const iconLabel = (icon: IconValue | undefined): string =>
  typeof icon === 'string' ? icon.replace('-', ' ') : 'Action'

/** A button; busy from its press until the component answers. */
export function ButtonElement({ button }: { readonly button: ButtonValue }) {
  const { dispatch, isWaiting, answered } = useFrame()
  const { confirm, dialog } = useConfirmation()
  const [pressedAfter, setPressedAfter] = useState<number>()
  const { style = 'secondary', icon, trailingIcon, label, tooltip } = button
  const hasLabel = label !== undefined && label !== ''
  const press = (): void => {
    setPressedAfter(answered)
    dispatch(button.onPress)
  }
  const drawn = (
    <Button
      variant={variants[style]}
      busy={isWaiting && pressedAfter === answered}
      disabledReason={button.disabled === true ? (tooltip ?? 'This action is not available now.') : undefined}
      aria-label={hasLabel ? undefined : (tooltip ?? iconLabel(icon))}
      onClick={() => confirm(button.confirm, press)}
    >
      {icon !== undefined && <ElementIcon icon={icon} />}
      {hasLabel && label}
      {trailingIcon !== undefined && <ElementIcon icon={trailingIcon} />}
    </Button>
  )
  return (
    <>
      {tooltip === undefined || button.disabled === true ? drawn : <Tooltip text={tooltip}>{drawn}</Tooltip>}
      {dialog}
    </>
  )
}

/** Buttons in a row. */
export function ButtonRow({ buttons }: { readonly buttons: readonly ButtonValue[] | undefined }) {
  if (buttons === undefined || buttons.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {buttons.map((button, index) => (
        // Elements have no identity but their place.
        <ButtonElement key={index} button={button} />
      ))}
    </div>
  )
}
