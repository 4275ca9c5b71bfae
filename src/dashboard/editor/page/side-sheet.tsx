import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { keepOpenForInner } from '../../ui/overlays/inner-escape.ts'
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts'

export interface SideSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** Not the close button, whose tooltip would cover the panel. */
const focusFirstField = (content: HTMLElement): void =>
  (content.querySelector<HTMLElement>('input, select, textarea') ?? content).focus()

/** A panel from the right edge, over its page. */
export function SideSheet({ open, onOpenChange, title, children }: SideSheetProps) {
  const focus = useReturnFocus(focusFirstField)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={document.body}>
        <Overlay className="fixed inset-0 z-40 bg-shade" />
        <Content
          {...focus}
          onEscapeKeyDown={keepOpenForInner}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-96 max-w-full animate-appear flex-col bg-raised shadow-float"
        >
          <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
            <Title className="text-title font-strong">{title}</Title>
            <Close asChild>
              <IconButton icon={X} label="Close" className="-mr-2" />
            </Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
