/** Previews how another default level or parent of a space or collection would change access. */
import type { z } from 'zod'
import { operations } from '../../contract/operations.ts'
import type { ThingAccessQuestion } from '../../contract/access/preview-schemas.ts'
import type { ListQuery } from '../../contract/wire/shapes.ts'
import type { Caller } from '../access/caller.ts'
import type { Place } from '../access/reach-counts.ts'
import { compareAccess } from '../access/compare-access.ts'
import { collectionsOf, peopleOf, spacesOf } from '../access/compare-access.queries.ts'
import { Failure } from '../http/failure.ts'
import { reads } from '../http/verb.ts'
import { previewPage } from '../people/access/access-preview-page.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { storedLevel } from './space-rows.ts'
import { mayMakeIn } from './collections.ts'
import type { Standing } from './space-view.ts'

interface Asked {
  readonly ctx: Context
  readonly caller: Caller
  readonly query: ListQuery
  readonly body: z.output<typeof ThingAccessQuestion>
}

/** The collection and all collections below it. */
const within = (collections: readonly Place[], id: string): string[] => {
  const found = [id]
  for (const one of found)
    for (const { id: inner, parent } of collections) if (parent === one) found.push(inner)
  return found
}

const preview = async (
  { ctx, caller, query, body }: Asked,
  db: Db,
  thing: Place & { readonly kind: 'space' | 'collection'; readonly organization: string },
  { organizationRole }: Pick<Standing, 'organizationRole'>,
) => {
  const { kind, id, organization } = thing
  const parent = body.parent === undefined ? thing.parent : (body.parent ?? '')
  if (parent !== thing.parent)
    await mayMakeIn(db, caller, organization, organizationRole, parent === '' ? undefined : parent)
  const collections = await collectionsOf(db, organization)
  const inside = kind === 'collection' ? within(collections, id) : []
  if (inside.includes(parent)) throw new Failure('bad-position', 'A collection cannot be moved into itself.')
  const spaces =
    kind === 'space'
      ? [{ id, parent: thing.parent, default_level: thing.default_level }]
      : await spacesOf(ctx.store.engine, db, organization, inside)
  const changed = (one: Place): Place =>
    one.id === id
      ? {
          id,
          parent,
          default_level:
            body.defaultLevel === undefined ? thing.default_level : storedLevel(body.defaultLevel),
        }
      : one
  const after =
    kind === 'space'
      ? { collections, spaces: spaces.map(changed), sites: [] }
      : { collections: collections.map(changed), spaces, sites: [] }
  const people = (await peopleOf(ctx.store.engine, db, organization)).map((person) => ({
    before: person,
    after: person,
  }))
  return previewPage(ctx, db, {
    list: `access-preview/${id}/${JSON.stringify(body)}`,
    query,
    compared: compareAccess(people, [{ collections, spaces, sites: [] }, after], id),
  })
}

const previewSpaceAccess = reads(operations.previewSpaceAccess, (asked, db, { space, ...standing }) =>
  preview(asked, db, { ...space, kind: 'space' }, standing),
)

const previewCollectionAccess = reads(
  operations.previewCollectionAccess,
  (asked, db, { collection, ...standing }) =>
    preview(asked, db, { ...collection, kind: 'collection' }, standing),
)

export const accessPreviews = [previewSpaceAccess, previewCollectionAccess]
