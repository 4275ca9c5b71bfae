import { createFileRoute } from '@tanstack/react-router'
import { SiteIntegrations } from '../../-integrations/site-integrations.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/integrations')({
  staticData: { crumb: 'Integrations' },
  component: Integrations,
})

function Integrations() {
  const { org, site } = Route.useParams()
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)]">
      <h1 className="sr-only">Integrations</h1>
      <SiteIntegrations org={org} site={site} />
    </div>
  )
}
