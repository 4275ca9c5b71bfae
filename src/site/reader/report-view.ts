/** Reports a visit to the integrations of the site, if there are any that want to know of it. */
const key = 'recto-visitor'

/** A random id for as long as the tab is open; it says nothing of who reads. */
const sessionVisitor = (): string => {
  try {
    const known = sessionStorage.getItem(key) ?? crypto.randomUUID()
    sessionStorage.setItem(key, known)
    return known
  } catch {
    // No storage here: every page is a visit of its own.
    return crypto.randomUUID()
  }
}

const { views, page } = document.body.dataset
if (views !== undefined && page !== undefined) {
  const report = new URLSearchParams({
    ...{ at: page, url: location.href.slice(0, 2000), referrer: document.referrer.slice(0, 2000) },
    ...{ language: navigator.language, cookies: document.cookie.slice(0, 2000), visitor: sessionVisitor() },
  })
  void fetch(views, { method: 'POST', body: report, keepalive: true }).catch(() => undefined)
}
