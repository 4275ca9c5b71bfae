/** The text of a block as editable Markdown, and back. Unchanged text comes back unchanged. */
import {
  emptyDocument,
  type ContentReference,
  type RichTextDocument,
} from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { referenceOf } from '../../../content/document/reference.ts'

const scheme = 'recto-ref:'
const id = '([\\w-]{1,64})'
const pageAddress = new RegExp(`^/pages/${id}(?:#(.+))?$`, 'u')
const fileAddress = new RegExp(`^/files/${id}$`, 'u')
const userAddress = new RegExp(`^/users/${id}$`, 'u')

const hrefOf = (reference: ContentReference): string => {
  const space = 'space' in reference ? reference.space : undefined
  if (reference.kind === 'url') return reference.url
  if (reference.kind === 'user') return `/users/${reference.user}`
  if (space === undefined) {
    if (reference.kind === 'file') return `/files/${reference.file}`
    if (reference.kind === 'page') return `/pages/${reference.page}`
    if (reference.kind === 'anchor' && reference.page !== undefined)
      return `/pages/${reference.page}#${reference.anchor}`
  }
  return `${scheme}${encodeURIComponent(JSON.stringify(reference))}`
}

const referenceAt = (address: string): ContentReference | undefined => {
  const [, page, anchor] = pageAddress.exec(address) ?? []
  if (page !== undefined)
    return anchor === undefined ? { kind: 'page', page } : { kind: 'anchor', page, anchor }
  const file = fileAddress.exec(address)?.[1]
  if (file !== undefined) return { kind: 'file', file }
  const user = userAddress.exec(address)?.[1]
  if (user !== undefined) return { kind: 'user', user }
  if (!address.startsWith(scheme)) return undefined
  try {
    return referenceOf(JSON.parse(decodeURIComponent(address.slice(scheme.length))))
  } catch {
    return undefined
  }
}

export const sourceOfWording = (wording: RichTextDocument): string =>
  printMarkdown(wording, { href: hrefOf }).trimEnd()

/** Parses a text to a document; an empty text is an empty document. */
export const wordingOfSource = (text: string): RichTextDocument =>
  text.trim() === ''
    ? emptyDocument
    : parseMarkdown(text, {
        frontMatter: false,
        file: 'suggestion',
        titled: false,
        resolve: referenceAt,
      }).document
