import { useState } from 'react'
import { EmailDomain, organizationDefaults } from '../../contract/organizations/schemas.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { roles } from '../../contract/roles/roles.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import type { SettingsPartProps } from './general-form.tsx'
import { useUpdateOrganization } from './use-update-organization.ts'

const roleNames: Readonly<Record<Role | 'guest', string>> = {
  guest: 'Guest',
  read: 'Reader',
  comment: 'Commenter',
  edit: 'Editor',
  review: 'Reviewer',
  create: 'Creator',
  admin: 'Administrator',
}
const choices: readonly (Role | 'guest')[] = ['guest', ...roles]

const domainsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

const standing = (asItCame: boolean): string => (asItCame ? 'The default.' : 'Set here.')

/** Settings for joining without an invite, and the role that it gives. */
export function JoiningForm({ organization, refused }: SettingsPartProps) {
  const { id, emailDomains, defaultRole = null, inviteLinks } = organization
  const [text, setText] = useState(emailDomains.join('\n'))
  const update = useUpdateOrganization(id, 'Who can join is saved')
  const domains = domainsIn(text)
  const wrong = domains.filter((domain) => !EmailDomain.safeParse(domain).success)
  const same = domains.join() === emailDomains.join()
  return (
    <div className="grid gap-6">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (refused === undefined && wrong.length === 0 && !same)
            update.mutate({ emailDomains: [...domains] })
        }}
      >
        <TextArea
          label="E-mail domains"
          optional
          hint={
            emailDomains.length === 0
              ? 'None is set. Who has a verified address of such a domain can join without an invite. One a line.'
              : 'Who has a verified address of such a domain can join without an invite. One a line.'
          }
          error={wrong.length === 0 ? undefined : `No domain, such as example.org: ${wrong.join(', ')}`}
          rows={3}
          value={text}
          onValueChange={setText}
          spellCheck={false}
          autoComplete="off"
        />
        <span>
          <Button
            type="submit"
            busy={update.isPending}
            disabledReason={
              refused ??
              (wrong.length > 0
                ? 'Correct the domains first.'
                : same
                  ? 'These are the domains that are saved.'
                  : undefined)
            }
          >
            Save the domains
          </Button>
        </span>
      </form>
      <Select
        label="Default role"
        hint={`${standing(defaultRole === organizationDefaults.defaultRole)} Of whoever joins by a domain, or by an invite that names no role. Members keep theirs.`}
        value={defaultRole ?? 'guest'}
        onValueChange={(choice: Role | 'guest') => {
          if (refused === undefined) update.mutate({ defaultRole: choice === 'guest' ? null : choice })
        }}
        options={choices.map((value) => ({ value, label: roleNames[value] }))}
      />
      <Switch
        label="Invite links"
        hint={`${standing(inviteLinks === organizationDefaults.inviteLinks)} Whoever has such a link can join. Switched off, those that were made stop working, and come back with the switch.`}
        checked={inviteLinks}
        busy={update.isPending}
        disabledReason={refused}
        onCheckedChange={(on) => update.mutate({ inviteLinks: on })}
      />
      <FormError error={update.error === null ? undefined : processError(update.error)} />
    </div>
  )
}
