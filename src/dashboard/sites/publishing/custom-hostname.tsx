import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  checkSiteHostnameMutation,
  deleteSiteHostnameMutation,
  getSiteHostnameOptions,
  setSiteHostnameMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { CustomHostname as HostnameData } from '../../../client/types.gen.ts'
import { NewCustomHostname } from '../../../contract/sites/access/redirect-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { DnsRecord, DomainStatus } from '../../ui/feedback/domain-proof.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { showToast } from '../../ui/toast.ts'
import { siteOptions } from '../site-queries.ts'
import type { SiteSettingsProps } from '../audience/visibility-choice.tsx'

/** Sets up a custom host name: enter, verify by DNS or file, serve. */
export function CustomHostname({ org, site, refused }: SiteSettingsProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = getSiteHostnameOptions({ path })
  // A site without one answers 404.
  const hostname = useQuery({ ...options, retry: false })
  const refresh = (): Promise<unknown> =>
    client.invalidateQueries({ queryKey: siteOptions(org, site.id).queryKey })
  const store = (after: HostnameData): Promise<unknown> => {
    client.setQueryData(options.queryKey, after)
    return refresh()
  }
  const check = useMutation({
    ...checkSiteHostnameMutation(),
    onSuccess: (after) => {
      if (after.isActive && after.connectionProblem === undefined)
        void showToast({ text: `The site is live at ${after.hostname}` })
      return store(after)
    },
  })
  const remove = useMutation({
    ...deleteSiteHostnameMutation(),
    onSuccess: async () => {
      client.removeQueries({ queryKey: options.queryKey })
      await Promise.all([hostname.refetch(), refresh()])
    },
  })
  if (hostname.isPending) return null
  if (hostname.data === undefined) return <AddDomain {...{ path, refused }} onAdded={store} />
  const { hostname: name, isActive, problem, connectionProblem, proof } = hostname.data
  const repair = connectionProblem ?? problem
  return (
    <div className="grid gap-3">
      <DomainStatus domain={name} proved={isActive} label={isActive ? 'Verified' : 'Not verified'} />
      {!isActive && (
        <>
          {problem !== undefined && <Note tone="warning">{problem}</Note>}
          <p>To verify that you own the domain, add this DNS record or serve this file from the domain.</p>
          <DnsRecord record={proof.dns} />
          <CodeBlock code={`${proof.file.url}\n${proof.file.content}`} label="Verification file" />
        </>
      )}
      {isActive && repair !== undefined && <Note tone="warning">{repair}</Note>}
      <FormError
        error={(check.error ?? remove.error) === null ? undefined : processError(check.error ?? remove.error)}
      />
      <span className="flex flex-wrap gap-2">
        <Button
          // Publishing comes first.
          variant={site.published && !isActive ? 'primary' : 'quiet'}
          busy={check.isPending}
          disabledReason={refused}
          onClick={() => check.mutate({ path })}
        >
          {isActive ? 'Check connection' : 'Verify'}
        </Button>
        <Button busy={remove.isPending} disabledReason={refused} onClick={() => remove.mutate({ path })}>
          Remove domain
        </Button>
      </span>
    </div>
  )
}

interface AddDomainProps {
  readonly path: { readonly organizationId: string; readonly siteId: string }
  readonly refused: string | undefined
  readonly onAdded: (hostname: HostnameData) => Promise<unknown>
}

function AddDomain({ path, refused, onAdded }: AddDomainProps) {
  const form = useContractForm(NewCustomHostname, { hostname: '' })
  const set = useMutation({
    ...setSiteHostnameMutation(),
    onSuccess: (after) => {
      form.reset()
      return onAdded(after)
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => set.mutate({ path, body })}
      pending={set.isPending}
      error={set.error}
      submitLabel="Add domain"
      secondary
      disabledReason={refused}
    >
      <FormTextField
        form={form}
        name="hostname"
        label="Domain"
        hint="A subdomain, such as docs.example.org."
        counted={false}
        autoComplete="off"
        spellCheck={false}
      />
    </FormPage>
  )
}
