/** Providers through which people of an organization sign in. */
import { z } from 'zod'
import { operation } from '../operation.ts'
import { NewSamlProvider, SamlProvider, SamlProviderUpdate, SignOn } from '../sign-on.ts'
import { listOf, ListQuery } from '../wire.ts'

const right = { on: 'organization', level: 'admin' } as const
const reads = { noun: 'people', right, scope: 'read' } as const
const writes = { noun: 'people', right, scope: 'admin' } as const

export const listSamlProviders = operation({
  ...reads,
  id: 'listSamlProviders',
  method: 'GET',
  path: '/orgs/{organizationId}/saml',
  summary: 'Lists the SAML providers of an organization.',
  query: ListQuery,
  status: 200,
  result: listOf(SamlProvider),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const createSamlProvider = operation({
  ...writes,
  id: 'createSamlProvider',
  method: 'POST',
  path: '/orgs/{organizationId}/saml',
  summary: 'Adds a SAML provider; what it needs can be set now or later.',
  body: NewSamlProvider,
  status: 201,
  location: true,
  result: SamlProvider,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const getSamlProvider = operation({
  ...reads,
  id: 'getSamlProvider',
  method: 'GET',
  path: '/orgs/{organizationId}/saml/{samlProviderId}',
  summary: 'Reads a SAML provider.',
  status: 200,
  result: SamlProvider,
  errors: ['not-found', 'role-too-low'],
})

export const updateSamlProvider = operation({
  ...writes,
  id: 'updateSamlProvider',
  method: 'PATCH',
  path: '/orgs/{organizationId}/saml/{samlProviderId}',
  summary: 'Changes settings of a SAML provider.',
  body: SamlProviderUpdate,
  status: 200,
  result: SamlProvider,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const deleteSamlProvider = operation({
  ...writes,
  id: 'deleteSamlProvider',
  method: 'DELETE',
  path: '/orgs/{organizationId}/saml/{samlProviderId}',
  summary: 'Deletes a SAML provider; nobody signs in through it any more.',
  status: 204,
  errors: ['role-too-low'],
})

export const listSignOns = operation({
  noun: 'people',
  id: 'listSignOns',
  method: 'GET',
  path: '/orgs/{organizationId}/sso',
  summary: 'Lists where people of an organization can sign in; only providers that are set up.',
  status: 200,
  result: z.object({ items: z.array(SignOn) }).meta({ id: 'SignOns' }),
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const signOnOperations = {
  listSamlProviders,
  createSamlProvider,
  getSamlProvider,
  updateSamlProvider,
  deleteSamlProvider,
  listSignOns,
}
