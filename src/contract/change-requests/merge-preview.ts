/** Previews of merging a change request and main. */
import { z } from 'zod'
import { ContentReference, NamedOperation } from '../documents/schemas.ts'
import { Id, listOf, ListQuery } from '../wire/shapes.ts'

/** Maximum length of the lists inside a preview; counts are complete. */
export const previewListLimit = 100

export const MergePreviewQuery = ListQuery.extend({
  of: z
    .enum(['update', 'merge', 'revert'])
    .default('merge')
    .describe('The action to preview: update from main, merge, or revert.'),
})

export const PreviewPage = z
  .object({
    id: Id,
    type: z.enum(['document', 'group', 'link', 'computed']),
    title: z.string(),
    path: z.string().describe('The new path, or the old one of a removed page.'),
    what: z
      .array(z.enum(['added', 'removed', 'moved', 'renamed', 'text', 'options']))
      .describe('What changes. A page can be both moved and edited.'),
  })
  .meta({ id: 'PreviewPage' })
export type PreviewPage = z.output<typeof PreviewPage>

const PreviewAddress = z
  .object({
    page: Id,
    title: z.string(),
    before: z.string().describe('The current public path.'),
    after: z
      .string()
      .optional()
      .describe('The path that the old one redirects to. Absent if the page is removed.'),
  })
  .meta({ id: 'PreviewAddress' })

const PreviewLink = z
  .object({
    space: Id,
    spaceTitle: z.string(),
    source: z.object({ kind: z.enum(['page', 'reusable-content']), id: Id, title: z.string() }),
    reference: ContentReference,
    operation: NamedOperation.optional().describe('The operation of a specification that a block shows.'),
    targetTitle: z.string().optional().describe('Title of the target, if known.'),
  })
  .meta({ id: 'PreviewLink' })
export type PreviewLink = z.output<typeof PreviewLink>

const PreviewLinks = z
  .object({
    count: z.int().describe('Links that the caller can see.'),
    hidden: z.int().describe('Links in spaces that the caller cannot see.'),
    items: z.array(PreviewLink).max(previewListLimit),
  })
  .meta({ id: 'PreviewLinks' })
export type PreviewLinks = z.output<typeof PreviewLinks>

/** What a merge resolved automatically, reported so that people can verify it. */
export const Resolution = z
  .object({
    kind: z
      .enum([
        ...(['both', 'slug', 'file-name', 'reparented', 'kept-file', 'moved-both', 'cycle'] as const),
        ...(['too-deep', 'moved-deleted', 'kept-block'] as const),
      ])
      .describe(
        '`both`: both sides changed different parts, and both are kept. `slug`, `file-name`: made unique. ' +
          '`reparented`: the parent page was deleted. `kept-file`, `moved-both`, `cycle`: the value of main is kept. ' +
          '`too-deep`: the changes of both sides nest a block deeper than a page allows, so a move is not made. ' +
          '`moved-deleted`: a block that one side only moved and the other deleted is gone. ' +
          '`kept-block`: the container of a block was deleted, so the block stands where it was.',
      ),
    subject: z.object({
      kind: z.enum(['page', 'file', 'variable', 'reusable-content', 'kept-file']),
      id: z.string(),
      title: z.string().optional(),
    }),
    block: z.string().optional().describe('The key of the block.'),
    from: z.string().optional(),
    to: z.string().optional(),
    main: z
      .array(z.string())
      .optional()
      .describe('With `both`: what main changed, as `text` or names of page options.'),
    change: z.array(z.string()).optional().describe('With `both`: what the change request changed.'),
    mainBlocks: z.int().optional().describe('The number of blocks that only main changed.'),
    changeBlocks: z.int().optional().describe('The number of blocks that only the change request changed.'),
  })
  .meta({ id: 'Resolution' })
export type Resolution = z.output<typeof Resolution>

export const MergePreview = listOf(PreviewPage)
  .extend({
    of: z.enum(['update', 'merge', 'revert']),
    base: Id,
    main: Id,
    change: Id.describe(
      'The three revisions that the preview was computed from. Request a new preview when one changes.',
    ),
    counts: z.object({
      added: z.int(),
      removed: z.int(),
      moved: z.int(),
      renamed: z.int(),
      changed: z.int().describe('Existing pages whose text or options change.'),
      groups: z.int().describe('Groups with any change. They are not counted as pages.'),
      files: z.int(),
      variables: z.int(),
      reusableContents: z.int(),
    }),
    addresses: z
      .object({ count: z.int(), items: z.array(PreviewAddress).max(previewListLimit) })
      .describe('Public URLs that change. Old ones redirect to the page permanently.'),
    links: z
      .object({ broken: PreviewLinks, fixed: PreviewLinks })
      .describe('Links anywhere in the organization.'),
    conflicts: z.object({
      count: z.int(),
      open: z.int().describe('Unresolved conflicts. A merge does not apply resolutions.'),
    }),
    resolved: z.object({ count: z.int(), items: z.array(Resolution).max(previewListLimit) }),
    words: z
      .object({
        count: z.int(),
        items: z.array(z.string()).max(previewListLimit),
        complete: z.boolean().describe('False if there were too many words to check.'),
      })
      .describe('Words that a search in the space would no longer find.'),
    sites: z
      .array(
        z.object({
          site: Id,
          title: z.string(),
          siteSpaces: z.array(z.object({ siteSpace: Id, title: z.string(), path: z.string() })),
        }),
      )
      .describe('Published sites, and their variants, that show the space.'),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.output<typeof MergePreview>
