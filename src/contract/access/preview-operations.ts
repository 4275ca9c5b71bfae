/** Previews of access changes: of a space, of a collection, of members. All are extensions and write nothing. */
import { AccessPreview, MemberAccessQuestion, ThingAccessQuestion } from './preview-schemas.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { ListQuery } from '../wire/shapes.ts'

const asks = {
  method: 'POST',
  query: ListQuery,
  status: 200,
  result: AccessPreview,
  scope: 'read',
  extension: true,
} as const

export const spaceAccessPreviewOperations = operationsOf('spaces', {
  previewSpaceAccess: operation({
    ...asks,
    path: '/spaces/{spaceId}/access-preview',
    summary: 'Previews how another default role or parent of a space would change access.',
    body: ThingAccessQuestion,
    right: { on: 'space', level: 'create' },
    errors: ['not-found', 'role-too-low', 'bad-position', 'bad-page-token'],
  }),
  previewCollectionAccess: operation({
    ...asks,
    path: '/collections/{collectionId}/access-preview',
    summary: 'Previews how another default role or parent of a collection would change access.',
    body: ThingAccessQuestion,
    right: { on: 'collection', level: 'create' },
    errors: ['not-found', 'role-too-low', 'bad-position', 'bad-page-token'],
  }),
})

export const memberAccessPreviewOperations = operationsOf('people', {
  previewMemberAccess: operation({
    ...asks,
    path: '/orgs/{organizationId}/access-preview',
    summary: 'Previews how another role or team membership would change the access of members.',
    body: MemberAccessQuestion,
    right: { on: 'organization', level: 'admin' },
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
})
