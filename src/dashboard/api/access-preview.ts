/** Previews what a change would do to access, in pages of people. */
import {
  listAccessQueryKey,
  listCollectionEffectivePermissionsQueryKey,
  listSpaceEffectivePermissionsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { previewCollectionAccess, previewMemberAccess, previewSpaceAccess } from '../../client/sdk.gen.ts'
import type { AccessPreview, MemberAccessQuestion, ThingAccessQuestion } from '../../client/types.gen.ts'
import { pagedQuery } from './paging.ts'

export type AccessQuestion =
  | { readonly on: 'space' | 'collection'; readonly id: string; readonly change: ThingAccessQuestion }
  /** `id` is the organization's id. */
  | { readonly on: 'members'; readonly id: string; readonly change: MemberAccessQuestion }

/** Uses the key of the data that the change is about, so that the preview goes stale together with it. */
const keyOf = ({ on, id }: AccessQuestion): readonly unknown[] =>
  on === 'space'
    ? listSpaceEffectivePermissionsQueryKey({ path: { spaceId: id } })
    : on === 'collection'
      ? listCollectionEffectivePermissionsQueryKey({ path: { collectionId: id } })
      : listAccessQueryKey({ path: { organizationId: id } })

const ask = (
  { on, id, change }: AccessQuestion,
  page: { readonly page?: string },
  signal: AbortSignal,
): Promise<{ readonly data: AccessPreview }> => {
  const rest = { query: { limit: 100, ...page }, signal, throwOnError: true } as const
  if (on === 'members') return previewMemberAccess({ path: { organizationId: id }, body: change, ...rest })
  return on === 'space'
    ? previewSpaceAccess({ path: { spaceId: id }, body: change, ...rest })
    : previewCollectionAccess({ path: { collectionId: id }, body: change, ...rest })
}

export const accessPreviewOptions = (question: AccessQuestion) =>
  pagedQuery([...keyOf(question), 'if', question.change], (page, signal) => ask(question, page, signal), {
    keep: true,
  })
