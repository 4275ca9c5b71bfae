/** Spaces and collections. */
import { z } from 'zod'
import { operation } from '../operation/operation.ts'
import {
  Collection,
  CollectionUpdate,
  Move,
  NewCollection,
  NewSpace,
  Space,
  SpaceUpdate,
  Transfer,
} from './schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

export const listCollections = operation({
  id: 'listCollections',
  noun: 'spaces',
  method: 'GET',
  path: '/orgs/{organizationId}/collections',
  summary: 'Lists the collections of an organization that the caller sees.',
  query: ListQuery.extend({
    nested: z.boolean().default(true).describe('False lists only those at the top.'),
  }),
  status: 200,
  result: listOf(Collection),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const createCollection = operation({
  id: 'createCollection',
  noun: 'spaces',
  method: 'POST',
  path: '/orgs/{organizationId}/collections',
  summary: 'Makes a collection at the end of its parent.',
  body: NewCollection,
  status: 201,
  location: true,
  result: Collection,
  errors: ['not-found', 'role-too-low', 'bad-position'],
  right: { on: 'organization', level: 'member' },
  scope: 'write',
})

export const getCollection = operation({
  id: 'getCollection',
  noun: 'spaces',
  method: 'GET',
  path: '/collections/{collectionId}',
  summary: 'Reads a collection.',
  status: 200,
  result: Collection,
  errors: ['not-found'],
  right: { on: 'collection', level: 'read' },
  scope: 'read',
})

export const updateCollection = operation({
  id: 'updateCollection',
  noun: 'spaces',
  method: 'PATCH',
  path: '/collections/{collectionId}',
  summary: 'Changes the title, description or default level of a collection.',
  body: CollectionUpdate,
  status: 200,
  result: Collection,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'collection', level: 'create' },
  scope: 'write',
})

export const deleteCollection = operation({
  id: 'deleteCollection',
  noun: 'spaces',
  method: 'DELETE',
  path: '/collections/{collectionId}',
  summary: 'Deletes a collection and those in it; their spaces go to the trash.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'collection', level: 'create' },
  scope: 'write',
})

export const listCollectionSpaces = operation({
  id: 'listCollectionSpaces',
  noun: 'spaces',
  method: 'GET',
  path: '/collections/{collectionId}/spaces',
  summary: 'Lists the spaces that lie directly in a collection.',
  query: ListQuery,
  status: 200,
  result: listOf(Space),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'collection', level: 'read' },
  scope: 'read',
})

export const moveCollection = operation({
  id: 'moveCollection',
  noun: 'spaces',
  method: 'POST',
  path: '/collections/{collectionId}/move',
  summary: 'Moves a collection to another parent or place.',
  body: Move,
  status: 200,
  result: Collection,
  errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
  right: { on: 'collection', level: 'create' },
  scope: 'write',
})

export const transferCollection = operation({
  id: 'transferCollection',
  noun: 'spaces',
  method: 'POST',
  path: '/collections/{collectionId}/transfer',
  summary: 'Transfers a collection with everything in it to another organization.',
  body: Transfer,
  status: 200,
  result: Collection,
  errors: ['not-found', 'role-too-low', 'nothing-to-change', 'state-forbids'],
  right: { on: 'collection', level: 'create' },
  scope: 'admin',
})

export const listOrganizationSpaces = operation({
  id: 'listOrganizationSpaces',
  noun: 'spaces',
  method: 'GET',
  path: '/orgs/{organizationId}/spaces',
  summary: 'Lists the spaces of an organization that the caller sees.',
  query: ListQuery.extend({ deleted: z.boolean().optional().describe('True lists the trash.') }),
  status: 200,
  result: listOf(Space),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
  extension: true,
})

export const createSpace = operation({
  id: 'createSpace',
  noun: 'spaces',
  method: 'POST',
  path: '/orgs/{organizationId}/spaces',
  summary: 'Makes an empty space at the end of its parent.',
  body: NewSpace,
  status: 201,
  location: true,
  result: Space,
  errors: ['not-found', 'role-too-low', 'bad-position'],
  right: { on: 'organization', level: 'member' },
  scope: 'write',
  extension: true,
})

export const getSpace = operation({
  id: 'getSpace',
  noun: 'spaces',
  method: 'GET',
  path: '/spaces/{spaceId}',
  summary: 'Reads a space.',
  query: z.object({
    shareKey: z.string().max(200).optional().describe('Resolves published addresses of share-link sites.'),
  }),
  status: 200,
  result: Space,
  errors: ['not-found'],
  right: { on: 'space', level: 'read' },
  scope: 'read',
})

export const updateSpace = operation({
  id: 'updateSpace',
  noun: 'spaces',
  method: 'PATCH',
  path: '/spaces/{spaceId}',
  summary: 'Changes settings of a space.',
  body: SpaceUpdate,
  status: 200,
  result: Space,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  right: { on: 'space', level: 'create' },
  scope: 'write',
})

export const deleteSpace = operation({
  id: 'deleteSpace',
  noun: 'spaces',
  method: 'DELETE',
  path: '/spaces/{spaceId}',
  summary: 'Puts a space into the trash, from which it is removed after 7 days.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'space', level: 'create' },
  scope: 'write',
})

export const duplicateSpace = operation({
  id: 'duplicateSpace',
  noun: 'spaces',
  method: 'POST',
  path: '/spaces/{spaceId}/duplicate',
  summary: 'Copies the content of a space into a new one beside it, without its history.',
  status: 201,
  location: true,
  result: Space,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'space', level: 'create' },
  scope: 'write',
})

export const restoreSpace = operation({
  id: 'restoreSpace',
  noun: 'spaces',
  method: 'POST',
  path: '/spaces/{spaceId}/restore',
  summary: 'Takes a space out of the trash.',
  status: 200,
  result: Space,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  right: { on: 'space', level: 'create' },
  scope: 'write',
})

export const moveSpace = operation({
  id: 'moveSpace',
  noun: 'spaces',
  method: 'POST',
  path: '/spaces/{spaceId}/move',
  summary: 'Moves a space to another parent or place.',
  body: Move,
  status: 200,
  result: Space,
  errors: ['not-found', 'role-too-low', 'bad-position', 'nothing-to-change'],
  right: { on: 'space', level: 'create' },
  scope: 'write',
})

export const transferSpace = operation({
  id: 'transferSpace',
  noun: 'spaces',
  method: 'POST',
  path: '/spaces/{spaceId}/transfer',
  summary: 'Transfers a space to another organization.',
  body: Transfer,
  status: 200,
  result: Space,
  errors: ['not-found', 'role-too-low', 'nothing-to-change', 'state-forbids'],
  right: { on: 'space', level: 'create' },
  scope: 'admin',
})

export const spacesOperations = {
  listCollections,
  createCollection,
  getCollection,
  updateCollection,
  deleteCollection,
  listCollectionSpaces,
  moveCollection,
  transferCollection,
  listOrganizationSpaces,
  createSpace,
  getSpace,
  updateSpace,
  deleteSpace,
  duplicateSpace,
  restoreSpace,
  moveSpace,
  transferSpace,
}
