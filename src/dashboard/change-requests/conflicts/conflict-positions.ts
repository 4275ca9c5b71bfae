/** Describes where pages are on each side of a conflict. Pure. */
import type { Conflict } from '../../../client/types.gen.ts'

type TitleOf = (page: string) => string | undefined

/** Whether its values are positions: parent page and previous sibling. */
export const isPositionConflict = ({ kind }: Pick<Conflict, 'kind'>): boolean =>
  kind === 'moved-both' || kind === 'parent-deleted' || kind === 'cycle'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const quotedTitle = (id: unknown, titleOf: TitleOf): string => {
  const title = typeof id === 'string' ? titleOf(id) : undefined
  return title === undefined ? 'a deleted page' : `“${title === '' ? 'Untitled' : title}”`
}

/** Precondition: `isPlaceConflict`, and the page exists on that side. */
export const positionText = (value: unknown, titleOf: TitleOf): string => {
  const [parent, after] = [fieldOf(value, 'parent'), fieldOf(value, 'after')]
  const above = parent === null ? 'At the top of the space' : `Under ${quotedTitle(parent, titleOf)}`
  return `${above}, ${after === null ? 'first' : `after ${quotedTitle(after, titleOf)}`}`
}

/** The slug that a page got, with its title. */
export const slugText = (value: unknown, titleOf: TitleOf): string => {
  const [page, slug] = [fieldOf(value, 'page'), fieldOf(value, 'slug')]
  return `${quotedTitle(page, titleOf)} at /${typeof slug === 'string' ? slug : ''}`
}
