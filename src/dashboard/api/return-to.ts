/** Where to go after signing in, carried in the URL; never outside of this dashboard. */

/**
 * The path to return to, or `/`. Accepts paths of this origin only. A URL of another host, including one disguised by a
 * second slash or a backslash, would make the sign-in page an open redirect.
 */
export const safeReturn = (path: string | undefined): string => {
  if (path === undefined || !path.startsWith('/')) return '/'
  const base = 'http://recto.invalid'
  try {
    const url = new URL(path, base)
    return url.origin === base && !url.pathname.startsWith('/sign-in')
      ? url.pathname + url.search + url.hash
      : '/'
  } catch {
    return '/'
  }
}
