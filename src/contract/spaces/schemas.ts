/** Spaces and the collections that group them. */
import { z } from 'zod'
import { SpaceMergeRules } from '../organizations/schemas.ts'
import { User } from '../people/schemas.ts'
import { DefaultLevel, RoleOrNull } from '../roles/role-schemas.ts'
import { isEmoji } from '../wire/emoji-text.ts'
import { Emoji, Id, text, Timestamp } from '../wire/shapes.ts'
import { longestSpaceTitle } from './limits.ts'

export const Language = z
  .enum([
    'en',
    'fr',
    'de',
    'es',
    'it',
    'pt',
    'pt-br',
    'ru',
    'ja',
    'zh',
    'zh-tw',
    'yue',
    'ko',
    'ar',
    'hi',
    'nl',
    'pl',
    'tr',
    'sv',
    'no',
    'da',
    'fi',
    'el',
    'cs',
    'hu',
    'ro',
    'th',
    'vi',
    'id',
    'ms',
    'he',
    'uk',
    'sk',
    'bg',
    'hr',
    'lt',
    'lv',
    'et',
    'sl',
  ])
  .meta({ id: 'Language' })

const Visibility = z
  .enum(['public', 'unlisted', 'share-link', 'visitor-auth', 'in-collection', 'private'])
  .meta({ id: 'Visibility' })
const EditMode = z.enum(['live', 'locked']).meta({ id: 'EditMode' })

/** Where the effective default level was set. */
const LevelSource = z
  .object({ kind: z.enum(['space', 'collection', 'organization']), id: Id })
  .meta({ id: 'LevelSource' })

/** Empty removes it. */
const SpaceEmoji = Emoji.refine((emoji) => emoji === '' || isEmoji(emoji), {
  error: 'Choose one emoji.',
})
export const SpaceTitle = text({ max: longestSpaceTitle })
export const CollectionTitle = text({ max: 50 })
/** Shown below the title of a space and in lists. */
const SpaceDescription = text({ max: 200 })
const CollectionDescription = text({ max: 100 })

export const Collection = z
  .object({
    object: z.literal('collection'),
    id: Id,
    title: z.string(),
    description: z.string().optional(),
    organization: Id,
    parent: Id.optional(),
    defaultLevel: RoleOrNull,
    defaultLevelSource: LevelSource,
    urls: z.object({ location: z.string(), app: z.string() }),
    permissions: z.object({
      view: z.boolean(),
      admin: z.boolean(),
      viewInviteLinks: z.boolean(),
      create: z.boolean(),
    }),
  })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof Collection>

export const Space = z
  .object({
    object: z.literal('space'),
    id: Id,
    title: z.string(),
    description: z.string().optional().meta({ 'x-extension': true }),
    emoji: z.string(),
    visibility: Visibility,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: Timestamp.optional(),
    deletedBy: User.optional().describe('Who moved it to the trash.'),
    editMode: EditMode.optional(),
    mergeRules: SpaceMergeRules,
    urls: z.object({
      location: z.string(),
      app: z.string(),
      published: z.string().optional(),
      public: z.string().optional(),
      icon: z.string().optional(),
    }),
    organization: Id,
    parent: Id.optional(),
    language: Language.optional(),
    gitSync: z
      .object({
        repoName: z.string().optional(),
        installationProvider: z.enum(['github', 'gitlab', 'github-legacy']),
        integration: z.string(),
        url: z.string().optional(),
        updatedAt: Timestamp,
      })
      .optional(),
    visitorAuth: z
      .object({ backend: z.enum(['custom', 'integration']), integration: z.string().optional() })
      .optional(),
    template: z.boolean().optional().describe('Whether it is a template for other spaces.'),
    revision: Id,
    defaultLevel: RoleOrNull,
    defaultLevelSource: LevelSource,
    comments: z.int().describe('The number of open threads.'),
    changeRequests: z.int(),
    changeRequestsOpen: z.int(),
    changeRequestsDraft: z.int(),
    permissions: z.object({
      view: z.boolean(),
      access: z.boolean(),
      admin: z.boolean(),
      viewInviteLinks: z.boolean(),
      edit: z.boolean(),
      triggerGitSync: z.boolean(),
      comment: z.boolean(),
      merge: z.boolean(),
      review: z.boolean(),
      installIntegration: z.boolean(),
      publish: z.boolean().meta({
        'x-extension': true,
        description: 'Whether the caller can publish it on a site.',
      }),
      create: z.boolean().meta({
        'x-extension': true,
        description: 'Whether the caller has the Creator role in it.',
      }),
    }),
  })
  .meta({ id: 'Space' })
export type Space = z.infer<typeof Space>

export const NewSpace = z
  .strictObject({
    title: SpaceTitle.optional(),
    description: SpaceDescription.optional().meta({ 'x-extension': true }),
    emoji: SpaceEmoji.optional(),
    parent: Id.optional(),
    language: Language.optional(),
    editMode: EditMode.optional(),
  })
  .meta({ id: 'NewSpace' })

export const SpaceUpdate = z
  .strictObject({
    editMode: EditMode.optional(),
    title: SpaceTitle.optional(),
    defaultLevel: DefaultLevel.optional(),
    language: Language.optional(),
    mergeRules: SpaceMergeRules.optional(),
    emoji: SpaceEmoji.optional(),
    description: SpaceDescription.optional().meta({ 'x-extension': true }),
    template: z.boolean().optional().describe('Whether it is a template for other spaces.'),
  })
  .meta({ id: 'SpaceUpdate' })

export const NewCollection = z
  .strictObject({ title: CollectionTitle.optional(), parent: Id.optional() })
  .meta({ id: 'NewCollection' })

export const CollectionUpdate = z
  .strictObject({
    title: CollectionTitle.optional(),
    description: CollectionDescription.optional(),
    defaultLevel: DefaultLevel.optional(),
  })
  .meta({ id: 'CollectionUpdate' })

const Sibling = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('space'), space: Id }),
  z.strictObject({ type: z.literal('collection'), collection: Id }),
])

/** The sibling to place it next to: exactly one of the two. */
export const ContentPosition = z
  .strictObject({ before: Sibling.optional(), after: Sibling.optional() })
  .meta({ id: 'ContentPosition' })

/** To another parent (null is the top level), to another position among its siblings, or both. */
export const Move = z
  .strictObject({ parent: Id.nullable().optional(), position: ContentPosition.optional() })
  .refine(({ parent, position }) => parent !== undefined || position !== undefined, {
    error: 'Provide a parent, a position, or both.',
  })
  .meta({ id: 'Move' })

export const Transfer = z.strictObject({ organization: Id }).meta({ id: 'Transfer' })
