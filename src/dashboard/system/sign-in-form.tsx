import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { createSessionMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { SecondFactorNeeded } from '../../client/types.gen.ts'
import { SignIn } from '../../contract/people/schemas.ts'
import { safeReturn } from '../api/return-to.ts'
import { WireError } from '../api/response-error.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { Button } from '../ui/buttons/button.tsx'
import { clockText, waitText } from '../ui/relative-time-text.ts'
import { signInWithPasskey } from './passkey.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignOnChoices } from './sign-on-choices.tsx'

/** Passkeys need a host name (https or localhost) and browser support. */
const browserSupportsPasskeys = 'PublicKeyCredential' in globalThis && !/^[\d.]+$/.test(location.hostname)

/** The sign-in schema for a password; the other methods do not use this form. */
const [WithPassword] = SignIn.options

/** Seconds until the next attempt is allowed, counting down; 0 if there is no wait. */
const useWait = (): readonly [wait: number, begin: (error: unknown) => void] => {
  const [wait, setWait] = useState(0)
  const waiting = wait > 0
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => setWait((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  const begin = (error: unknown): void => {
    if (error instanceof WireError && error.status === 429) setWait(error.retryAfter ?? 0)
  }
  return [wait, begin]
}

export interface SignInFormProps {
  readonly returnTo: string | undefined
  /** A link is the way to sign in; the form is for those who have a password. */
  readonly secondary: boolean
}

/** Email and password; then returns to the requested page. */
export function SignInForm({ returnTo, secondary }: SignInFormProps) {
  const router = useRouter()
  const client = useQueryClient()
  const form = useContractForm(WithPassword, { email: '', password: '' })
  const email = useWatch({ control: form.control, name: 'email' })
  const [wait, begin] = useWait()
  const [secondFactor, setSecondFactor] = useState<SecondFactorNeeded>()
  const done = () => {
    client.clear()
    router.history.push(safeReturn(returnTo))
  }
  const passkey = useMutation({ mutationFn: () => signInWithPasskey(), onSuccess: done })
  const signIn = useMutation({
    ...createSessionMutation(),
    onSuccess: (answer) => {
      if (answer.object === 'second-factor-needed') setSecondFactor(answer)
      else done()
    },
    onError: (error) => {
      begin(error)
      form.setFocus('password')
    },
  })
  if (secondFactor !== undefined)
    return <SecondFactorForm needed={secondFactor} onDone={done} onBack={() => setSecondFactor(undefined)} />
  return (
    <FormPage
      form={form}
      onSubmit={(body) => signIn.mutate({ body })}
      pending={signIn.isPending}
      error={signIn.error ?? passkey.error}
      submitLabel="Sign in"
      disabledReason={wait > 0 ? `Too many attempts. Try again in ${waitText(wait)}.` : undefined}
      aside={
        wait > 0 ? (
          <span className="figures text-ink-soft">Try again in {clockText(wait)}</span>
        ) : (
          browserSupportsPasskeys && (
            <Button variant="bare" icon={KeyRound} busy={passkey.isPending} onClick={() => passkey.mutate()}>
              Use a passkey
            </Button>
          )
        )
      }
      guarded={false}
      secondary={secondary}
    >
      <FormTextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        counted={false}
      />
      <SignOnChoices email={email} returnTo={returnTo} />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
    </FormPage>
  )
}
