/**
 * Prepares the operations of a content write for `content/tree/page-edits.ts`: texts become documents with keys under
 * their hashes, bytes of files become blobs under theirs. Nothing is stored here.
 */
import { contentTypeOf } from '../../../content/markdown/folders/folder-paths.ts'
import { imageSize } from '../../../content/images/image-size.ts'
import type { PageEdit, StoredFile } from '../../../content/tree/page-edit-operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { ContentOperation } from '../../../contract/pages/write-schemas.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import { Failure } from '../../http/failure.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { referenceIn } from './markdown-references.ts'
import type { ContentView } from '../revisions/page-view.ts'
import { revertedPage } from './reverted-page.ts'
import { writeDocument } from './write-document.ts'

/** The operations that callers can request, and those that the service adds, such as a file whose bytes it has. */
export type ContentRequest =
  | ContentOperation
  | {
      readonly operation: 'store_file'
      readonly name: string
      /** Replaces the bytes of this file. */
      readonly file?: string | undefined
      readonly contentType: string
      readonly bytes: Uint8Array
    }
  /** Edits that are planned over the content at that time, such as those of a template. */
  | { readonly operation: 'insert_content'; readonly plan: (snapshot: ContentSnapshot) => PlannedEdits }

export interface PlannedBlob {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface PlannedEdits {
  /** One for each operation, in their order. */
  readonly edits: readonly PageEdit[]
  readonly documents: ReadonlyMap<Hash, Uint8Array>
  readonly blobs: ReadonlyMap<Hash, PlannedBlob>
}

export interface PlanInput {
  readonly ctx: Context
  readonly view: ContentView
  readonly load: LoadObjects
  /** Content of a revision of the space, by id; undefined: where the line began. */
  readonly revision: (id: string | undefined) => Promise<ContentSnapshot>
}

/** Plans all operations in order, so that later ones see the text that earlier ones wrote. */
export const planEdits = async (
  { ctx, view, load, revision }: PlanInput,
  requests: readonly ContentRequest[],
): Promise<PlannedEdits> => {
  const { snapshot } = view
  const documents = new Map<Hash, Uint8Array>()
  const blobs = new Map<Hash, PlannedBlob>()
  const edits: PageEdit[] = []
  /** Entities of this batch by ref, and their current texts. */
  const ids = new Map<string, string>()
  const texts = new Map<string, Hash>()
  const resolve = referenceIn(view)

  const stored = async (hash: Hash | undefined): Promise<Uint8Array | undefined> =>
    hash === undefined ? undefined : (documents.get(hash) ?? (await load([hash])).get(hash))
  /** The text of a page (with a title) or of reusable content; `title` is the leading heading of the Markdown. */
  const written = async (
    writing: Writing | undefined,
    owner: string,
    former: Hash | undefined,
    index: number,
    titled: boolean,
  ): Promise<{ readonly hash: Hash; readonly title: string | undefined }> => {
    const { hash, bytes, title } = await writeDocument(
      {
        writing,
        owner,
        before: await stored(former),
        titled,
        path: `body.changes.${index}.document`,
      },
      resolve,
    )
    documents.set(hash, bytes)
    texts.set(owner, hash)
    return { hash, title }
  }
  const textOf = (id: string): Hash | undefined => {
    const known = texts.get(id)
    if (known !== undefined) return known
    const entry = snapshot.pages.get(id) ?? snapshot.reusableContents.get(id)
    return entry?.document
  }
  const storedBytes = (bytes: Uint8Array, name: string, given: string | undefined) => {
    const contentType = given ?? contentTypeOf(name)
    const blob = sha256(bytes)
    blobs.set(blob, { bytes, contentType })
    const dimensions = contentType.startsWith('image/') ? imageSize(bytes) : undefined
    return { blob, size: bytes.length, contentType, dimensions }
  }
  for (const [index, request] of requests.entries()) {
    switch (request.operation) {
      case 'insert_page': {
        const { document: writing, ...rest } = request
        const id = ctx.mint('page')
        if (request.ref !== undefined) ids.set(request.ref, id)
        const text = await written(writing, id, undefined, index, true)
        const title = request.title ?? text.title
        edits.push({ ...rest, id, document: text.hash, ...(title !== undefined && { title }) } as PageEdit)
        break
      }
      case 'update_page': {
        const { document: writing, ...rest } = request
        if (writing === undefined) edits.push(rest as PageEdit)
        else {
          const id = ids.get(request.page) ?? request.page
          const text = await written(writing, id, textOf(id), index, true)
          // Markdown of a page begins with its title; if it comes back with another one, the title has changed.
          const title = request.title ?? text.title
          edits.push({ ...rest, document: text.hash, ...(title !== undefined && { title }) } as PageEdit)
        }
        break
      }
      case 'revert_page': {
        const id = ids.get(request.page) ?? request.page
        const then = await revision(request.revision)
        const back = await revertedPage({
          now: snapshot,
          then,
          page: id,
          blocks: request.block,
          read: stored,
          text: textOf(id),
        })
        if (back === undefined)
          throw new Failure('not-found', `There is no page ${id}, neither then nor now.`)
        if (back.text === undefined) edits.push(back.edit)
        else {
          const { hash, bytes } = back.text
          documents.set(hash, bytes)
          texts.set(id, hash)
          edits.push({ operation: 'update_page', page: id, document: hash })
        }
        break
      }
      case 'insert_files': {
        const files: StoredFile[] = request.files.map((file) => {
          if ('url' in file) throw new Error('A file was not fetched before its write was planned.')
          const { base64, contentType, ...rest } = file
          return { ...rest, ...storedBytes(Buffer.from(base64, 'base64'), file.name, contentType) }
        })
        edits.push({ operation: 'insert_files', files })
        break
      }
      case 'update_file': {
        const { base64, contentType, ...rest } = request
        const name = request.name ?? snapshot.files.get(request.file)?.name ?? ''
        edits.push({
          ...rest,
          ...(base64 !== undefined && {
            bytes: storedBytes(Buffer.from(base64, 'base64'), name, contentType),
          }),
        })
        break
      }
      case 'store_file': {
        const { name, file, contentType, bytes } = request
        const stored = storedBytes(bytes, name, contentType === '' ? undefined : contentType)
        edits.push(
          file === undefined
            ? { operation: 'insert_files', files: [{ name, ...stored }] }
            : { operation: 'update_file', file, name, bytes: stored },
        )
        break
      }
      case 'insert_content': {
        const planned = request.plan(snapshot)
        edits.push(...planned.edits)
        for (const [hash, bytes] of planned.documents) documents.set(hash, bytes)
        for (const [hash, blob] of planned.blobs) blobs.set(hash, blob)
        break
      }
      case 'insert_reusable_content': {
        const id = ctx.mint('reusable-content')
        if (request.ref !== undefined) ids.set(request.ref, id)
        const { hash } = await written(request.document, id, undefined, index, false)
        edits.push({ ...request, id, document: hash })
        break
      }
      case 'update_reusable_content': {
        const { document: writing, ...rest } = request
        const id = ids.get(request.reusableContent) ?? request.reusableContent
        if (writing === undefined) edits.push(rest)
        else edits.push({ ...rest, document: (await written(writing, id, textOf(id), index, false)).hash })
        break
      }
      default:
        edits.push(request as PageEdit)
    }
  }
  return { edits, documents, blobs }
}
