import { useState } from 'react'
import { EmailDomain, organizationDefaults } from '../../contract/organizations/schemas.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { roles } from '../../contract/roles/roles.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import type { SettingsFormProps } from './general-form.tsx'
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

const sourceText = (asItCame: boolean): string => (asItCame ? 'Default.' : 'Customized.')

/** Settings for joining without an invite, and the role that it gives. */
export function JoiningForm({ organization, disabledReason }: SettingsFormProps) {
  const { id, emailDomains, defaultRole = null, inviteLinks } = organization
  const [text, setText] = useState(emailDomains.join('\n'))
  const update = useUpdateOrganization(id, 'Joining settings saved')
  const domains = domainsIn(text)
  const wrong = domains.filter((domain) => !EmailDomain.safeParse(domain).success)
  const same = domains.join() === emailDomains.join()
  return (
    <div className="grid gap-6">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (disabledReason === undefined && wrong.length === 0 && !same)
            update.mutate({ emailDomains: [...domains] })
        }}
      >
        <TextArea
          label="Email domains"
          optional
          hint={
            emailDomains.length === 0
              ? 'Not set. People with a verified email at one of these domains can join without an invite. Enter one per line.'
              : 'People with a verified email at one of these domains can join without an invite. Enter one per line.'
          }
          error={
            wrong.length === 0
              ? undefined
              : `Enter valid domains, such as example.org. Not valid: ${wrong.join(', ')}`
          }
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
              disabledReason ??
              (wrong.length > 0 ? 'Fix the invalid domains first.' : same ? 'No changes to save.' : undefined)
            }
          >
            Save domains
          </Button>
        </span>
      </form>
      <Select
        label="Default role"
        hint={`${sourceText(defaultRole === organizationDefaults.defaultRole)} Applies to people who join by email domain or by an invite without a role. Existing members keep their role.`}
        value={defaultRole ?? 'guest'}
        onValueChange={(choice: Role | 'guest') => {
          if (disabledReason === undefined) update.mutate({ defaultRole: choice === 'guest' ? null : choice })
        }}
        options={choices.map((value) => ({ value, label: roleNames[value] }))}
      />
      <Switch
        label="Invite links"
        hint={`${sourceText(inviteLinks === organizationDefaults.inviteLinks)} Anyone with an invite link can join. Turning this off pauses all existing links.`}
        checked={inviteLinks}
        busy={update.isPending}
        disabledReason={disabledReason}
        onCheckedChange={(on) => update.mutate({ inviteLinks: on })}
      />
      <FormError error={update.error} />
    </div>
  )
}
