/** What of the preview of a site stands in its address. */
export interface PreviewSearch {
  /** With the pending structure and look; absent: as it is now. */
  readonly show?: 'pending'
  /** Number of a change request of the space `space`, shown in the place of main. */
  readonly change?: number
  readonly space?: string
  /** Claims of the visitor; absent: nothing is known of them. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Id of a page of `space` that is opened first; a path counts for more. */
  readonly page?: string
  /** Path of the page below the site. */
  readonly path?: string
  readonly width?: 'phone'
  readonly theme?: 'light' | 'dark'
  /** Beside what readers see now. */
  readonly beside?: true
}

/** UTF-16 units; longer paths are no addresses of ours. */
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
