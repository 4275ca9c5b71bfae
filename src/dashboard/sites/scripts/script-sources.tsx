import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listIntegrationScriptsOptions,
  listSiteBlockedHostsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Site, SiteBlockedHost } from '../../../client/types.gen.ts'
import { blockedHostDays } from '../../../contract/sites/blocked-hosts.ts'
import { FormError } from '../../forms/form-error.tsx'
import { LastChange } from '../../forms/last-change.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { siteRefusal } from '../site-permission-text.ts'
import { useUpdateSite } from '../use-update-site.ts'
import { sourceChoices, usedFor } from './script-source-text.ts'

export interface ScriptSourcesProps {
  readonly org: string
  readonly site: Site
}

/** Which hosts scripts of integrations can use, and which ones were blocked. Nothing for a site without scripts. */
export function ScriptSources({ org, site }: ScriptSourcesProps) {
  const path = { organizationId: org, siteId: site.id }
  const { data: scripts = [] } = useQuery(listIntegrationScriptsOptions({ path }))
  if (scripts.length === 0 && site.scriptSources === 'declared') return null
  return (
    <Section
      title="Scripts"
      lead="Published pages stop scripts of integrations from using other hosts than these."
    >
      <SourceChoice key={site.scriptSources} org={org} site={site} />
      <LastChange org={org} of="site" id={site.id} action="site.updated" fields={['script_sources']} />
      {siteRefusal(site, 'edit') === undefined && <BlockedHosts {...path} />}
    </Section>
  )
}

function SourceChoice({ org, site }: ScriptSourcesProps) {
  const current = site.scriptSources
  const [chosen, setChosen] = useState(current)
  const update = useUpdateSite(org, site.id, 'Hosts for scripts changed')
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Hosts that scripts can use"
        value={chosen}
        onValueChange={setChosen}
        options={(['declared', 'any-https'] as const).map((value) => ({ value, ...sourceChoices[value] }))}
      />
      <FormError error={update.error} />
      {chosen !== current && (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={update.isPending}
            disabledReason={siteRefusal(site, 'publish')}
            onClick={() => update.mutate({ scriptSources: chosen })}
          >
            {sourceChoices[chosen].apply}
          </Button>
          <Button onClick={() => setChosen(current)}>Cancel</Button>
        </span>
      )}
    </div>
  )
}

function BlockedHosts(path: { readonly organizationId: string; readonly siteId: string }) {
  const { data, error } = useQuery(listSiteBlockedHostsOptions({ path }))
  return (
    <div className="grid gap-2">
      <h3 className="font-strong">Blocked hosts</h3>
      <FormError error={error} />
      {data === undefined && error === null && (
        <Skeleton shape="rows" count={2} label="Loading blocked hosts" />
      )}
      {data?.length === 0 && (
        <p className="text-ink-soft">{`Browsers of readers reported none in the last ${blockedHostDays} days.`}</p>
      )}
      {data !== undefined && data.length > 0 && <HostList hosts={data} />}
    </div>
  )
}

function HostList({ hosts }: { readonly hosts: readonly SiteBlockedHost[] }) {
  return (
    <>
      <p className="text-ink-soft">
        {`Reported by browsers of readers in the last ${blockedHostDays} days. If a script needs one of them, ask its developer to declare it.`}
      </p>
      <ul aria-label="Blocked hosts" className="divide-y divide-line border-y border-line">
        {hosts.map(({ host, directive, lastBlockedAt }) => (
          <li key={`${directive} ${host}`} className="flex flex-wrap items-baseline gap-x-3 px-1 py-1.5">
            <span className="min-w-0 flex-1 font-mono break-all">{host}</span>
            <span className="text-ink-soft">{usedFor[directive]}</span>
            <span className="text-caption text-ink-soft">
              <RelativeTime at={lastBlockedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
