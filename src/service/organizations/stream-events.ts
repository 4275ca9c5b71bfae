/**
 * `GET /orgs/{o}/events`: changes in an organization as server-sent events. A reconnect resumes after `Last-Event-ID`,
 * or gets `reload` if too much was missed. Clients read before they connect; `recent` covers what happened in between.
 *
 * An event says which resource changed, never its content; clients read the resource with their own rights. Events that
 * the listener may not see are left out (`service/events/event-recipients.ts`), and the stream ends with its credential
 * (`events/live-listeners.ts`).
 */
import { operations } from '../../contract/operations.ts'
import { liveListeners } from '../events/live-listeners.ts'
import { liveStreams } from '../http/server/live-streams.ts'
import { open } from '../http/verb.ts'
import type { EventRow } from '../storage/schema/schema.ts'

const keepAliveMilliseconds = 25_000
/** If more events were missed, reloading everything is faster. */
const maxMissed = 1000

const before = (time: string, seconds: number): string =>
  new Date(Date.parse(time) - seconds * 1000).toISOString()

const line = (
  { number, kind, subject, space, actor, created_at: at }: EventRow,
  extra: { readonly actor: boolean },
): string =>
  `id: ${number}\ndata: ${JSON.stringify({
    kind,
    subject,
    ...(space !== '' && { space }),
    ...(extra.actor && { actor }),
    at,
  })}\n\n`

export const streamEvents = open(
  operations.streamEvents,
  async ({ ctx, caller, request, query: { recent } }, db, { organization }) => {
    const { events, store } = ctx
    const { response } = request
    const write = (text: string): void => {
      if (!response.writableEnded && !response.destroyed) response.write(text)
    }
    // Subscribe before reading the past, so that no event is lost in between.
    const { catchUp, begin, stop } = await liveListeners(ctx).add({
      organization: organization.id,
      caller,
      send: (event, extra) => write(line(event, extra)),
      end: () => void response.end(),
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    write('retry: 2000\n\n')
    const keepAlive = setInterval(() => write(': \n\n'), keepAliveMilliseconds)
    const forget = liveStreams.add(store, response)
    const leave = (): void => {
      clearInterval(keepAlive)
      forget()
      stop()
    }
    response.on('close', leave)
    // The client disconnected while it was being added.
    if (response.destroyed) leave()

    try {
      let last = Number(request.headers['last-event-id'] ?? NaN)
      if (Number.isNaN(last)) {
        last =
          recent === undefined
            ? await events.last(db)
            : await events.lastBefore(db, organization.id, before(ctx.now(), recent))
      }
      let missed = await events.since(db, organization.id, last, maxMissed + 1)
      if (missed.length > maxMissed) {
        missed = []
        last = await events.last(db)
        write(`id: ${last}\ndata: {"kind":"reload"}\n\n`)
      }
      await catchUp(last, missed)
      // Gives listeners without any event yet an id to resume from.
      write(`id: ${missed.at(-1)?.number ?? last}\n\n`)
      await begin()
    } catch {
      // The store is unavailable; the client reconnects.
      response.end()
    }
  },
)
