import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

export interface TooltipProps {
  readonly text: ReactNode
  /** One focusable element. */
  readonly children: ReactElement
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** Whether the latest input was the Tab key. A focus that a closing dialog or menu returns opens no tooltip. */
let isTabbing = false
const noteInput = (event: Event): void => {
  isTabbing = (event as KeyboardEvent).key === 'Tab'
}
if (typeof window !== 'undefined')
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, noteInput, true)

/** A few words about a control, on hover and on keyboard focus. Never the only place of necessary information. */
export function Tooltip({ text, children, side = 'top', ...controlled }: TooltipProps) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { open = isOwnOpen, onOpenChange = setOwnOpen } = controlled
  useEffect(() => {
    if (!open) return undefined
    // Before the layers of Radix see the key: only the topmost one takes it, and that should be the dialog.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => onOpenChange(false))
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [open, onOpenChange])
  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        if (!next || isTabbing || trigger.current?.matches(':hover') === true) onOpenChange(next)
      }}
    >
      <Trigger ref={trigger} asChild>
        {children}
      </Trigger>
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
