/**
 * Both versions of the published client, unchanged, call every operation that they have in common with the service, with
 * success. A new operation has to be added to the walk.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../testing/fixtures/space-content.ts'
import { whitePoint } from '../testing/fixtures/blocks.ts'
import { withConversations } from '../testing/fixtures/conversations/support-desk.ts'
import { deliver, eventsOf } from '../testing/fixtures/integrations.ts'
import type { TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import type { ClientPackage, ClientWalk } from '../testing/published-client/client-walk.ts'
import { clientWalk, commonOperations } from '../testing/published-client/client-walk.ts'
import { walkContent } from '../testing/published-client/walk-content.ts'
import { walkIntegrations } from '../testing/published-client/walk-integrations.ts'
import { walkKnowledge } from '../testing/published-client/walk-knowledge.ts'
import { walkOrganizations } from '../testing/published-client/walk-organizations.ts'
import { walkSites } from '../testing/published-client/walk-sites.ts'
import { engines } from '../testing/stores/test-store.ts'
import { integrationToken } from './access/integration-caller.ts'

const walks = engines.flatMap((engine) =>
  (['@gitbook/api', '@gitbook/api-latest'] as const).map((name) => [engine, name] as const),
)

describe.each(walks)('on %s, %s', { timeout: 120_000 }, (engine, name: ClientPackage) => {
  let service: TestService
  beforeEach(async () => {
    service = await startTestService(engine)
    deliver(service)
  })
  afterEach(() => service.close())

  const walked = async (): Promise<ReadonlySet<string>> => {
    const [mara, ines, noor, kim] = [
      await service.person('mara', { operator: true }),
      await service.person('ines'),
      await service.person('noor'),
      await service.person('kim'),
    ]
    const organization = await service.organization('Halden', mara)
    const second = await service.organization('Elsewhere', mara)
    const { settled } = withConversations(service, mara, organization)
    await service.member(organization, ines, 'edit')
    const team = String((await mara.done('PUT', `/orgs/${organization}/teams`, { title: 'Team' }))['id'])
    const walk = clientWalk(service, name, mara.token)
    const { call } = walk
    const [newcomer, invited, reviewer] = [
      clientWalk(service, name, noor.token),
      clientWalk(service, name, kim.token),
      clientWalk(service, name, ines.token),
    ]
    await service.ctx.store.write((db) =>
      db
        .updateTable('persons')
        .set({ verified_at: service.ctx.now() })
        .where('id', '=', noor.person)
        .execute(),
    )
    const owned: ClientWalk[] = []
    const own = (integration: string) => {
      const validity = { now: service.ctx.now(), milliseconds: 60_000 }
      const token = integrationToken(service.ctx.keys, { integration, depth: 0 }, validity)
      owned.push(clientWalk(service, name, token))
      return owned.at(-1)?.call ?? call
    }
    await walkOrganizations(call, {
      service,
      organization,
      mara,
      ines,
      newcomer: newcomer.call,
      invited: invited.call,
    })
    const fill = async (space: string) => {
      await putContent(service.ctx, space, mara.person, {
        pages: [
          { id: 'welcome', title: 'Welcome', document: paragraphs('First words.') },
          { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
        ],
        files: [{ id: 'f1', name: 'a.png', contentType: 'image/png', bytes: whitePoint }],
        reusableContents: [{ id: 'note', document: paragraphs('Said everywhere.') }],
      })
      return { page: 'welcome', path: 'welcome', file: 'f1', reusable: 'note' }
    }
    const space = await walkContent(call, { organization, second, ines, team, reviewer: reviewer.call, fill })
    const addHostname = async (site: string, hostname: string) => {
      await mara.done('PUT', `/orgs/${organization}/sites/${site}/hostname`, { hostname })
    }
    await walkSites(call, { organization, ines, team, space, page: 'welcome', addHostname })
    const delivered = async (integration: string) => {
      await eventsOf(service, integration, 1)
    }
    await walkIntegrations(call, { organization, space, own, delivered })
    await walkKnowledge(call, { organization, space, settled })
    return new Set([walk, newcomer, invited, reviewer, ...owned].flatMap(({ answered }) => [...answered]))
  }

  it('every operation is answered with success', async () => {
    const answered = await walked()
    const all = [...commonOperations(name).keys()]
    expect(all.length).toBeGreaterThan(240)
    expect(all.filter((id) => !answered.has(id))).toEqual([])
  })
})
