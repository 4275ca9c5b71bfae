/** Rendering of components of integrations: what draws blocks in the editor, modals and configurations. */
import { z } from 'zod'
import { events } from '../operation/events.ts'
import { operation } from '../operation/operation.ts'
import { ChoiceQuery, Choices } from './choice-schemas.ts'
import { RenderOutput, RenderRequest } from './contentkit.ts'
import { IntegrationName } from './integration-name.ts'

/**
 * The context names a space, a site or an organization, so the verb checks access by it: a document needs the right to
 * read its space, a configuration the administrator of the organization.
 */
const renders = {
  params: { integrationName: IntegrationName },
  right: { on: 'self' },
  path: '/integrations/{integrationName}/render',
  status: 200,
  result: RenderOutput,
  errors: ['not-found', 'role-too-low', 'integration-refused', 'invalid-output', 'integration-failed'],
  extension: true,
} as const

/** Maximum length of a compressed request, in characters. */
const longestQuery = 16_384

export const renderOperations = {
  renderIntegration: operation({
    ...renders,
    method: 'POST',
    summary: 'Renders a component of an integration.',
    body: RenderRequest,
    scope: 'read',
  }),
  renderIntegrationByQuery: operation({
    ...renders,
    method: 'GET',
    summary: 'Renders a component of an integration for a request in the query.',
    query: z.strictObject({
      request: z
        .string()
        .min(1)
        .max(longestQuery)
        .describe('The render request as JSON, compressed to the URI-safe form of LZ-string.'),
    }),
    staleAfter: events.integrations,
    scope: 'read',
  }),
  listIntegrationChoices: operation({
    ...renders,
    method: 'GET',
    path: '/integrations/{integrationName}/choices',
    summary:
      'Returns the choices that an integration offers for a select, or for a property of its configuration.',
    query: ChoiceQuery,
    result: Choices,
    staleAfter: events.integrations,
    scope: 'read',
  }),
} as const
