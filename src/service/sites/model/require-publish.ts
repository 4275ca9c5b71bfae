/** Prevents changes that show a space to more people, unless the caller may publish the space. */
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { Audience } from '../../../contract/sites/audience.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteState, SiteWrite } from '../../access/publishing-policy.ts'
import { spacesToPublish } from '../../access/publishing-policy.ts'
import { namesOfAdministrators } from '../../access/who-grants.ts'
import { Failure } from '../../http/failure.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { spacesOfSite } from './site-spaces.queries.ts'

/** The state of a site as input of the publishing policy. */
export const siteState = (
  row: Pick<SiteRow, 'published' | 'visibility' | 'adaptive_schema'>,
  tree: SiteTree,
): SiteState => {
  const schema =
    row.adaptive_schema === null ? undefined : (JSON.parse(row.adaptive_schema) as AdaptiveJsonSchema)
  return {
    tree,
    audience: row.published === 1 ? (row.visibility as Audience) : null,
    unsignedClaims: schema?.properties.unsigned?.properties ?? {},
  }
}

/** Fails with `role-too-low` if the operation shows a space to more people and the viewer may not publish it. */
export const requirePublish = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  operation: SiteWrite,
  before: readonly SiteState[],
  after: SiteState,
): Promise<void> => {
  const wanted = spacesToPublish(operation, before, after)
  if (wanted.length === 0) return
  const spaces = await spacesOfSite(ctx, db, viewer, wanted)
  const refused = wanted.flatMap((id) => {
    const space = spaces.get(id)
    return space === undefined || space.view?.permissions.publish === true ? [] : [space]
  })
  if (refused.length === 0) return
  const [known] = refused.filter(({ readable }) => readable)
  if (known === undefined)
    throw new Failure(
      'role-too-low',
      `This would show a space that you cannot see to more people, which requires the Administrator role on it. Ask an organization administrator.`,
    )
  const { row } = known
  const others = refused.length === 1 ? '' : ` and ${refused.length - 1} more`
  throw new Failure(
    'role-too-low',
    `This would show “${row.title}”${others} to more people, which requires the Administrator role there. ${await namesOfAdministrators(ctx.store.engine, db, row)} can grant it or do this for you.`,
    {
      details: refused.map(({ readable, row: { id, title } }) => ({
        path: readable ? `spaces.${id}` : 'spaces',
        message: readable
          ? `“${title}” requires the Administrator role.`
          : 'A space that you cannot see requires it too.',
      })),
    },
  )
}
