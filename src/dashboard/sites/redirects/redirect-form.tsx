import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createSiteRedirect, updateSiteRedirect } from '../../../client/sdk.gen.ts'
import type { NewSiteRedirect as WireRedirect, SiteRedirect } from '../../../client/types.gen.ts'
import { NewSiteRedirect, RedirectPath } from '../../../contract/sites/access/redirect-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

export interface RedirectPart {
  readonly value: string
  readonly label: string
  readonly kind: 'site-section' | 'site-space'
}

export interface RedirectFormProps {
  readonly org: string
  readonly site: string
  /** The redirect to edit; undefined: a new one. */
  readonly redirect: SiteRedirect | undefined
  /** Possible targets: sections and site spaces. */
  readonly parts: readonly RedirectPart[]
  readonly onClose: () => void
}

const form = NewSiteRedirect.pick({ source: true }).extend({ to: RedirectPath })

type Destination = WireRedirect['destination']

/** The text of the target field; undefined for a part of the site, which is selected. */
const typedOf = (destination: Destination | undefined): string | undefined =>
  destination?.kind === 'path'
    ? destination.path
    : destination?.kind === 'external'
      ? destination.url
      : undefined

const partOf = (destination: Destination | undefined): string =>
  destination?.kind === 'site-section'
    ? destination.siteSectionId
    : destination?.kind === 'site-space' || destination?.kind === 'site-page'
      ? destination.siteSpaceId
      : ''

/** Sets one redirect: source, target, and what of the path is preserved. */
export function RedirectForm({ org, site, redirect, parts, onClose }: RedirectFormProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const before = redirect?.destination
  const [part, setPart] = useState(partOf(before))
  const [wildcard, setWildcard] = useState(redirect?.captureWildcard ?? false)
  const [permanent, setPermanent] = useState(redirect?.permanent ?? true)
  const contract = useContractForm(form, {
    source: redirect?.source ?? '',
    // The text field is hidden while a part is selected.
    to: typedOf(before) ?? (part === '' ? '' : '/'),
  })
  const save = useMutation({
    mutationFn: async (body: WireRedirect) =>
      redirect === undefined
        ? (await createSiteRedirect({ path, body, throwOnError: true })).data
        : (
            await updateSiteRedirect({
              path: { ...path, redirectId: redirect.id },
              body,
              throwOnError: true,
            })
          ).data,
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ queryKey: listSiteRedirectsQueryKey({ path }).slice(0, 1) })
    },
  })
  const destinationOf = (to: string): Destination => {
    const chosen = parts.find(({ value }) => value === part)
    if (chosen?.kind === 'site-section') return { kind: 'site-section', siteSectionId: chosen.value }
    if (chosen !== undefined)
      // A page target is kept while its part is unchanged.
      return before?.kind === 'site-page' && before.siteSpaceId === chosen.value
        ? before
        : { kind: 'site-space', siteSpaceId: chosen.value }
    return /^https?:\/\//i.test(to) ? { kind: 'external', url: to } : { kind: 'path', path: to }
  }
  return (
    <FormDialog
      form={contract}
      open
      onClose={onClose}
      title={redirect === undefined ? 'New redirect' : 'Change the redirect'}
      description="It leads on when the site has no page at the path: a page always goes before a redirect."
      onSubmit={({ source, to }) =>
        save.mutate({ source, destination: destinationOf(to), permanent, captureWildcard: wildcard })
      }
      pending={save.isPending}
      error={save.error}
      submitLabel={redirect === undefined ? 'Make the redirect' : 'Save'}
    >
      <FormTextField
        form={contract}
        name="source"
        label="From the path"
        hint="Below the address of the site, such as guide/old-name."
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        label="It leads to"
        value={part}
        onValueChange={(next) => {
          setPart(next)
          contract.setValue('to', next === '' ? '' : '/', { shouldDirty: true })
        }}
        options={[{ value: '', label: 'A path or an address that I type' }, ...parts]}
      />
      {part === '' && (
        <FormTextField
          form={contract}
          name="to"
          label="Path or address"
          hint="A path of this site, or an address that begins with https://."
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Switch
        label="Also everything below it"
        hint="With guide to manual, guide/start leads to manual/start too."
        checked={wildcard}
        onCheckedChange={setWildcard}
      />
      <Switch
        label="For good"
        hint="Browsers and search engines remember it. Off: they ask again each time."
        checked={permanent}
        onCheckedChange={setPermanent}
      />
    </FormDialog>
  )
}
