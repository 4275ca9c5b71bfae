/** Previews of merging a change request and main. */
import { z } from 'zod'
import { ContentReference } from '../documents/schemas.ts'
import { Id, listOf, ListQuery } from '../wire/shapes.ts'

/** Maximum length of the lists inside a preview; counts are complete. */
export const previewListLimit = 100

export const MergePreviewQuery = ListQuery.extend({
  of: z
    .enum(['update', 'merge', 'revert'])
    .default('merge')
    .describe(
      'What would be done: bring main into the change request, merge it, or take a merged one back and merge that.',
    ),
})

export const PreviewPage = z
  .object({
    id: Id,
    type: z.enum(['document', 'group', 'link', 'computed']),
    title: z.string(),
    path: z.string().describe('Afterwards; of a removed page before.'),
    what: z
      .array(z.enum(['added', 'removed', 'moved', 'renamed', 'text', 'options']))
      .describe('What happens to it; a page can be moved and rewritten at once.'),
  })
  .meta({ id: 'PreviewPage' })
export type PreviewPage = z.output<typeof PreviewPage>

const PreviewAddress = z
  .object({
    page: Id,
    title: z.string(),
    before: z.string().describe('The path that readers have now.'),
    after: z
      .string()
      .optional()
      .describe('The path that the old one leads to; absent when the page goes and the address with it.'),
  })
  .meta({ id: 'PreviewAddress' })

const PreviewLink = z
  .object({
    space: Id,
    spaceTitle: z.string(),
    source: z.object({ kind: z.enum(['page', 'reusable-content']), id: Id, title: z.string() }),
    reference: ContentReference,
    targetTitle: z.string().optional().describe('Of the page, file or content that it names, where known.'),
  })
  .meta({ id: 'PreviewLink' })
export type PreviewLink = z.output<typeof PreviewLink>

const PreviewLinks = z
  .object({
    count: z.int().describe('Those that the caller may see.'),
    hidden: z.int().describe('Those in spaces that the caller may not see.'),
    items: z.array(PreviewLink).max(previewListLimit),
  })
  .meta({ id: 'PreviewLinks' })
export type PreviewLinks = z.output<typeof PreviewLinks>

/** What a merge resolved automatically, reported so that people can verify it. */
export const Resolution = z
  .object({
    kind: z
      .enum(['both', 'slug', 'file-name', 'reparented', 'kept-file', 'moved-both', 'cycle', 'moved-deleted'])
      .describe(
        '`both`: the two sides changed different parts of it, and both stand. `slug`, `file-name`: made unique. ' +
          "`reparented`: the page above is gone. `kept-file`, `moved-both`, `cycle`: main's stands. " +
          '`moved-deleted`: a block that one side only moved and the other deleted is gone.',
      ),
    subject: z.object({
      kind: z.enum(['page', 'file', 'variable', 'reusable-content', 'kept-file']),
      id: z.string(),
      title: z.string().optional(),
    }),
    block: z.string().optional().describe('Key of the block.'),
    from: z.string().optional(),
    to: z.string().optional(),
    main: z
      .array(z.string())
      .optional()
      .describe('With `both`: what main changed, `text` or names of options.'),
    change: z.array(z.string()).optional().describe('With `both`: what the change request changed.'),
    mainBlocks: z.int().optional().describe('Blocks of the text that only main touched.'),
    changeBlocks: z.int().optional().describe('Blocks of the text that only the change request touched.'),
  })
  .meta({ id: 'Resolution' })
export type Resolution = z.output<typeof Resolution>

export const MergePreview = listOf(PreviewPage)
  .extend({
    of: z.enum(['update', 'merge', 'revert']),
    base: Id,
    main: Id,
    change: Id.describe('The three revisions that it was computed from; when one has moved, ask again.'),
    counts: z.object({
      added: z.int(),
      removed: z.int(),
      moved: z.int(),
      renamed: z.int(),
      changed: z.int().describe('Pages that stay and whose text or options change.'),
      files: z.int(),
      variables: z.int(),
      reusableContents: z.int(),
    }),
    addresses: z
      .object({ count: z.int(), items: z.array(PreviewAddress).max(previewListLimit) })
      .describe('Addresses that readers have now and that change. Old ones lead to the page ever after.'),
    links: z
      .object({ broken: PreviewLinks, fixed: PreviewLinks })
      .describe('Links anywhere in the organization.'),
    conflicts: z.object({
      count: z.int(),
      open: z.int().describe('Those without an answer; a merge takes no answers.'),
    }),
    resolved: z.object({ count: z.int(), items: z.array(Resolution).max(previewListLimit) }),
    words: z
      .object({
        count: z.int(),
        items: z.array(z.string()).max(previewListLimit),
        complete: z.boolean().describe('False when there were more words than are looked up.'),
      })
      .describe('Words for which a search in the space finds something now and nothing afterwards.'),
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
