import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkApiSpecMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpecCheckResult } from '../../../client/types.gen.ts'
import { sourceOf, type SpecValues } from './spec-form.ts'

const isSame = (one: SpecValues, other: SpecValues): boolean =>
  one.kind === other.kind &&
  (one.kind === 'url'
    ? one.url === other.url
    : one.kind === 'file'
      ? one.fileText === other.fileText
      : one.text === other.text)

/** Checks sources without storing them. The result belongs to one source and is dropped when another one is entered. */
export const useSourceCheck = (org: string) => {
  const [checked, setChecked] = useState<{
    readonly values: SpecValues
    readonly result: ApiSpecCheckResult
  }>()
  const check = useMutation(checkApiSpecMutation())
  return {
    /** The result for a source; undefined if it was not checked. */
    resultOf: (values: SpecValues): ApiSpecCheckResult | undefined =>
      checked !== undefined && isSame(checked.values, values) ? checked.result : undefined,
    run: async (values: SpecValues): Promise<ApiSpecCheckResult> => {
      const result = await check.mutateAsync({
        path: { organizationId: org },
        body: { source: sourceOf(values) },
      })
      setChecked({ values, result })
      return result
    },
    isPending: check.isPending,
    error: check.error,
  }
}
