/**
 * B2 for members: pages of 10,000 people in 2,000 teams over 300 spaces, compared with the same SQL written by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '../../service/installation/open-store.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import type { Floor } from './floors/start-floor.ts'
import { startFloor } from './floors/start-floor.ts'
import { addManyPeople } from './data/many-people.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, pinned } from './measuring/measurement.ts'
import { benchSecret, copyToPostgres, onPostgres } from './measuring/on-postgres.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B2 members'
export const describe = 'GET of 50 of 10,000 members, 8 connections'

const size = { people: 10_000, teams: 2000, spaces: 300 }
const connections = 8

/** The requests to the service, and their equivalents for the baseline. */
const questions = [
  ['list', '/members?limit=50', 'list'],
  ['search', '/members?limit=50&search=son%2099', 'search?q=son%2099'],
  ['one role', '/members?limit=50&role=edit', 'role?rank=3'],
  [`matrix with ${size.spaces} spaces`, '/access?limit=50', 'matrix'],
] as const

interface RowOptions {
  readonly token: string
  readonly organization: string
  /** What is said of the stores. */
  readonly store: string
}

/** The requests to a service, against the same SQL by hand. */
const againstFloor = async (
  { url }: ServiceProcess,
  floor: Floor,
  { token, organization, store }: RowOptions,
): Promise<Line[]> => {
  const rate = async (address: string) => (await underLoad(address, { connections, token })).requestsPerSecond
  const lines: Line[] = []
  for (const [what, path, byHand] of questions) {
    const { ratio, ours, theirs } = await compare(
      () => rate(`${url}/v1/orgs/${organization}${path}`),
      () => rate(`${floor.url}${byHand}`),
    )
    lines.push({
      what: `${what}, against SQL by hand${store}`,
      ratio,
      target: { atLeast: 0.6 },
      figures: [`${Math.round(ours)} against ${Math.round(theirs)} requests/s`],
    })
  }
  return lines
}

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0', SECRET: benchSecret }
  try {
    const before = await startService({ dataDir, env })
    const ask = asOwner(before)
    const organization = await firstOrganization(ask)
    const space = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'First' })
    await before.stop()
    const file = storeFile(dataDir)
    addManyPeople(file, organization, space.id, size)
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    const floor = await startFloor('members-floor.ts', file, organization)
    const { token } = service.admin
    try {
      const embedded = await againstFloor(service, floor, { token, organization, store: '' })
      const onServer = await onPostgres(name, async (databaseUrl) => {
        await copyToPostgres(dataDir, databaseUrl)
        const other = await startService({ databaseUrl, env, prefix: pinned(0) })
        const byHand = await startFloor('members-floor.ts', databaseUrl, organization)
        try {
          return await againstFloor(other, byHand, { token, organization, store: ', both on PostgreSQL' })
        } finally {
          byHand.stop()
          await other.stop()
        }
      })
      return [...embedded, ...onServer]
    } finally {
      floor.stop()
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
