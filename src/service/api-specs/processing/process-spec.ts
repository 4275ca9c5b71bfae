/**
 * The job that processes a specification: fetches its URL or takes its text, reads it in a process of its own, and
 * stores a version if the document changed. Everything is written in one transaction at the end; until then, and if
 * anything fails, the last good version stays.
 */
import { notify } from '../../events/notify.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { readBlob } from '../../storage/objects/blobs.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { Context } from '../../context.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { ComputedDifference } from '../compare/difference.task.ts'
import { computeDifference, storeDifference } from '../compare/differences.store.ts'
import { Failure } from '../../http/failure.ts'
import { packedDocument } from '../reference/stored-document.ts'
import { findVersion } from '../model/versions.queries.ts'
import { failuresBeforeNotice, nextCheck } from './check-schedule.ts'
import { fetchFile, fetchSource } from './fetch-source.ts'
import type { ProcessingInput } from './queue-processing.ts'
import type { AcceptedSource } from './read-source.task.ts'
import { lostFiles } from './lost-files.ts'
import { readText } from './read-text.ts'
import { dropOutdated, insertVersion } from './store-version.store.ts'

type Step = NonNullable<ApiSpecRow['step']>

interface ProcessingError {
  readonly message: string
  readonly code: string
}

/** What processing found out, before any of it is written. */
type Outcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'failed'
      readonly code: NonNullable<ApiSpecRow['error_code']>
      readonly errors: readonly ProcessingError[]
    }
  | {
      readonly kind: 'read'
      readonly source: AcceptedSource
      readonly sourceHash: string
      /** From the last version; absent for the first one and for an equal document. */
      readonly difference?: ComputedDifference | undefined
    }

interface Processed {
  readonly outcome: Outcome
  /** Of the response of the URL, for the next conditional request. */
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

const lastVersion = async (
  db: Db,
  { id, last_version: last }: ApiSpecRow,
): Promise<ApiSpecVersionRow | undefined> => (last === null ? undefined : findVersion(db, id, last))

/** Compares a new document with that of the last version. */
const differenceFromLast = async (
  { store }: Context,
  last: ApiSpecVersionRow | undefined,
  { index, dialect, document }: AcceptedSource,
  { signal }: JobContext,
): Promise<ComputedDifference | undefined> => {
  if (!last || !document || last.content_hash === index.contentHash) return undefined
  try {
    return await computeDifference(await packedDocument(store, last), { ...document, dialect }, signal)
  } catch (error) {
    // Exceptionally large documents: the version is stored, and compared when somebody asks for it.
    if (error instanceof Failure && error.reason === 'too-large') return undefined
    throw error
  }
}

const outcomeOf = async (
  ctx: Context,
  bytes: Uint8Array,
  row: ApiSpecRow,
  job: JobContext,
  step: (step: Step) => Promise<void>,
): Promise<Outcome> => {
  const sourceHash = sha256(bytes)
  if (sourceHash === row.source_hash) return { kind: 'unchanged' }
  await step('parse')
  const { signal } = job
  const source = await readText(bytes, {
    signal,
    origin: row.source_url === null ? undefined : { url: row.source_url, fetch: fetchFile(ctx, signal) },
  })
  if (!source.accepted)
    return {
      ...{ kind: 'failed', code: 'PARSE_ERROR' },
      errors: source.errors.map(({ code, message }) => ({ code, message })),
    }
  const last = await lastVersion(ctx.store.read, row)
  const lost = last === undefined ? [] : lostFiles(last, source.unread)
  if (lost.length > 0)
    return {
      ...{ kind: 'failed', code: 'FETCH_ERROR' },
      errors: lost.map(({ name, message }) => ({
        ...{ code: 'file-unread', message: `The file “${name}” could not be read. ${message}` },
      })),
    }
  await step('index')
  return { kind: 'read', source, sourceHash, difference: await differenceFromLast(ctx, last, source, job) }
}

const textOf = async ({ store }: Context, { id, source_blob: blob }: ApiSpecRow): Promise<Uint8Array> => {
  const bytes = blob === null ? undefined : await readBlob(store, id, blob)
  if (!bytes) throw new Error(`The text of the specification ${id} is missing.`)
  return bytes
}

const validatorsOf = ({ etag, last_modified: lastModified }: ApiSpecRow) => ({
  etag: etag ?? undefined,
  lastModified: lastModified ?? undefined,
})

/** Fetches or takes the text and reads it. */
const process = async (
  ctx: Context,
  row: ApiSpecRow,
  job: JobContext,
  step: (step: Step) => Promise<void>,
): Promise<Processed> => {
  if (row.source_url === null) {
    return { outcome: await outcomeOf(ctx, await textOf(ctx, row), row, job, step) }
  }
  await step('fetch')
  const fetched = await fetchSource(ctx, row, job.signal)
  if (fetched.kind === 'failed') return { outcome: fetched }
  if (fetched.kind === 'unchanged') return { outcome: fetched, ...validatorsOf(row) }
  const { bytes, etag, lastModified } = fetched
  return { outcome: await outcomeOf(ctx, bytes, row, job, step), etag, lastModified }
}

/** Stores the version if the document differs from the last one; returns its id, or undefined. */
const storeVersion = async (
  ctx: Context,
  db: Db,
  row: ApiSpecRow,
  { format, dialect, index, problems, files, document }: AcceptedSource,
): Promise<string | undefined> => {
  const last = await lastVersion(db, row)
  if (last?.content_hash === index.contentHash) return undefined
  if (!files || !document) throw new Error('The document was not prepared for storing.')
  return insertVersion(ctx, db, row, { format, dialect, index, problems, files, document })
}

/** What is remembered to recognise the same text: nothing after an error, or if other files belong to it. */
const rememberedColumns = (row: ApiSpecRow, { outcome, etag, lastModified }: Processed) => {
  if (outcome.kind === 'failed' || (outcome.kind === 'read' && outcome.source.hasFiles))
    return { etag: null, last_modified: null, source_hash: null }
  return {
    etag: etag ?? null,
    last_modified: lastModified ?? null,
    source_hash: outcome.kind === 'read' ? outcome.sourceHash : row.source_hash,
  }
}

/** The columns that every ending of processing sets. */
const endedColumns = (ctx: Context, row: ApiSpecRow, processed: Processed) => {
  const { outcome } = processed
  const hasFailed = outcome.kind === 'failed'
  const failures = row.source_url === null || !hasFailed ? 0 : Number(row.failures) + 1
  return {
    ...{ state: 'complete' as const, step: null, processed_at: ctx.now(), failures },
    error_code: hasFailed ? outcome.code : null,
    errors: JSON.stringify(hasFailed ? outcome.errors : []),
    ...rememberedColumns(row, processed),
    next_check_at:
      row.source_url !== null && row.recheck === 1 ? nextCheck(ctx.now(), row.id, failures) : null,
  }
}

/** Tells the creator, if it is a person, about breaking changes, and once when a URL fails again and again. */
const notifyCreator = async (
  ctx: Context,
  db: Db,
  { id, organization, created_by: creator, failures }: ApiSpecRow,
  { outcome }: Processed,
  version: string | undefined,
): Promise<void> => {
  // An integration.
  if (creator === '') return
  const notice = { organization, apiSpec: id, people: [creator], actor: creator }
  if (outcome.kind === 'failed' && Number(failures) + 1 === failuresBeforeNotice)
    await notify(ctx, db, { ...notice, reason: 'api-spec-failing' })
  if (version !== undefined && outcome.kind === 'read' && (outcome.difference?.counts.breaking ?? 0) > 0)
    await notify(ctx, db, { ...notice, reason: 'api-spec-breaking' })
}

/** Writes the result, unless the source was replaced or the specification deleted in the meantime. */
const finish = (ctx: Context, job: JobContext, input: ProcessingInput, processed: Processed) =>
  ctx.store.write(async (db) => {
    // Whoever replaces the source or deletes the specification waits for this, or is seen here.
    const row = await currentSpec(db, input, job).forUpdate().executeTakeFirst()
    await job.wanted(db)
    if (!row) return
    const { outcome } = processed
    const version = outcome.kind === 'read' ? await storeVersion(ctx, db, row, outcome.source) : undefined
    if (outcome.kind === 'read' && outcome.difference && version !== undefined && row.last_version !== null)
      await storeDifference(db, { spec: row.id, from: row.last_version, to: version }, outcome.difference)
    await db
      .updateTable('api_specs')
      .set({
        ...endedColumns(ctx, row, processed),
        ...(version !== undefined && { last_version: version, last_number: Number(row.last_number) + 1 }),
      })
      .where('id', '=', row.id)
      .execute()
    await dropOutdated(ctx, db, row.id)
    await notifyCreator(ctx, db, row, processed, version)
    await ctx.events.record(db, {
      ...{ organization: row.organization, kind: 'api-spec.processed', subject: row.id, actor: job.person },
      data: {
        ...{ title: row.slug, outcome: outcome.kind },
        ...(version !== undefined && { version }),
        ...(outcome.kind === 'read' && outcome.difference && { changes: outcome.difference.counts }),
      },
    })
  })

/** The specification, if this job is still the one that processes it. */
const currentSpec = (db: Db, { spec, source }: ProcessingInput, job: JobContext) =>
  db
    .selectFrom('api_specs')
    .selectAll()
    .where('id', '=', spec)
    .where('source_number', '=', source)
    .where('job', '=', job.id)

export const processSpec =
  (ctx: Context) =>
  async (input: ProcessingInput, job: JobContext): Promise<void> => {
    const row = await currentSpec(ctx.store.read, input, job).executeTakeFirst()
    if (!row) return
    const step = async (name: Step): Promise<void> => {
      job.signal.throwIfAborted()
      await ctx.store.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('api_specs')
          .set({ state: 'progress', step: name })
          .where('id', '=', row.id)
          .where('job', '=', job.id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        await ctx.events.record(db, {
          ...{ organization: row.organization, kind: 'api-spec.progressed', subject: row.id },
          ...{ actor: job.person, data: { title: row.slug, step: name } },
        })
      })
    }
    await finish(ctx, job, input, await process(ctx, row, job, step))
  }
