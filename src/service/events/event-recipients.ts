/**
 * Who receives which events: those who could read the subject over the API, as the access resolver decides now. All
 * listeners and events are checked together: the number of queries does not depend on how many there are.
 */
import { sql } from 'kysely'
import { atLeast, rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { Person, RolesOnResources } from '../access/roles-on-resources.ts'
import { rolesOnResources } from '../access/roles-on-resources.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import type { Audience } from './event-audiences.ts'
import { audienceOf } from './event-audiences.ts'
import type { SeenBefore } from './previous-audience.ts'
import { roleBefore } from './previous-audience.ts'

export interface Recipients {
  isRecipient(person: string, event: EventRow): boolean
  /** Whether they may know the actor: guests do not learn who changed something of the whole organization. */
  seesActor(person: string, event: EventRow): boolean
}

/** The data of events that decides who receives them. */
interface EventData {
  readonly spaces?: readonly string[]
  readonly people?: readonly string[]
  readonly grants?: readonly { readonly grantee: string; readonly kind: string }[]
  readonly seenBefore?: SeenBefore
}

const dataOf = ({ data }: EventRow): EventData => JSON.parse(data) as EventData

/** The grants that an event changed. People who had one receive it even if they no longer see the resource. */
const changedGrants = ({ kind }: EventRow, { grants }: EventData) =>
  kind.endsWith('.permissions-changed') ? (grants ?? []) : []

const concernsTeams = (event: EventRow, data: EventData): boolean =>
  changedGrants(event, data).some(({ kind }) => kind === 'team') ||
  (data.seenBefore ?? []).some(({ grants }) => grants.some(({ kind }) => kind === 'team'))

const teamsOf = async (
  engine: Engine,
  db: Db,
  organization: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await db
    .selectFrom('team_members')
    .select(['team', 'person'])
    .where('organization', '=', organization)
    .where(among(engine, sql.ref('person'), people))
    .execute()
  const teams = new Map<string, Set<string>>()
  for (const { team, person } of rows) teams.set(person, (teams.get(person) ?? new Set()).add(team))
  return teams
}

const none: ReadonlySet<string> = new Set()

/** The resources whose rights decide about an event: somebody who may read one of them receives it. */
const resourcesOf = (event: EventRow, { spaces = [] }: EventData): readonly string[] => {
  const { on } = audienceOf(event.kind)
  if (on === 'spaces') return spaces
  return [on === 'space' ? event.space : event.subject]
}

const seesResource = (
  event: EventRow,
  data: EventData,
  member: Person,
  roles: RolesOnResources,
  teams: ReadonlySet<string>,
): boolean => {
  const audience = audienceOf(event.kind)
  if (audience.on === 'people' || audience.on === 'organization') return false
  const { person } = member
  const concerns = ({ kind, grantee }: { readonly kind: string; readonly grantee: string }) =>
    kind === 'person' ? grantee === person : teams.has(grantee)
  if (changedGrants(event, data).some(concerns)) return true
  if (data.seenBefore && atLeast(roleBefore(data.seenBefore, member, teams), audience.level)) return true
  return resourcesOf(event, data).some((id) => {
    // Events about the trash are for those who may restore; the deletion itself is for all who saw the space.
    const hidden = roles.inTrash(id) && event.kind !== 'space.deleted'
    const role = roles.roleOf(person, id)
    return atLeast(role, audience.level) && (!hidden || atLeast(role, 'create'))
  })
}

/** `people` are the listening members of the organization; the events are all of that organization. */
export const recipientsOf = async (
  engine: Engine,
  db: Db,
  organization: string,
  people: readonly Person[],
  events: readonly EventRow[],
): Promise<Recipients> => {
  const members = new Map(people.map((one) => [one.person, one]))
  // Administrators see everything and need no lookup of grants.
  const others = [...members.values()].filter(({ role }) => role !== rank('admin'))
  const dataByEvent = new Map(events.map((event) => [event, dataOf(event)]))
  const idsOn = (...kinds: readonly Audience['on'][]) =>
    new Set(
      events
        .filter(({ kind }) => kinds.includes(audienceOf(kind).on))
        .flatMap((event) => resourcesOf(event, dataByEvent.get(event) ?? {})),
    )
  const needsRoles = others.length > 0
  const roles = await rolesOnResources(engine, db, organization, others, {
    spaces: needsRoles ? idsOn('space', 'spaces') : [],
    collections: needsRoles ? idsOn('collection') : [],
    sites: needsRoles ? idsOn('site') : [],
  })
  const teams =
    needsRoles && [...dataByEvent].some(([event, one]) => concernsTeams(event, one))
      ? await teamsOf(
          engine,
          db,
          organization,
          others.map(({ person }) => person),
        )
      : new Map<string, ReadonlySet<string>>()
  return {
    isRecipient(person, event) {
      const member = members.get(person)
      if (member === undefined) return false
      const audience = audienceOf(event.kind)
      const data = dataByEvent.get(event) ?? {}
      if (audience.on === 'people') return data.people?.includes(person) ?? false
      if (member.role === rank('admin')) return true
      if (audience.on === 'organization')
        return (
          audience.level === 'member' ||
          (event.kind.startsWith('member.') && event.subject === person) ||
          atLeast(roleOfRank(member.role), audience.level)
        )
      return seesResource(event, data, member, roles, teams.get(person) ?? none)
    },
    seesActor: (person, event) =>
      event.actor === person ||
      (members.get(person)?.role ?? 0) > 0 ||
      audienceOf(event.kind).on !== 'organization',
  }
}
