/** Hosted API descriptions. */
import {
  ApiSpec,
  ApiSpecContent,
  ApiSpecReplacement,
  ApiSpecSlug,
  ApiSpecUpdate,
  ApiSpecVersion,
  NewApiSpec,
} from './schemas.ts'
import { operation } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const member = { on: 'organization', level: 'member' } as const
const creator = { on: 'organization', level: 'create' } as const
const params = { specSlug: ApiSpecSlug }
const reads = { noun: 'api-specs', params, right: member, scope: 'read' } as const
const writes = { noun: 'api-specs', params, right: creator, scope: 'write' } as const

export const listApiSpecs = operation({
  noun: 'api-specs',
  id: 'listApiSpecs',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi',
  summary: 'Lists the API descriptions of an organization.',
  query: ListQuery,
  status: 200,
  result: listOf(ApiSpec),
  errors: ['not-found', 'bad-page-token'],
  right: member,
  scope: 'read',
})

export const createApiSpec = operation({
  noun: 'api-specs',
  id: 'createApiSpec',
  method: 'POST',
  path: '/orgs/{organizationId}/openapi',
  summary: 'Adds an API description, from an address or a text.',
  body: NewApiSpec,
  status: 201,
  location: true,
  result: ApiSpec,
  errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
  right: creator,
  scope: 'write',
})

export const getApiSpec = operation({
  ...reads,
  id: 'getApiSpec',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}',
  summary: 'Reads what is known about an API description.',
  status: 200,
  result: ApiSpec,
  errors: ['not-found'],
})

/** The verb responds with 201 if the description is new. */
export const replaceApiSpec = operation({
  ...writes,
  id: 'replaceApiSpec',
  method: 'PUT',
  path: '/orgs/{organizationId}/openapi/{specSlug}',
  summary: 'Takes an API description from another source, or adds it; then the status is 201.',
  body: ApiSpecReplacement,
  status: 200,
  result: ApiSpec,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const updateApiSpec = operation({
  ...writes,
  id: 'updateApiSpec',
  method: 'PATCH',
  path: '/orgs/{organizationId}/openapi/{specSlug}',
  summary: 'Opens an API description to whoever has its link, or closes it.',
  body: ApiSpecUpdate,
  status: 200,
  result: ApiSpec,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const deleteApiSpec = operation({
  ...writes,
  id: 'deleteApiSpec',
  method: 'DELETE',
  path: '/orgs/{organizationId}/openapi/{specSlug}',
  summary: 'Deletes an API description with its versions.',
  status: 204,
  errors: ['role-too-low'],
})

export const listApiSpecVersions = operation({
  ...reads,
  id: 'listApiSpecVersions',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}/versions',
  summary: 'Lists the versions of an API description.',
  query: ListQuery,
  status: 200,
  result: listOf(ApiSpecVersion),
  errors: ['not-found', 'bad-page-token'],
})

export const getLatestApiSpecVersion = operation({
  ...reads,
  id: 'getLatestApiSpecVersion',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest',
  summary: 'Reads the latest version of an API description.',
  status: 200,
  result: ApiSpecVersion,
  errors: ['not-found'],
})

export const getLatestApiSpecContent = operation({
  ...reads,
  id: 'getLatestApiSpecContent',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content',
  summary: 'Reads the latest version of an API description itself.',
  status: 200,
  result: ApiSpecContent,
  errors: ['not-found'],
})

export const getApiSpecVersion = operation({
  ...reads,
  id: 'getApiSpecVersion',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}',
  summary: 'Reads a version of an API description.',
  status: 200,
  result: ApiSpecVersion,
  errors: ['not-found'],
})

export const getApiSpecContent = operation({
  ...reads,
  id: 'getApiSpecContent',
  method: 'GET',
  path: '/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content',
  summary: 'Reads a version of an API description itself.',
  status: 200,
  result: ApiSpecContent,
  errors: ['not-found'],
})

export const apiSpecsOperations = {
  listApiSpecs,
  createApiSpec,
  getApiSpec,
  replaceApiSpec,
  updateApiSpec,
  deleteApiSpec,
  listApiSpecVersions,
  getLatestApiSpecVersion,
  getLatestApiSpecContent,
  getApiSpecVersion,
  getApiSpecContent,
}
