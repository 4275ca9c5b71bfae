/** The person who views a preview and their current rights. Checked on every request. */
import { siteFor } from '../../access/load-site.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { Db } from '../../storage/store.ts'
import { viewerOf } from '../structure/site-subject.ts'
import type { PreviewTerms } from './preview-ticket.ts'

/** Undefined once they signed out, were deactivated, or left; fails with `not-found` if they cannot see the site. */
export const previewingPerson = async (
  db: Db,
  { person, credential, organization, site }: PreviewTerms,
  now: string,
): Promise<Viewer | undefined> => {
  const row = await db
    .selectFrom('persons')
    .innerJoin(
      (e) =>
        credential.kind === 'token'
          ? e.selectFrom('tokens').select(['id', 'person', 'expires_at', 'sign_on']).as('c')
          : e.selectFrom('sessions').select(['id', 'person', 'expires_at', 'sign_on']).as('c'),
      (join) => join.onRef('c.person', '=', 'persons.id'),
    )
    .select(['c.expires_at', 'c.sign_on', 'persons.email', 'persons.display_name', 'persons.disabled_at'])
    .where('c.id', '=', credential.id)
    .where('c.person', '=', person)
    .executeTakeFirst()
  if (row === undefined || row.disabled_at !== null) return undefined
  if (row.expires_at !== null && row.expires_at <= now) return undefined
  const caller = {
    person,
    email: row.email,
    displayName: row.display_name,
    operator: false,
    signOn: row.sign_on,
    scope: 'read' as const,
    credential,
  }
  const subject = await siteFor(db, caller, { organization, id: site }, { level: 'read' })
  return viewerOf(subject, caller)
}
