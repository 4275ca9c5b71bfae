/** Writing content, in a live space and in a change request. */
import { z } from 'zod'
import { ChangeRequest, TemplateParams } from '../change-requests/schemas.ts'
import { ChangeRequestWritten, ContentWrite, ContentWritten } from './write-schemas.ts'
import { operation } from '../operation/operation.ts'
import { ContentFile, FileName } from './schemas.ts'
import { Id } from '../wire/shapes.ts'

const inSpace = '/spaces/{spaceId}/content'
const inChangeRequest = '/spaces/{spaceId}/change-requests/{changeRequestId}/content'
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const applyTemplate = operation({
  id: 'applyTemplate',
  noun: 'pages',
  method: 'POST',
  path: `${inSpace}/template`,
  summary: 'Copies the pages and files of a template into a change request, or into a new one.',
  body: z
    .strictObject({ id: Id, params: TemplateParams.optional(), changeRequestId: Id.optional() })
    .meta({ id: 'ApplyTemplate' }),
  status: 201,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids', 'too-busy'],
  ...editor,
})

const writeErrors = [
  'not-found',
  'role-too-low',
  'bad-position',
  'bad-content',
  'already-taken',
  'content-conflict',
  'too-busy',
  'state-forbids',
] as const

export const writeSpaceContent = operation({
  id: 'writeSpaceContent',
  noun: 'pages',
  method: 'POST',
  path: inSpace,
  summary: 'Writes into a live space, all or none, as one revision.',
  body: ContentWrite,
  status: 200,
  result: ContentWritten,
  errors: [...writeErrors, 'space-locked'],
  ...editor,
  extension: true,
})

export const writeChangeRequestContent = operation({
  id: 'writeChangeRequestContent',
  noun: 'pages',
  method: 'POST',
  path: inChangeRequest,
  summary: 'Writes into a change request, all or none, as one revision.',
  query: z.object({
    compat: z.boolean().default(true).describe('True answers with the change request alone.'),
  }),
  body: ContentWrite,
  status: 200,
  result: z.union([ChangeRequestWritten, ChangeRequest]),
  errors: writeErrors,
  ...editor,
  extension: true,
})

const UploadQuery = z.object({
  name: FileName,
  file: Id.optional().describe('Replaces the bytes of this file, which keeps its id.'),
})

export const uploadSpaceFile = operation({
  id: 'uploadSpaceFile',
  noun: 'pages',
  method: 'POST',
  path: `${inSpace}/files`,
  summary: 'Puts a file into a live space; its bytes are the body.',
  query: UploadQuery,
  rawBody: true,
  status: 201,
  location: true,
  result: ContentFile,
  errors: ['not-found', 'role-too-low', 'too-busy', 'state-forbids', 'space-locked'],
  ...editor,
  extension: true,
})

export const uploadChangeRequestFile = operation({
  id: 'uploadChangeRequestFile',
  noun: 'pages',
  method: 'POST',
  path: `${inChangeRequest}/files`,
  summary: 'Puts a file into a change request; its bytes are the body.',
  query: UploadQuery,
  rawBody: true,
  status: 201,
  location: true,
  result: ContentFile,
  errors: ['not-found', 'role-too-low', 'too-busy', 'state-forbids'],
  ...editor,
  extension: true,
})
