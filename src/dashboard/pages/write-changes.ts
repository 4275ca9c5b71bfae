/** Many changes on their way into a change request, in as many requests as it takes. Without a screen. */
import { createChangeRequest, writeChangeRequestContent } from '../../client/sdk.gen.ts'
import type { ContentWrite } from '../../client/types.gen.ts'

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

/** Writes into a change request, a new one when none is named yet, and returns its number. */
export const writeChanges = async (
  space: string,
  subject: string,
  changes: ContentWrite['changes'],
  begin: WriteProgress,
  onProgress: (progress: WriteProgress) => void,
): Promise<number> => {
  const path = { spaceId: space }
  const into =
    begin.into ?? (await createChangeRequest({ path, body: { subject }, throwOnError: true })).data.id
  let { written } = begin
  let number = 0
  onProgress({ into, written })
  for (const part of partsLeft(changes, begin)) {
    // Each write stands on the one before.
    const { data } = await writeChangeRequestContent({
      path: { ...path, changeRequestId: into },
      query: { compat: false },
      body: { changes: part },
      throwOnError: true,
    })
    written += part.length
    onProgress({ into, written })
    // The longer answer: it was asked for.
    number = (data as Extract<typeof data, { readonly changeRequest: unknown }>).changeRequest.number
  }
  return number
}
