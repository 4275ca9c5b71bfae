import { useSuspenseQuery } from '@tanstack/react-query'
import { CodeLines, Facts } from './facts.tsx'
import { overviewOptions } from './installation-queries.ts'

/** Addresses, and what outgoing requests may reach. Set in the environment of the service. */
export function NetworkSection() {
  const { data } = useSuspenseQuery(overviewOptions())
  const { addresses, network } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="Addresses" className="grid gap-2">
        <h3 className="font-strong">Addresses</h3>
        <Facts
          label="Addresses"
          rows={[
            { name: 'Dashboard and API', value: <CodeLines lines={[addresses.app]} empty="" /> },
            { name: 'Published sites', value: <CodeLines lines={[addresses.sites]} empty="" /> },
            { name: 'Integrations', value: <CodeLines lines={[addresses.integrations]} empty="" /> },
            {
              name: 'Domains without verification',
              value: <CodeLines lines={network.trustedHostnames} empty="None (TRUSTED_HOSTNAMES)" />,
            },
          ]}
        />
      </section>
      <section aria-label="Requests" className="grid gap-2">
        <h3 className="font-strong">Requests</h3>
        <Facts
          label="Requests"
          rows={[
            {
              name: 'Outgoing',
              value: (
                <div className="grid gap-1">
                  <p>Public addresses, and these private ones:</p>
                  <CodeLines lines={network.outgoingAllow} empty="None (OUTGOING_ALLOW)" />
                </div>
              ),
            },
            {
              name: 'Trusted proxies',
              value: <CodeLines lines={network.trustProxy} empty="None (TRUST_PROXY)" />,
            },
          ]}
        />
      </section>
      <p className="max-w-measure text-caption text-ink-soft">
        These are set by environment variables. Change them where Recto is started, then restart it.
      </p>
    </div>
  )
}
