import { useSuspenseQuery } from '@tanstack/react-query'
import type { ApiSpec, ApiSpecVersion } from '../../../client/types.gen.ts'
import { apiSpecOptions, versionsOptions } from '../api-spec-queries.ts'

export interface SpecOnScreen {
  readonly spec: ApiSpec
  /** The kept versions, newest first. */
  readonly versions: readonly ApiSpecVersion[]
  readonly latest: ApiSpecVersion | undefined
}

/** A specification and its versions; both are loaded by the frame around the tabs. */
export const useSpec = (org: string, slug: string): SpecOnScreen => {
  const { data: spec } = useSuspenseQuery(apiSpecOptions(org, slug))
  const { data: versions } = useSuspenseQuery(versionsOptions(org, slug))
  return { spec, versions, latest: versions.find(({ id }) => id === spec.lastVersion) ?? versions[0] }
}
