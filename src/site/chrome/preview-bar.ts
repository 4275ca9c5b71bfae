/** The bar over a preview: what is shown, to whom. Always in English, the language of the dashboard. */
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { SiteFrame } from '../page-view.ts'

/** Nothing on a published site. */
export const printPreviewBar = ({ preview }: Pick<SiteFrame, 'preview'>): Html =>
  preview === undefined
    ? nothing
    : markup`<p class="preview-bar" role="note" lang="en" dir="ltr" title="${preview}">${preview}</p>`
