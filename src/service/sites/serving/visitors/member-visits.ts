/**
 * Members of the organization as visitors of a site that only they read, guests excluded.
 *
 * The dashboard, which they are signed in to, sends them to the site with a token that is valid for a minute; the site
 * keeps one that is valid for a day. Both only say who the visitor is. Whether that person is a member, with which role
 * and in which teams, is asked anew for every request: access ends with the membership.
 */
import { roleOfRank } from '../../../../contract/roles/roles.ts'
import type { Context } from '../../../context.ts'
import { hotQuery } from '../../../storage/hot-query.ts'
import { memberToken, memberTokenSeconds } from '../../model/member-token.ts'
import type { Claims } from '../../visibility/conditions.ts'
import type { PublishedModel } from '../../visibility/published-model.ts'
import type { SiteRequest } from '../site-request.ts'
import type { Visitor } from './visitor-token.ts'
import { hashed, siteCookie, visitCookie, visitorOf } from './visitor-token.ts'

/** Role and teams are all that conditions know of a member, so that pages are rendered once for all who have the same. */
const claimsOf = hotQuery<[string, string], { role: number; team: string | null }, Claims | undefined>(
  (db, organization, person) =>
    db
      .selectFrom('members')
      .innerJoin('persons', 'persons.id', 'members.person')
      .leftJoin('team_members', (join) =>
        join
          .onRef('team_members.organization', '=', 'members.organization')
          .onRef('team_members.person', '=', 'members.person'),
      )
      .leftJoin('teams', (join) =>
        join
          .onRef('teams.organization', '=', 'team_members.organization')
          .onRef('teams.id', '=', 'team_members.team'),
      )
      .select(['members.role', 'teams.title as team'])
      .where('members.organization', '=', organization)
      .where('members.person', '=', person)
      .where('members.disabled', '=', 0)
      .where('members.role', '>', 0)
      .where('persons.disabled_at', 'is', null)
      .orderBy('teams.title'),
  (rows) => {
    const role = roleOfRank(Number(rows[0]?.role ?? 0))
    return role === null
      ? undefined
      : { role, teams: rows.flatMap(({ team }) => (team === null ? [] : [team])) }
  },
)

/** The member whom a token names; undefined if the token is invalid or they are no longer a member. */
export const memberVisitor = async (
  ctx: Context,
  model: PublishedModel,
  token: string,
): Promise<Visitor | undefined> => {
  const signed = await visitorOf(ctx, model, token)
  const person = signed?.claims['sub']
  if (signed === undefined || typeof person !== 'string') return undefined
  const claims = await claimsOf(ctx.store.read, model.row.organization, person)
  return claims && { claims, key: hashed(claims), seconds: signed.seconds }
}

/** The cookie of a visit that begins with a valid token. */
export const memberCookie = async (
  ctx: Context,
  { row, visitorKeys: [current] }: PublishedModel,
  request: SiteRequest,
  token: string,
): Promise<string> => {
  if (current === undefined) throw new Error(`Site ${row.id} has no visitor key.`)
  const { decodeJwt } = await import('jose')
  const person = decodeJwt(token).sub ?? ''
  const kept = await memberToken(ctx, { site: row.id, key: current.id, person }, 'visit')
  return siteCookie(request, visitCookie, kept, memberTokenSeconds.visit)
}
