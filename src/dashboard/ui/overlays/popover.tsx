import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  readonly trigger: ReactElement
  /** The accessible name. */
  readonly label: string
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Prevent the event to move the focus elsewhere instead of back to the button. */
  readonly onCloseAutoFocus?: (event: Event) => void
}

/** A small panel at its button, for more than a list of actions and less than a dialog. */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  onCloseAutoFocus,
  ...state
}: PopoverProps) {
  return (
    <Root {...state}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="z-50 w-72 max-w-[94vw] animate-appear rounded-base bg-raised p-3 shadow-float"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
