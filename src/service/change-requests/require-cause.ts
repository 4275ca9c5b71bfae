/** Checks that the cause of a new change request is one of its space. */
import type { ChangeRequestCause } from '../../contract/change-requests/causes.ts'
import type { Context } from '../context.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { Failure } from '../http/failure.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'

const wrong = (field: string, message: string): Failure =>
  new Failure('invalid-input', message, { details: [{ path: `body.cause.${field}`, message }] })

/**
 * Fails with `invalid-input` for a page that is not on main, and for a site of another organization. The target of a link
 * and the text of a search are only compared.
 */
export const requireCause = async (
  { store }: Context,
  { id: space, organization, revision }: SpaceRow,
  cause: ChangeRequestCause,
): Promise<void> => {
  const { root } = await revisionOf(store.read, space, revision)
  const { tree, reusableContents } = await contentSnapshot(store, store.read, space, root)
  if ('page' in cause && !tree.byId.has(cause.page))
    throw wrong('page', 'There is no such page in this space.')
  if ('source' in cause && !tree.byId.has(cause.source) && !reusableContents.has(cause.source))
    throw wrong('source', 'There is no such page or reusable content in this space.')
  if (!('site' in cause)) return
  const site = await store.read
    .selectFrom('sites')
    .select('id')
    .where('organization', '=', organization)
    .where('id', '=', cause.site)
    .executeTakeFirst()
  if (site === undefined) throw wrong('site', 'There is no such site in this organization.')
}
