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
  method: 'POST',
  path: `${inSpace}/template`,
  summary:
    'Copies the pages and files of a template into a change request, which is created if none is given.',
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
  method: 'POST',
  path: inSpace,
  summary: 'Writes content to a space as one revision, all or nothing.',
  body: ContentWrite,
  status: 200,
  result: ContentWritten,
  errors: [...writeErrors, 'space-locked'],
  ...editor,
  extension: true,
})

export const writeChangeRequestContent = operation({
  method: 'POST',
  path: inChangeRequest,
  summary: 'Writes content to a change request as one revision, all or nothing.',
  query: z.object({
    compat: z.boolean().default(true).describe('True: returns only the change request.'),
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
  file: Id.optional().describe('The id of a file to replace. The file keeps its id.'),
})

export const uploadSpaceFile = operation({
  method: 'POST',
  path: `${inSpace}/files`,
  summary: 'Uploads a file to a space. The body is the file.',
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
  method: 'POST',
  path: `${inChangeRequest}/files`,
  summary: 'Uploads a file to a change request. The body is the file.',
  query: UploadQuery,
  rawBody: true,
  status: 201,
  location: true,
  result: ContentFile,
  errors: ['not-found', 'role-too-low', 'too-busy', 'state-forbids'],
  ...editor,
  extension: true,
})
