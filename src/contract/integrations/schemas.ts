/** Integrations: their manifest, listing and publishing. */
import { z } from 'zod'
import { JsonObject } from '../documents/schemas.ts'
import { Organization } from '../organizations/schemas.ts'
import { nameCharacters } from './integration-name.ts'
import { integrationScopes } from './scopes.ts'
import { Icon, Id, ListQuery, recordOf, text, Timestamp, Url } from '../wire/shapes.ts'

export const IntegrationScope = z.enum(integrationScopes).meta({ id: 'IntegrationScope' })

const IntegrationTarget = z.enum(['all', 'site', 'space', 'organization']).meta({ id: 'IntegrationTarget' })
const IntegrationVisibility = z.enum(['public', 'private', 'unlisted']).meta({ id: 'IntegrationVisibility' })
const IntegrationCategory = z
  .enum(['analytics', 'collaboration', 'content', 'gitsync', 'marketing', 'visitor-auth', 'other'])
  .meta({ id: 'IntegrationCategory' })
const partId = text({ min: 1, max: 100 })
const partTitle = text({ min: 2, max: 40 })
const partDescription = text({ max: 150 }).optional()

/** A kind of block that the integration renders. */
export const IntegrationBlock = z
  .strictObject({
    id: partId,
    title: partTitle,
    description: partDescription,
    icon: Icon.optional(),
    urlUnfurl: z
      .array(text({ max: 2048 }))
      .max(100)
      .optional()
      .describe('URLs that become this block.'),
    markdown: z
      .strictObject({ codeblock: text({ max: 100 }), body: text({ max: 100 }) })
      .optional()
      .describe('The fenced code that represents it in Markdown, and the property that receives its text.'),
  })
  .meta({ id: 'IntegrationBlock' })
export type IntegrationBlock = z.infer<typeof IntegrationBlock>

/** Stands for a value that is not shown; sent back, the value stays. */
export const configurationMask = '••••••••'

const Component = z.strictObject({ componentId: partId })

/** A source of pages that the integration computes. */
export const IntegrationContentSource = z
  .strictObject({
    id: partId,
    title: partTitle,
    description: partDescription,
    icon: Icon.optional(),
    configuration: Component,
  })
  .meta({ id: 'IntegrationContentSource' })

const titleAndDescription = {
  title: text({ max: 50 }).optional(),
  description: text({ max: 100 }).optional(),
}
const ConfigurationProperty = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...titleAndDescription,
      type: z.literal('string'),
      default: text().optional(),
      completion_url: text({ max: 2048 }).optional().describe('Returns the available choices.'),
      enum: z.array(text()).max(1000).optional(),
    }),
    z.strictObject({ ...titleAndDescription, type: z.literal('number'), default: z.number().optional() }),
    z.strictObject({ ...titleAndDescription, type: z.literal('boolean'), default: z.boolean().optional() }),
    z.strictObject({
      ...titleAndDescription,
      type: z.literal('button'),
      callback_url: text({ max: 2048 }),
      button_text: text({ max: 100 }),
    }),
  ])
  .meta({ id: 'IntegrationProperty' })
export type ConfigurationProperty = z.infer<typeof ConfigurationProperty>

/** The configuration requested on installation: properties from which a form is generated, or a custom form. */
export const Configuration = z
  .union([
    z.strictObject({
      properties: recordOf(text({ min: 1, max: 100 }), ConfigurationProperty, 100),
      required: z
        .array(text({ max: 100 }))
        .max(100)
        .optional(),
    }),
    Component,
  ])
  .meta({ id: 'IntegrationConfiguration' })
export type Configuration = z.infer<typeof Configuration>

const ContentSecurityPolicy = z.union([
  text({ max: 10_000 }),
  recordOf(text({ min: 1, max: 100 }), text({ max: 2000 }), 100),
])

/** The manifest of an integration, the same when published and when read. */
const declared = {
  title: text({ min: 2, max: 30 }),
  scopes: z.array(IntegrationScope).max(100),
  blocks: z.array(IntegrationBlock).max(100).optional(),
  contentSources: z.array(IntegrationContentSource).max(100).optional(),
  configurations: z
    .strictObject({
      account: Configuration.optional(),
      space: Configuration.optional(),
      site: Configuration.optional(),
    })
    .optional(),
}
const description = text({ max: 100 })
const summary = text({ max: 2048 }).describe('Markdown.')
const externalLinks = z.array(z.strictObject({ url: Url, label: text({ max: 100 }) })).max(5)

/** That the events of an integration go to a development machine; shown to those who administer it. */
const Development = z
  .object({
    tunnelUrl: z.string(),
    all: z.boolean(),
    startedAt: Timestamp,
    endsAt: Timestamp.describe('Development mode ends by itself then.'),
  })
  .meta({ id: 'DevelopmentMode' })

export const Integration = z
  .object({
    object: z.literal('integration'),
    name: z.string(),
    version: z.int(),
    ...declared,
    description: description.optional(),
    summary: summary.optional(),
    previewImages: z.array(z.string()).max(3),
    target: IntegrationTarget,
    verified: z.boolean(),
    visibility: IntegrationVisibility,
    categories: z.array(IntegrationCategory),
    externalLinks,
    owner: Organization,
    urls: z.object({
      location: z.string(),
      icon: z.string().optional(),
      app: z.string(),
      assets: z.string(),
      publicEndpoint: z.string(),
      publicContentEndpoint: z.string(),
    }),
    permissions: z.object({ admin: z.boolean() }),
    contentSecurityPolicy: ContentSecurityPolicy.optional(),
    development: Development.optional(),
    secretNames: z
      .array(z.string())
      .optional()
      .describe('Names of its secrets, for those who administer it. Their values are never returned.'),
    unavailable: z
      .string()
      .optional()
      .describe('Why scripts of integrations cannot run on this installation; absent if they can.'),
  })
  .meta({ id: 'Integration' })
export type Integration = z.infer<typeof Integration>

export const IntegrationListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Part of a name.'),
  category: IntegrationCategory.optional(),
  blockDomain: z
    .string()
    .max(100, { abort: true })
    .regex(nameCharacters, { error: 'Enter a domain such as example.org.' })
    .optional()
    .describe('Only those with a block for addresses of this domain.'),
  blocks: z.boolean().optional().describe('True: only those with blocks; false: only the others.'),
  contentSources: z
    .boolean()
    .optional()
    .describe('True: only those with content sources; false: only the others.'),
  owner: Id.optional().describe('Only those of this organization.'),
  scope: IntegrationScope.optional(),
  target: IntegrationTarget.optional(),
})

/** What an integration is found by, in the lists of an organization. */
export const OrganizationIntegrationListQuery = IntegrationListQuery.extend({
  installed: z.boolean().optional().describe('True: only those installed; false: only the others.'),
})

/** 5 MB of bytes; the body as a whole is limited anyway. */
const pictureBytes = z.base64().max(Math.ceil((5 * 1024 * 1024) / 3) * 4)
const Picture = z
  .union([pictureBytes, Url], { error: 'Must be base64, or the URL of a picture of the published version.' })
  .describe('Base64 of a PNG, or the URL of a picture of the published version, which keeps that picture.')

export const IntegrationPublication = z
  .strictObject({
    ...declared,
    runtime: z.enum(['v1', 'v2']).default('v1'),
    icon: Picture.optional(),
    description,
    summary: summary.optional(),
    previewImages: z.array(Picture).max(3).optional(),
    visibility: IntegrationVisibility.optional().describe('A new one is private.'),
    target: IntegrationTarget.optional(),
    categories: z.array(IntegrationCategory).max(100).optional(),
    externalLinks: externalLinks.optional(),
    script: text().describe('Source of the script.'),
    organization: z
      .string()
      .min(1)
      .max(64)
      .describe('Id or host name of the organization that publishes it.'),
    secrets: recordOf(text({ min: 1, max: 100 }), text({ max: 10_000 }), 100).optional(),
    contentSecurityPolicy: ContentSecurityPolicy.optional().describe(
      'A policy, or its directives by name; sent with what the integration answers.',
    ),
  })
  .meta({ id: 'IntegrationPublication' })
export type IntegrationPublication = z.infer<typeof IntegrationPublication>

export const IntegrationDevelopment = z
  .strictObject({
    tunnelUrl: text({ min: 1, max: 256 }).describe('Where events are sent instead.'),
    all: z.boolean().default(false).describe('Not only those of the organization that owns it.'),
  })
  .meta({ id: 'IntegrationDevelopment' })

/** The number of a version, in a path. */
export const IntegrationVersionNumber = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'Must be the number of a version.' })

/** A published version; the latest ten are kept, and those that an installation still runs. */
export const IntegrationVersion = z
  .object({
    version: z.int(),
    title: z.string(),
    scopes: z.array(IntegrationScope),
    publishedAt: Timestamp,
    publishedBy: z.string().optional().describe('Display name of who published it.'),
    current: z.boolean().describe('Whether it is the version that is installed from now on.'),
    installations: z.int().describe('Number of installations that run it.'),
    size: z.int().describe('Bytes of its script.'),
  })
  .meta({ id: 'IntegrationVersion' })

/** Runs a script that is not published, once. */
export const IntegrationTrial = z
  .strictObject({
    script: text(),
    event: JsonObject.describe('The event, such as `{"type": "installation_setup"}`.'),
    configuration: JsonObject.optional(),
    secrets: recordOf(text({ min: 1, max: 100 }), text({ max: 10_000 }), 100).optional(),
  })
  .meta({ id: 'IntegrationTrial' })
