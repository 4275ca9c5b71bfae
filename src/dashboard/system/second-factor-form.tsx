import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactorNeeded } from '../../client/types.gen.ts'
import { createSession } from '../../client/sdk.gen.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { signInWithPasskey } from './passkey.ts'

export interface SecondFactorFormProps {
  readonly needed: SecondFactorNeeded
  readonly onDone: () => void
  readonly onBack: () => void
}

/** The second factor after a correct password: a code of an authenticator app, a recovery code, or the passkey. */
export function SecondFactorForm({ needed, onDone, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  const { ticket, passkey } = needed
  const byCode = useMutation({
    mutationFn: () => createSession({ body: { ticket, code: code.trim() }, throwOnError: true }),
    onSuccess: onDone,
  })
  const byPasskey = useMutation({
    mutationFn: () => signInWithPasskey({ ticket, options: passkey ?? {} }),
    onSuccess: onDone,
  })
  const error = byCode.error ?? byPasskey.error
  return (
    <div className="grid gap-4">
      <p>Enter your second factor to finish signing in.</p>
      {passkey !== undefined && (
        <span>
          <Button
            icon={KeyRound}
            variant={needed.totp ? 'quiet' : 'primary'}
            busy={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            Use a passkey
          </Button>
        </span>
      )}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim().length >= 6) byCode.mutate()
        }}
      >
        <TextField
          label={needed.totp ? 'Authentication code' : 'Recovery code'}
          hint={
            needed.totp ? 'From your authenticator app, or a recovery code.' : 'If you lost your passkey.'
          }
          value={code}
          onValueChange={setCode}
          autoComplete="one-time-code"
          // The step has a single field, which the user came to fill in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          spellCheck={false}
        />
        <FormError error={error} />
        <div className="flex gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={byCode.isPending}
            disabledReason={code.trim().length < 6 ? 'Enter the code first.' : undefined}
          >
            Sign in
          </Button>
          <Button variant="bare" onClick={onBack}>
            Start over
          </Button>
        </div>
      </form>
    </div>
  )
}
