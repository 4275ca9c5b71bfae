/** Requests the processing of a specification: a job reads its text, or fetches its URL. */
import type { Context } from '../../context.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'

export const processingJob = 'api-spec'

export interface ProcessingInput {
  readonly spec: string
  /** `source_number` of the specification; the job does nothing if the source was replaced since. */
  readonly source: number
}

/** Adds the job in the transaction `db`; its result replaces that of an earlier one for the same source. */
export const queueProcessing = async (
  ctx: Context,
  db: Db,
  { id, organization, source_number: source }: Pick<ApiSpecRow, 'id' | 'organization' | 'source_number'>,
  person: string,
): Promise<void> => {
  const input: ProcessingInput = { spec: id, source: Number(source) }
  const job = await ctx.jobs.add(db, { kind: processingJob, organization, person, input })
  await db.updateTable('api_specs').set({ state: 'pending', step: null, job }).where('id', '=', id).execute()
}
