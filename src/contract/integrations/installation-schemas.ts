/** Installed integrations, and the events sent to them. */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { JsonObject, JsonValue } from '../documents/schemas.ts'
import { Integration, IntegrationBlock, IntegrationContentSource, IntegrationScope } from './schemas.ts'
import { Site } from '../sites/schemas.ts'
import { Space } from '../spaces/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

const InstallationStatus = z
  .enum(['active', 'pending', 'paused'])
  .meta({ id: 'InstallationStatus' })
  .describe(
    '`pending`: what the integration asks for is not configured. `paused`: an administrator, or three crashes, stopped it.',
  )

const Selection = z.enum(['all', 'selected'])
const externalIds = z
  .array(text({ min: 1, max: 512 }))
  .max(5)
  .describe('What the integration knows it by.')

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
    urls: z.object({
      location: z.string(),
      app: z.string(),
      publicEndpoint: z.string(),
      publicContentEndpoint: z.string(),
    }),
    externalIds,
    target: z.object({ organization: Id }),
    version: z.int().describe('The version of the integration that it runs.'),
    scopes: z.array(IntegrationScope).describe('What was granted.'),
    consent: z
      .object({
        version: z.int(),
        scopes: z.array(IntegrationScope).describe('What it asks for in addition.'),
      })
      .optional()
      .describe(
        'A newer version that asks for more, until an administrator agrees; the old one keeps running.',
      ),
    sites: z.int(),
    pausedReason: z.string().optional(),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

const agreedVersion = z
  .int()
  .describe('The version whose permissions the person agreed to; refused if a newer one was published since.')

export const NewInstallation = z
  .strictObject({ organization: Id, version: agreedVersion.optional() })
  .meta({ id: 'NewInstallation' })

export const ScopeConsent = z.strictObject({ version: agreedVersion }).meta({ id: 'ScopeConsent' })

const onContent = {
  integration: z.string(),
  installation: Id,
  status: InstallationStatus,
  configuration: JsonObject,
  externalIds,
  urls: z.object({ location: z.string(), publicEndpoint: z.string(), publicContentEndpoint: z.string() }),
}

export const SpaceInstallation = z
  .object({ ...onContent, space: z.union([Id, Space]).describe('The id, or the space when `extended`.') })
  .meta({ id: 'SpaceInstallation' })
export type SpaceInstallation = z.infer<typeof SpaceInstallation>
export const SiteInstallation = z
  .object({ ...onContent, site: z.union([Id, Site]).describe('The id, or the site when `extended`.') })
  .meta({ id: 'SiteInstallation' })
export type SiteInstallation = z.infer<typeof SiteInstallation>

const replacedConfiguration = JsonObject.optional().describe(
  'Replaces what is stored. If the integration declares properties, what it stores beside them stays when a person leaves it out.',
)

/** Absent fields stay. */
export const InstallationUpdate = z
  .strictObject({
    configuration: replacedConfiguration,
    externalIds: externalIds.optional(),
    space_selection: Selection.optional().describe('`all`: every space, now and in the future.'),
    site_selection: Selection.optional().describe('`all`: every site, now and in the future.'),
    paused: z.boolean().optional(),
  })
  .meta({ id: 'InstallationUpdate' })

export const ContentInstallationUpdate = z
  .strictObject({ configuration: replacedConfiguration, externalIds: externalIds.optional() })
  .meta({ id: 'ContentInstallationUpdate' })

export const NewSpaceInstallation = z.strictObject({ space: Id }).meta({ id: 'NewSpaceInstallation' })
export const NewSiteInstallation = z.strictObject({ siteId: Id }).meta({ id: 'NewSiteInstallation' })

/** A token that acts as an installation; it ends after an hour, and with the installation. */
export const InstallationToken = z
  .object({ token: credential(z.string()), expiresAt: Timestamp })
  .meta({ id: 'InstallationToken' })

/** An installation with what is installed. */
export const InstalledIntegration = z
  .object({ installation: Installation, integration: Integration })
  .meta({ id: 'InstalledIntegration' })

const Target = { integration: z.string(), title: z.string(), installation: Id, status: InstallationStatus }

/** An integration that is installed in a space or site. */
export const EnabledIntegration = z
  .object({ ...Target, icon: z.string().optional(), description: z.string().optional() })
  .meta({ id: 'EnabledIntegration' })

/** A block that an integration adds to a space. */
export const EnabledBlock = z
  .object({ ...Target, icon: z.string().optional(), block: IntegrationBlock })
  .meta({ id: 'EnabledBlock' })
export type EnabledBlock = z.infer<typeof EnabledBlock>

/** A content source that an integration adds to a space. */
export const EnabledContentSource = z
  .object({
    ...Target,
    icon: z.string().optional().describe('URL of the icon of the integration.'),
    type: z.string().describe('The `type` of a computed page from this source.'),
    source: IntegrationContentSource,
  })
  .meta({ id: 'EnabledContentSource' })

/** A script that an integration adds to a site. */
export const IntegrationScript = z
  .object({
    integration: z.string(),
    script: z.string().describe('URL of the script.'),
    contentSecurityPolicy: z.string().optional(),
    cookies: z.boolean().describe('Whether it sets cookies, so that readers are asked first.'),
  })
  .meta({ id: 'IntegrationScript' })
export type IntegrationScript = z.infer<typeof IntegrationScript>

export const InstalledListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Part of a name or title.'),
})

const externalId = text({ max: 512 }).optional().describe('Only those that the integration knows by it.')
export const InstallationListQuery = ListQuery.extend({ externalId })
export const ContentInstallationListQuery = ListQuery.extend({
  externalId,
  extended: z.boolean().default(false).describe('True: returns whole objects instead of ids.'),
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
    'task',
  ])
  .meta({ id: 'IntegrationEventType' })
export type IntegrationEventType = z.infer<typeof IntegrationEventType>

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
    version: z.int().optional(),
    milliseconds: z.int().optional().describe('How long the integration took to answer.'),
    response: z
      .int()
      .optional()
      .describe('The status with which the integration answered; absent if it did not.'),
    error: z.string().optional().describe('Why it failed.'),
    attempts: z.int().optional(),
    replayOf: z.string().optional().describe('The event that this one repeats.'),
    development: z.boolean().optional().describe('Whether it was sent to a development machine.'),
  })
  .meta({ id: 'IntegrationEvent' })
export type IntegrationEvent = z.infer<typeof IntegrationEvent>

const LogLine = z.object({
  message: z.string().optional(),
  timestamp: Timestamp.optional(),
  level: z.enum(['debug', 'info', 'warn', 'error']).optional(),
})
export type LoggedLine = z.infer<typeof LogLine>

export const TracedEvent = z
  .object({ event: IntegrationEvent, trace: z.object({ logs: z.array(LogLine) }) })
  .meta({ id: 'TracedEvent' })

export const IntegrationEventListQuery = ListQuery.extend({
  type: IntegrationEventType.optional(),
  installation: Id.optional(),
  status: z.enum(['success', 'failed']).optional(),
})

/** What a script answered that was run without being published. */
export const TrialResult = z
  .object({
    status: z.int().optional().describe('Absent if the script did not answer.'),
    body: z.string().optional().describe('At most 64 KB of text.'),
    error: z.string().optional(),
    milliseconds: z.int(),
    logs: z.array(LogLine),
  })
  .meta({ id: 'IntegrationTrialResult' })

/** A task that the integration gives itself. */
export const NewIntegrationTask = z
  .strictObject({
    task: JsonObject,
    schedule: z.int().min(0).max(86_400).optional().describe('Seconds to wait; 0 without it.'),
  })
  .meta({ id: 'NewIntegrationTask' })
