/** Content: what spaces, change requests and revisions hold, how it is written, and what changed. */
import { z } from 'zod'
import { ChangeRequest, TemplateParams } from '../change-requests.ts'
import { ContentChanges, ChangesQuery } from '../content-changes.ts'
import { ChangeRequestWritten, ContentWrite, ContentWritten } from '../content-writes.ts'
import { RichTextDocument } from '../documents.ts'
import { FileReport } from '../file-report.ts'
import { Job } from '../jobs.ts'
import { IgnoredLinks, LinkFixOrder, LinkFixPreview, LinkFixQuestion, LinkFixResult } from '../link-fixes.ts'
import { LinkList, SpaceLinkListQuery } from '../links.ts'
import { operation } from '../operation.ts'
import { ContentFile, FileName, Revision, RevisionSummary } from '../pages.ts'
import { SpaceTitle } from '../spaces.ts'
import { Id, listOf, ListQuery, Timestamp } from '../wire.ts'
import { contentReads, linkReads } from './content-reads.ts'

const inSpace = '/spaces/{spaceId}/content'
const inChangeRequest = '/spaces/{spaceId}/change-requests/{changeRequestId}/content'
const inRevision = '/spaces/{spaceId}/revisions/{revisionId}'

const space = contentReads(inSpace, 'Space', 'of a space')
const spaceLinks = linkReads(inSpace, 'Space', 'of a space')
const change = contentReads(inChangeRequest, 'ChangeRequest', 'of a change request')
const changeLinks = linkReads(inChangeRequest, 'ChangeRequest', 'of a change request')
const revision = contentReads(inRevision, 'Revision', 'of a revision', { extension: true })

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const getDocument = operation({
  id: 'getDocument',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/documents/{documentId}',
  summary: 'Reads a document by the id that pages and reusable content name.',
  status: 200,
  result: RichTextDocument,
  errors: ['not-found'],
  ...reader,
  extension: true,
})

export const listSpaceLinks = operation({
  id: 'listSpaceLinks',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/links',
  summary: 'Lists the links of a space, and counts those that are broken.',
  query: SpaceLinkListQuery,
  status: 200,
  result: LinkList,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

const fixing = { noun: 'pages', scope: 'write', extension: true } as const

export const previewLinkFixes = operation({
  ...fixing,
  id: 'previewLinkFixes',
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes/preview',
  summary: 'Tells what fixing links would change, and changes nothing.',
  body: LinkFixQuestion,
  status: 200,
  result: LinkFixPreview,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  right: { on: 'space', level: 'edit' },
})

export const fixLinks = operation({
  ...fixing,
  id: 'fixLinks',
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes',
  summary: 'Gives links other targets or takes them away, in a new change request or one that is open.',
  body: LinkFixOrder,
  status: 200,
  result: LinkFixResult,
  errors: ['not-found', 'role-too-low', 'bad-content', 'nothing-to-change', 'state-forbids', 'too-busy'],
  right: { on: 'space', level: 'edit' },
})

export const ignoreLinks = operation({
  ...fixing,
  id: 'ignoreLinks',
  method: 'POST',
  path: '/spaces/{spaceId}/ignored-links',
  summary: 'Ignores broken links to some targets from now on.',
  body: IgnoredLinks,
  status: 204,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'space', level: 'edit' },
})

export const heedLinks = operation({
  ...fixing,
  id: 'heedLinks',
  method: 'DELETE',
  path: '/spaces/{spaceId}/ignored-links/{targetId}',
  summary: 'Ignores broken links to a target no more.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'space', level: 'edit' },
})

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

export const listRevisions = operation({
  id: 'listRevisions',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/revisions',
  summary: 'Lists the history of a space, the latest first.',
  query: ListQuery.extend({
    pageId: Id.optional().describe('Only those in which this page changed.'),
    at: Timestamp.optional().describe(
      'Only those that stood at this time: the first is what readers saw then.',
    ),
  }),
  status: 200,
  result: listOf(RevisionSummary),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const getSpaceFileReport = operation({
  id: 'getSpaceFileReport',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/file-report',
  summary: 'Lists unused files, files that are there twice, and pictures without alternative text.',
  status: 200,
  result: FileReport,
  errors: ['not-found'],
  ...reader,
  extension: true,
})

export const restoreRevision = operation({
  id: 'restoreRevision',
  noun: 'pages',
  method: 'POST',
  path: `${inRevision}/restore`,
  summary: 'Begins a change request that takes the whole space back to what it held in a revision.',
  status: 201,
  location: true,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'nothing-to-change', 'too-busy'],
  ...editor,
  extension: true,
})

export const listRevisionChanges = operation({
  id: 'listRevisionChanges',
  noun: 'pages',
  method: 'GET',
  path: `${inRevision}/changes`,
  summary: 'Lists what a revision changed in its first parent.',
  query: ChangesQuery,
  status: 200,
  result: ContentChanges,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const compareRevisions = operation({
  id: 'compareRevisions',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/compare',
  summary: 'Lists what changed from one revision of a space to another.',
  query: ChangesQuery.extend({ from: Id, to: Id }),
  status: 200,
  result: ContentChanges,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const importContent = operation({
  id: 'importContent',
  noun: 'pages',
  method: 'POST',
  path: '/orgs/{organizationId}/imports',
  summary: 'Imports a zipped folder of Markdown, the body, as a new space or into a change request.',
  query: z.object({
    title: SpaceTitle.optional().describe('Of the new space.'),
    parent: Id.optional().describe('The collection of the new space.'),
    space: Id.optional().describe('Imports into a new change request of this space.'),
    changeRequest: Id.optional().describe('Imports into this change request of `space`.'),
  }),
  rawBody: true,
  status: 202,
  location: true,
  result: Job,
  errors: ['not-found', 'role-too-low', 'bad-content', 'bad-position', 'state-forbids'],
  right: { on: 'organization', level: 'member' },
  scope: 'write',
  extension: true,
})

export const exportSpace = operation({
  id: 'exportSpace',
  noun: 'pages',
  method: 'POST',
  path: '/spaces/{spaceId}/exports',
  summary: 'Makes a zipped folder of Markdown; the result of the job is its address.',
  body: z
    .strictObject({ revision: Id.optional().describe('Absent: the present one.') })
    .meta({ id: 'ExportSpace' }),
  status: 202,
  location: true,
  result: Job,
  errors: ['not-found'],
  right: { on: 'space', level: 'read' },
  scope: 'read',
  extension: true,
})

export const PdfQuery = z.object({
  page: Id.optional().describe('Begins with this page.'),
  only: z.boolean().optional().describe('Holds nothing but that page.'),
})
export const PdfAddress = z
  .object({ url: z.string().describe('Works for an hour.') })
  .meta({ id: 'PdfAddress' })

export const getSpacePdf = operation({
  id: 'getSpacePdf',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/pdf',
  summary: 'Gives the address of a PDF of a space.',
  query: PdfQuery,
  status: 200,
  result: PdfAddress,
  errors: ['not-found'],
  ...reader,
  extension: true,
})

/** A revision is read whole at its own address, which is the root of its content too. */
export const getRevision = operation({ ...revision.root, id: 'getRevision', result: Revision })

export const pagesOperations = {
  getSpaceContent: space.root,
  writeSpaceContent,
  applyTemplate,
  listSpacePages: space.pages,
  getSpacePage: space.page,
  getSpacePageByPath: space.path,
  listSpacePageLinks: spaceLinks.pageLinks,
  listSpacePageBacklinks: spaceLinks.pageBacklinks,
  listSpaceFiles: space.files,
  uploadSpaceFile,
  getSpaceFile: space.file,
  listSpaceFileBacklinks: spaceLinks.fileBacklinks,
  getSpaceReusableContent: space.reusableContent,
  listSpaceLinks,
  previewLinkFixes,
  fixLinks,
  ignoreLinks,
  heedLinks,
  getDocument,
  getChangeRequestContent: change.root,
  writeChangeRequestContent,
  listChangeRequestPages: change.pages,
  getChangeRequestPage: change.page,
  getChangeRequestPageByPath: change.path,
  listChangeRequestPageLinks: changeLinks.pageLinks,
  listChangeRequestPageBacklinks: changeLinks.pageBacklinks,
  listChangeRequestFiles: change.files,
  uploadChangeRequestFile,
  getChangeRequestFile: change.file,
  listChangeRequestFileBacklinks: changeLinks.fileBacklinks,
  getChangeRequestReusableContent: change.reusableContent,
  listRevisions,
  getRevision,
  listRevisionPages: revision.pages,
  getRevisionPage: revision.page,
  getRevisionPageByPath: revision.path,
  listRevisionFiles: revision.files,
  getRevisionFile: revision.file,
  getRevisionReusableContent: revision.reusableContent,
  getSpaceFileReport,
  restoreRevision,
  listRevisionChanges,
  compareRevisions,
  importContent,
  exportSpace,
  getSpacePdf,
}
