import type { Organization } from '../../client/types.gen.ts'
import { OrganizationUpdate } from '../../contract/organizations/schemas.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useUpdateOrganization } from './use-update-organization.ts'

const GeneralSettings = OrganizationUpdate.pick({ title: true }).required().extend({
  hostname: OrganizationUpdate.shape.hostname,
  logo: OrganizationUpdate.shape.logo,
})

export interface SettingsFormProps {
  readonly organization: Organization
  /** Why the user cannot change it, and who can help. */
  readonly disabledReason: string | undefined
}

/** Name, logo and host name of an organization. */
export function GeneralForm({ organization, disabledReason }: SettingsFormProps) {
  const { id, title, hostname, urls } = organization
  const form = useContractForm(GeneralSettings, {
    title,
    ...(hostname !== undefined && { hostname }),
    ...(urls.logo !== undefined && { logo: urls.logo }),
  })
  const update = useUpdateOrganization(id, 'Settings saved')
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
      settings
      disabledReason={disabledReason}
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
      <FormTextField
        form={form}
        name="hostname"
        label="Hostname"
        optional={hostname === undefined}
        hint={
          hostname === undefined
            ? 'Not set. Public content is served at this hostname. Only one organization can use it.'
            : 'Public content is served at this hostname. You can change it, but not remove it.'
        }
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        form={form}
        name="logo"
        label="Logo"
        optional
        hint={urls.logo === undefined ? 'Not set. URL of an image.' : 'URL of an image.'}
        type="url"
        counted={false}
        autoComplete="off"
        spellCheck={false}
      />
    </FormPage>
  )
}
