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

/** The single sign-on providers for the domain of an address, each with the organization that it belongs to. */
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
  const requiring = [...new Set(items.filter((one) => one.required).map((one) => one.organization))]
  const providersOf = (organization: string) =>
    items.filter((one) => one.organization === organization).length
  return (
    <div className="grid gap-2 rounded-base bg-accent-soft p-3">
      <p>
        {requiring.length > 0
          ? `${new Intl.ListFormat('en').format(requiring)} ${requiring.length === 1 ? 'requires' : 'require'} single sign-on. Passwords work only for administrators and other organizations.`
          : 'Single sign-on is available for this address.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {items.map(({ id, label, organization, startURL, required }) => (
          <a
            key={id}
            href={returnTo === undefined ? startURL : `${startURL}?returnTo=${encodeURIComponent(returnTo)}`}
            className={buttonClass(required ? 'primary' : 'quiet')}
          >
            <Icon of={LogIn} />
            Continue with single sign-on of {organization}
            {providersOf(organization) > 1 && ` (${label})`}
          </a>
        ))}
      </div>
    </div>
  )
}
