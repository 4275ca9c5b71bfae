/** Installed integrations, and the events sent to them. */
import { z } from 'zod'
import { JsonObject, JsonValue } from '../documents/schemas.ts'
import { Site } from '../sites/schemas.ts'
import { Space } from '../spaces/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

export const InstallationStatus = z
  .enum(['active', 'pending', 'paused'])
  .meta({ id: 'InstallationStatus' })
  .describe('`pending`: what the integration asks for is not configured.')

const Selection = z.enum(['all', 'selected'])
const externalIds = z.array(z.string()).max(5).describe('What the integration knows it by.')

export const Installation = z
  .object({
    id: Id,
    status: InstallationStatus,
    space_selection: Selection,
    site_selection: Selection,
    spaces: z.int(),
    configuration: JsonObject,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    urls: z.object({ location: z.string(), app: z.string(), publicEndpoint: z.string() }),
    externalIds,
    target: z.object({ organization: Id }),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

export const NewInstallation = z.strictObject({ organization: Id }).meta({ id: 'NewInstallation' })

const onContent = {
  integration: z.string(),
  installation: Id,
  status: InstallationStatus,
  configuration: JsonObject,
  externalIds,
  urls: z.object({ location: z.string(), publicEndpoint: z.string() }),
}

export const SpaceInstallation = z
  .object({ ...onContent, space: z.union([Id, Space]).describe('The id, or the space when `extended`.') })
  .meta({ id: 'SpaceInstallation' })
export const SiteInstallation = z
  .object({ ...onContent, site: z.union([Id, Site]).describe('The id, or the site when `extended`.') })
  .meta({ id: 'SiteInstallation' })

const externalId = text({ max: 512 }).optional().describe('Only those that the integration knows by it.')
export const InstallationListQuery = ListQuery.extend({ externalId })
export const ContentInstallationListQuery = ListQuery.extend({
  externalId,
  extended: z.boolean().default(false).describe('True answers whole objects instead of ids.'),
})

export const IntegrationEventType = z
  .enum([
    'installation_setup',
    'installation_deleted',
    'space_installation_setup',
    'space_installation_deleted',
    'site_installation_setup',
    'site_installation_deleted',
    'site_view',
    'space_content_updated',
    'space_gitsync_started',
    'space_gitsync_completed',
    'space_visibility_updated',
    'fetch',
    'fetch_published_script',
    'fetch_visitor_authentication',
    'ui_render',
    'content_compute_document',
    'content_compute_revision',
    'page_feedback',
  ])
  .meta({ id: 'IntegrationEventType' })

/** The event. Its other members depend on its type. */
const Payload = z
  .object({
    eventId: z.string(),
    type: IntegrationEventType,
    installationId: Id.optional(),
    spaceId: Id.optional(),
    siteId: Id.optional(),
    status: InstallationStatus.optional(),
    previous: z.object({ status: InstallationStatus, configuration: JsonObject.optional() }).optional(),
  })
  .catchall(JsonValue)
  .meta({ id: 'IntegrationEventPayload' })

export const IntegrationEvent = z
  .object({
    id: Id,
    integrationId: z.string(),
    installationId: Id.optional(),
    createdAt: Timestamp,
    payload: Payload,
    status: z.enum(['success', 'failed']),
  })
  .meta({ id: 'IntegrationEvent' })
export type IntegrationEvent = z.infer<typeof IntegrationEvent>

export const TracedEvent = z
  .object({
    event: IntegrationEvent,
    trace: z
      .object({
        logs: z.array(
          z.object({
            message: z.string().optional(),
            timestamp: Timestamp.optional(),
            level: z.enum(['debug', 'info', 'warn', 'error']).optional(),
          }),
        ),
      })
      .optional(),
  })
  .meta({ id: 'TracedEvent' })
