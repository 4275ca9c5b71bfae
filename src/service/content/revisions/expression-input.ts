/** What the expressions of a page may read: the variables of its space and its own, and who visits when it is known. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { ContentSnapshot } from './content-snapshot.ts'

/** `space.vars.NAME`, `page.vars.NAME` and `page.title`. Nobody visits here, so `visitor` is absent. */
export const expressionInput = (
  { variables }: Pick<ContentSnapshot, 'variables'>,
  page: Pick<PageEntry, 'title' | 'variables'>,
): JsonObject => ({
  space: { vars: { ...variables } },
  page: { title: page.title, vars: { ...page.variables } },
})
