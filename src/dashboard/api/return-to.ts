/** Where to go after signing in, carried in the address; never outside this dashboard. */

/**
 * The path to return to, or `/`. Accepts a path of this origin only: an address of another host, also one disguised
 * by a second slash or a backslash, would make the sign-in page a tool of strangers.
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
