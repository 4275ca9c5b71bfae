/** Runs the scripts of integrations, and asks about cookies where that is needed. */
import type { PageScripts } from '../../page-view.ts'
import { showBanner } from './banner.ts'
import { isTrackingDisabled } from './consent.ts'
import { askCustomBanner, definePageApi, raiseLoad } from './page-api.ts'

const { urls, consent, privacy } = JSON.parse(document.body.dataset['scripts'] ?? '{}') as PageScripts

/** Milliseconds that the question about cookies waits for scripts, which may ask in their own way. */
const patience = 3000

/** Settles when the script has run, or cannot be loaded. */
const load = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
    document.head.append(script)
  })

definePageApi()
const loaded = Promise.all(urls.map(load))
void loaded.then(raiseLoad)
if (consent && isTrackingDisabled() === undefined) {
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
  if (!askCustomBanner()) showBanner(privacy)
}
