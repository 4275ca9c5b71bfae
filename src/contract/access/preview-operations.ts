/** Previews of access changes: of a space, of a collection, of members. All are extensions and write nothing. */
import { AccessPreview, MemberAccessQuestion, ThingAccessQuestion } from './preview-schemas.ts'
import { operation } from '../operation/operation.ts'
import { ListQuery } from '../wire/shapes.ts'

const asks = {
  method: 'POST',
  query: ListQuery,
  status: 200,
  result: AccessPreview,
  scope: 'read',
  extension: true,
} as const

export const previewSpaceAccess = operation({
  ...asks,
  noun: 'spaces',
  id: 'previewSpaceAccess',
  path: '/spaces/{spaceId}/access-preview',
  summary: 'Tells who would gain and lose what by another default level, or another place, of a space.',
  body: ThingAccessQuestion,
  right: { on: 'space', level: 'create' },
  errors: ['not-found', 'role-too-low', 'bad-position', 'bad-page-token'],
})

export const previewCollectionAccess = operation({
  ...asks,
  noun: 'spaces',
  id: 'previewCollectionAccess',
  path: '/collections/{collectionId}/access-preview',
  summary: 'Tells who would gain and lose what by another default level, or another place, of a collection.',
  body: ThingAccessQuestion,
  right: { on: 'collection', level: 'create' },
  errors: ['not-found', 'role-too-low', 'bad-position', 'bad-page-token'],
})

export const previewMemberAccess = operation({
  ...asks,
  noun: 'people',
  id: 'previewMemberAccess',
  path: '/orgs/{organizationId}/access-preview',
  summary: 'Tells what members would gain and lose by another role, or by being in a team or out of it.',
  body: MemberAccessQuestion,
  right: { on: 'organization', level: 'admin' },
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const accessPreviewOperations = {
  previewSpaceAccess,
  previewCollectionAccess,
  previewMemberAccess,
}
