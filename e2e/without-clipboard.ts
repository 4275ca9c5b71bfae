import type { Page } from '@playwright/test'

/** Takes the clipboard away, as browsers do on plain HTTP under another name than localhost. Call it before the first page. */
export const withoutClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
