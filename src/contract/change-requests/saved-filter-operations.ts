/** The caller's saved filters of the list of change requests. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { NewSavedFilter, SavedFilter, SavedFilterList, SavedFilterUpdate } from './saved-filter-schemas.ts'
import { ListQuery } from '../wire/shapes.ts'

const own = {
  right: { on: 'organization', level: 'member' },
  extension: true,
} as const

export const savedFiltersOperations = operationsOf('change-requests', {
  listSavedFilters: operation({
    ...own,
    method: 'GET',
    path: '/orgs/{organizationId}/saved-filters',
    summary: 'Lists the saved filters of the caller by name.',
    query: ListQuery,
    status: 200,
    result: SavedFilterList,
    staleAfter: events.savedFilters,
    errors: ['not-found', 'bad-page-token'],
    scope: 'read',
  }),
  createSavedFilter: operation({
    ...own,
    method: 'POST',
    path: '/orgs/{organizationId}/saved-filters',
    summary: 'Saves a filter under a name.',
    body: NewSavedFilter,
    status: 201,
    location: true,
    result: SavedFilter,
    errors: ['not-found', 'already-taken', 'state-forbids'],
    scope: 'write',
  }),
  getSavedFilter: operation({
    ...own,
    method: 'GET',
    path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    summary: 'Returns a saved filter of the caller.',
    status: 200,
    result: SavedFilter,
    staleAfter: events.savedFilters,
    errors: ['not-found'],
    scope: 'read',
  }),
  updateSavedFilter: operation({
    ...own,
    method: 'PATCH',
    path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    summary: 'Updates the name or the filter of a saved filter.',
    body: SavedFilterUpdate,
    status: 200,
    result: SavedFilter,
    errors: ['not-found', 'already-taken'],
    scope: 'write',
  }),
  deleteSavedFilter: operation({
    ...own,
    method: 'DELETE',
    path: '/orgs/{organizationId}/saved-filters/{savedFilterId}',
    summary: 'Deletes a saved filter.',
    status: 204,
    errors: [],
    scope: 'write',
  }),
})
