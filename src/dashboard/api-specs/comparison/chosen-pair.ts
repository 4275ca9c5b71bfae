import type { ApiSpecVersion } from '../../../client/types.gen.ts'
import type { VersionPair } from '../api-spec-queries.ts'

export interface ChosenPair {
  readonly from: ApiSpecVersion
  readonly to: ApiSpecVersion
}

/**
 * The versions of the address, by default the latest one and the one before it. Undefined if there are fewer than two.
 * `versions` are newest first; ids of versions that are not kept fall back to the default.
 */
export const chosenPair = (
  versions: readonly ApiSpecVersion[],
  { from, to }: VersionPair,
): ChosenPair | undefined => {
  const newer = versions.find(({ id }) => id === to) ?? versions[0]
  if (newer === undefined) return undefined
  const before = versions[versions.indexOf(newer) + 1] ?? versions.find((version) => version !== newer)
  const older = versions.find(({ id }) => id === from) ?? before
  return older === undefined ? undefined : { from: older, to: newer }
}
