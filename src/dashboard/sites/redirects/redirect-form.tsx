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

export interface RedirectTarget {
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
  readonly targets: readonly RedirectTarget[]
  readonly onClose: () => void
}

const redirectSchema = NewSiteRedirect.pick({ source: true }).extend({ to: RedirectPath })

type Destination = WireRedirect['destination']

/** The text of the target field; undefined for a part of the site, which is selected. */
const typedTarget = (destination: Destination | undefined): string | undefined =>
  destination?.kind === 'path'
    ? destination.path
    : destination?.kind === 'external'
      ? destination.url
      : undefined

const targetIdOf = (destination: Destination | undefined): string =>
  destination?.kind === 'site-section'
    ? destination.siteSectionId
    : destination?.kind === 'site-space' || destination?.kind === 'site-page'
      ? destination.siteSpaceId
      : ''

/** Creates a redirect, or updates an existing one. */
const useSaveRedirect = ({ org, site, redirect, onClose }: Omit<RedirectFormProps, 'targets'>) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  return useMutation({
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
}

/** Sets one redirect: source, target, and what of the path is preserved. */
export function RedirectForm({ org, site, redirect, targets, onClose }: RedirectFormProps) {
  const before = redirect?.destination
  const [targetId, setTargetId] = useState(targetIdOf(before))
  const [wildcard, setWildcard] = useState(redirect?.captureWildcard ?? false)
  const [permanent, setPermanent] = useState(redirect?.permanent ?? true)
  const form = useContractForm(redirectSchema, {
    source: redirect?.source ?? '',
    // The text field is hidden while a part is selected.
    to: typedTarget(before) ?? (targetId === '' ? '' : '/'),
  })
  const save = useSaveRedirect({ org, site, redirect, onClose })
  const destinationOf = (to: string): Destination => {
    const chosen = targets.find(({ value }) => value === targetId)
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
      form={form}
      open
      onClose={onClose}
      title={redirect === undefined ? 'New redirect' : 'Edit redirect'}
      description="Applies if the site has no page at the path. Pages take precedence over redirects."
      onSubmit={({ source, to }) =>
        save.mutate({ source, destination: destinationOf(to), permanent, captureWildcard: wildcard })
      }
      pending={save.isPending}
      error={save.error}
      submitLabel={redirect === undefined ? 'Create redirect' : 'Save'}
    >
      <FormTextField
        form={form}
        name="source"
        label="From path"
        hint="Relative to the URL of the site, such as guide/old-name."
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        label="To"
        value={targetId}
        onValueChange={(next) => {
          setTargetId(next)
          form.setValue('to', next === '' ? '' : '/', { shouldDirty: true })
        }}
        options={[{ value: '', label: 'Path or URL' }, ...targets]}
      />
      {targetId === '' && (
        <FormTextField
          form={form}
          name="to"
          label="Path or URL"
          hint="A path on this site, such as guide#install, or a URL that starts with https://."
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Switch
        label="Include subpaths"
        hint="A redirect from guide to manual also redirects guide/start to manual/start."
        checked={wildcard}
        onCheckedChange={setWildcard}
      />
      <Switch
        label="Permanent"
        hint="Browsers and search engines remember a permanent redirect."
        checked={permanent}
        onCheckedChange={setPermanent}
      />
    </FormDialog>
  )
}
