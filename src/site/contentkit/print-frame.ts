/** Frames of a component. A frame of the integration itself exchanges messages with the page; others get nothing. */
import type { WebframeElement } from '../../content/contentkit/elements.ts'
import type { Html } from '../html.ts'
import { attributes, markup } from '../html.ts'
import type { ComponentContext } from './print-options.ts'
import { printButtons } from './print-text.ts'

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** Width divided by height where the component does not say. */
const defaultRatio = 16 / 9

const webUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/**
 * The drawing behind the frame gives it its height before any script runs: the policy of pages forbids `style`
 * attributes. The link stands in where the policy does not name the frame's host.
 */
export const printFrame = (
  { source, aspectRatio, buttons, data }: WebframeElement,
  { framed, integrationOrigin, labels }: ComponentContext,
): Html => {
  const url = webUrl(source.url)
  if (url === undefined) return markup`<p class="broken">${source.url}</p>`
  framed(url.origin)
  const isOwn = url.origin === integrationOrigin
  const ratio = aspectRatio !== undefined && aspectRatio > 0 ? aspectRatio : defaultRatio
  const box = `0 0 ${Math.max(1, Math.round(ratio * 1000))} 1000`
  return markup`<div class="ck-frame"><svg class="ck-ratio" viewBox="${box}" aria-hidden="true"></svg><iframe${attributes(
    {
      src: isOwn ? undefined : url.href,
      // Loaded by the page's script, which must not miss what it says.
      'data-src': isOwn ? url.href : undefined,
      title: url.host,
      loading: 'lazy',
      sandbox,
      allow: 'clipboard-write',
      referrerpolicy: 'strict-origin-when-cross-origin',
      'data-origin': isOwn ? url.origin : undefined,
      'data-frame': isOwn ? JSON.stringify(data ?? {}) : undefined,
    },
  )}></iframe><a class="ck-frame-link" href="${url.href}" rel="noopener" target="_blank">${labels.open}: ${url.host}</a></div>${printButtons(buttons)}`
}
