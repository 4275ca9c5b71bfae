import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { createSessionMutation } from '../../client/@tanstack/react-query.gen.ts'
import { SignIn } from '../../contract/people.ts'
import { safeReturn } from '../api/return-to.ts'
import { WireError } from '../api/wire-error.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { clockWords, waitWords } from '../ui/relative-time-words.ts'
import { SignOnChoices } from './sign-on-choices.tsx'

/** Of the two ways to sign in, the one with a password; a printed link needs no form. */
const [WithPassword] = SignIn.options

/** Seconds until attempts are taken again, counting down; 0 when there is nothing to wait for. */
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

/** E-mail address and password; then back to where the person wanted to go. */
export function SignInForm({ returnTo }: { readonly returnTo: string | undefined }) {
  const router = useRouter()
  const client = useQueryClient()
  const form = useContractForm(WithPassword, { email: '', password: '' })
  const email = useWatch({ control: form.control, name: 'email' })
  const [wait, begin] = useWait()
  const signIn = useMutation({
    ...createSessionMutation(),
    onSuccess: () => {
      client.clear()
      router.history.push(safeReturn(returnTo))
    },
    onError: (error) => {
      begin(error)
      form.setFocus('password')
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => signIn.mutate({ body })}
      pending={signIn.isPending}
      error={signIn.error}
      submitLabel="Sign in"
      disabledReason={wait > 0 ? `Too many attempts. Try again in ${waitWords(wait)}.` : undefined}
      aside={wait > 0 && <span className="figures text-ink-soft">{clockWords(wait)} left</span>}
      guarded={false}
    >
      <FormTextField
        form={form}
        name="email"
        label="E-mail"
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
