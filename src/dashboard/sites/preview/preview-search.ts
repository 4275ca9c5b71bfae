/** Search parameters of the preview. */
export interface PreviewSearch {
  /** With the pending structure and look; absent: the current ones. */
  readonly show?: 'pending'
  /** Number of a change request of the space `space`, shown in place of main. */
  readonly change?: number
  readonly space?: string
  /** Claims of the visitor; absent: an anonymous visitor. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Id of the page of `space` to open first; a path takes precedence. */
  readonly page?: string
  /** Path of the page relative to the site; empty for its home page. */
  readonly path?: string
  readonly width?: 'phone'
  readonly theme?: 'light' | 'dark'
  /** Next to the current site. */
  readonly beside?: true
}

/** Changes to the parameters; undefined removes one. */
export type PreviewSearchUpdate = {
  readonly [Name in keyof PreviewSearch]?: PreviewSearch[Name] | undefined
}

/** Drops undefined members, so that the URL has no empty parameters. */
export const dropUndefined = (search: PreviewSearchUpdate): PreviewSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as PreviewSearch

/** Maximum length of a path in UTF-16 code units; our URLs are never longer. */
const maxLength = 1000

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength

export const previewSearch = (search: Record<string, unknown>): PreviewSearch => {
  const { show, change, space, page, claims, path, width, theme, beside } = search
  const hasChange = Number.isSafeInteger(Number(change)) && Number(change) > 0 && isText(space)
  const hasClaims = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
  return {
    ...(show === 'pending' && { show }),
    ...(hasChange && { change: Number(change), space }),
    ...(hasChange && isText(page) && { page }),
    ...(hasClaims && { claims: claims as Readonly<Record<string, unknown>> }),
    ...((isText(path) || path === '' || typeof path === 'number') && { path: String(path) }),
    ...(width === 'phone' && { width }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(beside === true && { beside }),
  }
}
