import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { beginProofMutation, giveProofMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { Proof, ProofStart } from '../../client/types.gen.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { TooltipProvider } from '../ui/tooltip-provider.tsx'
import { signWithPasskey } from './passkey.ts'

export interface ReauthDialogProps {
  /** Called with whether the user confirmed their identity. */
  readonly onAnswer: (proven: boolean) => void
}

/** Asks the user to confirm their identity again; what they were doing continues afterwards. */
export function ReauthDialog({ onAnswer }: ReauthDialogProps) {
  const { mutate: begin, data: start, error: beginError } = useMutation(beginProofMutation())
  useEffect(() => begin({}), [begin])
  return (
    // Rendered next to the screens, so it needs its own provider.
    <TooltipProvider>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onAnswer(false)
        }}
        title="Confirm your identity"
        description="This action is sensitive, so confirm your identity first. Then it continues automatically."
      >
        {start === undefined ? (
          beginError === null ? (
            <Skeleton shape="lines" count={3} label="Loading" />
          ) : (
            <FormError error={beginError} />
          )
        ) : (
          <ReauthForm start={start} onConfirmed={() => onAnswer(true)} onAskAgain={() => begin({})} />
        )}
      </Dialog>
    </TooltipProvider>
  )
}

interface ReauthFormProps {
  readonly start: ProofStart
  readonly onConfirmed: () => void
  /** A challenge allows only a few attempts; after a failure, requests a new one. */
  readonly onAskAgain: () => void
}

interface SecretFormProps {
  readonly start: ProofStart
  readonly isPending: boolean
  readonly onSubmit: (proof: Proof) => void
  /** Called when the user switches between password and code. */
  readonly onSwitch: () => void
  readonly children: ReactNode
}

/** Asks for the password or for a code of an authenticator app, whichever the user has. */
function SecretForm({ start, isPending, onSubmit, onSwitch, children }: SecretFormProps) {
  const { ticket, password, totp } = start
  const [kind, setKind] = useState<'password' | 'code'>(password ? 'password' : 'code')
  const [typed, setTyped] = useState('')
  const isPassword = kind === 'password'
  const missing = isPassword ? 'Enter your password first.' : 'Enter the code first.'
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onSubmit(isPassword ? { password: typed } : { ticket, code: typed.trim() })
      }}
    >
      <TextField
        key={kind}
        label={isPassword ? 'Password' : 'Authentication code'}
        type={isPassword ? 'password' : 'text'}
        value={typed}
        onValueChange={setTyped}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        inputMode={isPassword ? 'text' : 'numeric'}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabledReason={typed === '' ? missing : undefined}
        >
          Confirm
        </Button>
        {password && totp && (
          <Button
            variant="bare"
            onClick={() => {
              setTyped('')
              onSwitch()
              setKind(isPassword ? 'code' : 'password')
            }}
          >
            {isPassword ? 'Use an authentication code' : 'Use your password'}
          </Button>
        )}
      </div>
    </form>
  )
}

function ReauthForm({ start, onConfirmed, onAskAgain }: ReauthFormProps) {
  const { ticket, password, totp, passkey, signOns } = start
  const give = useMutation({ ...giveProofMutation(), onSuccess: onConfirmed })
  const sign = useMutation({
    mutationFn: async () => {
      const signed = await signWithPasskey(passkey ?? {})
      await give.mutateAsync({ body: { ticket, passkey: signed } })
    },
    onError: onAskAgain,
  })
  const hasSecret = password || totp
  const error = <FormError error={give.error ?? sign.error} />
  return (
    <div className="grid gap-4">
      {hasSecret ? (
        <SecretForm
          start={start}
          isPending={give.isPending}
          onSubmit={(body) => give.mutate({ body })}
          onSwitch={() => give.reset()}
        >
          {error}
        </SecretForm>
      ) : (
        error
      )}
      {passkey !== undefined && (
        <span>
          <Button icon={KeyRound} busy={sign.isPending} onClick={() => sign.mutate()}>
            Use a passkey
          </Button>
        </span>
      )}
      {signOns.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft">
            You can also sign in with single sign-on again in a new tab, then come back here.
          </p>
          {signOns.map(({ id, label, startURL }) => (
            <a key={id} href={startURL} target="_blank" rel="noreferrer" className="text-accent underline">
              Sign in with {label}
            </a>
          ))}
          <Button onClick={onConfirmed}>I signed in again</Button>
        </div>
      )}
      {!hasSecret && passkey === undefined && signOns.length === 0 && (
        <p>
          Your account has no password and no second factor to confirm your identity with. Set a password in
          your account first, then try again.
        </p>
      )}
    </div>
  )
}
