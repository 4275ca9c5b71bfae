import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  readonly text: ReactNode
  /** One focusable element. */
  readonly children: ReactElement
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** A few words about a control, on hover and on keyboard focus. Never the only place of necessary information. */
export function Tooltip({ text, children, side = 'top', ...state }: TooltipProps) {
  return (
    <Root {...state}>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-base bg-ink px-2 py-1.5 text-caption text-desk shadow-float"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
