/** `POST …/conversations`, and the sample conversations. */
import { personalKindOfId } from '../../../content/conversations/find-contacts.ts'
import { sampleConversations } from '../../../content/conversations/sample-conversations.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open, writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { queueWork, readingJob } from '../queue-work.ts'
import { ownNamesOf } from './own-names.queries.ts'
import { prepareConversations } from './prepare-conversations.ts'
import type { Sourced } from './write-conversations.store.ts'
import { deleteConversations, writeConversations } from './write-conversations.store.ts'

/** Conversations of one organization that may wait to be read. */
const mostWaiting = 100_000

/** The part of a source that tells the channel: conversations are sent to the API. */
const sourceOf = ({ integration }: Caller): string => `integration:${integration?.name ?? 'recto'}:api`

const requireRoom = async (db: Db, organization: string, more: number, most: number): Promise<void> => {
  const { waiting } = await db
    .selectFrom((e) =>
      e
        .selectFrom('conversations')
        .select('id')
        .where('organization', '=', organization)
        .where('state', '=', 'waiting')
        .limit(most + 1)
        .as('some'),
    )
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  if (Number(waiting) + more > most)
    throw new Failure(
      'too-many-requests',
      `${most.toLocaleString('en-US')} conversations wait to be read. Try again in a few minutes.`,
      { retryAfter: 60 },
    )
}

/** Ids are stored, listed and written into addresses as they are, so they must not tell who somebody is. */
const requireImpersonalIds = (given: readonly { readonly id: string }[], isList: boolean): void => {
  const details = given.flatMap(({ id }, at) => {
    const kind = personalKindOfId(id)
    if (kind === undefined) return []
    const message = `The id contains ${kind === 'email' ? 'an email address' : 'a phone number'}. Ids are not masked: send one without personal data.`
    return [{ path: isList ? `body.${at}.id` : 'body.id', message }]
  })
  const [first] = details
  if (first !== undefined) throw new Failure('bad-content', first.message, { details: details.slice(0, 20) })
}

interface Ingested {
  readonly conversations: readonly Sourced[]
  readonly sample: boolean
  readonly person: string
}

/** Stores them in the transaction `db` and has them read. */
export const storeIngested = async (
  ctx: Context,
  db: Db,
  organization: string,
  { conversations, sample, person }: Ingested,
  most = mostWaiting,
): Promise<void> => {
  await requireRoom(db, organization, conversations.length, most)
  const changed = await writeConversations(ctx, db, organization, conversations, { sample })
  if (changed === 0) return
  await queueWork(ctx, db, readingJob, organization)
  await ctx.events.record(db, {
    ...{ organization, kind: 'conversations.ingested', subject: organization, actor: person },
    data: { conversations: changed },
  })
}

export const ingestConversations = open(operations.ingestConversations, async (call, read) => {
  const { ctx, caller, body } = call
  const { organization } = await call.authorize(read)
  const given = Array.isArray(body) ? body : [body]
  await requireRoom(read, organization.id, given.length, mostWaiting)
  requireImpersonalIds(given, Array.isArray(body))
  const source = sourceOf(caller)
  const ownNames = await ownNamesOf(read, organization)
  const conversations = (await prepareConversations(ctx, given, ownNames)).map((one) => ({ ...one, source }))
  await ctx.store.write(async (db) => {
    await call.authorize(db)
    await storeIngested(ctx, db, organization.id, { conversations, sample: false, person: caller.person })
  })
})

export const loadSampleConversations = open(operations.loadSampleConversations, async (call, read) => {
  const { ctx, caller } = call
  const { organization } = await call.authorize(read)
  const samples = sampleConversations(Date.parse(ctx.now()))
  const sources = new Map(samples.map(({ id, source }) => [id, source]))
  const prepared = await prepareConversations(
    ctx,
    samples.map(({ id, subject, parts, metadata }) => ({ id, subject, parts: [...parts], metadata })),
    await ownNamesOf(read, organization),
  )
  const conversations = prepared.map((one) => ({ ...one, source: sources.get(one.id) ?? 'email' }))
  await ctx.store.write(async (db) => {
    await call.authorize(db)
    await storeIngested(ctx, db, organization.id, { conversations, sample: true, person: caller.person })
  })
})

export const removeSampleConversations = writes(
  operations.removeSampleConversations,
  async ({ ctx, caller }, db, { organization: { id } }) => {
    const rows = await db
      .selectFrom('conversations')
      .select('id')
      .where('organization', '=', id)
      .where('sample', '=', 1)
      .execute()
    if (rows.length === 0) return
    await deleteConversations(
      ctx,
      db,
      id,
      rows.map((row) => row.id),
    )
    await ctx.events.record(db, {
      ...{ organization: id, kind: 'conversation.deleted', subject: id, actor: caller.person },
      data: { title: 'Sample conversations', conversations: rows.length },
    })
  },
)
