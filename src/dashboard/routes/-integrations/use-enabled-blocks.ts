import { queryOptions, useQuery } from '@tanstack/react-query'
import { listIntegrationBlocksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listIntegrationBlocks } from '../../../client/sdk.gen.ts'
import type { EnabledBlock } from '../../../client/types.gen.ts'
import { allOf } from '../../api/paging.ts'

const none: readonly EnabledBlock[] = []

export const enabledBlocksOptions = (spaceId: string) =>
  queryOptions({
    queryKey: [...listIntegrationBlocksQueryKey({ path: { spaceId } }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listIntegrationBlocks, { path: { spaceId }, signal }),
  })

/** The blocks that integrations add to a space; none while they are loading or when they cannot be read. */
export const useEnabledBlocks = (space: string): readonly EnabledBlock[] =>
  useQuery(enabledBlocksOptions(space)).data ?? none
