/** `GET …/conversations-clusters/{id}/pages` */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import { open } from '../../http/verb.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { among } from '../../storage/sql.ts'
import { clusterFor } from '../clusters/clusters.queries.ts'
import { concernedPages } from './concerned-pages.ts'

export const viewerOf = (
  { person }: { readonly person: string },
  { organization, role }: OrganizationSubject,
): Viewer => ({ organization: organization.id, person, membership: { role: rank(role) } })

export const getIssuesClusterPages = open(operations.getIssuesClusterPages, async (call, db) => {
  const { ctx, caller, params } = call
  const subject = await call.authorize(db)
  const organization = subject.organization.id
  const cluster = await clusterFor(ctx, db, organization, params.clusterId)
  const pages = await concernedPages(ctx, viewerOf(caller, subject), cluster)
  const spaces = await db
    .selectFrom('spaces')
    .select(['id', 'title'])
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        pages.map(({ space }) => space),
      ),
    )
    .execute()
  const titles = new Map(spaces.map(({ id, title }) => [id, title]))
  return {
    pages: pages.map(({ space, page, title, path, matched, excerpt }) => ({
      space: { id: space, title: titles.get(space) ?? '' },
      page: { id: page, title, path },
      ...{ matched: [...matched], excerpt },
      urls: { app: ctx.addresses.page(organization, space, page).app },
    })),
  }
})
