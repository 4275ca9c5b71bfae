/** Differences of versions, computed once for each pair and each version of the checks. */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { checksVersion } from '../../../content/api-difference/api-difference.ts'
import { pool } from '../../computing/pool.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { inJobProcess } from '../../jobs/job-processes.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { PackedDocument } from '../reference/stored-document.ts'
import { packedDocument } from '../reference/stored-document.ts'
import type { ComputedDifference, DifferenceContent } from './difference.task.ts'

const task = new URL('./difference.task.ts', import.meta.url)

/** Packed bytes of both documents up to which a process of requests has enough memory. */
const smallDocuments = 256 * 1024

const longestComparison = 60_000

/** Compares two documents in another process. */
export const computeDifference = async (
  from: PackedDocument,
  to: PackedDocument,
  signal: AbortSignal,
): Promise<ComputedDifference> =>
  from.bytes.length + to.bytes.length <= smallDocuments
    ? ((await pool.run(task, { from, to }, {}, { large: true, signal })) as ComputedDifference)
    : inJobProcess<ComputedDifference>(task, { from, to }, {}, { signal })

interface Pair {
  readonly spec: string
  readonly from: string
  readonly to: string
}

/** Rows of findings that are written together. */
const rowsPerStatement = 500

/** Stores a difference in the transaction `db`, in place of an older one. */
export const storeDifference = async (
  db: Db,
  { spec, from, to }: Pair,
  { precise, counts, counted, content }: ComputedDifference,
): Promise<void> => {
  const pair = { from_version: from, to_version: to }
  for (const table of ['api_spec_differences', 'api_spec_findings'] as const)
    await db.deleteFrom(table).where('to_version', '=', to).where('from_version', '=', from).execute()
  const { wordsOnly, ...levels } = counts
  await db
    .insertInto('api_spec_differences')
    .values({
      ...{ ...pair, spec, checks_version: checksVersion, precise: precise ? 1 : 0 },
      ...{ ...levels, words_only: wordsOnly, content },
    })
    .onConflict((conflict) => conflict.columns(['to_version', 'from_version']).doNothing())
    .execute()
  for (const rows of chunks(counted, rowsPerStatement))
    await db
      .insertInto('api_spec_findings')
      .values(rows.map((finding) => ({ ...pair, spec, ...finding })))
      .onConflict((conflict) => conflict.columns(['to_version', 'from_version', 'fingerprint']).doNothing())
      .execute()
}

const inflateAside: (bytes: Uint8Array) => Promise<Buffer> = promisify(inflateRaw)

export interface StoredDifference extends DifferenceContent {
  readonly precise: boolean
  readonly counts: ComputedDifference['counts']
}

const find = async (db: Db, { from, to }: Pair): Promise<StoredDifference | undefined> => {
  const row = await db
    .selectFrom('api_spec_differences')
    .selectAll()
    .where('to_version', '=', to)
    .where('from_version', '=', from)
    .where('checks_version', '=', checksVersion)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...(JSON.parse((await inflateAside(row.content)).toString()) as DifferenceContent),
    precise: row.precise === 1,
    counts: {
      ...{ breaking: Number(row.breaking), review: Number(row.review), safe: Number(row.safe) },
      wordsOnly: Number(row.words_only),
    },
  }
}

/** Comparisons that are computed and wait in this process; more are refused. */
const mostComparisons = 8
let comparisons = 0

const busy = (): Failure =>
  new Failure('too-busy', 'Other versions are being compared. Try again in a moment.', { retryAfter: 5 })

const compute = async (ctx: Context, pair: Pair, from: ApiSpecVersionRow, to: ApiSpecVersionRow) => {
  const { store } = ctx
  if (comparisons >= mostComparisons) throw busy()
  comparisons += 1
  const signal = AbortSignal.timeout(longestComparison)
  try {
    const documents = [await packedDocument(store, from), await packedDocument(store, to)] as const
    const computed = await computeDifference(...documents, signal)
    await store.write(async (db) => {
      const versions = await db
        .selectFrom('api_spec_versions')
        .select('id')
        .where('id', 'in', [from.id, to.id])
        .forShare()
        .execute()
      // One of them may have been deleted since.
      if (versions.length === new Set([from.id, to.id]).size) await storeDifference(db, pair, computed)
    })
  } catch (error) {
    throw signal.aborted ? busy() : error
  } finally {
    comparisons -= 1
  }
}

/** The difference of two versions of one specification. Not inside a transaction. Fails with `too-busy`. */
export const differenceBetween = async (
  ctx: Context,
  from: ApiSpecVersionRow,
  to: ApiSpecVersionRow,
): Promise<StoredDifference> => {
  const pair = { spec: to.spec, from: from.id, to: to.id }
  const known = await find(ctx.store.read, pair)
  if (known) return known
  await compute(ctx, pair, from, to)
  const computed = await find(ctx.store.read, pair)
  if (!computed) throw new Failure('not-found', 'One of these versions was deleted.')
  return computed
}
