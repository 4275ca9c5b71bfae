import type { Organization } from '../../client/types.gen.ts'
import { OrganizationUpdate } from '../../contract/organizations/schemas.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useUpdateOrganization } from './use-update-organization.ts'

const part = OrganizationUpdate.pick({ title: true }).required().extend({
  hostname: OrganizationUpdate.shape.hostname,
  logo: OrganizationUpdate.shape.logo,
})

export interface SettingsPartProps {
  readonly organization: Organization
  /** Why the user cannot change it, and who can help. */
  readonly refused: string | undefined
}

/** Name, logo and host name of an organization. */
export function GeneralForm({ organization, refused }: SettingsPartProps) {
  const { id, title, hostname, urls } = organization
  const form = useContractForm(part, {
    title,
    ...(hostname !== undefined && { hostname }),
    ...(urls.logo !== undefined && { logo: urls.logo }),
  })
  const update = useUpdateOrganization(id, 'The settings are saved')
  // An empty host name is sent as undefined; an empty logo as null, which removes it.
  const emptyIs = (empty: undefined | null) => ({
    setValueAs: (value: unknown) => (value === '' ? empty : value),
  })
  form.register('hostname', emptyIs(undefined))
  form.register('logo', emptyIs(null))
  return (
    <FormPage
      form={form}
      onSubmit={(values) => update.mutate(values, { onSuccess: () => form.reset(values) })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      disabledReason={refused}
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
      <FormTextField
        form={form}
        name="hostname"
        label="Host name"
        optional={hostname === undefined}
        hint={
          hostname === undefined
            ? 'Not set. Under this name public content is found; one organization of the installation has it.'
            : 'Under this name public content is found. It can be changed, and not be given up.'
        }
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        form={form}
        name="logo"
        label="Logo"
        optional
        hint={urls.logo === undefined ? 'Not set. The address of a picture.' : 'The address of a picture.'}
        type="url"
        counted={false}
        autoComplete="off"
        spellCheck={false}
      />
    </FormPage>
  )
}
