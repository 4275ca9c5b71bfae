/** Converts documents to Markdown for typing, and back. Loaded on first use. */
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'

/** References that are not URLs are written so that they parse back to themselves. */
const scheme = 'recto:'
const href = (reference: ContentReference): string =>
  reference.kind === 'url' ? reference.url : `${scheme}${encodeURIComponent(JSON.stringify(reference))}`

const resolve = (address: string): ContentReference | undefined => {
  if (!address.startsWith(scheme)) return undefined
  try {
    // Written by `href` above; anything else is rejected by the service.
    return JSON.parse(decodeURIComponent(address.slice(scheme.length))) as ContentReference
  } catch {
    return undefined
  }
}

export const markdownOf = (document: RichTextDocument): string => printMarkdown(document, { href })

export const documentOfMarkdown = (markdown: string): RichTextDocument =>
  parseMarkdown(markdown, { file: '', titled: false, resolve }).document
