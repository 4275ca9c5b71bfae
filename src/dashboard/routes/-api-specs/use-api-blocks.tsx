/** Draws what documents show of API specifications. Combines the areas API specifications and documents. */
import { useCallback, type ReactNode } from 'react'
import type { ApiRequest } from '../../../content/api-reference/api-block.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const ApiBlock = lazyComponent(async () => (await import('../../api-specs/blocks/api-block.tsx')).ApiBlock)

/** Draws the blocks of one organization. The code for them is loaded with the first one. */
export const useApiBlocks = (org: string): ((request: ApiRequest) => ReactNode) =>
  useCallback(
    (request) => (
      <Later fallback={<Skeleton shape="lines" count={1} label="Loading the operation" />}>
        <ApiBlock org={org} request={request} />
      </Later>
    ),
    [org],
  )
