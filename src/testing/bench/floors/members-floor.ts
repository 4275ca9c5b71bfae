/**
 * The baseline of B2 for members: pages of people of one organization with nothing but SQL and `node:http`.
 * `members-floor.ts PORT STORE ORGANIZATION`; the store is the file of a stopped service, or a PostgreSQL URL. `GET /list`, `/search?q=`, `/role?rank=` and
 * `/matrix` return 50 people each, with the total and the number of their teams, spaces and sites; the matrix
 * also has their roles on all spaces.
 */
import { createServer } from 'node:http'
import Database from 'better-sqlite3'
import pg from 'pg'

const [port = '0', store = '', organization = ''] = process.argv.slice(2)

type Values = readonly (string | number)[]
/** Runs a statement with its values for `?`; on both stores, it is prepared once. */
type Statement = (...values: Values) => Promise<unknown[]>

const embedded = () => {
  const database = new Database(store, { readonly: true })
  database.pragma('cache_size = -32000')
  return (sql: string): Statement => {
    const prepared = database.prepare(sql)
    return (...values) => Promise.resolve(prepared.all(...values))
  }
}

const onPostgres = () => {
  // Counts are small numbers here.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: store, max: 8 })
  let statements = 0
  return (sql: string): Statement => {
    let place = 0
    const text = sql
      .replaceAll('json_each(?)', 'json_array_elements_text(?::json) as listed(value)')
      .replaceAll('?', () => `$${(place += 1)}`)
    const name = `statement_${(statements += 1)}`
    return async (...values) => (await pool.query<object>({ name, text, values: [...values] })).rows
  }
}

const prepare = store.startsWith('postgres') ? onPostgres() : embedded()

const people = `from members m join persons p on p.id = m.person where m.organization = ?`
const columns =
  'm.person, m.role, m.disabled, m.sso, m.joined_at, m.seen_at, p.display_name, p.email, p.photo_url'
const teams = prepare(
  `select person, count(*) as total from team_members where organization = ?
     and person in (select value from json_each(?)) group by person`,
)
const listed = (where: string, order = 'm.joined_at desc, m.person desc') => ({
  rows: prepare(`select ${columns} ${people}${where} order by ${order} limit 51`),
  count: prepare(`select count(*) as total ${people}${where}`),
})
const all = {
  ...listed(''),
  count: prepare('select count(*) as total from members where organization = ?'),
}
const found = listed(` and (lower(p.display_name) like ? or lower(p.email) like ?)`)
const withRole = listed(' and m.role = ?')
const byName = listed('', 'p.display_name, p.id')
const spaces = prepare(
  'select id, title, parent, default_level from spaces where organization = ? and deleted_at is null order by title, id',
)
const grants = prepare(
  `select grantee, thing, role from grants where organization = ?
     and grantee in (select value from json_each(?))
   union all select t.person, g.thing, max(g.role) from team_members t join grants g on g.grantee = t.team
     and g.organization = t.organization
   where t.organization = ? and t.person in (select value from json_each(?)) group by t.person, g.thing`,
)

interface Row {
  readonly person: string
  readonly role: number
}

/** Spaces by collection and level, sites by level, and the collections. */
const groups = prepare(
  `select 'space' as kind, '' as id, parent, default_level, count(*) as total from spaces
   where organization = ? and deleted_at is null group by parent, default_level
   union all select 'site', '', '', default_level, count(*) from sites
   where organization = ? group by default_level
   union all select 'collection', id, parent, default_level, 0 from collections where organization = ?`,
)
const granted = prepare(
  `select 'space' as kind, id, parent, default_level from spaces
   where organization = ? and deleted_at is null and id in (select value from json_each(?))
   union all select 'site', id, '', default_level from sites
   where organization = ? and id in (select value from json_each(?))`,
)

interface Counted {
  readonly kind: 'space' | 'site' | 'collection'
  readonly id: string
  readonly parent: string | null
  readonly default_level: number | null
  readonly total: number
}

const idsOf = (rows: readonly Row[]) => JSON.stringify(rows.map(({ person }) => person))
interface Held {
  readonly grantee: string
  readonly thing: string
  readonly role: number
}
const grantsOf = async (rows: readonly Row[]) =>
  (await grants(organization, idsOf(rows), organization, idsOf(rows))) as Held[]

/** How many spaces and sites each person sees: by level and role, plus those that only a grant shows. */
const reachOf = async (rows: readonly Row[]) => {
  const [counted, grantRows] = await Promise.all([
    groups(organization, organization, organization) as Promise<Counted[]>,
    grantsOf(rows),
  ])
  const above = new Map(counted.flatMap((one) => (one.kind === 'collection' ? [[one.id, one]] : [])))
  /** Guests see only what grants show them. */
  const isOpen = (one: Counted, role: number): boolean => {
    const collection = one.default_level === null ? above.get(one.parent ?? '') : undefined
    return collection === undefined ? role > 0 && (one.default_level ?? role) > 0 : isOpen(collection, role)
  }
  const held = Map.groupBy(grantRows, ({ grantee }) => grantee)
  const things = JSON.stringify(grantRows.map(({ thing }) => thing))
  const shown = new Map(
    ((await granted(organization, things, organization, things)) as Counted[]).map((one) => [one.id, one]),
  )
  return rows.map(({ person, role }) => {
    const reach = { space: 0, site: 0, collection: 0 }
    for (const one of counted) if (isOpen(one, role)) reach[one.kind] += one.total
    for (const { thing } of held.get(person) ?? []) {
      const one = shown.get(thing)
      if (one !== undefined && !isOpen(one, role)) reach[one.kind] += 1
    }
    return reach
  })
}

const totalOf = async (count: Statement, ...values: Values) =>
  ((await count(organization, ...values)) as { readonly total: number }[])[0]?.total

const page = async ({ rows, count }: ReturnType<typeof listed>, ...values: Values) => {
  const [listedRows, total] = await Promise.all([
    rows(organization, ...values) as Promise<Row[]>,
    totalOf(count, ...values),
  ])
  const items = listedRows.slice(0, 50)
  const [teamRows, reach] = await Promise.all([teams(organization, idsOf(items)), reachOf(items)])
  return { count: total, items, teams: teamRows, spaces: reach }
}
const matrix = async () => {
  const items = ((await byName.rows(organization)) as Row[]).slice(0, 50)
  const [total, grantRows, columnsOf] = await Promise.all([
    totalOf(all.count),
    grantsOf(items),
    spaces(organization) as Promise<{ id: string; default_level: number | null }[]>,
  ])
  const held = new Map(grantRows.map(({ grantee, thing, role }) => [`${grantee} ${thing}`, role]))
  return {
    count: total,
    spaces: columnsOf,
    items: items.map((row) => ({
      ...row,
      permissions: columnsOf.map(
        ({ id, default_level: level }) => held.get(`${row.person} ${id}`) ?? level ?? row.role,
      ),
    })),
  }
}

const answerTo = (path: string, query: URLSearchParams): Promise<object> => {
  const like = `%${query.get('q') ?? ''}%`
  switch (path) {
    case '/matrix':
      return matrix()
    case '/search':
      return page(found, like, like)
    case '/role':
      return page(withRole, Number(query.get('rank')))
    default:
      return page(all)
  }
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  void answerTo(pathname, searchParams).then((value) => {
    const body = JSON.stringify(value)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
