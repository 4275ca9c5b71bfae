import { Cancel, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog'
import { useState, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { cx } from '../class-names.ts'
import { TextField } from '../fields/text-field.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** What will happen and what will not, in sentences. */
  readonly children: ReactNode
  /** The verb and its object, such as "End 3 sessions". */
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly busy: boolean
  /** The error of the last attempt, as an ErrorNote. */
  readonly error: ReactNode
  readonly danger?: boolean | undefined
  /** Must be typed to enable the action: for what cannot be undone. */
  readonly typedName?: string | undefined
  /** Why it cannot be confirmed yet, and what to do. */
  readonly disabledReason?: string | undefined
  /** For long explanations. */
  readonly wide?: boolean | undefined
}

/** Confirms something that is hard to undo. The safe answer has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focus = useReturnFocus()
  const [typed, setTyped] = useState('')
  const matches = props.typedName === undefined || typed.trim() === props.typedName
  const change = (open: boolean): void => {
    setTyped('')
    props.onOpenChange(open)
  }
  return (
    <Root open={props.open} onOpenChange={change}>
      <Portal container={document.body}>
        <Overlay className="fixed inset-0 z-40 bg-shade" />
        <Content
          {...focus}
          className={cx(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] animate-appear flex-col gap-3 overflow-y-auto rounded-t-base bg-raised p-5 shadow-float',
            'sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:rounded-base',
            props.wide === true
              ? 'sm:top-[12dvh] sm:w-[min(40rem,92vw)]'
              : 'sm:top-[18dvh] sm:w-[min(28rem,92vw)]',
          )}
        >
          <Title className="text-title font-strong">{props.title}</Title>
          <Description asChild>
            <div className="text-ink-soft">{props.children}</div>
          </Description>
          {props.typedName !== undefined && (
            <TextField
              label={`Type “${props.typedName}” to confirm`}
              value={typed}
              onValueChange={setTyped}
              autoComplete="off"
              spellCheck={false}
            />
          )}
          {props.error}
          <div className="mt-1 flex flex-wrap justify-end gap-2">
            <Cancel asChild>
              <Button>Cancel</Button>
            </Cancel>
            <Button
              variant={props.danger === true ? 'danger' : 'primary'}
              busy={props.busy}
              disabledReason={matches ? props.disabledReason : `Type “${props.typedName}” first.`}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
