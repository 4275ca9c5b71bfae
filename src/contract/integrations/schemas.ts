/** Integrations: their manifest, listing and publishing. */
import { z } from 'zod'
import { Organization } from '../organizations/schemas.ts'
import { Icon, Id, ListQuery, recordOf, text, Url } from '../wire/shapes.ts'

const bare = /^[a-zA-Z0-9\-_.]+$/
export const IntegrationName = z
  .string()
  .min(1)
  .max(100, { abort: true })
  .regex(bare, { error: 'Takes letters, digits, hyphens, underscores and dots.' })

export const IntegrationTarget = z
  .enum(['all', 'site', 'space', 'organization'])
  .meta({ id: 'IntegrationTarget' })
export const IntegrationVisibility = z
  .enum(['public', 'private', 'unlisted'])
  .meta({ id: 'IntegrationVisibility' })
export const IntegrationCategory = z
  .enum(['analytics', 'collaboration', 'content', 'gitsync', 'marketing', 'visitor-auth', 'other'])
  .meta({ id: 'IntegrationCategory' })
export const IntegrationScope = z
  .enum([
    'space:content:read',
    'space:content:write',
    'space:metadata:read',
    'space:metadata:write',
    'space:git:sync',
    'page:feedback:read',
    'site:metadata:read',
    'site:views:read',
    'site:script:inject',
    'site:script:cookies',
    'site:visitor:auth',
    'site:adaptive:read',
    'site:adaptive:write',
    'openapi:read',
    'openapi:write',
    'conversations:ingest',
  ])
  .meta({ id: 'IntegrationScope' })

const partId = text({ min: 1, max: 100 })
const partTitle = text({ min: 2, max: 40 })
const partDescription = text({ max: 150 }).optional()

/** A kind of block that the integration renders. */
const IntegrationBlock = z
  .strictObject({
    id: partId,
    title: partTitle,
    description: partDescription,
    icon: Icon.optional(),
    urlUnfurl: z
      .array(text({ max: 2048 }))
      .max(100)
      .optional()
      .describe('Addresses that become this block.'),
    markdown: z
      .strictObject({ codeblock: text({ max: 100 }), body: text({ max: 100 }) })
      .optional()
      .describe('The fenced code that stands for it in Markdown, and the property that takes its text.'),
  })
  .meta({ id: 'IntegrationBlock' })

const Component = z.strictObject({ componentId: partId })

/** A source of pages that the integration computes. */
const IntegrationContentSource = z
  .strictObject({
    id: partId,
    title: partTitle,
    description: partDescription,
    icon: Icon.optional(),
    configuration: Component,
  })
  .meta({ id: 'IntegrationContentSource' })

const named = { title: text({ max: 30 }).optional(), description: text({ max: 100 }).optional() }
const ConfigurationProperty = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...named,
      type: z.literal('string'),
      default: text().optional(),
      completion_url: text({ max: 2048 }).optional().describe('Answers what can be chosen.'),
      enum: z.array(text()).max(1000).optional(),
    }),
    z.strictObject({ ...named, type: z.literal('number'), default: z.number().optional() }),
    z.strictObject({ ...named, type: z.literal('boolean'), default: z.boolean().optional() }),
    z.strictObject({
      ...named,
      type: z.literal('button'),
      callback_url: text({ max: 2048 }),
      button_text: text({ max: 100 }),
    }),
  ])
  .meta({ id: 'IntegrationProperty' })

/** The configuration requested on installation: properties from which a form is generated, or a custom form. */
const Configuration = z
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
    }),
    permissions: z.object({ admin: z.boolean() }),
    contentSecurityPolicy: z.string().optional(),
  })
  .meta({ id: 'Integration' })
export type Integration = z.infer<typeof Integration>

export const IntegrationListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Part of a name.'),
  category: IntegrationCategory.optional(),
  blockDomain: z
    .string()
    .max(100, { abort: true })
    .regex(bare, { error: 'Is not a domain.' })
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

/** 5 MB of bytes; the body as a whole is limited anyway. */
const Picture = z
  .base64({ error: 'Is not base64.' })
  .max(Math.ceil((5 * 1024 * 1024) / 3) * 4)
  .describe('Base64.')

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
    contentSecurityPolicy: z
      .union([text({ max: 10_000 }), recordOf(text({ min: 1, max: 100 }), text({ max: 2000 }), 100)])
      .optional()
      .describe('A policy, or its directives by name; sent with what the integration answers.'),
  })
  .meta({ id: 'IntegrationPublication' })

export const IntegrationDevelopment = z
  .strictObject({
    tunnelUrl: text({ min: 1, max: 256 }).describe('Where events are sent instead.'),
    all: z.boolean().default(false).describe('Not only those of the organization that owns it.'),
  })
  .meta({ id: 'IntegrationDevelopment' })
