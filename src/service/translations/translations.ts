/** Translations: list, create, read, change, delete, run, stop. */
import { sql } from 'kysely'
import { emptyDocument } from '../../content/document/document.ts'
import { operations } from '../../contract/operations.ts'
import { atLeast } from '../../contract/roles/roles.ts'
import type { NewTranslation } from '../../contract/translations/schemas.ts'
import type { z } from 'zod'
import type { OrganizationSubject } from '../access/load-resource.ts'
import { spaceFor } from '../access/load-resource.ts'
import { storedDescription } from '../change-requests/description.ts'
import type { Context } from '../context.ts'
import { sides } from '../events/changed-fields.ts'
import { Failure, notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { open, reads, writes } from '../http/verb.ts'
import type { TranslationRow } from '../storage/schema/translation-tables.ts'
import type { Db } from '../storage/store.ts'
import { requireEngine } from './engines/engines.store.ts'
import { deleteTranslations } from './model/write-translation.store.ts'
import { frozenBecause, monthOf, translationView } from './model/translation-view.ts'
import type { Viewer } from './model/translations.queries.ts'
import {
  countShownTranslations,
  listShownTranslations,
  lockTranslation,
  shownTranslation,
} from './model/translations.queries.ts'
import { endRun } from './run/end-run.ts'
import { languageName } from './run/result-space.ts'
import { askForRun, dropWaitingRun } from './run/queue-run.ts'
import { viewerOf } from './viewer.ts'
import { recordTranslation } from './model/translation-event.ts'

const mayEdit = ({ role }: OrganizationSubject): boolean => atLeast(role, 'admin')

const shown = async (ctx: Context, db: Db, viewer: Viewer, id: string, isEditable: boolean) =>
  translationView(ctx, await shownTranslation(db, viewer, id, monthOf(ctx.now())), isEditable)

export const listTranslations = reads(operations.listTranslations, ({ ctx, caller, query }, db, subject) => {
  const viewer = viewerOf(subject, caller.person)
  const { space } = query
  return listPage(ctx.keys, {
    list: `orgs/${viewer.organization}/translations`,
    query,
    count: () => countShownTranslations(db, viewer, { space }),
    rows: (after, limit) => listShownTranslations(db, viewer, { space }, monthOf(ctx.now()), after, limit),
    key: (row) => [row.created_at, row.id],
    items: (rows) => rows.map((row) => translationView(ctx, row, mayEdit(subject))),
  })
})

export const getTranslation = reads(operations.getTranslation, ({ ctx, caller, params }, db, subject) =>
  shown(ctx, db, viewerOf(subject, caller.person), params.translationId, mayEdit(subject)),
)

const badField = (path: string, message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path, message }] })

/** The languages that the source was translated from, step by step up to the original. */
const languagesAbove = async (db: Db, space: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ language: string }>`
    with recursive above (space, language, depth) as (
      select source_space, source_language, 1 from translations where result_space = ${space}
      union all
      select t.source_space, t.source_language, above.depth + 1
      from translations t join above on t.result_space = above.space where above.depth < 50
    )
    select distinct language from above`.execute(db)
  return new Set(rows.map(({ language }) => language))
}

/** Fails if the pair is not possible, naming the field. */
const requirePair = async (
  db: Db,
  { source, language }: Pick<z.output<typeof NewTranslation>, 'source' | 'language'>,
): Promise<void> => {
  if (source.language === language)
    throw badField('body.language', 'The source has this language already. Choose another one.')
  if ((await languagesAbove(db, source.space)).has(language))
    throw badField(
      'body.language',
      'The source space was itself translated from this language. Choose another language.',
    )
  const other = await db
    .selectFrom('translations')
    .select('id')
    .where('source_space', '=', source.space)
    .where('language', '=', language)
    .executeTakeFirst()
  if (other)
    throw new Failure('already-taken', 'This space already has a translation into this language.', {
      details: [{ path: 'body.language', message: 'There is a translation into this language already.' }],
    })
}

export const createTranslation = open(operations.createTranslation, async (call, read) => {
  const { ctx, caller, body, authorize } = call
  const authorizeBoth = async (db: Db) => {
    const subject = await authorize(db)
    const { space } = await spaceFor(db, caller, body.source.space, { level: 'read' })
    if (space.organization !== subject.organization.id) throw notFound()
    if (body.engine !== undefined) await requireEngine(db, space.organization, body.engine)
    await requirePair(db, body)
    return subject
  }
  await authorizeBoth(read)
  const instructions = (await storedDescription(body.instructions)) ?? JSON.stringify(emptyDocument)
  return ctx.store.write(async (db) => {
    const subject = await authorizeBoth(db)
    const id = ctx.mint('translation')
    const now = ctx.now()
    const { organization } = subject
    const added = { id, organization: organization.id, source_space: body.source.space, result_space: null }
    await db
      .insertInto('translations')
      .values({
        ...added,
        ...{ source_language: body.source.language, language: body.language, instructions },
        ...{ engine: body.engine ?? 'memory', delivery: body.delivery ?? 'automatic' },
        auto_run: (body.autoRun ?? true) ? 1 : 0,
        characters_per_run: body.limits?.charactersPerRun ?? null,
        characters_per_month: body.limits?.charactersPerMonth ?? null,
        ...{ run: null, run_again: 0, last_run: null, source_revision: null },
        ...{ result_revision: null, change_request: null, change_source_revision: null },
        ...{ seen_source: null, seen_result: null, runs: 0, total_words: 0, total_pages: 0 },
        ...{ total_milliseconds: 0, latest_milliseconds: 0, latest_pages: 0, latest_words: 0 },
        ...{ missing: 0, machine: 0, edited: 0, reviewed: 0, stale: 0 },
        ...{ created_by: caller.person, created_at: now, updated_at: now },
      })
      .execute()
    await recordTranslation(ctx, db, added, {
      ...{ kind: 'translation.created', actor: caller.person },
      data: { title: languageName(body.language), language: body.language, space: body.source.space },
    })
    call.created(ctx.addresses.translation(organization.id, id).location)
    return shown(ctx, db, viewerOf(subject, caller.person), id, true)
  })
})

const settingsIn = (row: TranslationRow) => ({
  engine: row.engine,
  delivery: row.delivery,
  autoRun: Number(row.auto_run) === 1,
  charactersPerRun: row.characters_per_run,
  charactersPerMonth: row.characters_per_month,
})

export const updateTranslation = open(operations.updateTranslation, async (call, read) => {
  const { ctx, caller, params, body, authorize } = call
  await authorize(read)
  const instructions = await storedDescription(body.instructions)
  const { limits = {}, engine, delivery, autoRun } = body
  return ctx.store.write(async (db) => {
    const subject = await authorize(db)
    const viewer = viewerOf(subject, caller.person)
    // Before it is read, so that of two changes at the same time neither undoes the other.
    const locked = await lockTranslation(db, params.translationId)
    const row = await shownTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
    if (engine !== undefined) await requireEngine(db, viewer.organization, engine)
    const before = settingsIn(row)
    const after = {
      ...before,
      ...(engine !== undefined && { engine }),
      ...(delivery !== undefined && { delivery }),
      ...(autoRun !== undefined && { autoRun }),
      ...(limits.charactersPerRun !== undefined && { charactersPerRun: limits.charactersPerRun }),
      ...(limits.charactersPerMonth !== undefined && { charactersPerMonth: limits.charactersPerMonth }),
    }
    const changed = sides(before, after)
    if (locked && before.autoRun && !after.autoRun) await dropWaitingRun(ctx, db, locked)
    const hasInstructions = instructions !== undefined && instructions !== row.instructions
    if (Object.keys(changed.to).length > 0 || hasInstructions) {
      await db
        .updateTable('translations')
        .set({
          ...{ engine: after.engine, delivery: after.delivery, auto_run: after.autoRun ? 1 : 0 },
          characters_per_run: after.charactersPerRun,
          characters_per_month: after.charactersPerMonth,
          ...(instructions !== undefined && { instructions }),
          updated_at: ctx.now(),
        })
        .where('id', '=', row.id)
        .execute()
      await recordTranslation(ctx, db, row, {
        ...{ kind: 'translation.updated', actor: caller.person },
        data: { title: languageName(row.language), ...changed },
      })
    }
    return shown(ctx, db, viewer, row.id, true)
  })
})

export const deleteTranslation = writes(
  operations.deleteTranslation,
  async ({ ctx, caller, params }, db, { organization }) => {
    const row = await lockTranslation(db, params.translationId)
    if (row?.organization !== organization.id) throw notFound()
    await deleteTranslations(ctx, db, [row])
    await recordTranslation(ctx, db, row, {
      ...{ kind: 'translation.deleted', actor: caller.person },
      data: { title: languageName(row.language), from: { language: row.language } },
    })
  },
)

const frozenMessages = {
  'source-deleted': 'The source space was deleted. Restore it to run the translation.',
  'result-deleted': 'The translated space was deleted. Restore it to run the translation.',
} as const

/** Fails if the translation cannot run because one of its spaces is gone. */
export const requireRunnable = (row: Parameters<typeof frozenBecause>[0]): void => {
  const frozen = frozenBecause(row)
  if (frozen !== undefined) throw new Failure('state-forbids', frozenMessages[frozen])
}

export const runTranslation = writes(
  operations.runTranslation,
  async ({ ctx, caller, params }, db, subject) => {
    const viewer = viewerOf(subject, caller.person)
    const row = await shownTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
    requireRunnable(row)
    const current = await lockTranslation(db, row.id)
    if (current) await askForRun(ctx, db, current, { cause: 'manual', person: caller.person })
  },
)

/** A run that has started writes what is finished; one that has not ends at once. */
export const cancelTranslationRun = writes(
  operations.cancelTranslationRun,
  async ({ ctx, caller, params }, db, { organization }) => {
    const row = await lockTranslation(db, params.translationId)
    if (row?.organization !== organization.id) throw notFound()
    if (row.run === null) return
    await db.updateTable('translations').set({ run_again: 0 }).where('id', '=', row.id).execute()
    const run = await db
      .updateTable('translation_runs')
      .set({ outcome: 'cancelled' })
      .where('id', '=', row.run)
      .returningAll()
      .executeTakeFirst()
    if (run?.state !== 'queued') return
    await ctx.jobs.cancel(db, run.job)
    await endRun(ctx, db, { ...row, run_again: 0 }, run, { outcome: 'cancelled', actor: caller.person })
  },
)
