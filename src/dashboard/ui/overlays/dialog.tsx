import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { keepOpenForInner } from './inner-escape.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence below the title. */
  readonly description?: ReactNode
  readonly children: ReactNode
  /** The actions, the primary one last. They stay in view while the body scrolls. */
  readonly footer?: ReactNode
  readonly wide?: boolean | undefined
  /** As large as the window allows. */
  readonly full?: boolean | undefined
}

/** Focuses the first form control; without one the dialog itself, not its close button. */
const focusFirstField = (content: HTMLElement): void => {
  const first = content.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
  // In a radio group the checked option, where arrows and Tab continue from.
  const chosen =
    first?.matches('[type=radio]') === true ? content.querySelector<HTMLElement>(':checked') : null
  ;(chosen ?? first ?? content).focus()
}

/** A modal dialog. Traps focus and returns it to the opener. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide = false,
  full = false,
}: DialogProps) {
  const focus = useReturnFocus(focusFirstField)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={document.body}>
        <Overlay className="fixed inset-0 z-40 bg-shade" />
        <Content
          {...focus}
          onEscapeKeyDown={keepOpenForInner}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cx(
            'fixed z-40 flex flex-col bg-raised shadow-float animate-appear',
            full
              ? 'inset-0 sm:inset-4 sm:rounded-base'
              : 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-base sm:inset-x-auto sm:top-[12dvh] sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:rounded-base',
            !full && (wide ? 'sm:w-[min(44rem,92vw)]' : 'sm:w-[min(30rem,92vw)]'),
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <div>
              <Title className="text-title font-strong">{title}</Title>
              {description !== undefined && (
                <Description className="mt-1 text-ink-soft">{description}</Description>
              )}
            </div>
            <Close asChild>
              <IconButton icon={X} label="Close" className="-mt-1 -mr-2" />
            </Close>
          </header>
          <div className={cx('min-h-0 overflow-y-auto px-5 py-2', full && 'flex-1')}>{children}</div>
          {footer === undefined ? (
            <div className="h-4" />
          ) : (
            <footer className="flex flex-wrap justify-end gap-2 px-5 pt-3 pb-4">{footer}</footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
