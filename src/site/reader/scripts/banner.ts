/** Asks about cookies, unless an integration asks in its own way. */
import { choose } from './consent.ts'

const labels = JSON.parse(document.body.dataset['words'] ?? '{}') as Readonly<Record<string, string>>

const button = (text: string, isGranted: boolean): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  // Both look the same: the page does not push either.
  made.className = 'button secondary'
  made.textContent = text
  made.addEventListener('click', () => choose(isGranted))
  return made
}

/** A region at the end of the page that covers no text for good; `privacy` is the address of the policy. */
export const showBanner = (privacy: string | undefined): void => {
  const region = document.createElement('section')
  region.className = 'cookie-banner'
  region.setAttribute('aria-label', labels['cookies'] ?? '')
  const text = document.createElement('p')
  text.textContent = `${labels['cookiesText'] ?? ''} `
  const url = privacy === undefined ? null : URL.parse(privacy)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    const link = document.createElement('a')
    link.href = url.href
    link.rel = 'noopener'
    link.textContent = labels['privacy'] ?? ''
    text.append(link)
  }
  const buttons = document.createElement('div')
  buttons.className = 'ck-buttons'
  buttons.append(button(labels['reject'] ?? '', false), button(labels['accept'] ?? '', true))
  region.append(text, buttons)
  document.body.append(region)
}
