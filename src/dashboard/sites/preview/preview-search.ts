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
  /** Path of the page relative to the site. */
  readonly path?: string
  readonly width?: 'phone'
  readonly theme?: 'light' | 'dark'
  /** Next to the current site. */
  readonly beside?: true
}

/** Maximum length of a path in UTF-16 code units; our URLs are never longer. */
const longest = 1000

const text = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

export const previewSearch = (search: Record<string, unknown>): PreviewSearch => {
  const { show, change, space, page, claims, path, width, theme, beside } = search
  const ofChange = Number.isSafeInteger(Number(change)) && Number(change) > 0 && text(space)
  const known = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
  return {
    ...(show === 'pending' && { show }),
    ...(ofChange && { change: Number(change), space }),
    ...(ofChange && text(page) && { page }),
    ...(known && { claims: claims as Readonly<Record<string, unknown>> }),
    ...((text(path) || typeof path === 'number') && { path: String(path) }),
    ...(width === 'phone' && { width }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(beside === true && { beside }),
  }
}
