/**
 * B2 for members: pages of 10,000 people in 2,000 teams over 300 spaces, compared with the same SQL written by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '../../service/installation/open-store.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
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

/** The same requests to both stores. */
const againstEmbedded = async (
  rate: (url: string) => Promise<number>,
  onServer: ServiceProcess,
  embedded: ServiceProcess,
  organization: string,
): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [what, path] of questions) {
    const { ratio, ours, theirs } = await compare(
      () => rate(`${onServer.url}/v1/orgs/${organization}${path}`),
      () => rate(`${embedded.url}/v1/orgs/${organization}${path}`),
      3,
    )
    lines.push({
      what: `${what}, PostgreSQL against embedded`,
      ratio,
      target: { atLeast: 0.5 },
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
    const rate = async (url: string) => (await underLoad(url, { connections, token })).requestsPerSecond
    const lines: Line[] = []
    try {
      for (const [what, path, byHand] of questions) {
        const url = `${service.url}/v1/orgs/${organization}${path}`
        const { ratio, ours, theirs } = await compare(
          () => rate(url),
          () => rate(`${floor.url}${byHand}`),
        )
        lines.push({
          what: `${what}, against SQL by hand`,
          ratio,
          target: { atLeast: 0.6 },
          figures: [`${Math.round(ours)} against ${Math.round(theirs)} requests/s`],
        })
      }
      const onServer = await onPostgres(name, async (databaseUrl) => {
        await copyToPostgres(dataDir, databaseUrl)
        const other = await startService({ databaseUrl, env, prefix: pinned(0) })
        try {
          return await againstEmbedded(rate, other, service, organization)
        } finally {
          await other.stop()
        }
      })
      return [...lines, ...onServer]
    } finally {
      floor.stop()
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
