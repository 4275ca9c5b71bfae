/** The verbs of spaces, collections and access to them. */
import type { Verb } from '../http/verb.ts'
import {
  listCollections,
  createCollection,
  getCollection,
  updateCollection,
  deleteCollection,
} from './collections.ts'
import { createSpace } from './create-space.ts'
import { getSpaceDocDebt, listSpaceEmptySearches } from './doc-debt/get-doc-debt.ts'
import { duplicateSpace } from './duplicate-space.ts'
import { moveSpace, moveCollection } from './move-spaces.ts'
import { permissions } from './permissions.ts'
import { accessPreviews } from './preview-access.ts'
import { listOrganizationSpaces, listCollectionSpaces, getSpace } from './read-spaces.ts'
import { transferSpace, transferCollection } from './transfer-spaces.ts'
import { updateSpace, deleteSpace, restoreSpace } from './update-space.ts'

export const spaceVerbs: readonly Verb[] = [
  ...accessPreviews,
  listOrganizationSpaces,
  listCollectionSpaces,
  createSpace,
  getSpace,
  updateSpace,
  deleteSpace,
  restoreSpace,
  listCollections,
  createCollection,
  getCollection,
  updateCollection,
  deleteCollection,
  moveSpace,
  moveCollection,
  duplicateSpace,
  transferSpace,
  transferCollection,
  ...permissions,
  getSpaceDocDebt,
  listSpaceEmptySearches,
]
