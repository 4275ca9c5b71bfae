/** The verbs of API specifications. */
import type { Verb } from '../http/verb.ts'
import { createApiSpecChangeRequest } from './affected/create-change-request.ts'
import { listApiSpecPages } from './affected/list-pages.ts'
import { checkApiSpec } from './check-spec.ts'
import { acceptApiSpecFindings, compareApiSpecVersions } from './compare/compare-versions.ts'
import { getApiSpecReference } from './reference/get-reference.ts'
import {
  createApiSpec,
  deleteApiSpec,
  getApiSpec,
  listApiSpecs,
  refreshApiSpec,
  replaceApiSpec,
  replaceApiSpecText,
  updateApiSpec,
} from './specs.ts'
import { listApiSpecOperations, listApiSpecSchemas } from './versions/version-lists.ts'
import {
  getApiSpecContent,
  getApiSpecText,
  getLatestApiSpecContent,
  getLatestApiSpecText,
} from './versions/version-texts.ts'
import { getApiSpecVersion, getLatestApiSpecVersion, listApiSpecVersions } from './versions/versions.ts'

export const apiSpecVerbs: readonly Verb[] = [
  listApiSpecs,
  createApiSpec,
  getApiSpec,
  replaceApiSpec,
  replaceApiSpecText,
  updateApiSpec,
  deleteApiSpec,
  refreshApiSpec,
  checkApiSpec,
  listApiSpecVersions,
  getLatestApiSpecVersion,
  getApiSpecVersion,
  getLatestApiSpecContent,
  getApiSpecContent,
  getLatestApiSpecText,
  getApiSpecText,
  listApiSpecOperations,
  listApiSpecSchemas,
  getApiSpecReference,
  compareApiSpecVersions,
  acceptApiSpecFindings,
  listApiSpecPages,
  createApiSpecChangeRequest,
]
