/** Content of spaces, change requests and revisions. */
import { z } from 'zod'
import { PdfAddress, PdfQuery } from './pdf-schemas.ts'
import { RichTextDocument } from '../documents/schemas.ts'
import { SiteTitle } from '../sites/look/schemas.ts'
import { FileReport } from './file-report.ts'
import { Job } from '../system/job-schemas.ts'
import { events, never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { PageReport, PageReportQuery } from './page-report.ts'
import { OrganizationHealth, OrganizationHealthQuery } from './organization-health.ts'
import { SpaceHealth } from './space-health.ts'
import { SpaceTitle } from '../spaces/schemas.ts'
import { Id } from '../wire/shapes.ts'
import { ComputedSource, GeneratedPages } from './schemas.ts'
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

const mainPages = [...events.mainContent, ...events.spaceSettings]
// Integrations generate pages.
const space = contentReads(inSpace, 'of a space', [...mainPages, ...events.integrations])
const spaceLinks = linkReads(inSpace, 'of a space', [...mainPages, ...events.ignoredLinks])
const change = contentReads(inChangeRequest, 'of a change request', [
  ...events.changeRequestPages,
  ...events.integrations,
])
const changeLinks = linkReads(inChangeRequest, 'of a change request', [
  ...events.changeRequestPages,
  ...events.ignoredLinks,
])

const revision = contentReads(inRevision, 'of a revision', never, { extension: true })

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const

export const pagesOperations = operationsOf('pages', {
  getSpaceContent: space.root,
  writeSpaceContent,
  applyTemplate,
  listSpacePages: space.pages,
  getSpaceOutline: space.outline,
  listSpacePagePlaces: space.places,
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
  getDocument: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/documents/{documentId}',
    summary: 'Returns a document by its id.',
    integrations: 'space:content:read',
    status: 200,
    result: RichTextDocument,
    staleAfter: never,
    errors: ['not-found'],
    ...reader,
    extension: true,
  }),
  previewComputedPages: operation({
    method: 'POST',
    path: '/spaces/{spaceId}/content/computed/revision',
    summary: 'Returns the pages that a content source would generate. Nothing is stored.',
    body: z.strictObject({ source: ComputedSource }),
    status: 200,
    result: GeneratedPages,
    errors: ['not-found', 'bad-content', 'integration-failed'],
    right: { on: 'space', level: 'edit' },
    scope: 'write',
    extension: true,
  }),
  getChangeRequestContent: change.root,
  writeChangeRequestContent,
  listChangeRequestPages: change.pages,
  getChangeRequestOutline: change.outline,
  listChangeRequestPagePlaces: change.places,
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
  getRevisionOutline: revision.outline,
  listRevisionPagePlaces: revision.places,
  getRevisionPage: revision.page,
  getRevisionPageByPath: revision.path,
  listRevisionFiles: revision.files,
  getRevisionFile: revision.file,
  getRevisionReusableContent: revision.reusableContent,
  getSpaceFileReport: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/file-report',
    summary: 'Lists unused files, duplicate files, and images without alternative text.',
    status: 200,
    result: FileReport,
    staleAfter: [...events.mainContent, ...events.spaceSettings],
    errors: ['not-found'],
    ...reader,
    extension: true,
  }),
  getSpacePageReport: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/page-report',
    summary: 'Returns the word count, incoming links, last change, and change requests of each page.',
    query: PageReportQuery,
    status: 200,
    result: PageReport,
    staleAfter: [
      ...events.mainContent,
      ...events.spaceSettings,
      ...events.changeRequestState,
      ...events.changeRequestContent,
    ],
    errors: ['not-found'],
    ...reader,
    extension: true,
  }),
  getOrganizationHealth: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/health',
    summary: 'Returns what needs repair in the content that the caller can see.',
    query: OrganizationHealthQuery,
    status: 200,
    result: OrganizationHealth,
    staleAfter: [
      ...events.mainContent,
      ...events.spaceAccess,
      ...events.ignoredLinks,
      ...events.changeRequestState,
      ...events.apiSpecs,
    ],
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
    extension: true,
  }),
  getSpaceHealth: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/health',
    summary: 'Returns the daily activity in a space over the last 30 days, and pending work.',
    status: 200,
    result: SpaceHealth,
    staleAfter: [
      ...events.mainContent,
      ...events.spaceSettings,
      ...events.changeRequestState,
      ...events.changeRequestContent,
    ],
    errors: ['not-found'],
    ...reader,
    extension: true,
  }),
  restoreRevision,
  listRevisionChanges,
  compareRevisions,
  importContent: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/imports',
    summary: 'Imports a ZIP file of Markdown as a new space or into a change request. The body is the file.',
    query: z.object({
      title: SpaceTitle.optional().describe('Title of the new space.'),
      parent: Id.optional().describe('The parent collection of the new space.'),
      site: SiteTitle.optional().describe('Also creates a site with this title for the new space.'),
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
  }),
  exportSpace: operation({
    method: 'POST',
    path: '/spaces/{spaceId}/exports',
    summary: 'Exports a space as a ZIP file of Markdown. The result of the job is its URL.',
    body: z
      .strictObject({ revision: Id.optional().describe('Default: the current revision.') })
      .meta({ id: 'ExportSpace' }),
    status: 202,
    location: true,
    result: Job,
    errors: ['not-found'],
    right: { on: 'space', level: 'read' },
    scope: 'read',
    extension: true,
  }),
  getSpacePdf: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/pdf',
    summary: 'Returns the URL of a PDF of a space.',
    query: PdfQuery,
    status: 200,
    result: PdfAddress,
    staleAfter: [...events.mainContent, ...events.spaceSettings],
    errors: ['not-found'],
    ...reader,
    extension: true,
  }),
})
