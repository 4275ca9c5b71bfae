import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembers } from '../../../client/sdk.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { parseInvites } from '../members/invite-parser.ts'

export interface PastedMembersProps {
  readonly org: string
  readonly onFound: (members: readonly Member[]) => void
}

/**
 * The members with these addresses, and the addresses without a member. One request per address, because the
 * API only searches.
 */
const findMembers = async (org: string, emails: readonly string[]) => {
  const found: Member[] = []
  const missing: string[] = []
  for (const email of emails) {
    const { data } = await listMembers({
      path: { organizationId: org },
      query: { search: email, limit: 20 },
      throwOnError: true,
    })
    const member = data.items.find(({ user }) => user.email === email)
    if (member === undefined) missing.push(email)
    else found.push(member)
  }
  return { found, missing }
}

/** Finds members by pasted addresses; addresses without a member stay in the field. */
export function PastedMembers({ org, onFound }: PastedMembersProps) {
  const [text, setText] = useState('')
  const search = useMutation({
    mutationFn: (emails: readonly string[]) => findMembers(org, emails),
    onSuccess: ({ found, missing }) => {
      onFound(found)
      setText(missing.join('\n'))
    },
  })
  const emails = parseInvites(text).lines.map(({ email }) => email)
  const missing = search.data?.missing ?? []
  return (
    <>
      <TextArea
        label="Or paste email addresses"
        optional
        value={text}
        onValueChange={setText}
        rows={2}
        spellCheck={false}
        error={
          missing.length > 0 && text === missing.join('\n')
            ? 'These people are not members. Invite them first.'
            : undefined
        }
      />
      {emails.length > 0 && (
        <span>
          <Button busy={search.isPending} onClick={() => search.mutate(emails)}>
            Find {counted(emails.length, 'member')}
          </Button>
        </span>
      )}
      <FormError error={search.error} />
    </>
  )
}
