/** The caller's saved filters of the list of change requests. */
import { operation } from '../operation/operation.ts'
import { NewSavedFilter, SavedFilter, SavedFilterList, SavedFilterUpdate } from './saved-filter-schemas.ts'
import { ListQuery } from '../wire/shapes.ts'

const own = {
  noun: 'change-requests',
  right: { on: 'organization', level: 'member' },
  extension: true,
} as const

export const listSavedFilters = operation({
  ...own,
  id: 'listSavedFilters',
  method: 'GET',
  path: '/orgs/{organizationId}/saved-filters',
  summary: 'Lists the filters that the caller keeps, by name.',
  query: ListQuery,
  status: 200,
  result: SavedFilterList,
  errors: ['not-found', 'bad-page-token'],
  scope: 'read',
})

export const createSavedFilter = operation({
  ...own,
  id: 'createSavedFilter',
  method: 'POST',
  path: '/orgs/{organizationId}/saved-filters',
  summary: 'Keeps a filter under a name.',
  body: NewSavedFilter,
  status: 201,
  location: true,
  result: SavedFilter,
  errors: ['not-found', 'already-taken', 'state-forbids'],
  scope: 'write',
})

export const getSavedFilter = operation({
  ...own,
  id: 'getSavedFilter',
  method: 'GET',
  path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
  summary: 'Reads a filter that the caller keeps.',
  status: 200,
  result: SavedFilter,
  errors: ['not-found'],
  scope: 'read',
})

export const updateSavedFilter = operation({
  ...own,
  id: 'updateSavedFilter',
  method: 'PATCH',
  path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
  summary: 'Gives a filter another name, or keeps another one under its name.',
  body: SavedFilterUpdate,
  status: 200,
  result: SavedFilter,
  errors: ['not-found', 'already-taken'],
  scope: 'write',
})

export const deleteSavedFilter = operation({
  ...own,
  id: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
  summary: 'Keeps a filter no more.',
  status: 204,
  errors: [],
  scope: 'write',
})

export const savedFiltersOperations = {
  listSavedFilters,
  createSavedFilter,
  getSavedFilter,
  updateSavedFilter,
  deleteSavedFilter,
}
