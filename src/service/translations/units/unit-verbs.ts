/** What people do with units: translate, keep, approve. */
import { splitUnitId } from '../../../content/translation/unit-ids.ts'
import { operations } from '../../../contract/operations.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { inTurn } from '../../content/writing/write-queue.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { TranslationRow, TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { monthOf } from '../model/translation-view.ts'
import type { ShownTranslation } from '../model/translations.queries.ts'
import { lockTranslation, shownTranslation, unreadable } from '../model/translations.queries.ts'
import type { AuthorizeSpace } from '../run/result-line.ts'
import { viewerOf } from '../viewer.ts'
import { checksOf } from './checked-units.ts'
import { showUnit } from './list-units.ts'
import { refreshUnits, settledUnit, translationTurn } from './refresh-units.ts'
import { presentUnits, putUnits, recount, unitBatches } from './unit-rows.store.ts'
import { unitId } from './unit-view.ts'
import { recordUnitsChanged, rememberUnits, writeUnits } from './write-units.ts'

interface UnitCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: { readonly translationId: string }
  readonly authorize: (db: Db) => Promise<OrganizationSubject>
}

interface Editing {
  readonly row: TranslationRow
  /** Checks the rights again in a transaction. */
  readonly authorize: AuthorizeSpace
}

const notRun = 'The translation has no space yet. Run it first.'

/** The result space for a caller with this role in it. Fails like the translation itself, or with what is missing. */
const authorizeResult =
  ({ ctx, caller, params, authorize }: UnitCall, level: Role): AuthorizeSpace =>
  async (db) => {
    const viewer = viewerOf(await authorize(db), caller.person)
    const shown: ShownTranslation = await shownTranslation(
      db,
      viewer,
      params.translationId,
      monthOf(ctx.now()),
    )
    // Whether the source was deleted is said when the units are read.
    if (shown.source_title === null && shown.source_deleted === null && Number(shown.source_exists) === 1)
      throw unreadable('source')
    if (shown.result_space === null || shown.result_revision === null)
      throw new Failure('state-forbids', notRun)
    return spaceFor(db, caller, shown.result_space, { level })
  }

/** Runs `work` in the turn of the translation, with its rows up to date. */
export const editing = async <T>(
  call: UnitCall,
  level: Role,
  work: (editing: Editing) => Promise<T>,
): Promise<T> => {
  const { ctx, params } = call
  const authorize = authorizeResult(call, level)
  await authorize(ctx.store.read)
  return inTurn(ctx, [translationTurn(params.translationId)], async () => {
    const fresh = await refreshUnits(ctx, params.translationId)
    if (fresh === undefined)
      throw new Failure('state-forbids', 'The source space was deleted. Restore it to go on translating.')
    return work({ row: fresh.row, authorize })
  })
}

const unitOf = async ({ store }: Context, translation: string, id: string): Promise<TranslationUnitRow> => {
  const parts = splitUnitId(id)
  const units = parts && (await presentUnits(store, store.read, translation, [parts.page])).get(parts.page)
  const row = units?.find(({ unit }) => unit === parts?.unit)
  if (!row) throw notFound()
  return row
}

const badTarget = (message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: 'body.target', message }] })

/** Fails unless the target is the one that the caller saw. */
const requireTarget = (row: TranslationUnitRow, ifTarget: string | null | undefined, yours: string): void => {
  if (ifTarget === undefined || ifTarget === row.target) return
  throw new Failure(
    'content-conflict',
    'Someone else translated this unit while you were editing it. Nothing was saved. Choose which version to keep.',
    {
      conflicts: [
        {
          ...{ path: 'body.target', page: row.page, yours },
          ...(row.block_key !== null && { block: row.block_key }),
          ...(ifTarget !== null && { base: ifTarget }),
          ...(row.target !== null && { theirs: row.target }),
        },
      ],
    },
  )
}

export const updateTranslationUnit = open(operations.updateTranslationUnit, async (call, db) => {
  const { ctx, caller, params, body } = call
  const { target, state, ifTarget } = body
  return editing(call, state === 'reviewed' ? 'review' : 'edit', async ({ row, authorize }) => {
    const unit = await unitOf(ctx, row.id, params.unitId)
    requireTarget(unit, ifTarget, target)
    const glossary = await glossaryOf(ctx, row.organization)
    const [checks = []] = await checksOf([{ ...unit, target }], glossary, row)
    const error = checks.find(({ severity }) => severity === 'error')
    if (error) throw badTarget(error.message)
    const written = await writeUnits(ctx, row, [{ row: unit, target, held: state }], {
      ...{ person: caller.person, origin: 'person', authorize },
    })
    const [problem] = written.problems.values()
    if (problem !== undefined) throw badTarget(problem)
    return showUnit(ctx, db, viewerOf(await call.authorize(db), caller.person), row, params.unitId)
  })
})

/** Why a unit is left alone; undefined if it is changed. */
type Judge = (row: TranslationUnitRow) => string | undefined

interface Change {
  readonly judge: Judge
  readonly changed: (row: TranslationUnitRow) => TranslationUnitRow
}

const missing = 'It does not exist.'

/**
 * Changes some of these rows, whose texts stay the same: as they are in the transaction, since runs and other processes
 * change units, too. Returns why others are left alone, by `PAGE:UNIT`.
 */
const changeBatch = (
  { ctx, caller }: UnitCall,
  { row, authorize }: Editing,
  batch: readonly TranslationUnitRow[],
  { judge, changed }: Change,
): Promise<ReadonlyMap<string, string>> =>
  ctx.store.write(async (db) => {
    await authorize(db)
    await lockTranslation(db, row.id)
    const pages = [...new Set(batch.map(({ page }) => page))]
    const present = await presentUnits(ctx.store, db, row.id, pages)
    const byId = new Map([...present.values()].flat().map((unit) => [unitId(unit), unit]))
    const refused = new Map<string, string>()
    const rows = batch.flatMap((former) => {
      const unit = byId.get(unitId(former))
      const reason = unit === undefined ? missing : judge(unit)
      if (reason !== undefined) refused.set(unitId(former), reason)
      return unit === undefined || reason !== undefined ? [] : [changed(unit)]
    })
    if (rows.length === 0) return refused
    await putUnits(db, rows)
    await rememberUnits(ctx, db, row, rows, present)
    await recount(ctx, db, row.id, pages)
    await recordUnitsChanged(ctx, db, row, caller.person, rows.length)
    return refused
  })

const changeUnits = async (
  call: UnitCall,
  current: Editing,
  rows: readonly TranslationUnitRow[],
  change: Change,
): Promise<ReadonlyMap<string, string>> => {
  const refused = new Map<string, string>()
  for (const batch of unitBatches(rows))
    for (const [unit, reason] of await changeBatch(call, current, batch, change)) refused.set(unit, reason)
  return refused
}

/** Changes the units with these ids; returns how many, and why the others are left alone. */
const changeListed = async (
  call: UnitCall,
  current: Editing,
  ids: readonly string[],
  change: Change,
): Promise<{ changed: number; refused: { unit: string; message: string }[] }> => {
  const { store } = call.ctx
  const wanted = [...new Set(ids)]
  const pages = wanted.flatMap((id) => splitUnitId(id)?.page ?? [])
  const present = await presentUnits(store, store.read, current.row.id, [...new Set(pages)])
  const byId = new Map([...present.values()].flat().map((row) => [unitId(row), row]))
  const rows = wanted.flatMap((id) => byId.get(id) ?? [])
  const reasons = await changeUnits(call, current, rows, change)
  const refused = wanted.flatMap((unit) => {
    const message = byId.has(unit) ? reasons.get(unit) : missing
    return message === undefined ? [] : [{ unit, message }]
  })
  return { changed: wanted.length - refused.length, refused }
}

const notStale = 'Its source has not changed.'

/** The translation still fits its source. */
const keep: Change = {
  judge: ({ state }) => (state === 'stale' ? undefined : notStale),
  changed: (row) => settledUnit({ ...row, base_hash: row.source_hash, base_source: row.source }),
}

const keepMinor: Change = {
  ...keep,
  judge: (row) =>
    Number(row.minor) === 1 ? keep.judge(row) : 'Its source has changed in more than minor ways.',
}

export const keepTranslationUnit = open(operations.keepTranslationUnit, async (call, db) => {
  const { ctx, caller, params } = call
  return editing(call, 'edit', async (current) => {
    const unit = await unitOf(ctx, current.row.id, params.unitId)
    const [reason] = (await changeUnits(call, current, [unit], keep)).values()
    if (reason !== undefined) throw new Failure('state-forbids', reason)
    const viewer = viewerOf(await call.authorize(db), caller.person)
    return showUnit(ctx, db, viewer, current.row, params.unitId)
  })
})

/** The most that are kept at once; what is left is kept by asking again. */
const mostKept = 10_000

const minorUnits = async (db: Db, translation: string): Promise<TranslationUnitRow[]> =>
  db
    .selectFrom('translation_units as u')
    .innerJoin('translation_pages as p', (join) =>
      join.onRef('p.translation', '=', 'u.translation').onRef('p.page', '=', 'u.page'),
    )
    .selectAll('u')
    .where('u.translation', '=', translation)
    .where('p.position', '>=', 0)
    .where('u.state', '=', 'stale')
    .where('u.minor', '=', 1)
    .orderBy('u.page')
    .orderBy('u.position')
    .limit(mostKept)
    .execute()

export const keepTranslationUnits = open(operations.keepTranslationUnits, async (call, db) => {
  const { body } = call
  return editing(call, 'edit', async (current) => {
    if ('units' in body) return changeListed(call, current, body.units, keep)
    const rows = await minorUnits(db, current.row.id)
    const refused = await changeUnits(call, current, rows, keepMinor)
    return { changed: rows.length - refused.size, refused: [] }
  })
})

const approve: Change = {
  judge: (row) => {
    if (row.target === null) return 'It is not translated yet.'
    if (row.state === 'stale') return 'Its source has changed. Edit it or keep it as it is first.'
    if (Number(row.errors) > 0) return 'It has errors. Correct them first.'
    return undefined
  },
  changed: (row) => settledUnit({ ...row, held: 'reviewed' }),
}

export const approveTranslationUnits = open(operations.approveTranslationUnits, (call) =>
  editing(call, 'review', (current) => changeListed(call, current, call.body.units, approve)),
)
