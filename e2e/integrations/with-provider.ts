/** The fixtures of journeys in which an integration sends somebody to an OpenID Connect provider. */
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { startOidcProvider, type OidcProvider } from '../../src/testing/fixtures/visitors/oidc-provider.ts'
import { test as base, type World } from '../fixtures.ts'

/** People sign in at the provider with their names alone. */
const people = { ada: { plan: 'pro', team: 'Halden' }, tom: { plan: 'free', team: 'Moss' } }

/** A provider on this machine, and a service whose integrations reach it. */
export const test = base.extend<World, { provider: OidcProvider; service: ServiceProcess }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const provider = await startOidcProvider(people)
      await run(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ provider }, run) => {
      const service = await startService({ env: { OUTGOING_ALLOW: provider.host } })
      await run(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
