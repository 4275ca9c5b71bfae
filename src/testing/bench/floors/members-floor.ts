/**
 * The baseline of B2 for members: pages of people of one organization with nothing but SQL and `node:http`, on the
 * store of a stopped service. `members-floor.ts PORT FILE ORGANIZATION`. `GET /list`, `/search?q=`, `/role?rank=` and
 * `/matrix` return 50 people each, with the total and the number of their teams, spaces and sites; the matrix
 * also has their roles on all spaces.
 */
import { createServer } from 'node:http'
import Database from 'better-sqlite3'

const [port = '0', file = '', organization = ''] = process.argv.slice(2)
const database = new Database(file, { readonly: true })
database.pragma('cache_size = -32000')

const people = `from members m join persons p on p.id = m.person where m.organization = ?`
const columns =
  'm.person, m.role, m.disabled, m.sso, m.joined_at, m.seen_at, p.display_name, p.email, p.photo_url'
const teams = database.prepare(
  `select person, count(*) as total from team_members where organization = ?
     and person in (select value from json_each(?)) group by person`,
)
const listed = (where: string, order = 'm.joined_at desc, m.person desc') => ({
  rows: database.prepare(`select ${columns} ${people}${where} order by ${order} limit 51`),
  count: database.prepare(`select count(*) ${people}${where}`).pluck(),
})
const all = {
  ...listed(''),
  count: database.prepare('select count(*) from members where organization = ?').pluck(),
}
const found = listed(` and (lower(p.display_name) like ? or lower(p.email) like ?)`)
const withRole = listed(' and m.role = ?')
const byName = listed('', 'p.display_name, p.id')
const spaces = database.prepare(
  'select id, title, parent, default_level from spaces where organization = ? and deleted_at is null order by title, id',
)
const grants = database.prepare(
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
const groups = database.prepare(
  `select 'space' as kind, '' as id, parent, default_level, count(*) as total from spaces
   where organization = ? and deleted_at is null group by parent, default_level
   union all select 'site', '', '', default_level, count(*) from sites
   where organization = ? group by default_level
   union all select 'collection', id, parent, default_level, 0 from collections where organization = ?`,
)
const granted = database.prepare(
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
const grantsOf = (rows: readonly Row[]) =>
  grants.all(organization, idsOf(rows), organization, idsOf(rows)) as Held[]

/** How many spaces and sites each person sees: by level and role, plus those that only a grant shows. */
const reachOf = (rows: readonly Row[]) => {
  const counted = groups.all(organization, organization, organization) as Counted[]
  const above = new Map(counted.flatMap((one) => (one.kind === 'collection' ? [[one.id, one]] : [])))
  /** Guests see only what grants show them. */
  const isOpen = (one: Counted, role: number): boolean => {
    const collection = one.default_level === null ? above.get(one.parent ?? '') : undefined
    return collection === undefined ? role > 0 && (one.default_level ?? role) > 0 : isOpen(collection, role)
  }
  const held = Map.groupBy(grantsOf(rows), ({ grantee }) => grantee)
  const things = JSON.stringify([...held.values()].flatMap((some) => some.map(({ thing }) => thing)))
  const shown = new Map(
    (granted.all(organization, things, organization, things) as Counted[]).map((one) => [one.id, one]),
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

const page = ({ rows, count }: ReturnType<typeof listed>, ...more: readonly (string | number)[]) => {
  const items = (rows.all(organization, ...more) as Row[]).slice(0, 50)
  return {
    count: count.get(organization, ...more),
    items,
    teams: teams.all(organization, idsOf(items)),
    spaces: reachOf(items),
  }
}
const matrix = () => {
  const items = (byName.rows.all(organization) as Row[]).slice(0, 50)
  const held = new Map(grantsOf(items).map(({ grantee, thing, role }) => [`${grantee} ${thing}`, role]))
  const columnsOf = spaces.all(organization) as { id: string; default_level: number | null }[]
  return {
    count: all.count.get(organization),
    spaces: columnsOf,
    items: items.map((row) => ({
      ...row,
      permissions: columnsOf.map(
        ({ id, default_level: level }) => held.get(`${row.person} ${id}`) ?? level ?? row.role,
      ),
    })),
  }
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  const like = `%${searchParams.get('q') ?? ''}%`
  const value =
    pathname === '/matrix'
      ? matrix()
      : pathname === '/search'
        ? page(found, like, like)
        : pathname === '/role'
          ? page(withRole, Number(searchParams.get('rank')))
          : page(all)
  const body = JSON.stringify(value)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
