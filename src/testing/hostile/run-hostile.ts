/** The built service under all hostile requests, two at a time, while another process reads an ordinary page. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HostileRequest, HostileWorld } from './requests.ts'
import { hostileRequests } from './requests.ts'
import { treeMegabytes } from '../processes/process-memory.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { Reading } from './paced-reader.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import type { MeteredService } from './metered-service.ts'

interface HostileAnswer {
  readonly name: string
  readonly status: number
  readonly seconds: number
}

/** What the requests that were open at a time cost. */
interface Moment {
  /** Milliseconds of a turn, or megabytes of memory. */
  readonly cost: number
  readonly open: readonly string[]
}

export interface HostileRun {
  /** The reader alone, and during the hostile requests. */
  readonly calm: Reading
  readonly hostile: Reading
  /** The longest time that the main thread of the service computed without serving requests: milliseconds of CPU time. */
  readonly standstill: number
  /** The longest turns, longest first, and the moment of the most memory. */
  readonly longestTurns: readonly Moment[]
  readonly mostMemory: Moment
  readonly answers: readonly HostileAnswer[]
}

const send = (
  service: ServiceProcess,
  { method, path, body, headers }: Omit<HostileRequest, 'name'>,
): Promise<Response> =>
  fetch(`${service.url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.admin.token}`,
      ...(body !== undefined && {
        'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })

/** A space with twenty ordinary pages on main, and an open change request. */
const makeWorld = async (service: ServiceProcess): Promise<HostileWorld> => {
  const ask = asOwner(service)
  const organization = `/orgs/${await firstOrganization(ask)}`
  const made = async (path: string, body: object) => (await ask<{ id: string }>('POST', path, body)).id
  const space = `/spaces/${await made(`${organization}/spaces`, { title: 'Guide' })}`
  const open = async (subject: string) =>
    `${space}/change-requests/${await made(`${space}/change-requests`, { subject })}`
  const first = await open('Pages')
  const markdown = 'Some **words** of an ordinary page, with [a link](/page-2).\n\n'.repeat(40)
  await ask('POST', `${first}/content`, {
    changes: Array.from({ length: 20 }, (_, at) => ({
      operation: 'insert_page',
      title: `Page ${at}`,
      document: { markdown },
    })),
  })
  await ask('POST', `${first}/merge`)
  const page = await ask<{ id: string; document: { nodes: { key: string }[] } }>(
    'GET',
    `${space}/content/path/page-1?format=document`,
  )
  return {
    organization,
    space,
    change: await open('Hostile'),
    page: page.id,
    block: page.document.nodes[0]?.key ?? '',
  }
}

const readingDuring = async (
  service: ServiceProcess,
  path: string,
  work: () => Promise<unknown>,
): Promise<Reading> => {
  const reader = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'paced-reader.ts'),
      `${service.url}/v1${path}`,
      String(service.pid),
      `authorization: Bearer ${service.admin.token}`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let output = ''
  reader.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise((resolve) => reader.on('exit', resolve))
  try {
    await work()
  } finally {
    reader.stdin.end()
    await ended
  }
  return JSON.parse(output) as Reading
}

/** The status; 0 if the service closed the connection while a body that it rejects was still being sent. */
const statusOf = async (service: ServiceProcess, input: HostileRequest): Promise<number> => {
  try {
    const answer = await send(service, input)
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string }
    if (code === 'EPIPE' || code === 'ECONNRESET') return 0
    throw error
  }
}

/** Runs all requests against a service that is used by nobody else. */
export const runHostile = async (service: MeteredService): Promise<HostileRun> => {
  const world = await makeWorld(service)
  const path = `${world.space}/content/page/${world.page}?format=document`
  await readingDuring(service, path, () => sleep(1000))
  const calm = await readingDuring(service, path, () => sleep(5000))
  const answers: (HostileAnswer & { readonly from: number; readonly until: number })[] = []
  const queue = [...hostileRequests(world)]
  const open = new Set<string>()
  const attack = async (): Promise<void> => {
    for (let input = queue.shift(); input !== undefined; input = queue.shift()) {
      const from = Date.now()
      open.add(input.name)
      const status = await statusOf(service, input)
      open.delete(input.name)
      const until = Date.now()
      answers.push({ name: input.name, status, seconds: (until - from) / 1000, from, until })
    }
  }
  let mostMemory: Moment = { cost: 0, open: [] }
  const watching = setInterval(() => {
    const cost = Math.round(treeMegabytes(service.pid))
    if (cost > mostMemory.cost) mostMemory = { cost, open: [...open] }
  }, 100)
  const begun = Date.now()
  const hostile = await readingDuring(service, path, () => Promise.all([attack(), attack()]))
  clearInterval(watching)
  const longestTurns = service
    .turnsSince(begun)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 8)
    .map(({ endedAt, milliseconds }) => ({
      cost: milliseconds,
      open: answers
        .filter(({ from, until }) => from <= endedAt && endedAt - milliseconds <= until)
        .map(({ name }) => name),
    }))
  return { calm, hostile, standstill: longestTurns[0]?.cost ?? 0, longestTurns, mostMemory, answers }
}
