/** B2 on members: pages of 10,000 people in 2,000 teams over 300 spaces, against the same SQL by hand. */
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '../../service/installation.ts'
import { startService, type ServiceProcess } from '../service-process.ts'
import { startFloor } from './floor.ts'
import type { Line } from './ratio.ts'
import { compare, pinned } from './ratio.ts'
import { underLoad } from './under-load.ts'

export const name = 'B2 members'
export const describe = 'GET of 50 of 10,000 members, 8 connections'

const size = { people: 10_000, teams: 2000, spaces: 300 }
const connections = 8

const ask = async (service: ServiceProcess, path: string, body?: object): Promise<{ id: string }> => {
  const answer = await fetch(`${service.url}/v1${path}`, {
    headers: {
      authorization: `Bearer ${service.admin.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: string }
}

/** An organization of many: two teams a person, a grant a team, every tenth person with one of their own. */
const populate = (file: string, organization: string, space: string): void => {
  const store = new Database(file)
  const numbers = 'with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)'
  const time = `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', n.i || ' seconds')`
  const [org, one] = [`'${organization}'`, `'${space}'`]
  store.pragma('foreign_keys = off')
  const insert = (total: number, statement: string) => store.prepare(`${numbers} ${statement}`).run(total)
  const columnsOf = (table: string, given: Readonly<Record<string, string>>) => {
    const columns = (store.pragma(`table_info(${table})`) as { name: string }[]).map(
      ({ name: column }) => column,
    )
    return { into: columns.join(), values: columns.map((column) => given[column] ?? `t.${column}`).join() }
  }
  insert(
    size.people,
    `insert into persons (id, email, display_name, operator, created_at, updated_at)
     select printf('u%06d', n.i), 'person' || n.i || '@example.org', 'Person ' || (n.i * 7919 % ${size.people}), 0, ${time}, ${time} from n`,
  )
  insert(
    size.people,
    `insert into members (organization, person, role, disabled, sso, joined_at, seen_at)
     select ${org}, printf('u%06d', n.i), n.i % 6, 0, 0, ${time}, null from n`,
  )
  insert(
    size.teams,
    `insert into teams (organization, id, title, created_at) select ${org}, printf('t%06d', n.i), 'Team ' || n.i, ${time} from n`,
  )
  insert(
    size.people * 2,
    `insert or ignore into team_members (organization, team, person, owner)
     select ${org}, printf('t%06d', n.i * 31 % ${size.teams}), printf('u%06d', n.i / 2), 0 from n`,
  )
  const { into, values } = columnsOf('spaces', {
    id: `printf('s%06d', n.i)`,
    title: `'Space ' || n.i`,
    default_level: 'case when n.i % 5 = 0 then n.i % 4 end',
  })
  insert(size.spaces, `insert into spaces (${into}) select ${values} from n, spaces t where t.id = ${one}`)
  const grant = `insert or ignore into grants (organization, thing, thing_kind, grantee, grantee_kind, role, created_at)`
  const thing = `printf('s%06d', n.i % ${size.spaces}), 'space'`
  insert(
    size.teams,
    `${grant} select ${org}, ${thing}, printf('t%06d', n.i), 'team', 1 + n.i % 5, ${time} from n`,
  )
  insert(
    size.people / 10,
    `${grant} select ${org}, ${thing}, printf('u%06d', n.i * 10), 'person', 1 + n.i % 5, ${time} from n`,
  )
  store.close()
}

/** What is asked of the service, and of the floor for the same. */
const questions = [
  ['list', '/members?limit=50', 'list'],
  ['search', '/members?limit=50&search=son%2099', 'search?q=son%2099'],
  ['one role', '/members?limit=50&role=edit', 'role?rank=3'],
  [`matrix with ${size.spaces} spaces`, '/access?limit=50', 'matrix'],
] as const

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
  try {
    const before = await startService({ dataDir, env })
    const organizations = (await ask(before, '/orgs')) as unknown as { items: { id: string }[] }
    const organization = organizations.items[0]?.id ?? ''
    const space = await ask(before, `/orgs/${organization}/spaces`, { title: 'First' })
    await before.stop()
    const file = storeFile(dataDir)
    populate(file, organization, space.id)
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
      return lines
    } finally {
      floor.stop()
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
