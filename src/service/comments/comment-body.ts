/** What people write in comments: stored as the canonical JSON of a document, shown as a document or as Markdown. */
import { stableJson } from '../../content/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../content/document.ts'
import { parseMarkdown } from '../../content/markdown/parse.ts'
import { printMarkdown } from '../../content/markdown/print.ts'
import { normalize } from '../../content/normalize.ts'
import { walk } from '../../content/render/walk.ts'
import type { Writing } from '../../contract/documents.ts'
import { Failure } from '../http/failure.ts'
import type { Surroundings } from '../surroundings.ts'

export type BodyFormat = 'document' | 'markdown'

/** A rule of hyphens at the head of a comment is a line, not the front matter of a file. */
const asText = (markdown: string): string => (markdown.startsWith('---') ? `\n${markdown}` : markdown)

const documentOf = (body: Writing): RichTextDocument | undefined => {
  if ('markdown' in body)
    return parseMarkdown(asText(body.markdown), { file: 'comment', titled: false }).document
  if (!('document' in body)) return undefined
  try {
    return normalize(body.document)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Failure('bad-content', error.message)
  }
}

/** Text is there when a letter is, or anything that is no text by nature: an image, an emoji, a formula. */
const saysSomething = (document: RichTextDocument): boolean => {
  for (const { node } of walk(document)) {
    if (node.object === 'text' ? node.leaves.some(({ text }) => text.trim() !== '') : node.isVoid === true)
      return true
  }
  return false
}

/** The stored form of a body. Fails with `invalid-input` when nothing is said in it. */
export const storedBody = (body: Writing): string => {
  const document = documentOf(body)
  if (document === undefined || !saysSomething(document)) {
    const message = 'Must not be empty.'
    throw new Failure('invalid-input', `body.body: ${message}`, { details: [{ path: 'body.body', message }] })
  }
  return stableJson(document)
}

/** Where references in a body lead when it is printed: content is named by ids, so these are addresses of the dashboard. */
const hrefIn =
  ({ addresses }: Surroundings, organization: string, space: string) =>
  (reference: ContentReference): string => {
    const own = 'space' in reference && reference.space !== undefined ? reference.space : space
    switch (reference.kind) {
      case 'url':
        return reference.url
      case 'page':
        return addresses.page(organization, own, reference.page).app
      case 'anchor':
        return reference.page === undefined
          ? `#${reference.anchor}`
          : addresses.section(organization, own, reference.page, reference.anchor).app
      case 'space':
        return addresses.space(organization, reference.space).app
      case 'collection':
        return addresses.collection(organization, reference.collection).app
      case 'openapi':
        return addresses.apiSpec(organization, reference.spec).app
      case 'user':
        return `/users/${reference.user}`
      case 'file':
        return `/files/${reference.file}`
      case 'reusable-content':
        return `/reusable-contents/${reference.reusableContent}`
    }
  }

/** A stored body in the format that was asked for. */
export const shownBody = (
  around: Surroundings,
  of: { readonly organization: string; readonly space: string },
  stored: string,
  format: BodyFormat,
): { document: RichTextDocument } | { markdown: string } => {
  const document = normalize(JSON.parse(stored) as RichTextDocument)
  if (format === 'document') return { document }
  return { markdown: printMarkdown(document, { href: hrefIn(around, of.organization, of.space) }) }
}
