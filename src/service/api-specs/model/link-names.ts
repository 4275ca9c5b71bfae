import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'

/** The names of the targets of links to a specification, which use its slug or its id (`targetOf` in `pages/links`). */
export const linkNames = ({ id, slug_key: slug }: Pick<ApiSpecRow, 'id' | 'slug_key'>): readonly string[] => [
  `openapi:${slug}`,
  `openapi:${id.toLowerCase()}`,
]
