/**
 * The load of B12: every read operation, typical writes and published pages of the soak world. A third of the requests
 * are published pages, a tenth are writes.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Operation } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { queryOf } from '../../fixtures/operation-samples.ts'
import type { Chance } from '../../generators/seeded.ts'
import { chanceOf } from '../../generators/seeded.ts'
import type { ServiceProcess } from '../../processes/service-process.ts'
import type { SoakWorld } from './soak-world.ts'

const seed = 20_261_121
const clients = 16

/** Where the load goes: a service, or a proxy in front of several. */
export type LoadedService = Pick<ServiceProcess, 'url' | 'sitesUrl' | 'admin'>

interface Request {
  readonly method: string
  readonly url: string
  readonly body?: unknown
}

/** A repeated request, and the name under which its times are recorded. */
interface Action {
  readonly name: string
  readonly weight: number
  readonly request: (chance: Chance) => Request
}

/** Fills a path; undefined unless the world has values for all of its parameters. */
const pathIn = ({ path }: Operation, ids: SoakWorld['ids']): string | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
  if (names.some((parameter) => !(parameter in ids))) return undefined
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? '')
}

const readsOf = (service: LoadedService, world: SoakWorld): Action[] =>
  (Object.values(operations) as readonly Operation[])
    .filter(({ method, stream }) => method === 'GET' && stream === undefined)
    .flatMap((operation) => {
      const path = pathIn(operation, world.ids)
      if (path === undefined) return []
      const url = `${service.url}/v1${path}${queryOf(operation)}`
      return [{ name: operation.id, weight: 1, request: () => ({ method: 'GET', url }) }]
    })

const writesOf = (service: LoadedService, world: SoakWorld): Action[] => {
  const at = (path: string): string => `${service.url}/v1${path}`
  // Drafts and main change the same dozen pages each: a change request that kept growing until it touched the whole
  // space would measure its own growth instead of the service.
  const somewhere = (chance: Chance) => {
    const space = chance.pick(world.spaces)
    return {
      space,
      change: chance.pick(space.changes),
      draft: chance.pick(space.pages.slice(0, 12)),
      live: chance.pick(space.pages.slice(-12)),
    }
  }
  const write = (name: string, request: Action['request']): Action => ({ name, weight: 1, request })
  return [
    write('postSpaceComment', (chance) => ({
      method: 'POST',
      url: at(`/spaces/${somewhere(chance).space.id}/comments`),
      body: { body: { markdown: `Is *this* so, ${chance.between(1, 1e6)}?` } },
    })),
    write('postComment', (chance) => {
      const { space, change } = somewhere(chance)
      return {
        method: 'POST',
        url: at(`/spaces/${space.id}/change-requests/${change}/comments`),
        body: { body: { markdown: `And that, ${chance.between(1, 1e6)}?` } },
      }
    }),
    write('writeChangeRequest', (chance) => {
      const { space, change, draft } = somewhere(chance)
      const markdown = `What stands here now is ${chance.between(1, 1e6)}.`
      return {
        method: 'POST',
        url: at(`/spaces/${space.id}/change-requests/${change}/content`),
        body: { changes: [{ operation: 'update_page', page: draft, document: { markdown } }] },
      }
    }),
    write('writeMain', (chance) => {
      const { space, live } = somewhere(chance)
      const markdown = `What stands on main now is ${chance.between(1, 1e6)}.`
      return {
        method: 'POST',
        url: at(`/spaces/${space.id}/content`),
        body: { changes: [{ operation: 'update_page', page: live, document: { markdown } }] },
      }
    }),
    write('markViewed', (chance) => {
      const { space, change, draft } = somewhere(chance)
      return {
        method: 'PUT',
        url: at(`/spaces/${space.id}/change-requests/${change}/viewed`),
        body: { page: draft, viewed: chance.odds(0.5) },
      }
    }),
  ]
}

const publishedOf = (service: LoadedService, world: SoakWorld): Action => ({
  name: 'a published page',
  weight: 1,
  request: (chance) => ({ method: 'GET', url: `${service.sitesUrl}${chance.pick(world.published)}` }),
})

interface Tally {
  readonly times: Map<string, number[]>
  broken: string[]
  requests: number
}

const send = async (service: LoadedService, action: Action, chance: Chance): Promise<number> => {
  const { method, url, body } = action.request(chance)
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(url.startsWith(service.url) && { authorization: `Bearer ${service.admin.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Weighted choice. */
const mixOf =
  (parts: readonly (readonly [share: number, actions: readonly Action[]])[]) =>
  (chance: Chance): Action => {
    let at = chance.next()
    for (const [share, actions] of parts) {
      if (at < share) return chance.pick(actions)
      at -= share
    }
    return chance.pick(parts[0]?.[1] ?? [])
  }

/**
 * Sends requests for `seconds`. With a pace (requests per second) each client waits for its next slot, and lateness
 * counts as response time; without one, each sends as fast as it gets responses.
 */
export const load = async (
  service: LoadedService,
  mix: (chance: Chance) => Action,
  { seconds, pace, from }: { readonly seconds: number; readonly pace?: number; readonly from: number },
): Promise<Tally> => {
  const tally: Tally = { times: new Map(), broken: [], requests: 0 }
  const begun = performance.now()
  const client = async (number: number): Promise<void> => {
    const chance = chanceOf(seed + from + number)
    for (let turn = 0; performance.now() - begun < seconds * 1000; turn += 1) {
      const due = pace === undefined ? performance.now() : begun + ((turn * clients + number) / pace) * 1000
      // Each client sends one request after the other.
      if (due > performance.now()) await sleep(due - performance.now())
      const action = mix(chance)
      const status = await send(service, action, chance)
      const times = tally.times.get(action.name) ?? []
      times.push(performance.now() - due)
      tally.times.set(action.name, times)
      tally.requests += 1
      if (status >= 500) tally.broken.push(`${action.name} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return tally
}

/** Leaves out requests that fail in this world (a PDF that was never created, a host name that no site has). */
export const soakMix = async (
  service: LoadedService,
  world: SoakWorld,
): Promise<{ readonly mix: (chance: Chance) => Action; readonly leftOut: readonly string[] }> => {
  const tried = chanceOf(seed)
  const leftOut: string[] = []
  const answering = async (actions: readonly Action[]): Promise<Action[]> => {
    const list: Action[] = []
    for (const action of actions) {
      const status = await send(service, action, tried)
      if (status < 400) list.push(action)
      else leftOut.push(`${action.name} ${status}`)
    }
    return list
  }
  const reads = await answering(readsOf(service, world))
  const writes = await answering(writesOf(service, world))
  const mix = mixOf([
    [1 / 3, [publishedOf(service, world)]],
    [0.1, writes],
    [1, reads],
  ])
  return { mix, leftOut }
}
