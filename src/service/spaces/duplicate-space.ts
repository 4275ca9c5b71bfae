/**
 * `POST /spaces/{s}/duplicate`: copies the current content of a space into a new one next to it. Pages, files and
 * blocks keep their ids, which are unique only within a space, so the copy has the same tree and hashes. History,
 * comments and change requests are not copied.
 */
import { sql } from 'kysely'
import { cutText } from '../../contract/wire/cut-text.ts'
import { placeAmong } from '../../content/tree/order-keys.ts'
import { readTree } from '../../content/revision/read-revision.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { operations } from '../../contract/operations.ts'
import { longestSpaceTitle } from '../../contract/spaces/limits.ts'
import { lockOrganization } from '../access/lock-organization.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import { blobsOfEntry } from '../content/revisions/entry-blobs.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { StagedCopy } from '../storage/objects/blobs.ts'
import { copyBlobs, stageCopy } from '../storage/objects/blobs.ts'
import { objectLoader, withBases } from '../storage/objects/objects.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { insertSpace } from './space-rows.ts'
import { requireCreateIn } from './collections.ts'
import { siblingsIn } from './move-spaces.ts'
import { showSpace } from './read-spaces.ts'
import { recordPageChanges } from '../content/revisions/page-changes.ts'

/** Everything that one revision consists of, without earlier revisions. */
interface SpaceContent {
  readonly root: Hash
  readonly objects: readonly Hash[]
  readonly blobs: readonly Hash[]
  readonly pages: readonly string[]
}

const contentOf = async (ctx: Context, space: SpaceRow): Promise<SpaceContent> => {
  const { store } = ctx
  const { root } = await revisionOf(store.read, space.id, space.revision)
  const objects = new Set<Hash>()
  const blobs = new Set<Hash>()
  const pages: string[] = []
  const load = objectLoader(store, store.read, space.id)
  const entries = await readTree(root, (hashes) => {
    for (const hash of hashes) objects.add(hash)
    return load(hashes)
  })
  for (const entry of entries) {
    if ((entry.kind === 'page' || entry.kind === 'reusable-content') && entry.document !== undefined)
      objects.add(entry.document)
    for (const blob of blobsOfEntry(entry)) blobs.add(blob)
    if (entry.kind === 'page') pages.push(entry.id)
  }
  return {
    root,
    objects: await withBases(store, store.read, space.id, [...objects]),
    blobs: [...blobs],
    pages,
  }
}

/** Copies rows within the store in compressed form; their bytes never enter this process. */
const copyContent = async (
  { store, now }: Context,
  db: Db,
  content: SpaceContent,
  blobs: StagedCopy,
): Promise<void> => {
  const { from, to } = blobs
  for (const chunk of chunks(content.objects, 1000)) {
    await sql`insert into objects (space, hash, encoding, base, bytes)
      select ${to}, hash, encoding, base, bytes from objects
      where space = ${from} and ${among(store.engine, sql.ref('hash'), chunk)}`.execute(db)
  }
  await copyBlobs(store, db, blobs)
  await recordPageChanges(db, to, 1, content.pages)
  const time = now()
  for (const chunk of chunks(content.pages, 200)) {
    await db
      .insertInto('page_times')
      .values(chunk.map((page) => ({ space: to, page, created_at: time, updated_at: time })))
      .execute()
  }
}

/** `Guide (copy)`, shortened to the maximum length of a title. */
export const titleOfCopy = (title: string): string => {
  const suffix = ' (copy)'
  return cutText(title, longestSpaceTitle - suffix.length) + suffix
}

export const duplicateSpace = open(operations.duplicateSpace, async (call) => {
  const { ctx, caller } = call
  const requireDuplicate = async (db: Db) => {
    const subject = await call.authorize(db)
    const { space, organizationRole } = subject
    const parent = space.parent === '' ? undefined : space.parent
    await requireCreateIn(db, caller, space.organization, organizationRole, parent).catch(
      (error: unknown) => {
        // The caller knows that the space has a parent, so report missing rights instead of not found.
        throw error instanceof Failure && error.reason === 'not-found'
          ? new Failure(
              'role-too-low',
              'You cannot create spaces in the location of this space, so it cannot be duplicated there.',
            )
          : error
      },
    )
    return subject
  }
  const { space: source } = await requireDuplicate(ctx.store.read)
  const content = await contentOf(ctx, source)
  const id = ctx.mint('space')
  const blobs = await stageCopy(ctx.store, { from: source.id, to: id, hashes: content.blobs })
  const made = await ctx.store.write(async (db) => {
    await lockOrganization(db, source.organization)
    const { space, organizationRole } = await requireDuplicate(db)
    const siblings = await siblingsIn(db, space.organization, space.parent)
    const orders = placeAmong(siblings, siblings.findIndex((sibling) => sibling.id === space.id) + 1, id)
    const kinds = new Map(siblings.map((sibling) => [sibling.id, sibling.kind]))
    for (const [sibling, position] of orders) {
      const kind = kinds.get(sibling)
      if (kind === undefined) continue
      const table = kind === 'space' ? 'spaces' : 'collections'
      await db.updateTable(table).set({ position }).where('id', '=', sibling).execute()
    }
    // The copy gets the same default level and grants, so nobody gains access through it.
    const row = await insertSpace(ctx, db, {
      id,
      organization: space.organization,
      title: titleOfCopy(space.title),
      description: space.description,
      emoji: space.emoji,
      icon: space.icon,
      parent: space.parent,
      position: orders.get(id),
      language: space.language ?? undefined,
      defaultLevel: space.default_level,
      mergeRules: space.merge_rules,
      createdBy: caller.person,
      root: content.root,
      copyOf: space.id,
    })
    await sql`insert into grants (organization, thing, thing_kind, grantee, grantee_kind, role, created_at)
      select organization, ${id}, thing_kind, grantee, grantee_kind, role, ${row.created_at} from grants
      where thing = ${space.id} and grantee <> ${caller.person}`.execute(db)
    await copyContent(ctx, db, content, blobs)
    return showSpace(ctx, db, row, { role: 'admin', organizationRole })
  })
  call.created(made.urls.location)
  return made
})
