/** The verbs of content. */
import type { Verb } from '../http/verb.ts'
import { getSpaceFileReport } from './file-report.ts'
import { linkFixes } from './links/link-fixes.ts'
import { links } from './links/link-verbs.ts'
import { getSpacePageReport } from './page-report.ts'
import { getOrganizationHealth } from './organization-health.ts'
import { getSpacePdf, getChangeRequestPdf } from './pdf/pdf-verbs.ts'
import { previewComputedPages } from './preview-computed-pages.ts'
import { contentReads } from './read-content.ts'
import { getDocument, listRevisions, listRevisionChanges, compareRevisions } from './revisions.ts'
import { getSpaceHealth } from './space-health.ts'
import { importContent, exportSpace } from './transfer/transfer-jobs.ts'
import { writeSpaceContent, uploadSpaceFile } from './write-space.ts'

export const pageVerbs: readonly Verb[] = [
  ...contentReads,
  previewComputedPages,
  writeSpaceContent,
  uploadSpaceFile,
  getDocument,
  listRevisions,
  listRevisionChanges,
  compareRevisions,
  importContent,
  exportSpace,
  getSpacePdf,
  getChangeRequestPdf,
  getSpaceFileReport,
  getSpacePageReport,
  getSpaceHealth,
  getOrganizationHealth,
  ...links,
  ...linkFixes,
]
