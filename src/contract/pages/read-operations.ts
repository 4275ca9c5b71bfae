/**
 * The read operations for content, identical for spaces, change requests and revisions. Each prefix declares its
 * operations from here, so that they cannot drift apart.
 */
import { z } from 'zod'
import { ContentLocation, LinkList, LinkListQuery } from './link-schemas.ts'
import { operation } from '../operation/operation.ts'
import { ContentFile, Page, ReusableContent, Revision } from './schemas.ts'
import { listOf, ListQuery, text } from '../wire/shapes.ts'

const which = {
  metadata: z.boolean().default(true).describe('False leaves out what only Git knows.'),
  computed: z.boolean().default(true).describe('False leaves computed content empty.'),
}
const ContentQuery = z.object(which)
const FileListQuery = ListQuery.extend(which)

export const PageQuery = ContentQuery.extend({
  format: z
    .enum(['document', 'markdown'])
    .optional()
    .describe('Absent: only `documentId` tells of the text.'),
  evaluated: z
    .enum(['true', 'false', 'deterministic-only'])
    .default('false')
    .describe('Whether expressions are evaluated; `deterministic-only` leaves those on visitor and time.'),
})

/** A path in the space, with slashes. The compiler cannot infer parameters from a generic path. */
const byPath = { pagePath: text({ min: 1, max: 2000 }) } as never
const right = { on: 'space', level: 'read' } as const
const shared = {
  noun: 'pages',
  method: 'GET',
  status: 200,
  errors: ['not-found'],
  right,
  scope: 'read',
} as const
const sharedList = { ...shared, errors: ['not-found', 'bad-page-token'] } as const

/**
 * `of` is part of the operation ids; `words` completes the summaries; `ours` marks a prefix that is an extension as a
 * whole.
 */
export const contentReads = <const Prefix extends string, const Of extends string>(
  prefix: Prefix,
  of: Of,
  words: string,
  ours: { extension?: true } = {},
) => ({
  root: operation({
    ...shared,
    ...ours,
    id: `get${of}Content`,
    path: prefix,
    summary: `Reads the whole content ${words}.`,
    query: ContentQuery,
    result: Revision,
  }),
  pages: operation({
    ...shared,
    ...ours,
    id: `list${of}Pages`,
    path: `${prefix}/pages`,
    summary: `Reads the tree of pages ${words}.`,
    query: ContentQuery,
    result: z.object({ pages: z.array(Page) }),
  }),
  files: operation({
    ...sharedList,
    ...ours,
    id: `list${of}Files`,
    path: `${prefix}/files`,
    summary: `Lists the files ${words}.`,
    query: FileListQuery,
    result: listOf(ContentFile),
  }),
  file: operation({
    ...shared,
    ...ours,
    id: `get${of}File`,
    path: `${prefix}/files/{fileId}`,
    summary: `Reads what is known of a file ${words}.`,
    query: ContentQuery,
    result: ContentFile,
  }),
  page: operation({
    ...shared,
    ...ours,
    id: `get${of}Page`,
    path: `${prefix}/page/{pageId}`,
    summary: `Reads a page ${words}.`,
    query: PageQuery,
    result: Page,
  }),
  path: operation({
    ...shared,
    extension: true,
    id: `get${of}PageByPath`,
    path: `${prefix}/path/{pagePath}`,
    params: byPath,
    summary: `Reads the page at a path ${words}; a path that a page once had leads to it too.`,
    query: PageQuery,
    result: Page,
  }),
  reusableContent: operation({
    ...shared,
    extension: true,
    id: `get${of}ReusableContent`,
    path: `${prefix}/reusable-contents/{reusableContentId}`,
    summary: `Reads a piece of reusable content ${words}.`,
    query: ContentQuery,
    result: ReusableContent,
  }),
})

/** The read operations of the link graph, which only exist for heads. */
export const linkReads = <const Prefix extends string, const Of extends string>(
  prefix: Prefix,
  of: Of,
  words: string,
) => ({
  fileBacklinks: operation({
    ...sharedList,
    id: `list${of}FileBacklinks`,
    path: `${prefix}/files/{fileId}/backlinks`,
    summary: `Lists where a file is used ${words}.`,
    query: ListQuery,
    result: listOf(ContentLocation),
  }),
  pageLinks: operation({
    ...sharedList,
    id: `list${of}PageLinks`,
    path: `${prefix}/page/{pageId}/links`,
    summary: `Lists the links on a page ${words}.`,
    query: LinkListQuery,
    result: LinkList,
  }),
  pageBacklinks: operation({
    ...sharedList,
    extension: true,
    id: `list${of}PageBacklinks`,
    path: `${prefix}/page/{pageId}/backlinks`,
    summary: `Lists where links to a page stand ${words}.`,
    query: ListQuery,
    result: listOf(ContentLocation),
  }),
})
