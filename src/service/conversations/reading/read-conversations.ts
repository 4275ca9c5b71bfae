/** The job that reads the conversations that wait: it finds their issues and assigns these to clusters. */
import { sql } from 'kysely'
import { pool } from '../../computing/pool.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { among } from '../../storage/sql.ts'
import { joinedClusters } from '../clustering/join-clusters.ts'
import { clusteringJob, queueWork } from '../queue-work.ts'
import { settingsOf } from '../settings.store.ts'
import type { ReadText, TextToRead } from './find-issues.task.ts'
import type { ReadConversation } from './write-issues.store.ts'
import { issueId, writeIssues } from './write-issues.store.ts'

const task = new URL('./find-issues.task.ts', import.meta.url)

/** Conversations that are read together, and their characters. */
const mostTogether = 200
const mostCharacters = 4 * 1024 * 1024

/** Share of new issues after which all are clustered anew. */
const newShare = 0.1
const leastIssues = 3

interface Batch {
  readonly texts: readonly (TextToRead & { readonly hash: string })[]
  /** No other conversations wait. */
  readonly last: boolean
}

const nextBatch = async ({ store }: Context, organization: string): Promise<Batch> => {
  const waiting = await store.read
    .selectFrom('conversations as c')
    .innerJoin('conversation_texts as t', (join) =>
      join.onRef('t.organization', '=', 'c.organization').onRef('t.conversation', '=', 'c.id'),
    )
    .select(['c.id', 'c.subject', 'c.content_hash', 't.size'])
    .where('c.organization', '=', organization)
    .where('c.state', '=', 'waiting')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostTogether)
    .execute()
  let characters = 0
  const some = waiting.filter(({ size }, at) => (characters += Number(size)) <= mostCharacters || at === 0)
  const contents = await store.read
    .selectFrom('conversation_texts')
    .select(['conversation', 'content'])
    .where('organization', '=', organization)
    .where(
      among(
        store.engine,
        sql.ref('conversation'),
        some.map(({ id }) => id),
      ),
    )
    .execute()
  const byId = new Map(contents.map(({ conversation, content }) => [conversation, content]))
  return {
    texts: some.flatMap(({ id, subject, content_hash: hash }) => {
      const content = byId.get(id)
      return content ? [{ id, subject, hash, content }] : []
    }),
    last: waiting.length < mostTogether && some.length === waiting.length,
  }
}

const failures = {
  'too-large': 'It is too large to be read.',
  other: 'It could not be read. Check its messages and send it again.',
}

/** Reads texts in another process; if that fails, in halves, so that only those that cannot be read fail. */
const readTexts = async (texts: Batch['texts'], signal: AbortSignal): Promise<ReadConversation[]> => {
  try {
    const read = (await pool.run(task, texts, {}, { large: true, signal })) as ReadText[]
    return read.map((one, at) => ({
      ...{ ...one, hash: texts[at]?.hash ?? '' },
      ...(!one.issues && { failure: failures.other }),
    }))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure && error.reason === 'not-ready') throw error
    if (texts.length > 1) {
      const middle = Math.ceil(texts.length / 2)
      return [
        ...(await readTexts(texts.slice(0, middle), signal)),
        ...(await readTexts(texts.slice(middle), signal)),
      ]
    }
    const isTooLarge = error instanceof Failure && error.reason === 'too-large'
    const failure = isTooLarge ? failures['too-large'] : failures.other
    return texts.map(({ id, hash }) => ({ id, hash, issues: undefined, failure }))
  }
}

/** Whether so many issues are new that all are clustered anew. */
const isClusteringDue = async ({ store }: Context, organization: string): Promise<boolean> => {
  const { clustered_issues: clustered } = await settingsOf(store.read, organization)
  const { total } = await store.read
    .selectFrom('conversation_issues')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  const added = Number(total) - Number(clustered)
  return Number(total) >= leastIssues && added > 0 && added >= newShare * Number(total)
}

export const readConversations =
  (ctx: Context) =>
  async (_input: object, job: JobContext): Promise<void> => {
    const { organization, signal } = job
    let done = 0
    for (;;) {
      signal.throwIfAborted()
      const { texts, last } = await nextBatch(ctx, organization)
      if (texts.length === 0) break
      const read = await readTexts(texts, signal)
      const found = read.flatMap(({ id, issues = [] }) =>
        issues.map(({ anchor, features }) => ({ id: issueId(id, anchor), features })),
      )
      // With many waiting, all are clustered anew after the last.
      const joined = last ? await joinedClusters(ctx, organization, found, signal) : new Map()
      await ctx.store.write(async (db) => {
        await job.wanted(db)
        const counts = await writeIssues(ctx, db, organization, read, joined)
        await ctx.events.record(db, {
          ...{ organization, kind: 'conversations.read', subject: organization, actor: '' },
          data: counts,
        })
      })
      done += texts.length
      job.progress(done, done + (last ? 0 : mostTogether))
    }
    if (await isClusteringDue(ctx, organization))
      await ctx.store.write((db) => queueWork(ctx, db, clusteringJob, organization))
  }
