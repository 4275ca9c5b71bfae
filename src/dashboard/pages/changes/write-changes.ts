/** Writes many changes into a change request, in as many requests as needed. No UI. */
import { createChangeRequest, getChangeRequest, writeChangeRequestContent } from '../../../client/sdk.gen.ts'
import type { ContentWrite } from '../../../client/types.gen.ts'

/** The contract's limit per request, repeated here because importing its schema is too heavy. */
export const changesPerRequest = 50

/** Progress of a write. A failed write resumes from here and writes nothing twice. */
export interface WriteProgress {
  /** The change request, once it exists. */
  readonly into: string | undefined
  readonly written: number
}

export const noProgress: WriteProgress = { into: undefined, written: 0 }

/** The remaining batches, in order. */
export const remainingBatches = (
  changes: ContentWrite['changes'],
  { written }: WriteProgress,
): readonly ContentWrite['changes'][] => {
  const remaining = changes.slice(written)
  return Array.from({ length: Math.ceil(remaining.length / changesPerRequest) }, (_, batch) =>
    remaining.slice(batch * changesPerRequest, (batch + 1) * changesPerRequest),
  )
}

/** Changes that depend on the change request's content; called again, it returns the remaining ones. */
export type ChangesIn = (changeRequest: string) => Promise<Pick<ContentWrite, 'changes' | 'baseRevision'>>

/** Writes into the given change request, or a new one, and returns its number. */
export const writeChanges = async (
  space: string,
  subject: string,
  given: ContentWrite['changes'] | ChangesIn,
  begin: WriteProgress,
  onProgress: (progress: WriteProgress) => void,
): Promise<number> => {
  const path = { spaceId: space }
  const into =
    begin.into ?? (await createChangeRequest({ path, body: { subject }, throwOnError: true })).data.id
  const { changes, ...base } = typeof given === 'function' ? await given(into) : { changes: given }
  let written = typeof given === 'function' ? 0 : begin.written
  let number = 0
  onProgress({ into, written })
  for (const batch of remainingBatches(changes, { into, written })) {
    // Sequential: each write is based on the previous one.
    const { data } = await writeChangeRequestContent({
      path: { ...path, changeRequestId: into },
      query: { compat: false },
      body: { ...base, changes: batch },
      throwOnError: true,
    })
    written += batch.length
    onProgress({ into, written })
    // The full response, because of `compat: false`.
    number = (data as Extract<typeof data, { readonly changeRequest: unknown }>).changeRequest.number
  }
  if (number > 0) return number
  // All changes had been made already.
  return (await getChangeRequest({ path: { ...path, changeRequestId: into }, throwOnError: true })).data
    .number
}
