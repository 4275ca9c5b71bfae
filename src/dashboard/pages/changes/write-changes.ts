/** Many changes on their way into a change request, in as many requests as it takes. Without a screen. */
import { createChangeRequest, getChangeRequest, writeChangeRequestContent } from '../../../client/sdk.gen.ts'
import type { ContentWrite } from '../../../client/types.gen.ts'

/** As many as the contract takes in one request; it stands there in a schema that is too heavy to be read here. */
export const changesAtOnce = 50

/** How far a write came. One that failed goes on from here, and writes nothing twice. */
export interface WriteProgress {
  /** The change request, once there is one. */
  readonly into: string | undefined
  readonly written: number
}

export const noProgress: WriteProgress = { into: undefined, written: 0 }

/** The parts that are still to be sent, in order. */
export const partsLeft = (
  changes: ContentWrite['changes'],
  { written }: WriteProgress,
): readonly ContentWrite['changes'][] => {
  const left = changes.slice(written)
  return Array.from({ length: Math.ceil(left.length / changesAtOnce) }, (_, part) =>
    left.slice(part * changesAtOnce, (part + 1) * changesAtOnce),
  )
}

/** Changes that depend on what stands in the change request; asked again, those that are still to be made. */
export type ChangesIn = (changeRequest: string) => Promise<Pick<ContentWrite, 'changes' | 'baseRevision'>>

/** Writes into a change request, a new one when none is named yet, and returns its number. */
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
  for (const part of partsLeft(changes, { into, written })) {
    // Each write stands on the one before.
    const { data } = await writeChangeRequestContent({
      path: { ...path, changeRequestId: into },
      query: { compat: false },
      body: { ...base, changes: part },
      throwOnError: true,
    })
    written += part.length
    onProgress({ into, written })
    // The longer answer: it was asked for.
    number = (data as Extract<typeof data, { readonly changeRequest: unknown }>).changeRequest.number
  }
  if (number > 0) return number
  // Somebody made all of the changes already.
  return (await getChangeRequest({ path: { ...path, changeRequestId: into }, throwOnError: true })).data
    .number
}
