import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
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
  const isScrolling = useRef(false)
  const { open = isOwnOpen, onOpenChange = setOwnOpen } = controlled
  // Layout effect: from when the tooltip is seen.
  useLayoutEffect(() => {
    if (!open) return undefined
    // Before the layers of Radix see the key: only the topmost one takes it, and that should be the dialog.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => onOpenChange(false))
    }
    const noteScroll = (): void => {
      isScrolling.current = true
      requestAnimationFrame(() => {
        isScrolling.current = false
      })
    }
    window.addEventListener('keydown', close, true)
    window.addEventListener('scroll', noteScroll, true)
    return () => {
      window.removeEventListener('keydown', close, true)
      window.removeEventListener('scroll', noteScroll, true)
    }
  }, [open, onOpenChange])
  const change = (next: boolean): void => {
    if (next) {
      if (isTabbing || trigger.current?.matches(':hover') === true) onOpenChange(true)
      return
    }
    // The focus that opened the tooltip scrolls the control into view; Radix would close the tooltip at once.
    if (isScrolling.current && trigger.current === document.activeElement) return
    onOpenChange(false)
  }
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger ref={trigger} asChild>
        {children}
      </Trigger>
      <Portal>
        <Content side={side} sideOffset={6} collisionPadding={8} hideWhenDetached className="z-50">
          {/* Radix keeps an element that is animated until its animation ends, and Escape with it. */}
          <div className="max-w-72 animate-appear rounded-base bg-ink px-2 py-1.5 text-caption text-desk shadow-float">
            {text}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
