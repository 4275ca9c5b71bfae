/** Single sign-on providers of an organization. */
import { z } from 'zod'
import { operation } from '../operation/operation.ts'
import {
  NewSamlProvider,
  SamlMetadata,
  SamlMetadataSource,
  SamlProvider,
  SamlProviderUpdate,
  SamlTest,
  SamlTestStart,
  SignOn,
  SignOnEnforcement,
  SignOnQuery,
  SignOnRoute,
  SignOnSettings,
} from './sign-on-schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

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
  errors: ['role-too-low', 'state-forbids'],
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

export const findSignOn = operation({
  noun: 'people',
  id: 'findSignOn',
  method: 'GET',
  path: '/sign-on',
  summary: 'Says through which providers an address of some domain signs in.',
  query: SignOnQuery,
  status: 200,
  result: z.object({ items: z.array(SignOnRoute) }).meta({ id: 'SignOnRoutes' }),
  errors: [],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const getSignOnSettings = operation({
  ...reads,
  id: 'getSignOnSettings',
  method: 'GET',
  path: '/orgs/{organizationId}/sign-on',
  summary: 'Reads whether single sign-on is compulsory, and in what state its providers are.',
  status: 200,
  result: SignOnSettings,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const enforceSignOn = operation({
  ...writes,
  id: 'enforceSignOn',
  method: 'PUT',
  path: '/orgs/{organizationId}/sign-on/enforcement',
  summary: 'Makes single sign-on compulsory for all but administrators, for good or on a trial.',
  body: SignOnEnforcement,
  status: 200,
  result: SignOnSettings,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  extension: true,
})

export const releaseSignOn = operation({
  ...writes,
  id: 'releaseSignOn',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sign-on/enforcement',
  summary: 'Makes single sign-on a choice again.',
  status: 204,
  errors: ['role-too-low'],
  extension: true,
})

export const readSamlMetadata = operation({
  ...writes,
  id: 'readSamlMetadata',
  method: 'POST',
  path: '/orgs/{organizationId}/saml-metadata',
  summary: 'Reads metadata of an identity provider, pasted or fetched, and keeps nothing of it.',
  body: SamlMetadataSource,
  status: 200,
  result: SamlMetadata,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  extension: true,
})

export const testSamlProvider = operation({
  ...writes,
  id: 'testSamlProvider',
  method: 'POST',
  path: '/orgs/{organizationId}/saml/{samlProviderId}/tests',
  summary: 'Begins a sign-in that opens no session and shows what the provider says.',
  status: 201,
  result: SamlTestStart,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  extension: true,
})

export const getSamlTest = operation({
  ...reads,
  id: 'getSamlTest',
  method: 'GET',
  path: '/orgs/{organizationId}/saml/{samlProviderId}/tests/{testId}',
  summary: 'Reads what came of a test sign-in.',
  status: 200,
  result: SamlTest,
  errors: ['not-found', 'role-too-low'],
  extension: true,
})

export const activateSamlProvider = operation({
  ...writes,
  id: 'activateSamlProvider',
  method: 'PUT',
  path: '/orgs/{organizationId}/saml/{samlProviderId}/active',
  summary: 'Lets people sign in through a provider that passed its test.',
  status: 200,
  result: SamlProvider,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  extension: true,
})

export const deactivateSamlProvider = operation({
  ...writes,
  id: 'deactivateSamlProvider',
  method: 'DELETE',
  path: '/orgs/{organizationId}/saml/{samlProviderId}/active',
  summary: 'Lets nobody sign in through a provider any more.',
  status: 204,
  errors: ['role-too-low', 'state-forbids'],
  extension: true,
})

export const signOnFurtherOperations = {
  findSignOn,
  getSignOnSettings,
  enforceSignOn,
  releaseSignOn,
  readSamlMetadata,
  testSamlProvider,
  getSamlTest,
  activateSamlProvider,
  deactivateSamlProvider,
}

export const signOnOperations = {
  listSamlProviders,
  createSamlProvider,
  getSamlProvider,
  updateSamlProvider,
  deleteSamlProvider,
  listSignOns,
}
