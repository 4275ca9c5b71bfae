/** Previews how another default level or parent of a space or collection would change access. */
import type { z } from 'zod'
import { operations } from '../../contract/operations.ts'
import type { ThingAccessQuestion } from '../../contract/access/preview-schemas.ts'
import type { ListQuery } from '../../contract/wire/shapes.ts'
import type { Caller } from '../access/caller.ts'
import { compareAccess } from '../access/compare-access.ts'
import { membersWithGrants } from '../access/members-with-grants.queries.ts'
import type { ResourceRow } from '../access/ranks-on-resources.ts'
import { collectionRows, spaceRows } from '../access/ranks-on-resources.ts'
import { Failure } from '../http/failure.ts'
import { reads } from '../http/verb.ts'
import { previewPage } from '../people/access/access-preview-page.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { storedLevel } from './space-rows.ts'
import { requireCreateIn } from './collections.ts'
import type { ViewerRoles } from './space-view.ts'

interface PreviewCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly query: ListQuery
  readonly body: z.output<typeof ThingAccessQuestion>
}

/** The collection and all collections below it. */
const collectionsWithin = (collections: readonly ResourceRow[], id: string): string[] => {
  const found = [id]
  for (const one of found)
    for (const { id: inner, parent } of collections) if (parent === one) found.push(inner)
  return found
}

const preview = async (
  { ctx, caller, query, body }: PreviewCall,
  db: Db,
  resource: ResourceRow & { readonly kind: 'space' | 'collection'; readonly organization: string },
  { organizationRole }: Pick<ViewerRoles, 'organizationRole'>,
) => {
  const { kind, id, organization } = resource
  const parent = body.parent === undefined ? resource.parent : (body.parent ?? '')
  if (parent !== resource.parent)
    await requireCreateIn(db, caller, organization, organizationRole, parent === '' ? undefined : parent)
  const collections = await collectionRows(db, organization)
  const inside = kind === 'collection' ? collectionsWithin(collections, id) : []
  if (inside.includes(parent)) throw new Failure('bad-position', 'A collection cannot be moved into itself.')
  const spaces =
    kind === 'space'
      ? [{ id, parent: resource.parent, default_level: resource.default_level }]
      : await spaceRows(ctx.store.engine, db, organization, inside)
  const changed = (one: ResourceRow): ResourceRow =>
    one.id === id
      ? {
          id,
          parent,
          default_level:
            body.defaultLevel === undefined ? resource.default_level : storedLevel(body.defaultLevel),
        }
      : one
  const after =
    kind === 'space'
      ? { collections, spaces: spaces.map(changed), sites: [] }
      : { collections: collections.map(changed), spaces, sites: [] }
  const members = await membersWithGrants(ctx.store.engine, db, organization)
  return previewPage(ctx, db, {
    list: `access-preview/${id}/${JSON.stringify(body)}`,
    query,
    compared: compareAccess(
      members.map((member) => ({ before: member, after: member })),
      [{ collections, spaces, sites: [] }, after],
      id,
    ),
  })
}

const previewSpaceAccess = reads(operations.previewSpaceAccess, (call, db, { space, ...roles }) =>
  preview(call, db, { ...space, kind: 'space' }, roles),
)

const previewCollectionAccess = reads(
  operations.previewCollectionAccess,
  (call, db, { collection, ...roles }) => preview(call, db, { ...collection, kind: 'collection' }, roles),
)

export const accessPreviews = [previewSpaceAccess, previewCollectionAccess]
