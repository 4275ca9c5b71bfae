/** `PATCH /spaces/{s}`, `DELETE /spaces/{s}` and `POST /spaces/{s}/restore`. */
import { operations } from '../../contract/operations.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { requireReadableRules } from '../change-requests/merge/validate-merge-rules.ts'
import { recordSpaceRules } from '../change-requests/timeline/record-rules.ts'
import { sides } from '../events/changed-fields.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { installInNew } from '../integrations/installing/targets.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import { levelOf, storedLevel } from './space-rows.ts'
import { showSpace } from './read-spaces.ts'

/** Days in the trash before a space is purged. */
export const trashDays = 7

/** The settings under their API names, for the audit log. */
const settingsOf = (row: SpaceRow): Readonly<Record<string, unknown>> => ({
  title: row.title,
  description: row.description,
  emoji: row.emoji,
  language: row.language,
  editMode: row.edit_mode,
  defaultLevel: levelOf(row.default_level),
  template: row.template === 1,
  mergeRules: JSON.parse(row.merge_rules),
})

export const updateSpace = writes(
  operations.updateSpace,
  async ({ body, caller, ctx }, db, { space, ...roles }) => {
    const settings =
      body.defaultLevel !== undefined || body.mergeRules !== undefined || body.template !== undefined
    if (settings && roles.role !== 'admin') {
      throw new Failure(
        'role-too-low',
        'You need the "admin" role on the space to change its default access, its merge rules or whether it is a template.',
      )
    }
    const mergeRules = body.mergeRules ?? (JSON.parse(space.merge_rules) as { type: string })
    if (body.mergeRules?.type === 'rules')
      requireReadableRules(body.mergeRules.rules, 'body.mergeRules.rules')
    const editMode = body.editMode ?? space.edit_mode
    if (editMode === 'live' && mergeRules.type === 'rules') {
      throw new Failure(
        'state-forbids',
        'A space with merge rules must stay locked, since live edits would bypass them. Remove the rules first.',
      )
    }
    const change = {
      ...(body.title !== undefined && { title: body.title }),
      ...(body.description !== undefined && { description: body.description.trim() }),
      ...(body.emoji !== undefined && { emoji: body.emoji }),
      ...(body.language !== undefined && { language: body.language }),
      ...(body.editMode !== undefined && { edit_mode: body.editMode }),
      ...(body.defaultLevel !== undefined && { default_level: storedLevel(body.defaultLevel) }),
      ...(body.template !== undefined && { template: body.template ? (1 as const) : (0 as const) }),
      ...(body.mergeRules !== undefined && { merge_rules: JSON.stringify(body.mergeRules) }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (name) => space[name] !== change[name],
    )
    if (fields.length === 0) return showSpace(ctx, db, space, roles)
    const row = await db
      .updateTable('spaces')
      .set({ ...change, updated_at: ctx.now() })
      .where('id', '=', space.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (body.mergeRules !== undefined || body.defaultLevel !== undefined)
      await wakeMergePlans(ctx, db, { organization: space.organization, space: space.id })
    if (fields.includes('merge_rules')) await recordSpaceRules(ctx, db, row, caller.person)
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.updated',
      subject: space.id,
      actor: caller.person,
      data: { fields, ...sides(settingsOf(space), settingsOf(row)) },
    })
    return showSpace(ctx, db, row, roles)
  },
  { locksOrganization: true },
)

export const deleteSpace = writes(operations.deleteSpace, async ({ caller, ctx }, db, { space }) => {
  const now = ctx.now()
  await db
    .updateTable('spaces')
    .set({ deleted_at: now, deleted_by: caller.person, updated_at: now })
    .where('id', '=', space.id)
    .execute()
  await ctx.events.record(db, {
    organization: space.organization,
    space: space.id,
    kind: 'space.deleted',
    subject: space.id,
    actor: caller.person,
  })
})

export const restoreSpace = writes(
  operations.restoreSpace,
  async ({ caller, ctx }, db, { space, ...roles }) => {
    if (space.deleted_at === null) throw new Failure('state-forbids', 'This space is not in the trash.')
    const now = ctx.now()
    if (Date.parse(now) - Date.parse(space.deleted_at) > trashDays * 24 * 3600 * 1000) {
      throw new Failure(
        'state-forbids',
        `Spaces can be restored for ${trashDays} days. That time has passed.`,
      )
    }
    const parent = await db
      .selectFrom('collections')
      .select('id')
      .where('id', '=', space.parent)
      .executeTakeFirst()
    const row = await db
      .updateTable('spaces')
      .set({ deleted_at: null, deleted_by: null, parent: parent?.id ?? '', updated_at: now })
      .where('id', '=', space.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.restored',
      subject: space.id,
      actor: caller.person,
    })
    // Some may have been installed in all spaces while this one was in the trash.
    await installInNew(ctx, db, { organization: space.organization, kind: 'space', ids: [space.id] })
    return showSpace(ctx, db, row, roles)
  },
  { inTrash: true, locksOrganization: true },
)
