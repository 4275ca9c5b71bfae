import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** MenuItem, MenuChoice, MenuHeading and MenuLine. */
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** With `onOpenChange`: controlled, for menus that open from elsewhere too. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Prevent the event to move the focus elsewhere instead of back to the button. */
  readonly onCloseAutoFocus?: (event: Event) => void
}

/** A dropdown menu: arrows move, letters jump, Escape returns to the button. */
export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  onCloseAutoFocus,
  ...state
}: MenuProps) {
  return (
    <Root {...state}>
      <Trigger asChild>{trigger}</Trigger>
      {/* A backdrop: a click outside closes the menu and has no other effect. */}
      <Portal>
        <div className="fixed inset-0 z-50" />
      </Portal>
      <Portal>
        <Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          {...(onCloseAutoFocus === undefined ? {} : { onCloseAutoFocus })}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 animate-appear overflow-y-auto rounded-base bg-raised p-1 shadow-float"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
