/** Finds sites by title and members by name, for the command palette. */
import { sql } from 'kysely'
import type { operations } from '../../../contract/operations.ts'
import type { Result } from '../../../contract/operation/operation.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { roleOnSiteRow } from '../../access/visible-resources.ts'
import type { Question } from './match-terms.ts'
import { containsAll, marksIn, mostLookedAt } from './match-terms.ts'

type Found = Result<typeof operations.findThings>

export const findSites = async ({ ctx, db, viewer, terms, limit }: Question): Promise<Found['sites']> => {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'title', 'published'])
    .where('organization', '=', viewer.organization)
    .where(roleOnSiteRow('sites', viewer.person, viewer.membership), '>=', rank('read'))
    .where(containsAll('title', terms))
    .orderBy('title')
    .orderBy('id')
    .limit(mostLookedAt)
    .execute()
  return rows
    .flatMap(({ id, title, published }) => {
      const marks = marksIn(title, terms)
      const { app } = ctx.addresses.site(viewer.organization, id)
      return marks ? [{ id, title, published: published === 1, marks, urls: { app } }] : []
    })
    .slice(0, limit)
}

/** Nothing for guests, who cannot list members. */
export const findMembers = async ({ ctx, db, viewer, terms, limit }: Question): Promise<Found['members']> => {
  if (viewer.membership.role === 0) return []
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('persons as p', 'p.id', 'm.person')
    .select(['p.id', 'p.display_name'])
    .where('m.organization', '=', viewer.organization)
    .where('m.disabled', '=', 0)
    .where(containsAll('p.display_name', terms))
    .orderBy(sql`lower(p.display_name)`)
    .orderBy('p.id')
    .limit(mostLookedAt)
    .execute()
  return rows
    .flatMap(({ id, display_name: displayName }) => {
      const marks = marksIn(displayName, terms)
      const { app } = ctx.addresses.member(viewer.organization, id)
      return marks ? [{ id, displayName, marks, urls: { app } }] : []
    })
    .slice(0, limit)
}
