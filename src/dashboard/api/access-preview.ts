/** What a change would do to access, a page of people at a time. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import {
  listAccessQueryKey,
  listCollectionEffectivePermissionsQueryKey,
  listSpaceEffectivePermissionsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { previewCollectionAccess, previewMemberAccess, previewSpaceAccess } from '../../client/sdk.gen.ts'
import type { AccessPreview, MemberAccessQuestion, ThingAccessQuestion } from '../../client/types.gen.ts'
import { atPage, paging } from './paging.ts'

export type AccessQuestion =
  | { readonly on: 'space' | 'collection'; readonly id: string; readonly change: ThingAccessQuestion }
  /** `id` is the organization's. */
  | { readonly on: 'members'; readonly id: string; readonly change: MemberAccessQuestion }

/** As the answer that it is about, so that what makes that stale makes this stale too. */
const keyOf = ({ on, id }: AccessQuestion): readonly unknown[] =>
  on === 'space'
    ? listSpaceEffectivePermissionsQueryKey({ path: { spaceId: id } })
    : on === 'collection'
      ? listCollectionEffectivePermissionsQueryKey({ path: { collectionId: id } })
      : listAccessQueryKey({ path: { organizationId: id } })

const ask = async (
  { on, id, change }: AccessQuestion,
  page: string | undefined,
  signal: AbortSignal,
): Promise<AccessPreview> => {
  const rest = { query: { limit: 100, ...atPage(page) }, signal, throwOnError: true } as const
  if (on === 'members')
    return (await previewMemberAccess({ path: { organizationId: id }, body: change, ...rest })).data
  return on === 'space'
    ? (await previewSpaceAccess({ path: { spaceId: id }, body: change, ...rest })).data
    : (await previewCollectionAccess({ path: { collectionId: id }, body: change, ...rest })).data
}

export const accessPreviewOptions = (question: AccessQuestion) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(question), 'if', question.change] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => ask(question, pageParam, signal),
    ...paging,
    placeholderData: keepPreviousData,
  })
