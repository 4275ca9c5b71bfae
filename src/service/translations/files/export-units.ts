/** Exports units as XLIFF or PO. */
import { operations } from '../../../contract/operations.ts'
import type { ExchangeUnit } from '../../../content/translation/exchange-file.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { monthOf } from '../model/translation-view.ts'
import { readableTranslation } from '../model/translations.queries.ts'
import { freshUnits, listRows } from '../units/list-units.ts'
import type { UnitQuery } from '../units/list-units.ts'
import { unitId } from '../units/unit-view.ts'
import { viewerOf } from '../viewer.ts'
import { writtenFile } from './exchange-files.ts'

/** Units of one file. */
const mostUnits = 200_000
const rowsAtOnce = 2000

const unitsFor = async (db: Db, translation: string, query: UnitQuery): Promise<ExchangeUnit[]> => {
  const units: ExchangeUnit[] = []
  let after: readonly (string | number)[] | undefined
  for (;;) {
    const rows = await listRows(db, translation, query, after, rowsAtOnce)
    for (const row of rows)
      units.push({
        ...{ id: unitId(row), page: { id: row.page, title: row.page_title }, source: row.source },
        ...(row.target !== null && { target: row.target }),
        ...{ state: row.state, label: row.label },
        ...(row.state === 'stale' && row.base_source !== null && { formerSource: row.base_source }),
      })
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return units
    if (units.length >= mostUnits)
      throw new Failure('too-large', `A file holds at most ${mostUnits} units. Export pages one by one.`)
    after = [Number(last.page_position), Number(last.position), last.unit]
  }
}

const files = {
  xliff: { type: 'application/xliff+xml; charset=utf-8', extension: 'xlf' },
  po: { type: 'text/x-gettext-translation; charset=utf-8', extension: 'po' },
} as const

export const exportTranslation = open(operations.exportTranslation, async (call, db) => {
  const { ctx, caller, params, query, request } = call
  const viewer = viewerOf(await call.authorize(db), caller.person)
  const row = await readableTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
  await freshUnits(ctx, row)
  const { format, pageId, state } = query
  const units = await unitsFor(db, row.id, { pageId, state })
  const text = await writtenFile(format, units, { source: row.source_language, target: row.language })
  const { type, extension } = files[format]
  request.response.writeHead(200, {
    'content-type': type,
    'content-disposition': `attachment; filename="translation-${row.language}.${extension}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  })
  request.response.end(text)
})
