/** Integrations: publishing, installing, rendering and events. */
import { scriptOf } from '../fixtures/integration-script.ts'
import { lzText } from '../fixtures/lz-text.ts'
import type { Walker } from './client-walk.ts'
import { idOf, itemsOf } from './client-walk.ts'

interface IntegrationWalk {
  readonly organization: string
  readonly space: string
  /** Calls in the name of an integration. */
  readonly own: (integration: string) => Walker
  /** Waits until the events of an integration are delivered. */
  readonly delivered: (integration: string) => Promise<void>
}

const name = 'tide'
const script = scriptOf(`return event.type === 'ui_render'
  ? Response.json({ type: 'complete', returnValue: { id: 7 } })
  : new Response('OK')`)

const walkPlaces = async (call: Walker, installation: string, { organization, space }: IntegrationWalk) => {
  const site = idOf(await call('createSite', organization, { title: 'Tides', spaces: [space] }))
  for (const [kind, place, body] of [
    ['Space', space, { space }],
    ['Site', site, { siteId: site }],
  ] as const) {
    await call(`installIntegrationOn${kind}`, name, installation, body)
    await call(`listIntegrationInstallation${kind}s`, name, installation)
    await call(`listIntegration${kind}Installations`, name)
    await call(`getIntegration${kind}Installation`, name, installation, place)
    await call(`updateIntegration${kind}Installation`, name, installation, place, { externalIds: ['x'] })
  }
  const context = { type: 'document', theme: 'light', spaceId: space, editable: true }
  const request = { componentId: 'level', props: {}, context }
  await call('renderIntegrationUIWithPost', name, request)
  await call('renderIntegrationUIWithGet', name, { request: lzText(JSON.stringify(request)) })
  await call('uninstallIntegrationFromSpace', name, installation, space)
  await call('uninstallIntegrationFromSite', name, installation, site)
}

export const walkIntegrations = async (call: Walker, walk: IntegrationWalk): Promise<void> => {
  const { organization } = walk
  await call('publishIntegration', name, {
    ...{ runtime: 'v2', title: 'Tide', description: '', script, organization },
    scopes: ['space:content:read', 'site:script:inject'],
    blocks: [{ id: 'level', title: 'Level' }],
  })
  await call('listIntegrations')
  await call('getIntegrationByName', name)
  await call('listOrganizationIntegrations', organization)
  const installation = idOf(await call('installIntegration', name, { organization }))
  await call('listIntegrationInstallations', name)
  await call('listOrganizationInstallations', organization)
  await call('getIntegrationInstallationById', name, installation)
  await call('updateIntegrationInstallation', name, installation, { externalIds: ['one'] })
  await walk.own(name)('createIntegrationInstallationToken', name, installation)
  await walkPlaces(call, installation, walk)
  await call('queueIntegrationTask', name, { task: { count: 1 } })
  await walk.delivered(name)
  const [event] = itemsOf(await call('listIntegrationEvents', name))
  await call('getIntegrationEvent', name, idOf(event))
  await call('setIntegrationDevelopmentMode', name, {
    ...{ tunnelUrl: 'https://p8787.localhost.trycloudflare.com', all: true },
  })
  await call('disableIntegrationDevelopmentMode', name)
  await call('uninstallIntegration', name, installation)
  await call('unpublishIntegration', name)
}
