import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The accessible name; the sheet shows no title. */
  readonly label: string
  readonly children: ReactNode
}

/** A panel from the left edge, where the screen is too narrow for a permanent one. */
export function Sheet({ open, onOpenChange, label, children }: SheetProps) {
  const focus = useReturnFocus()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={document.body}>
        <Overlay className="fixed inset-0 z-40 bg-shade" />
        <Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-72 max-w-[85vw] animate-appear overflow-y-auto bg-desk shadow-float"
        >
          <Title className="sr-only">{label}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
