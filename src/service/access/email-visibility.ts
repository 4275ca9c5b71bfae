/**
 * Who sees whose email address. Guests see names: without a role in an organization a person sees no addresses of its
 * people except their own. People appear in some forty places, so the caller is taken from the current request instead
 * of being passed to each of them: a place that forgot it would leak addresses.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { requestSource } from '../http/binding/request-source.ts'
import { givesEntry } from './organization-entry.ts'

/**
 * A condition on the person with the id: the caller of this request sees their address. Without a request (jobs,
 * commands) no address is visible. A caller who is a guest nowhere sees the address of everybody they see, including
 * people who have left.
 */
export const seesEmailOf = (person: RawBuilder<unknown>): RawBuilder<boolean> => {
  const caller = requestSource()?.caller
  if (caller === undefined) return sql<boolean>`1 = 0`
  return sql<boolean>`(${person} = ${caller.person}
    or not exists (select 1 from members guest where guest.person = ${caller.person} and guest.role = 0
      and guest.disabled = 0 and ${givesEntry('guest', caller.signOn)})
    or exists (select 1 from members mine join members theirs on theirs.organization = mine.organization
      where mine.person = ${caller.person} and mine.role > 0 and mine.disabled = 0
      and ${givesEntry('mine', caller.signOn)} and theirs.person = ${person}))`
}

/** The address of the person in a row of `persons` under an alias, or null if the caller does not see it. */
export const visibleEmail = (alias: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${seesEmailOf(sql.ref(`${alias}.id`))} then ${sql.ref(`${alias}.email`)} end`
