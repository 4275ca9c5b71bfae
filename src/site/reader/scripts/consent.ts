/** Whether the reader allows cookies that follow them. The choice is a cookie that scripts of integrations read too. */
const cookieName = '__gitbook_cookie_granted'
const seconds = 365 * 24 * 3600

/** The browser's signal that the reader wants no tracking; it counts as a refusal. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

const chosen = (): string | undefined =>
  document.cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === cookieName)?.[1]

/** Undefined until the reader has chosen. */
export const isTrackingDisabled = (): boolean | undefined => {
  if (hasPrivacyControl()) return true
  const choice = chosen()
  return choice === 'yes' ? false : choice === 'no' ? true : undefined
}

/** Keeps the choice for a year and loads the page again: scripts decide when they start. */
export const choose = (isGranted: boolean): void => {
  const { base = '' } = document.body.dataset
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The page's script is no worker: the newer interface is not in all browsers.
  document.cookie = `${cookieName}=${isGranted ? 'yes' : 'no'}; Path=${base === '' ? '/' : base}; Max-Age=${seconds}; SameSite=Lax${secure}`
  location.reload()
}
