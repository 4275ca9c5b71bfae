/** Saved filters of the change request list. They are private to the caller, whatever their role. */
import { operations } from '../../../contract/operations.ts'
import { savedFilterLimit } from '../../../contract/change-requests/saved-filter-schemas.ts'
import type { ChangeRequestFilter } from '../../../contract/change-requests/saved-filter-schemas.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { Verb } from '../../http/verb.ts'
import { reads, writes } from '../../http/verb.ts'
import type { SavedFilterRow } from '../../storage/schema/review-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

type Owner = Pick<SavedFilterRow, 'organization' | 'person'>

const view = (ctx: Context, row: SavedFilterRow) => ({
  object: 'saved-filter' as const,
  id: row.id,
  name: row.name,
  filter: JSON.parse(row.filter) as ChangeRequestFilter,
  createdAt: row.created_at,
  urls: { location: ctx.addresses.savedFilter(row.organization, row.id).location },
})

const filtersOf = (db: Db, { organization, person }: Owner) =>
  db.selectFrom('saved_filters').where('organization', '=', organization).where('person', '=', person)

const count = async (db: Db, owner: Owner): Promise<number> => {
  const { total } = await filtersOf(db, owner)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const load = async (db: Db, owner: Owner, id: string): Promise<SavedFilterRow> => {
  const row = await filtersOf(db, owner).selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

/** Notifies the person's other windows and nobody else. */
const recordEvent = (
  ctx: Context,
  db: Db,
  { organization, person, id }: Owner & { readonly id: string },
  what: 'created' | 'updated' | 'deleted',
) =>
  ctx.events.record(db, {
    organization,
    kind: `saved-filter.${what}`,
    subject: id,
    actor: person,
    data: { people: [person] },
  })

const requireFreeName = async (db: Db, owner: Owner, name: string, except?: string): Promise<void> => {
  const other = await filtersOf(db, owner).select('id').where('name', '=', name).executeTakeFirst()
  if (other === undefined || other.id === except) return
  throw new Failure(
    'already-taken',
    `You already have a saved filter named "${name}". Choose another name.`,
    {
      details: [{ path: 'body.name', message: 'Already used by another saved filter.' }],
    },
  )
}

const list = reads(operations.listSavedFilters, ({ query, caller, ctx }, db, { organization }) => {
  const owner = { organization: organization.id, person: caller.person }
  return listPage(ctx.keys, {
    list: `saved-filters/${owner.organization}/${owner.person}`,
    query,
    count: () => count(db, owner),
    rows: (after, limit) => {
      const [name] = after ?? []
      const rows = filtersOf(db, owner).selectAll().orderBy('name').limit(limit)
      return (name === undefined ? rows : rows.where('name', '>', String(name))).execute()
    },
    key: ({ name }) => [name],
    items: (rows) => rows.map((row) => view(ctx, row)),
  })
})

const read = reads(operations.getSavedFilter, async ({ params, caller, ctx }, db, { organization }) =>
  view(ctx, await load(db, { organization: organization.id, person: caller.person }, params.savedFilterId)),
)

const create = writes(operations.createSavedFilter, async (call, db, { organization }) => {
  const { body, caller, ctx } = call
  const owner = { organization: organization.id, person: caller.person }
  await requireFreeName(db, owner, body.name)
  if ((await count(db, owner)) >= savedFilterLimit)
    throw new Failure(
      'state-forbids',
      `You can have at most ${savedFilterLimit} saved filters. Delete one first.`,
    )
  const row: SavedFilterRow = {
    ...owner,
    id: ctx.mint('saved-filter'),
    name: body.name,
    filter: JSON.stringify(body.filter),
    created_at: ctx.now(),
  }
  await db.insertInto('saved_filters').values(row).execute()
  await recordEvent(ctx, db, row, 'created')
  call.created(ctx.addresses.savedFilter(row.organization, row.id).location)
  return view(ctx, row)
})

const update = writes(
  operations.updateSavedFilter,
  async ({ params, body, caller, ctx }, db, { organization }) => {
    const owner = { organization: organization.id, person: caller.person }
    const row = await load(db, owner, params.savedFilterId)
    const { name = row.name, filter } = body
    await requireFreeName(db, owner, name, row.id)
    const changed = { name, filter: filter === undefined ? row.filter : JSON.stringify(filter) }
    if (changed.name !== row.name || changed.filter !== row.filter) {
      await db
        .updateTable('saved_filters')
        .set(changed)
        .where('organization', '=', owner.organization)
        .where('person', '=', owner.person)
        .where('id', '=', row.id)
        .execute()
      await recordEvent(ctx, db, row, 'updated')
    }
    return view(ctx, { ...row, ...changed })
  },
)

const remove = writes(operations.deleteSavedFilter, async ({ params, caller, ctx }, db, { organization }) => {
  const deleted = await db
    .deleteFrom('saved_filters')
    .where('organization', '=', organization.id)
    .where('person', '=', caller.person)
    .where('id', '=', params.savedFilterId)
    .returningAll()
    .executeTakeFirst()
  if (deleted !== undefined) await recordEvent(ctx, db, deleted, 'deleted')
})

export const savedFilters: readonly Verb[] = [list, read, create, update, remove]
