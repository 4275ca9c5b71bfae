/**
 * B12: every read operation, typical writes, and published pages, at half of the service's maximum load, for
 * `B12_SECONDS` (180): how far slow responses are from typical ones, whether memory grows, and whether anything fails.
 * A third of the requests are published pages, a tenth are writes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Operation } from '../../contract/operation/operation.ts'
import { operations } from '../../contract/operations.ts'
import { queryOf } from '../fixtures/operation-samples.ts'
import type { Chance } from '../generators/seeded.ts'
import { chanceOf } from '../generators/seeded.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { percentile, pinned, residentMegabytes } from './measuring/measurement.ts'
import type { SoakWorld } from './data/soak-world.ts'
import { makeSoakWorld } from './data/soak-world.ts'

export const name = 'B12 soak'
export const describe = 'a mixed load over every operation at half of the maximum'

const seed = 20_261_121
const clients = 16

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

const readsOf = (service: ServiceProcess, world: SoakWorld): Action[] =>
  (Object.values(operations) as readonly Operation[])
    .filter(({ method, stream }) => method === 'GET' && stream === undefined)
    .flatMap((operation) => {
      const path = pathIn(operation, world.ids)
      if (path === undefined) return []
      const url = `${service.url}/v1${path}${queryOf(operation)}`
      return [{ name: operation.id, weight: 1, request: () => ({ method: 'GET', url }) }]
    })

const writesOf = (service: ServiceProcess, world: SoakWorld): Action[] => {
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

const publishedOf = (service: ServiceProcess, world: SoakWorld): Action => ({
  name: 'a published page',
  weight: 1,
  request: (chance) => ({ method: 'GET', url: `${service.sitesUrl}${chance.pick(world.published)}` }),
})

interface Tally {
  readonly times: Map<string, number[]>
  broken: string[]
  requests: number
}

const send = async (service: ServiceProcess, action: Action, chance: Chance): Promise<number> => {
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
const load = async (
  service: ServiceProcess,
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

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
  const seconds = Number(process.env['B12_SECONDS'] ?? 180)
  try {
    const world = await makeSoakWorld(dataDir, env)
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    try {
      const tried = chanceOf(seed)
      const reads: Action[] = []
      const writes: Action[] = []
      const leftOut: string[] = []
      for (const [list, actions] of [
        [reads, readsOf(service, world)],
        [writes, writesOf(service, world)],
      ] as const)
        for (const action of actions) {
          const status = await send(service, action, tried)
          // Requests that fail in this world (a PDF that was never created, a host name that no site has) are not
          // repeated.
          if (status < 400) list.push(action)
          else leftOut.push(`${action.name} ${status}`)
        }
      const mix = mixOf([
        [1 / 3, [publishedOf(service, world)]],
        [0.1, writes],
        [1, reads],
      ])
      await load(service, mix, { seconds: 5, from: 1000 })
      const full = await load(service, mix, { seconds: 10, from: 2000 })
      const pace = full.requests / 10 / 2
      const first = await load(service, mix, { seconds: seconds / 3, pace, from: 3000 })
      const before = residentMegabytes(service.pid) ?? 0
      const rest = await load(service, mix, { seconds: (seconds * 2) / 3, pace, from: 4000 })
      const after = residentMegabytes(service.pid) ?? 0
      const spread = [...rest.times]
        .filter(([, times]) => times.length >= 20)
        .map(([action, times]) => ({
          action,
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          ratio: percentile(times, 0.99) / percentile(times, 0.5),
          of: percentile(times, 0.99) / percentile(first.times.get(action) ?? times, 0.99),
        }))
        .toSorted((a, b) => b.ratio - a.ratio)
      const shown = (one: (typeof spread)[number] | undefined): string =>
        one === undefined ? '' : `${one.action} ${one.p50.toFixed(1)} and ${one.p99.toFixed(1)} ms`
      const all = [...rest.times.values()].flat()
      const within = spread.filter(({ ratio }) => ratio <= 5).length
      return [
        {
          what: 'p99 of an operation against its p50, the worst',
          ratio: spread[0]?.ratio ?? 0,
          target: { atMost: 5 },
          figures: [
            shown(spread[0]),
            shown(spread[1]),
            `${within} of ${spread.length} operations within 5`,
            `${pace.toFixed(0)} requests/s`,
          ],
        },
        {
          what: 'p99 of all requests against the first third',
          ratio: percentile(all, 0.99) / percentile([...first.times.values()].flat(), 0.99),
          target: { atMost: 1.2 },
          figures: [`${percentile(all, 0.5).toFixed(1)} and ${percentile(all, 0.99).toFixed(1)} ms`],
        },
        {
          what: 'memory after the last two thirds against before',
          ratio: after / before,
          target: { atMost: 1.05 },
          figures: [`${Math.round(before)} and ${Math.round(after)} MB`],
        },
        {
          what: 'answers of 500 and above',
          ratio: full.broken.length + first.broken.length + rest.broken.length,
          target: { atMost: 0 },
          figures: [
            ...[...new Set([...full.broken, ...first.broken, ...rest.broken])].slice(0, 3),
            `${full.requests + first.requests + rest.requests} requests`,
            `${leftOut.length} reads without an answer here left out`,
          ],
        },
      ]
    } finally {
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
