/**
 * The audit log of an organization: listed newest first, exported oldest first. An export ends with its credential, and
 * when the role of its person changes (`events/live-listeners.ts`).
 */
import type { ServerResponse } from 'node:http'
import type { AuditFilters } from '../../contract/organizations/audit-schemas.ts'
import { operations } from '../../contract/operations.ts'
import { auditEventView } from '../events/audit-log.ts'
import { liveListeners } from '../events/live-listeners.ts'
import { liveStreams } from '../http/server/live-streams.ts'
import { listPage } from '../http/list-page.ts'
import { open, reads } from '../http/verb.ts'
import type { AuditEventTable } from '../storage/schema/audit-tables.ts'
import type { Db } from '../storage/store.ts'
import { csvLine } from './audit-csv.ts'

const matchingEvents = (db: Db, organization: string, { actor, action, target, from, to }: AuditFilters) =>
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
      const { total } = await matchingEvents(db, organization.id, query)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      matchingEvents(db, organization.id, query)
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
    const rows = await matchingEvents(db, organization, filters)
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

/** Resolves when a slow client has received what was written, or has disconnected. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      response.off('drain', resume).off('close', resume)
      resolve()
    }
    response.once('drain', resume).once('close', resume)
  })

/** Writes lines until they end or the response is closed. Waits for slow clients, so that few lines are in memory. */
const writeLines = async (response: ServerResponse, lines: AsyncIterable<string>): Promise<void> => {
  for await (const line of lines) {
    if (response.destroyed) return
    if (!response.write(line)) await drained(response)
    if (response.destroyed) return
  }
  response.end()
}

async function* exportedLines(
  rows: AsyncIterable<AuditEventTable>,
  format: keyof typeof types,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine()
  for await (const row of rows) {
    const view = auditEventView(row)
    yield format === 'csv' ? csvLine(view) : `${JSON.stringify(view)}\n`
  }
}

const exportAuditEvents = open(
  operations.exportAuditEvents,
  async ({ query, caller, ctx, request, authorize }, db, { organization }) => {
    const { response } = request
    // Registered before the rights are checked again, so that no change is missed in between.
    const { catchUp, begin, stop } = await liveListeners(ctx).add({
      organization: organization.id,
      caller,
      send: () => undefined,
      end: () => void response.destroy(),
    })
    const forget = liveStreams.add(ctx.store, response)
    try {
      // Records the role that the export ends with.
      await catchUp(0, [])
      await begin()
      await authorize(db)
      if (response.destroyed) return
      response.writeHead(200, {
        'content-type': types[query.format],
        'content-disposition': `attachment; filename="audit-log-${ctx.now().slice(0, 10)}.${query.format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
      })
      await writeLines(response, exportedLines(rowsOf(db, organization.id, query), query.format))
    } catch (error) {
      if (!response.headersSent) throw error
      // The status has been sent already; an aborted transfer tells the client that the file is incomplete.
      ctx.log.error({ err: error, requestId: request.id }, 'The export of an audit log failed')
      response.destroy()
    } finally {
      forget()
      stop()
    }
  },
)

export const auditEvents = [listAuditEvents, exportAuditEvents]
