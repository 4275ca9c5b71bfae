import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { listSitesQueryKey, publishSiteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { siteOptions } from '../site-queries.ts'
import { displayUrl, visibilityLabels } from '../site-text.ts'
import { CustomHostname } from './custom-hostname.tsx'
import { PublishChecklist } from './publish-checklist.tsx'
import { UnpublishSite } from './unpublish-site.tsx'
import { usePublishChecks } from './use-publish-checks.ts'

export interface PublishSiteProps {
  readonly org: string
  readonly site: Site
  /** Why not; undefined if the user may. */
  readonly refused: string | undefined
}

/** Publishes a site or takes it offline, with its audience and the checks before publishing. */
export function PublishSite({ org, site, refused }: PublishSiteProps) {
  const client = useQueryClient()
  const [isUnpublishing, setUnpublishing] = useState(false)
  const { checks, publishRefusal } = usePublishChecks(org, site)
  const finish = (title: string, detail: string) => (after: Site) => {
    client.setQueryData(siteOptions(org, site.id).queryKey, after)
    setUnpublishing(false)
    void showToast({ text: title, detail })
    return client.invalidateQueries({ queryKey: listSitesQueryKey({ path: { organizationId: org } }) })
  }
  const { label, hint } = visibilityLabels[site.visibility]
  const publish = useMutation({ ...publishSiteMutation(), onSuccess: finish('Site published', hint) })
  const isBlocked = checks.some(({ state }) => state === 'stops')
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Publish</h1>
      <Section title={site.published ? 'Checks' : 'Before you publish'}>
        <PublishChecklist org={org} site={site.id} checks={checks} />
      </Section>
      <Section
        title={site.published ? 'Live' : 'Publish'}
        lead={
          <>
            {label}: {hint}{' '}
            <Link
              to="/o/$org/sites/$site/audience"
              params={{ org, site: site.id }}
              className="text-accent underline"
            >
              Change audience
            </Link>
          </>
        }
      >
        <PublishedUrl url={site.urls.published} />
        {!site.published && refused === undefined && publishRefusal !== undefined && (
          <Note tone="warning">{publishRefusal}</Note>
        )}
        <FormError error={publish.error} />
        <span>
          {site.published ? (
            <Button variant="danger" disabledReason={refused} onClick={() => setUnpublishing(true)}>
              Unpublish
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={Radio}
              busy={publish.isPending}
              disabledReason={
                refused ??
                publishRefusal ??
                (isBlocked ? 'Fix the blocking problems above first.' : undefined)
              }
              onClick={() => publish.mutate({ path: { organizationId: org, siteId: site.id } })}
            >
              Publish site
            </Button>
          )}
        </span>
      </Section>
      <Section
        title="Custom domain"
        lead="Also serve the site from your own domain. Point its DNS to this service."
      >
        <CustomHostname org={org} site={site} refused={refused} />
      </Section>
      {isUnpublishing && (
        <UnpublishSite
          org={org}
          site={site}
          onDone={finish('Site unpublished', 'Nobody can read it until you publish it again.')}
          onClose={() => setUnpublishing(false)}
        />
      )}
    </div>
  )
}

function PublishedUrl({ url }: { readonly url: string | undefined }) {
  if (url === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      <a href={url} target="_blank" rel="noreferrer" className="min-w-0 truncate text-accent underline">
        {displayUrl(url)}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      <CopyButton text={url} what="URL" />
    </p>
  )
}
