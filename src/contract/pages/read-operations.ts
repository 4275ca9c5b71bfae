/**
 * The read operations for content, identical for spaces, change requests and revisions. Each prefix declares its
 * operations from here, so that they cannot drift apart.
 */
import { z } from 'zod'
import { ContentLocation, LinkList, LinkListQuery } from './link-schemas.ts'
import { events, type EventKind } from '../operation/events.ts'
import { operation } from '../operation/operation.ts'
import { Outline, OutlineQuery, PagePlaces, PagePlacesQuery } from './outline-schemas.ts'
import { ContentFile, Page, ReusableContent, Revision } from './schemas.ts'
import { idList, listOf, ListQuery, text } from '../wire/shapes.ts'

const which = {
  metadata: z.boolean().default(true).describe('False: leaves out Git metadata.'),
  computed: z.boolean().default(true).describe('False: leaves computed content empty.'),
}
const ContentQuery = z.object(which)
const FileListQuery = ListQuery.extend({
  ...which,
  files: idList(
    'Ids of files, separated by commas: lists these only. Files that do not exist are left out.',
  ).optional(),
})

const PageQuery = ContentQuery.extend({
  format: z.enum(['document', 'markdown']).optional().describe('Default: only `documentId` is returned.'),
  evaluated: z
    .enum(['true', 'false', 'deterministic-only'])
    .default('false')
    .describe(
      'Whether to evaluate expressions. `deterministic-only` skips those that depend on the visitor or the time.',
    ),
})

/** A path in the space, with slashes. The compiler cannot infer parameters from a generic path. */
const byPath = { pagePath: text({ min: 1, max: 2000 }) } as never
const right = { on: 'space', level: 'read' } as const
const shared = {
  method: 'GET',
  status: 200,
  errors: ['not-found'],
  right,
  scope: 'read',
  integrations: 'space:content:read',
} as const
const sharedList = { ...shared, errors: ['not-found', 'bad-page-token'] } as const

/**
 * `of` is part of the operation ids; `words` completes the summaries; `ours` marks a prefix that is an extension as a
 * whole.
 */
export const contentReads = <const Prefix extends string>(
  prefix: Prefix,
  place: string,
  staleAfter: readonly EventKind[],
  ours: { extension?: true } = {},
  /** Of reads that may return Markdown, in which blocks of enabled integrations are fenced code. */
  textStaleAfter: readonly EventKind[] = [...staleAfter, ...events.integrations],
) => ({
  root: operation({
    ...shared,
    staleAfter,
    ...ours,
    path: prefix,
    summary: `Returns the content ${place}.`,
    query: ContentQuery,
    result: Revision,
  }),
  pages: operation({
    ...shared,
    staleAfter,
    ...ours,
    path: `${prefix}/pages`,
    summary: `Returns the page tree ${place}.`,
    query: ContentQuery,
    result: z.object({ pages: z.array(Page) }),
  }),
  outline: operation({
    ...shared,
    staleAfter,
    extension: true,
    path: `${prefix}/outline`,
    summary: `Returns the page tree ${place} with what a tree shows of each page.`,
    query: OutlineQuery,
    result: Outline,
  }),
  places: operation({
    ...shared,
    staleAfter,
    extension: true,
    path: `${prefix}/outline/places`,
    summary: `Returns where pages ${place} stand in the tree.`,
    query: PagePlacesQuery,
    result: PagePlaces,
  }),
  files: operation({
    ...sharedList,
    staleAfter,
    ...ours,
    path: `${prefix}/files`,
    summary: `Lists the files ${place}.`,
    query: FileListQuery,
    result: listOf(ContentFile),
  }),
  file: operation({
    ...shared,
    staleAfter,
    ...ours,
    path: `${prefix}/files/{fileId}`,
    summary: `Returns a file ${place}.`,
    query: ContentQuery,
    result: ContentFile,
  }),
  page: operation({
    ...shared,
    staleAfter: textStaleAfter,
    ...ours,
    path: `${prefix}/page/{pageId}`,
    summary: `Returns a page ${place}.`,
    query: PageQuery,
    result: Page,
  }),
  path: operation({
    ...shared,
    staleAfter: textStaleAfter,
    extension: true,
    path: `${prefix}/path/{pagePath}`,
    params: byPath,
    summary: `Returns the page at a path ${place}. Former paths of a page work too.`,
    query: PageQuery,
    result: Page,
  }),
  reusableContent: operation({
    ...shared,
    staleAfter,
    extension: true,
    path: `${prefix}/reusable-contents/{reusableContentId}`,
    summary: `Returns reusable content ${place}.`,
    query: ContentQuery,
    result: ReusableContent,
  }),
})

/** The read operations of the link graph, which only exist for heads. */
export const linkReads = <const Prefix extends string>(
  prefix: Prefix,
  place: string,
  staleAfter: readonly EventKind[],
) => ({
  fileBacklinks: operation({
    ...sharedList,
    staleAfter,
    path: `${prefix}/files/{fileId}/backlinks`,
    summary: `Lists where a file is used ${place}.`,
    query: ListQuery,
    result: listOf(ContentLocation),
  }),
  pageLinks: operation({
    ...sharedList,
    staleAfter,
    path: `${prefix}/page/{pageId}/links`,
    summary: `Lists the links on a page ${place}.`,
    query: LinkListQuery,
    result: LinkList,
  }),
  pageBacklinks: operation({
    ...sharedList,
    staleAfter,
    extension: true,
    path: `${prefix}/page/{pageId}/backlinks`,
    summary: `Lists the links to a page ${place}.`,
    query: ListQuery,
    result: listOf(ContentLocation),
  }),
})
