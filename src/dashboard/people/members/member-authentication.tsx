import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { listMemberFactorsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Badge } from '../../ui/badge.tsx'

/** Maximum page size; with more results nothing is shown, because the answer would be incomplete. */
const maxFactors = 1000

export interface MemberAuthenticationProps {
  readonly org: string
  readonly person: string
  /** Whether they have signed in with single sign-on. */
  readonly usesSignOn: boolean
}

/** How a member authenticates, for administrators: second factor, single sign-on, or neither. */
export function MemberAuthentication({ org, person, usesSignOn }: MemberAuthenticationProps) {
  const { data } = useQuery(
    listMemberFactorsOptions({ path: { organizationId: org }, query: { limit: maxFactors } }),
  )
  if (data === undefined || data.count > maxFactors) return null
  const has = data.items.some(({ user }) => user === person)
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {usesSignOn && <Badge tone="accent">Single sign-on</Badge>}
      <Badge tone={has ? 'moss' : 'plain'} icon={KeyRound}>
        {has ? 'Two-factor on' : 'Two-factor off'}
      </Badge>
    </p>
  )
}
