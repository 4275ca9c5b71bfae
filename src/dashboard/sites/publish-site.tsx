import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { listSitesQueryKey, publishSiteMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast.ts'
import { siteOptions } from './site-queries.ts'
import { visibilityWords } from './site-words.ts'

export interface PublishSiteProps {
  readonly org: string
  readonly site: Site
  /** Why not; undefined when the person may. */
  readonly refused: string | undefined
}

/** Puts a site online: for whom, and what keeps it from that. */
export function PublishSite({ org, site, refused }: PublishSiteProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const publish = useMutation({
    ...publishSiteMutation(),
    onSuccess: (after) => {
      client.setQueryData(siteOptions(org, site.id).queryKey, after)
      void showToast({
        text: 'The site is live',
        detail: `It is readable ${visibilityWords[after.visibility].whom}.`,
      })
      return client.invalidateQueries({ queryKey: listSitesQueryKey({ path: { organizationId: org } }) })
    },
  })
  const { label, hint } = visibilityWords[site.visibility]
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Publish</h1>
      <Section title={site.published ? 'It is live' : 'Put it online'} lead={`${label}: ${hint}`}>
        <FormError error={publish.error === null ? undefined : processError(publish.error)} />
        {!site.published && (
          <span>
            <Button
              variant="primary"
              icon={Radio}
              busy={publish.isPending}
              disabledReason={refused}
              onClick={() => publish.mutate({ path })}
            >
              Publish the site
            </Button>
          </span>
        )}
      </Section>
    </div>
  )
}
