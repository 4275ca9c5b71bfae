/** The footer of every page. */
import { safeImage, safeLink } from '../../content/render/safe-url.ts'
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { SiteFrame } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { withName } from '../frame-text.ts'
import { frameLink } from './header.ts'

export const printFooter = (frame: SiteFrame, labels: FrameText): Html => {
  const { footer, privacyPolicy } = frame.customization
  const logo = footer.logo === undefined ? undefined : safeImage(footer.logo.light)
  const dark = footer.logo === undefined ? undefined : safeImage(footer.logo.dark)
  const privacy = privacyPolicy.url === undefined ? undefined : safeLink(privacyPolicy.url)
  const groups = frame.footer.filter(({ links }) => links.length > 0)
  const madeWith = frame.customization.trademark.enabled
    ? markup`<p class="made-with">${withName(labels.madeWith, 'Recto')}</p>`
    : nothing
  const isEmpty = logo === undefined && groups.length === 0
  if (isEmpty && footer.copyright === undefined && privacy === undefined && madeWith === nothing)
    return nothing
  const row = markup`${
    logo === undefined
      ? nothing
      : markup`<img${dark === undefined ? nothing : markup` class="only-light"`} src="${logo}" alt="" height="28">${dark === undefined ? nothing : markup`<img class="only-dark" src="${dark}" alt="" height="28">`}`
  }${groups.map(
    ({ title, links }) =>
      markup`<div class="footer-group"><p>${title}</p><ul>${links.map((link) => markup`<li>${frameLink(frame, link)}</li>`)}</ul></div>`,
  )}`
  return markup`<footer class="footer">${isEmpty ? nothing : markup`<div class="footer-row">${row}</div>`}${
    footer.copyright === undefined && privacy === undefined
      ? nothing
      : markup`<p class="copyright"><span dir="auto">${footer.copyright ?? ''}</span>${privacy === undefined ? nothing : markup` <a href="${privacy}">${labels.privacy}</a>`}</p>`
  }${madeWith}</footer>`
}
