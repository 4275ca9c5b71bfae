/** Content of spaces, change requests and revisions. */
import { z } from 'zod'
import { RichTextDocument } from '../documents/schemas.ts'
import { SiteTitle } from '../sites/look/schemas.ts'
import { FileReport } from './file-report.ts'
import { Job } from '../system/job-schemas.ts'
import { operation } from '../operation/operation.ts'
import { PageReport } from './page-report.ts'
import { SpaceHealth } from './space-health.ts'
import { SpaceTitle } from '../spaces/schemas.ts'
import { Id } from '../wire/shapes.ts'
import { contentReads, linkReads } from './read-operations.ts'
import {
  applyTemplate,
  writeSpaceContent,
  writeChangeRequestContent,
  uploadSpaceFile,
  uploadChangeRequestFile,
} from './write-operations.ts'
import { listSpaceLinks, previewLinkFixes, fixLinks, ignoreLinks, heedLinks } from './link-operations.ts'
import {
  listRevisions,
  restoreRevision,
  listRevisionChanges,
  compareRevisions,
  getRevision,
} from './revision-operations.ts'

const inSpace = '/spaces/{spaceId}/content'
const inChangeRequest = '/spaces/{spaceId}/change-requests/{changeRequestId}/content'
const inRevision = '/spaces/{spaceId}/revisions/{revisionId}'

const space = contentReads(inSpace, 'Space', 'of a space')
const spaceLinks = linkReads(inSpace, 'Space', 'of a space')
const change = contentReads(inChangeRequest, 'ChangeRequest', 'of a change request')
const changeLinks = linkReads(inChangeRequest, 'ChangeRequest', 'of a change request')

const revision = contentReads(inRevision, 'Revision', 'of a revision', { extension: true })

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const

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

export const getSpacePageReport = operation({
  id: 'getSpacePageReport',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/page-report',
  summary: 'Tells of every page its words, incoming links, last author, and change requests that change it.',
  status: 200,
  result: PageReport,
  errors: ['not-found'],
  ...reader,
  extension: true,
})

export const getSpaceHealth = operation({
  id: 'getSpaceHealth',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/health',
  summary: 'Tells what happened in a space in the last thirty days, day by day, and what waits.',
  status: 200,
  result: SpaceHealth,
  errors: ['not-found'],
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
    site: SiteTitle.optional().describe('Makes a site of this title too, which shows the new space.'),
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
  getSpacePageReport,
  getSpaceHealth,
  restoreRevision,
  listRevisionChanges,
  compareRevisions,
  importContent,
  exportSpace,
  getSpacePdf,
}
