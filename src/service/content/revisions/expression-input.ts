/** What expressions of a page can read: the variables of its space and of the page, and the visitor if known. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { ContentSnapshot } from './content-snapshot.ts'

/** `space.vars.NAME`, `page.vars.NAME` and `page.title`. There is no visitor here, so `visitor` is absent. */
export const expressionInput = (
  { variables }: Pick<ContentSnapshot, 'variables'>,
  page: Pick<PageEntry, 'title' | 'variables'>,
): JsonObject => ({
  space: { vars: { ...variables } },
  page: { title: page.title, vars: { ...page.variables } },
})
