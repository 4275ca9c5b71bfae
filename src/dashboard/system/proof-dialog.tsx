import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { beginProofMutation, giveProofMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { Proof, ProofStart } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { TooltipProvider } from '../ui/tooltip-provider.tsx'
import { signWithPasskey } from './passkey.ts'

export interface ProofDialogProps {
  /** Called with whether the user confirmed their identity. */
  readonly onAnswer: (proven: boolean) => void
}

/** Asks the user to confirm their identity again; what they were doing continues afterwards. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const { mutate: begin, data: start, error: unasked } = useMutation(beginProofMutation())
  useEffect(() => begin({}), [begin])
  return (
    // Rendered next to the screens, so it needs its own provider.
    <TooltipProvider>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onAnswer(false)
        }}
        title="Show that it is you"
        description="This changes how you sign in, or makes something that acts in your name. What you were doing goes on by itself."
      >
        {start === undefined ? (
          unasked === null ? (
            <Skeleton shape="lines" count={3} label="Asking what you can show" />
          ) : (
            <FormError error={processError(unasked)} />
          )
        ) : (
          <ProofForm start={start} onProven={() => onAnswer(true)} onAskAgain={() => begin({})} />
        )}
      </Dialog>
    </TooltipProvider>
  )
}

interface ProofFormProps {
  readonly start: ProofStart
  readonly onProven: () => void
  /** A challenge allows only a few attempts; after a failure, requests a new one. */
  readonly onAskAgain: () => void
}

function ProofForm({ start, onProven, onAskAgain }: ProofFormProps) {
  const { ticket, password, totp, passkey, signOns } = start
  const [kind, setKind] = useState<'password' | 'code'>(password ? 'password' : 'code')
  const [typed, setTyped] = useState('')
  const give = useMutation({ ...giveProofMutation(), onSuccess: onProven })
  const sign = useMutation({
    mutationFn: async () => {
      const signed = await signWithPasskey(passkey ?? {})
      await give.mutateAsync({ body: { ticket, passkey: signed } })
    },
    onError: onAskAgain,
  })
  const error = give.error ?? sign.error
  const typing = password || totp
  return (
    <div className="grid gap-4">
      {typing && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const body: Proof = kind === 'password' ? { password: typed } : { ticket, code: typed.trim() }
            if (typed !== '') give.mutate({ body })
          }}
        >
          <TextField
            key={kind}
            label={kind === 'password' ? 'Password' : 'Code of your app'}
            type={kind === 'password' ? 'password' : 'text'}
            value={typed}
            onValueChange={setTyped}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            inputMode={kind === 'password' ? 'text' : 'numeric'}
          />
          <FormError error={error === null ? undefined : processError(error)} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="primary"
              busy={give.isPending}
              disabledReason={typed === '' ? 'Type it first.' : undefined}
            >
              Go on
            </Button>
            {password && totp && (
              <Button
                variant="bare"
                onClick={() => {
                  setTyped('')
                  give.reset()
                  setKind(kind === 'password' ? 'code' : 'password')
                }}
              >
                {kind === 'password' ? 'Use a code instead' : 'Use the password instead'}
              </Button>
            )}
          </div>
        </form>
      )}
      {!typing && <FormError error={error === null ? undefined : processError(error)} />}
      {passkey !== undefined && (
        <span>
          <Button icon={KeyRound} busy={sign.isPending} onClick={() => sign.mutate()}>
            Use your passkey
          </Button>
        </span>
      )}
      {signOns.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft">
            Or sign in through your organization again, in a tab of its own, and come back here.
          </p>
          {signOns.map(({ id, label, startURL }) => (
            <a key={id} href={startURL} target="_blank" rel="noreferrer" className="text-accent underline">
              Sign in with {label}
            </a>
          ))}
          <Button onClick={onProven}>I have signed in again</Button>
        </div>
      )}
      {!typing && passkey === undefined && signOns.length === 0 && (
        <p>
          You have no password and no second factor here. Sign out, and sign in again by the link or the
          provider that you came with.
        </p>
      )}
    </div>
  )
}
