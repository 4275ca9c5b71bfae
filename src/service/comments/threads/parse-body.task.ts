/** Parses a comment body into its canonical JSON and the people it mentions. */
import { stableJson } from '../../../content/document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { referenceOf } from '../../../content/document/reference.ts'
import { walk } from '../../../content/document/walk.ts'
import { commentLimits } from '../../../contract/documents/limits.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import { Failure } from '../../http/failure.ts'
import { unpacked } from '../../http/input/packed-document.ts'
import { requireReadable, requireSmall } from '../../content/writing/document-size.ts'

/** Resolves a person's URL as `hrefIn` prints it. */
const resolve = (href: string): ContentReference | undefined => {
  const [, user] = /^\/users\/([a-zA-Z0-9_-]{1,64})$/.exec(href) ?? []
  return user === undefined ? undefined : { kind: 'user', user }
}

const refuse = (message: string): Failure =>
  new Failure('invalid-input', `body.body: ${message}`, { details: [{ path: 'body.body', message }] })

const documentOf = (body: Writing): RichTextDocument | undefined => {
  if ('markdown' in body) {
    requireReadable(body.markdown, commentLimits, refuse)
    const { document } = parseMarkdown(body.markdown, {
      file: 'comment',
      titled: false,
      frontMatter: false,
      resolve,
    })
    requireSmall(document, commentLimits, refuse)
    return document
  }
  if (!('document' in body)) return undefined
  const given = unpacked(body.document)
  requireSmall(given, commentLimits, refuse)
  try {
    return normalize(given)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Failure('bad-content', error.message)
  }
}

/** Whether there is content: visible text, or a void node such as an image, an emoji or a formula. */
const hasContent = (document: RichTextDocument): boolean => {
  for (const { node } of walk(document)) {
    if (node.object === 'text' ? node.leaves.some(({ text }) => text.trim() !== '') : node.isVoid === true)
      return true
  }
  return false
}

/** A body ready to be stored: its canonical JSON and the people it mentions. */
export interface StoredBody {
  readonly json: string
  readonly people: readonly string[]
}

/** Maximum number of people notified of a mention. */
const mostMentions = 50

/** Distinct ids of the people whom a document mentions, in text order. */
const peopleIn = (document: RichTextDocument): string[] => {
  const people = new Set<string>()
  for (const { node } of walk(document)) {
    if (node.object !== 'inline' || node.type !== 'mention') continue
    const reference = referenceOf(node.data['ref'])
    if (reference?.kind === 'user') people.add(reference.user)
  }
  return [...people].slice(0, mostMentions)
}

/** Fails with `invalid-input` if the body is empty or too long. */
export const run = (body: Writing): StoredBody => {
  const document = documentOf(body)
  if (document === undefined || !hasContent(document)) throw refuse('Cannot be empty.')
  return { json: stableJson(document), people: peopleIn(document) }
}
