/** The page tree as trees and pickers show it, whole or in part, and where single pages stand in it. */
import { z } from 'zod'
import { Id, idList } from '../wire/shapes.ts'
import { openedOutline, wholeOutline } from './outline-limits.ts'
import { ComputedSource, ComputedStatus } from './schemas.ts'

/** What trees and pickers show of a page; a page of a whole answer has all of it too. */
const outlined = z.object({
  id: Id,
  type: z.enum(['document', 'group', 'link', 'computed']),
  title: z.string(),
  emoji: z.string().optional(),
  icon: z.string().optional(),
  slug: z.string().optional().describe('Absent for links.'),
  hidden: z.boolean().optional(),
  noIndex: z.boolean().optional(),
  condition: z.string().optional(),
  computed: ComputedSource.optional(),
  computedStatus: ComputedStatus.optional(),
  generatedBy: Id.optional().describe('The computed page whose source generates this page.'),
  hasPages: z.boolean().optional().describe('True: there are pages below it which this answer leaves out.'),
})
export type OutlinePage = z.output<typeof outlined> & { pages?: OutlinePage[] | undefined }
export const OutlinePage: z.ZodType<OutlinePage> = outlined
  .extend({
    get pages(): z.ZodOptional<z.ZodType<OutlinePage[]>> {
      return z.array(OutlinePage).optional().describe('Absent: there are none below it.')
    },
  })
  .meta({ id: 'OutlinePage' })
export const Outline = z
  .object({
    home: Id.optional().describe('The page at the URL of the space itself. Absent: no page is shown.'),
    pages: z.array(OutlinePage),
  })
  .meta({ id: 'Outline' })
export type Outline = z.output<typeof Outline>

export const OutlineQuery = z.object({
  open: idList(
    `Ids of pages, separated by commas. Given: below the first level, only the pages directly below these and below the pages above them, the way to the home page, and up to ${openedOutline} pages in groups of the first level. A tree of up to ${wholeOutline} pages is whole. Absent: the whole tree.`,
  ).optional(),
})

/** Where a page stands in the tree. */
const PagePlace = z
  .object({
    page: OutlinePage.describe('Without the pages below it.'),
    path: z.string().optional().describe('Slugs from the root, joined by `/`. Absent for links.'),
    above: z.array(OutlinePage).describe('From the first level to the parent, without other pages.'),
    previous: OutlinePage.optional().describe('The document before it in reading order that is not hidden.'),
    next: OutlinePage.optional().describe('The document after it in reading order that is not hidden.'),
  })
  .meta({ id: 'PagePlace' })
export const PagePlaces = z.object({ places: z.array(PagePlace) })
export type PagePlaces = z.output<typeof PagePlaces>
export const PagePlacesQuery = z.object({
  pages: idList('Ids of pages, separated by commas. Pages that do not exist are left out.'),
})
