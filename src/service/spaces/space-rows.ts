/** Rows of spaces and collections: inserts one at its position among its siblings. */
import { emptyRoot, writeTree } from '../../content/revision/write-revision.ts'
import { orderBetween } from '../../content/tree/order-keys.ts'
import type { Hash } from '../../content/revision/revision.ts'
import type { DefaultLevel } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import { insertGrant } from '../access/creator-grant.ts'
import { putObjects, sha256 } from '../storage/objects/objects.ts'
import { installInNew } from '../integrations/installing/targets.ts'
import { insertRevision } from '../content/revisions/revision-rows.ts'
import type { CollectionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** The stored form: null inherits, 0 is no access. */
export const storedLevel = (level: DefaultLevel): number | null => (level === 'inherit' ? null : rank(level))

/** The API form of a stored level. */
export const levelOf = (stored: number | null): DefaultLevel =>
  stored === null ? 'inherit' : roleOfRank(stored)

/** The order key of a parent's last child, spaces and collections together; null if there is none. */
export const lastPosition = async (db: Db, organization: string, parent: string): Promise<string | null> => {
  const lasts = await Promise.all(
    (['spaces', 'collections'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('position')
        .where('organization', '=', organization)
        .where('parent', '=', parent)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return lasts.reduce<string | null>(
    (last, row) => (row && (last === null || row.position > last) ? row.position : last),
    null,
  )
}

/** Default emoji for spaces, chosen by id so that a retry gives the same one. */
const emojis = [
  '📘',
  '📗',
  '📙',
  '📕',
  '🧭',
  '🗺️',
  '🧩',
  '🔭',
  '🪴',
  '⚙️',
  '🧪',
  '🪁',
  '🛟',
  '🏔️',
  '🧶',
  '🪜',
]
const defaultEmoji = (id: string): string =>
  emojis[[...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % emojis.length] ?? '📘'

export interface NewSpace {
  readonly id?: string | undefined
  readonly organization: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly emoji?: string | undefined
  readonly parent?: string | undefined
  readonly language?: string | undefined
  readonly editMode?: 'live' | 'locked' | undefined
  readonly createdBy: string
  /** Order key among its siblings; the end if absent. */
  readonly position?: string | undefined
  /** In stored form; inherits if absent. */
  readonly defaultLevel?: number | null | undefined
  readonly mergeRules?: string | undefined
  readonly icon?: string | null | undefined
  /** The root of its first revision, whose objects the caller stores in the same transaction; empty if absent. */
  readonly root?: Hash | undefined
  /** The space it was copied from, for the audit log. */
  readonly copyOf?: string | undefined
  /** For the audit log: nobody is known to have run the command. `createdBy` only gets access. */
  readonly via?: 'command line' | undefined
  /** Whether its content is imported. */
  readonly isImport?: boolean | undefined
}

/** Adds a space, by default empty and last in its parent, with its first revision and a grant for its creator. */
export const insertSpace = async (ctx: Context, db: Db, space: NewSpace): Promise<SpaceRow> => {
  const id = space.id ?? ctx.mint('space')
  const now = ctx.now()
  const parent = space.parent ?? ''
  const { default_rules } = await db
    .selectFrom('organizations')
    .select('default_rules')
    .where('id', '=', space.organization)
    .executeTakeFirstOrThrow()
  const row = {
    organization: space.organization,
    id,
    title: space.title ?? 'Untitled',
    description: space.description?.trim() ?? '',
    emoji: space.emoji ?? defaultEmoji(id),
    icon: space.icon ?? null,
    parent,
    position: space.position ?? orderBetween(await lastPosition(db, space.organization, parent), null),
    default_level: space.defaultLevel ?? null,
    edit_mode: space.editMode ?? 'locked',
    language: space.language ?? null,
    merge_rules: space.mergeRules ?? JSON.stringify({ type: 'inherit' }),
    default_rules,
    template: 0 as const,
    revision: '',
    audience: 0,
    next_number: 1,
    open_comments: 0,
    change_requests: 0,
    change_requests_open: 0,
    change_requests_draft: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  }
  await db.insertInto('spaces').values(row).execute()
  if (space.root === undefined) await putObjects(ctx.store, db, id, writeTree([], sha256).nodes)
  const revision = await insertRevision(ctx, db, {
    space: id,
    type: 'edits',
    cause: space.copyOf === undefined ? 'create' : 'duplicate',
    parents: [],
    root: space.root ?? emptyRoot(sha256),
    mainNumber: 1,
    createdBy: space.createdBy,
  })
  await db.updateTable('spaces').set({ revision: revision.id }).where('id', '=', id).execute()
  await insertGrant(ctx, db, {
    organization: space.organization,
    resource: id,
    kind: 'space',
    person: space.createdBy,
    role: 'admin',
  })
  await ctx.events.record(db, {
    organization: space.organization,
    space: id,
    kind: 'space.created',
    subject: id,
    actor: space.via === undefined ? space.createdBy : '',
    data: {
      title: row.title,
      ...(space.copyOf !== undefined && { copyOf: space.copyOf }),
      ...(space.via !== undefined && { via: space.via }),
      ...(space.isImport === true && { imported: true }),
    },
  })
  await installInNew(ctx, db, { organization: space.organization, kind: 'space', ids: [id] })
  return { ...row, revision: revision.id }
}

export interface NewCollection {
  readonly organization: string
  readonly title?: string | undefined
  readonly parent?: string | undefined
  readonly createdBy: string
}

export const insertCollection = async (
  ctx: Context,
  db: Db,
  collection: NewCollection,
): Promise<CollectionRow> => {
  const now = ctx.now()
  const parent = collection.parent ?? ''
  const row = await db
    .insertInto('collections')
    .values({
      organization: collection.organization,
      id: ctx.mint('collection'),
      title: collection.title ?? 'Untitled',
      description: null,
      parent,
      position: orderBetween(await lastPosition(db, collection.organization, parent), null),
      default_level: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertGrant(ctx, db, {
    organization: row.organization,
    resource: row.id,
    kind: 'collection',
    person: collection.createdBy,
    role: 'admin',
  })
  await ctx.events.record(db, {
    organization: row.organization,
    kind: 'collection.created',
    subject: row.id,
    actor: collection.createdBy,
    data: { title: row.title },
  })
  return row
}
