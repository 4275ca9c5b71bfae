import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { findSignOnOptions } from '../../client/@tanstack/react-query.gen.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Icon } from '../ui/icon.tsx'

export interface SignOnChoicesProps {
  /** As typed; looked up once it looks like an address. */
  readonly email: string
  readonly returnTo: string | undefined
}

/** The single sign-on providers for the domain of an address. */
export function SignOnChoices({ email, returnTo }: SignOnChoicesProps) {
  const address = email.trim()
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const { data } = useQuery({
    // Only the domain matters, so that typing in the local part does not send more requests.
    ...findSignOnOptions({ query: { email: `somebody@${domain}` } }),
    enabled: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address),
    staleTime: 60_000,
    retry: false,
  })
  const items = data?.items ?? []
  if (items.length === 0) return null
  const required = items.some((one) => one.required)
  return (
    <div className="grid gap-2 rounded-base bg-accent-soft p-3">
      <p>
        {required
          ? 'Your organization requires single sign-on. Passwords work only for administrators and other organizations.'
          : 'Your organization supports single sign-on.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {items.map(({ id, label, startURL }) => (
          <a
            key={id}
            href={returnTo === undefined ? startURL : `${startURL}?returnTo=${encodeURIComponent(returnTo)}`}
            className={buttonClass(required ? 'primary' : 'quiet')}
          >
            <Icon of={LogIn} />
            Sign in with {label}
          </a>
        ))}
      </div>
    </div>
  )
}
