import { createFileRoute } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScriptSources } from '../../../sites/scripts/script-sources.tsx'
import { siteOptions } from '../../../sites/site-queries.ts'
import { SiteIntegrations } from '../../-integrations/site-integrations.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/integrations')({
  staticData: { crumb: 'Integrations' },
  component: Integrations,
})

function Integrations() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Integrations</h1>
      <SiteIntegrations org={org} site={site} />
      <ScriptSources org={org} site={data} />
    </div>
  )
}
