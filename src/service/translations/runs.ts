/** Runs of a translation: lists and reports. */
import { operations } from '../../contract/operations.ts'
import type { z } from 'zod'
import type { TranslationRun, TranslationRunReport } from '../../contract/translations/run-schemas.ts'
import { notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { reads } from '../http/verb.ts'
import type { PersonView } from '../people/person-view.ts'
import { personViews } from '../people/person-view.ts'
import type { TranslationRunRow } from '../storage/schema/translation-tables.ts'
import { monthOf } from './model/translation-view.ts'
import { readableTranslation, shownTranslation } from './model/translations.queries.ts'
import { viewerOf } from './viewer.ts'

type Report = z.output<typeof TranslationRunReport>

const timesOf = ({ started_at, finished_at }: TranslationRunRow) => ({
  ...(started_at !== null && { startedAt: started_at }),
  ...(finished_at !== null && { finishedAt: finished_at }),
})

const runView = (row: TranslationRunRow, people: ReadonlyMap<string, PersonView>): TranslationRun => {
  const by = people.get(row.person)
  return {
    object: 'translation-run',
    ...{ id: row.id, translation: row.translation, trigger: row.cause, status: row.state },
    ...(row.outcome !== null && row.state === 'finished' && { outcome: row.outcome }),
    ...(row.message !== null && { message: row.message }),
    ...(by && { by }),
    ...{ engine: row.engine, createdAt: row.created_at, ...timesOf(row) },
    ...{ pagesDone: Number(row.pages_done), pagesTotal: Number(row.pages_total) },
    units: {
      translated: Number(row.translated),
      fromMemory: Number(row.from_memory),
      failed: Number(row.failed),
      kept: Number(row.kept),
    },
    ...{ words: Number(row.words), characters: Number(row.characters) },
    ...(row.revision !== null && { revision: row.revision }),
    ...(row.change_request !== null && { changeRequest: row.change_request }),
  }
}

export const listTranslationRuns = reads(
  operations.listTranslationRuns,
  async ({ ctx, caller, params, query }, db, subject) => {
    const viewer = viewerOf(subject, caller.person)
    const { id } = await shownTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
    const runs = db.selectFrom('translation_runs').where('translation', '=', id)
    return listPage(ctx.keys, {
      list: `translations/${id}/runs`,
      query,
      count: async () =>
        Number(
          (await runs.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
        ),
      rows: (after, limit) =>
        runs
          .selectAll()
          .$if(after !== undefined, (rows) =>
            rows.where((e) =>
              e(e.refTuple('created_at', 'id'), '<', e.tuple(String(after?.[0]), String(after?.[1]))),
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      key: (row) => [row.created_at, row.id],
      items: async (rows) => {
        const people = await personViews(
          ctx,
          db,
          rows.flatMap(({ person }) => (person === '' ? [] : [person])),
        )
        return rows.map((row) => runView(row, people))
      },
    })
  },
)

export const getTranslationRun = reads(
  operations.getTranslationRun,
  async ({ ctx, caller, params }, db, subject) => {
    const viewer = viewerOf(subject, caller.person)
    const { id } = await readableTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
    const row = await db
      .selectFrom('translation_runs')
      .selectAll()
      .where('id', '=', params.runId)
      .where('translation', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
    const people = await personViews(ctx, db, row.person === '' ? [] : [row.person])
    return {
      ...runView(row, people),
      pages: JSON.parse(row.pages) as Report['pages'],
      removed: JSON.parse(row.removed) as Report['removed'],
    }
  },
)
