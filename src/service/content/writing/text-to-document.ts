/** Converts a text from a user into the document that is stored. */
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import type { HrefKind } from '../../../content/markdown/parse-markdown.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { normalize } from '../../../content/document/normalize.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { pageLimits } from '../../../contract/documents/limits.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import { Failure } from '../../http/failure.ts'
import { unpacked } from '../../http/input/packed-document.ts'
import type { NewObject } from '../../storage/objects/new-objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { requireReadable, requireSmall } from './document-size.ts'

export interface TextToWrite {
  /** Absent: an empty text. */
  readonly writing: Writing | undefined
  /** The page or reusable content that it belongs to; new keys are derived from it. */
  readonly owner: string
  /** The stored document that it replaces, whose blocks keep their keys. */
  readonly before: Uint8Array | undefined
  /** Whether a leading heading of level 1 is the title. */
  readonly titled: boolean
  /** The position of the text in the request, for errors. */
  readonly path: string
  /** The blocks that are written as fenced code, by integration; none if absent. */
  readonly fencedBlocks?: readonly FencedBlocks[]
}

export interface WrittenDocument<Object extends NewObject = NewObject> {
  readonly hash: Hash
  readonly object: Object
  /** The leading heading of the Markdown. */
  readonly title: string | undefined
}

/** The target of an address in Markdown; undefined for those that remain addresses. */
export type Resolve = (href: string, kind: HrefKind) => ContentReference | undefined

export const writtenDocument = (
  { writing, owner, before, titled, path, fencedBlocks = [] }: TextToWrite,
  resolve: Resolve,
): WrittenDocument<Uint8Array> => {
  let document: RichTextDocument = emptyDocument
  let title: string | undefined
  const tooLarge = (message: string): Failure =>
    new Failure('bad-content', message, { details: [{ path, message }] })
  if (writing !== undefined && 'markdown' in writing) {
    requireReadable(writing.markdown, pageLimits, tooLarge)
    const parsed = parseMarkdown(writing.markdown, {
      file: '',
      titled,
      resolve,
      fences: fencesOf(fencedBlocks),
    })
    document = parsed.document
    title = parsed.title
    requireSmall(document, pageLimits, tooLarge)
  } else if (writing !== undefined && 'document' in writing) {
    const given = unpacked(writing.document)
    requireSmall(given, pageLimits, tooLarge)
    document = normalize(given)
  }
  const keyed = assignKeys({
    page: owner,
    before: before === undefined ? undefined : parseCanonical(before),
    document,
    sha256,
  })
  const bytes = canonicalBytes(keyed)
  return { hash: sha256(bytes), object: bytes, title }
}
