import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiSpec } from '../../../client/types.gen.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { referenceOf } from '../../../content/document/reference.ts'
import { apiSpecsOptions } from '../api-spec-queries.ts'

export interface PickableSpecs {
  /** Those with a version; undefined while they load. */
  readonly specs: readonly ApiSpec[] | undefined
  readonly error: unknown
  /** The one that is picked from. */
  readonly chosen: ApiSpec | undefined
  readonly choose: (slug: string) => void
}

/** The specifications that a block can show a part of; at first the one that it shows already. */
export const usePickableSpecs = (org: string, current: JsonObject | undefined): PickableSpecs => {
  const { data, error } = useQuery(apiSpecsOptions(org))
  const [slug, choose] = useState(() => {
    const reference = referenceOf(current?.['ref'])
    return reference?.kind === 'openapi' ? reference.spec : undefined
  })
  const specs = data?.filter(({ lastVersion }) => lastVersion !== undefined)
  const chosen = specs?.find((spec) => spec.slug === slug || spec.id === slug) ?? specs?.[0]
  return { specs, error, chosen, choose }
}
