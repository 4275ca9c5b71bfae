/** The audit log of an organization: listed newest first, exported oldest first. */
import type { AuditFilters } from '../../contract/organizations/audit-schemas.ts'
import { operations } from '../../contract/operations.ts'
import { auditEventView } from '../events/audit-log.ts'
import { liveStreams } from '../http/server/live-streams.ts'
import { listPage } from '../http/list-page.ts'
import { open, reads } from '../http/verb.ts'
import type { AuditEventTable } from '../storage/schema/audit-tables.ts'
import type { Db } from '../storage/store.ts'
import { csvLine } from './audit-csv.ts'

const filtered = (db: Db, organization: string, { actor, action, target, from, to }: AuditFilters) =>
  db
    .selectFrom('audit_events')
    .where('organization', '=', organization)
    .$if(actor !== undefined, (rows) => rows.where('actor', '=', actor ?? ''))
    .$if(action !== undefined && action.length > 0, (rows) => rows.where('action', 'in', action ?? []))
    .$if(target !== undefined, (rows) => rows.where('target', '=', target ?? ''))
    .$if(from !== undefined, (rows) => rows.where('occurred_at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('occurred_at', '<', to ?? ''))

const listAuditEvents = reads(operations.listAuditEvents, ({ query, ctx }, db, { organization }) =>
  listPage(ctx.keys, {
    list: `audit-events/${organization.id}`,
    query,
    count: async () => {
      const { total } = await filtered(db, organization.id, query)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      filtered(db, organization.id, query)
        .selectAll()
        .$if(after !== undefined, (rows) => rows.where('number', '<', Number(after?.[0])))
        .orderBy('number', 'desc')
        .limit(limit)
        .execute(),
    key: ({ number }) => [Number(number)],
    items: (rows) => rows.map(auditEventView),
  }),
)

/** Maximum number of rows in memory. */
const batch = 500

/** All rows that existed when the export began. */
async function* rowsOf(db: Db, organization: string, filters: AuditFilters): AsyncGenerator<AuditEventTable> {
  const head = await db
    .selectFrom('audit_heads')
    .select('number')
    .where('organization', '=', organization)
    .executeTakeFirst()
  const last = Number(head?.number ?? 0)
  for (let after = 0; ;) {
    const rows = await filtered(db, organization, filters)
      .selectAll()
      .where('number', '>', after)
      .where('number', '<=', last)
      .orderBy('number')
      .limit(batch)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    after = Number(end.number)
  }
}

const types = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const

const exportAuditEvents = open(
  operations.exportAuditEvents,
  async ({ query, ctx, request, authorize }, db) => {
    const { organization } = await authorize(db)
    const { response } = request
    const day = ctx.now().slice(0, 10)
    response.writeHead(200, {
      'content-type': types[query.format],
      'content-disposition': `attachment; filename="audit-log-${day}.${query.format}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    const forget = liveStreams.add(ctx.store, response)
    try {
      if (query.format === 'csv') response.write(csvLine())
      for await (const row of rowsOf(db, organization.id, query)) {
        if (response.destroyed) return
        const view = auditEventView(row)
        const line = query.format === 'csv' ? csvLine(view) : `${JSON.stringify(view)}\n`
        // Wait for slow readers, so that the log is never completely in memory.
        if (!response.write(line))
          await new Promise<void>((resolve) => {
            const go = () => {
              response.off('drain', go).off('close', go)
              resolve()
            }
            response.once('drain', go).once('close', go)
          })
      }
      response.end()
    } catch (error) {
      // The status has been sent already; an aborted transfer tells the client that the file is incomplete.
      ctx.log.error({ err: error, requestId: request.id }, 'The export of an audit log broke off')
      response.destroy()
    } finally {
      forget()
    }
  },
)

export const auditEvents = [listAuditEvents, exportAuditEvents]
