/** An organization with many people, written directly to the store: through the API it would take an hour. */
import Database from 'better-sqlite3'

export interface ManyPeople {
  readonly people: number
  readonly teams: number
  readonly spaces: number
}

/**
 * Adds to the organization in the store of a stopped service: two teams per person, one grant per team, a direct grant
 * for every tenth person, and spaces that are otherwise copies of `space`.
 */
export const addManyPeople = (file: string, organization: string, space: string, size: ManyPeople): void => {
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
