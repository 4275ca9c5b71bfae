import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmEmailDomainMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SignOnSettings } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DnsRecord, DomainStatus } from '../../ui/feedback/domain-proof.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { invalidateSignOn } from './sign-on-queries.ts'

interface DomainProps {
  readonly org: string
  readonly domain: SignOnSettings['domains'][number]
}

function EmailDomain({ org, domain: { domain, confirmed, record } }: DomainProps) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...confirmEmailDomainMutation(),
    onSuccess: () => {
      void showToast({ text: `${domain} confirmed` })
      return invalidateSignOn(client, org)
    },
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DomainStatus domain={domain} proved={confirmed} label={confirmed ? 'Confirmed' : 'Not confirmed'} />
      {!confirmed && (
        <>
          <DnsRecord record={record} />
          <FormError error={error} />
          <span>
            <Button
              busy={isPending}
              onClick={() => mutate({ path: { organizationId: org, emailDomain: domain } })}
            >
              Confirm {domain}
            </Button>
          </span>
        </>
      )}
    </li>
  )
}

/** For which email domains the sign-in page offers the providers, and what confirms the others. */
export function EmailDomains({
  org,
  domains,
}: {
  readonly org: string
  readonly domains: SignOnSettings['domains']
}) {
  return (
    <Section
      title="Email domains"
      lead="The sign-in page offers your providers to people whose email domain is confirmed. To confirm a domain, add its DNS record. Operators of this installation need no record."
    >
      {domains.length === 0 ? (
        <p className="text-ink-soft">
          No email domains. Add them in the joining settings. Without one, people can use the sign-in URL of a
          provider.
        </p>
      ) : (
        <ul aria-label="Email domains" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {domains.map((domain) => (
            <EmailDomain key={domain.domain} org={org} domain={domain} />
          ))}
        </ul>
      )}
    </Section>
  )
}
