/** Pages whose content a source generates: the computed page, and those below it. */

interface PageKind {
  readonly type: string
  readonly generatedBy?: string | undefined
  readonly computed?: unknown
}

/** Whether a source generates the page: it cannot be edited, moved or deleted. */
export const isGenerated = ({ generatedBy }: Pick<PageKind, 'generatedBy'>): boolean =>
  generatedBy !== undefined

/** Whether the page declares a source, which generates its content and the pages below it. */
export const isComputed = ({ type, generatedBy, computed }: PageKind): boolean =>
  generatedBy === undefined && (type === 'computed' || computed !== undefined)

/** What a source is called without its integration: `integration:harbours:towns` is of `harbours`. */
export const sourceName = (type: string): string => {
  const [kind, name = type] = type.split(':')
  return kind === 'builtin' ? (name === 'openapi' ? 'an API specification' : name) : name
}
