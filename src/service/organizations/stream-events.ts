/**
 * `GET /orgs/{o}/events`: what changes in an organization, as server-sent events. After a gap the stream goes on
 * behind the event that `Last-Event-ID` names; when too much was missed it says `reload` instead. A screen reads before
 * it listens: `recent` tells it what happened in between.
 *
 * An event tells which thing changed, never its content: whoever is told reads the thing with their own rights. Events
 * of spaces and sites that the listener does not see are left out.
 */
import { operations } from '../../contract/operations.ts'
import type { Caller } from '../access/caller.ts'
import { siteFor } from '../access/site-for.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import type { EventRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { organizationFor, spaceFor } from '../access/things.ts'
import { liveStreams } from '../http/live-streams.ts'

const keepAliveMilliseconds = 25_000
/** More than this was missed: reading everything again is quicker than hearing it all. */
const mostMissed = 1000

/** News of one person is told to nobody else. */
const isForOthers = ({ kind, data }: EventRow, person: string): boolean =>
  /^(notification|saved-filter)\./.test(kind) &&
  !(JSON.parse(data) as { people: string[] }).people.includes(person)

/** Guests do not see who else is there, so that they are not told of them either. */
const ofPeople = /^(member|team|invite)\./

/** Their subject is the site. */
const ofSite = /^site\./

/** Whoever is shut out or removed hears nothing more. */
const endsStream = ({ kind, subject }: EventRow, person: string): boolean =>
  (kind === 'member.removed' || kind === 'member.disabled') && subject === person

/**
 * Whoever a role was taken from hears so, although they see the thing no more: what stands on their screen is not theirs
 * any longer. The event names what they knew already.
 */
const concernsGrantee = async (
  db: Db,
  { kind, organization, data }: EventRow,
  person: string,
): Promise<boolean> => {
  if (!kind.endsWith('.permissions-changed')) return false
  const { grants = [] } = JSON.parse(data) as { grants?: readonly { grantee: string; kind: string }[] }
  if (grants.some((one) => one.kind === 'person' && one.grantee === person)) return true
  const teams = new Set(grants.flatMap((one) => (one.kind === 'team' ? [one.grantee] : [])))
  if (teams.size === 0) return false
  const own = await db
    .selectFrom('team_members')
    .select('team')
    .where('organization', '=', organization)
    .where('person', '=', person)
    .execute()
  return own.some(({ team }) => teams.has(team))
}

const seen = async ({ store }: Surroundings, caller: Caller, event: EventRow): Promise<boolean> => {
  if (isForOthers(event, caller.person)) return false
  try {
    const { role } = await organizationFor(store.read, caller, event.organization, { level: 'member' })
    if (role === null && ofPeople.test(event.kind) && event.subject !== caller.person) return false
    if (await concernsGrantee(store.read, event, caller.person)) return true
    if (event.space !== '') await spaceFor(store.read, caller, event.space, { level: 'read', inTrash: true })
    // Of one that is gone nobody can be asked any more; its id tells nothing.
    if (ofSite.test(event.kind) && event.kind !== 'site.deleted')
      await siteFor(
        store.read,
        caller,
        { organization: event.organization, id: event.subject },
        { level: 'read' },
      )
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

const before = (time: string, seconds: number): string =>
  new Date(Date.parse(time) - seconds * 1000).toISOString()

const line = ({ number, kind, subject, space, actor, created_at: at }: EventRow): string =>
  `id: ${number}\ndata: ${JSON.stringify({ kind, subject, ...(space !== '' && { space }), actor, at })}\n\n`

export const streamEvents = open(
  operations.streamEvents,
  async ({ around, caller, request, query: { recent } }, db, { organization }) => {
    const { events, store } = around
    const { response } = request
    const waiting: EventRow[] = []
    let last = Number(request.headers['last-event-id'] ?? NaN)
    let sending = Promise.resolve()
    let started = false

    const send = (event: EventRow): void => {
      if (!started) {
        waiting.push(event)
        return
      }
      sending = sending
        .then(async () => {
          if ((event.number ?? 0) <= last || response.writableEnded) return
          last = event.number ?? last
          if (endsStream(event, caller.person)) response.end()
          else if (await seen(around, caller, event)) response.write(line(event))
        })
        .catch(() => void response.end())
    }
    // Listening begins before the past is read, so that nothing falls in between; numbers sort out what came twice.
    const stop = await events.listen(organization.id, send)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    response.write('retry: 2000\n\n')
    const keepAlive = setInterval(() => response.write(': \n\n'), keepAliveMilliseconds)
    const forget = liveStreams.add(store, response)
    response.on('close', () => {
      clearInterval(keepAlive)
      forget()
      stop()
    })

    if (Number.isNaN(last)) {
      last =
        recent === undefined
          ? await events.last(db)
          : await events.lastBefore(db, organization.id, before(around.now(), recent))
    }
    const missed = await events.since(db, organization.id, last, mostMissed + 1)
    if (missed.length > mostMissed) {
      last = await events.last(db)
      response.write(`id: ${last}\ndata: {"kind":"reload"}\n\n`)
    } else {
      for (const event of missed) {
        last = event.number ?? last
        if (await seen(around, caller, event)) response.write(line(event))
      }
    }
    // A listener who has heard nothing yet comes back to here too.
    response.write(`id: ${last}\n\n`)
    started = true
    for (const event of waiting) send(event)
  },
)
