/**
 * Prepares the operations of a content write for `content/tree/page-edits.ts`: texts become documents with keys under
 * their hashes, bytes of files become blobs under theirs. Nothing is stored here.
 */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { contentTypeOf } from '../../../content/markdown/folders/folder-paths.ts'
import { imageSize } from '../../../content/images/image-size.ts'
import type { PageEdit, StoredFile } from '../../../content/tree/page-edit-operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import { requireSources } from '../computed/require-sources.ts'
import { Failure } from '../../http/failure.ts'
import type { NewObject } from '../../storage/objects/new-objects.ts'
import { objectBytesAside } from '../../storage/objects/new-objects.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { packBlobAside } from '../../storage/objects/packed-blob.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { referenceIn } from './markdown-references.ts'
import type { ContentView } from '../revisions/page-view.ts'
import { revertedPage } from './reverted-page.ts'
import { writeDocument } from './write-document.ts'
import type { ContentRequest } from './content-request.ts'
import type { PlannedBlob } from './content-request.ts'
import type { PlannedEdits } from './content-request.ts'

type RequestOf<Operation extends ContentRequest['operation']> = Extract<
  ContentRequest,
  { readonly operation: Operation }
>

export interface PlanInput {
  readonly ctx: Context
  readonly view: ContentView
  readonly load: LoadObjects
  /** Content of a revision of the space, by id; undefined: where the line began. */
  readonly revision: (id: string | undefined) => Promise<ContentSnapshot>
  /** The blocks that are written as fenced code in the Markdown of the space, by integration. */
  readonly fencedBlocks: () => Promise<readonly FencedBlocks[]>
}

/** Collects the edits of a write. Later operations see the texts that earlier ones wrote. */
class EditPlanner {
  readonly edits: PageEdit[] = []
  readonly documents = new Map<Hash, NewObject>()
  readonly blobs = new Map<Hash, PlannedBlob>()
  /** Ids of the pages and reusable contents that this write creates, by ref. */
  readonly #ids = new Map<string, string>()
  /** Texts that this write changes, by the id of the page or reusable content. */
  readonly #texts = new Map<string, Hash>()
  readonly #input: PlanInput
  readonly #resolve: ReturnType<typeof referenceIn>
  #fencedBlocks: Promise<readonly FencedBlocks[]> | undefined

  constructor(input: PlanInput) {
    this.#input = input
    this.#resolve = referenceIn(input.view)
  }

  /** Plans one operation; `index` is its position in the request. */
  async add(request: ContentRequest, index: number): Promise<void> {
    switch (request.operation) {
      case 'insert_page':
        return this.#insertPage(request, index)
      case 'update_page':
        return this.#updatePage(request, index)
      case 'revert_page':
        return this.#revertPage(request)
      case 'insert_files':
        return this.#insertFiles(request)
      case 'update_file':
        return this.#updateFile(request)
      case 'store_file':
        return this.#storeFile(request)
      case 'insert_content':
        return this.#insertContent(request)
      case 'insert_reusable_content':
        return this.#insertReusableContent(request, index)
      case 'update_reusable_content':
        return this.#updateReusableContent(request, index)
      default:
        this.edits.push(request as PageEdit)
    }
  }

  async #insertPage({ document, ...page }: RequestOf<'insert_page'>, index: number): Promise<void> {
    const id = this.#mintId('page', page.ref)
    if (page.computed !== undefined) {
      if (document !== undefined) {
        const message = 'A computed page has no document: its source gives the content.'
        const path = `body.changes.${index}.document`
        throw new Failure('bad-content', message, { details: [{ path, message }] })
      }
      this.edits.push({ ...page, id } as PageEdit)
      return
    }
    const text = await this.#writeText(document, { id, index, titled: true })
    const title = page.title ?? text.title
    this.edits.push({ ...page, id, document: text.hash, ...(title !== undefined && { title }) } as PageEdit)
  }

  async #updatePage({ document, ...page }: RequestOf<'update_page'>, index: number): Promise<void> {
    if (document === undefined) {
      this.edits.push(page as PageEdit)
      return
    }
    const text = await this.#writeText(document, { id: this.#idOf(page.page), index, titled: true })
    // Markdown of a page begins with its title; if it comes back with another one, the title has changed.
    const title = page.title ?? text.title
    this.edits.push({ ...page, document: text.hash, ...(title !== undefined && { title }) } as PageEdit)
  }

  async #revertPage({ page, revision, block }: RequestOf<'revert_page'>): Promise<void> {
    const id = this.#idOf(page)
    const reverted = await revertedPage({
      now: this.#input.view.snapshot,
      target: await this.#input.revision(revision),
      page: id,
      blocks: block,
      read: (hash) => this.#bytesOf(hash),
      text: this.#textOf(id),
    })
    if (reverted === undefined)
      throw new Failure('not-found', `Page ${id} does not exist now or in that revision.`)
    if (reverted.text === undefined) {
      this.edits.push(reverted.edit)
      return
    }
    const { hash, bytes } = reverted.text
    this.documents.set(hash, bytes)
    this.#texts.set(id, hash)
    this.edits.push({ operation: 'update_page', page: id, document: hash })
  }

  async #insertFiles({ files }: RequestOf<'insert_files'>): Promise<void> {
    const stored: StoredFile[] = []
    for (const file of files) {
      if ('url' in file) throw new Error('A file was not fetched before its write was planned.')
      const { base64, contentType, ...rest } = file
      const bytes = await this.#storeBytes(Buffer.from(base64, 'base64'), file.name, contentType)
      stored.push({ ...rest, ...bytes })
    }
    this.edits.push({ operation: 'insert_files', files: stored })
  }

  async #updateFile({ base64, contentType, ...file }: RequestOf<'update_file'>): Promise<void> {
    const name = file.name ?? this.#input.view.snapshot.files.get(file.file)?.name ?? ''
    this.edits.push({
      ...file,
      ...(base64 !== undefined && {
        bytes: await this.#storeBytes(Buffer.from(base64, 'base64'), name, contentType),
      }),
    })
  }

  async #storeFile({ name, file, contentType, bytes }: RequestOf<'store_file'>): Promise<void> {
    const stored = await this.#storeBytes(bytes, name, contentType === '' ? undefined : contentType)
    this.edits.push(
      file === undefined
        ? { operation: 'insert_files', files: [{ name, ...stored }] }
        : { operation: 'update_file', file, name, bytes: stored },
    )
  }

  #insertContent({ plan }: RequestOf<'insert_content'>): void {
    const { edits, documents, blobs } = plan(this.#input.view.snapshot)
    this.edits.push(...edits)
    for (const [hash, object] of documents) this.documents.set(hash, object)
    for (const [hash, blob] of blobs) this.blobs.set(hash, blob)
  }

  async #insertReusableContent(request: RequestOf<'insert_reusable_content'>, index: number): Promise<void> {
    const id = this.#mintId('reusable-content', request.ref)
    const { hash } = await this.#writeText(request.document, { id, index, titled: false })
    this.edits.push({ ...request, id, document: hash })
  }

  async #updateReusableContent(
    { document, ...content }: RequestOf<'update_reusable_content'>,
    index: number,
  ): Promise<void> {
    if (document === undefined) {
      this.edits.push(content)
      return
    }
    const id = this.#idOf(content.reusableContent)
    const { hash } = await this.#writeText(document, { id, index, titled: false })
    this.edits.push({ ...content, document: hash })
  }

  #mintId(kind: 'page' | 'reusable-content', ref: string | undefined): string {
    const id = this.#input.ctx.mint(kind)
    if (ref !== undefined) this.#ids.set(ref, id)
    return id
  }

  #idOf(idOrRef: string): string {
    return this.#ids.get(idOrRef) ?? idOrRef
  }

  /** The current text of a page or reusable content. */
  #textOf(id: string): Hash | undefined {
    const { pages, reusableContents } = this.#input.view.snapshot
    return this.#texts.get(id) ?? (pages.get(id) ?? reusableContents.get(id))?.document
  }

  async #bytesOf(hash: Hash | undefined): Promise<Uint8Array | undefined> {
    if (hash === undefined) return undefined
    const written = this.documents.get(hash)
    return written ? objectBytesAside(written) : (await this.#input.load([hash])).get(hash)
  }

  /** The text of a page (`titled`) or of reusable content; `title` is the leading heading of the Markdown. */
  async #writeText(
    writing: Writing | undefined,
    { id, index, titled }: { readonly id: string; readonly index: number; readonly titled: boolean },
  ): Promise<{ readonly hash: Hash; readonly title: string | undefined }> {
    const before = await this.#bytesOf(this.#textOf(id))
    const path = `body.changes.${index}.document`
    const text = { writing, owner: id, before, titled, path, fencedBlocks: await this.#fencedIn(writing) }
    const { hash, object, title } = await writeDocument(text, this.#resolve)
    this.documents.set(hash, object)
    this.#texts.set(id, hash)
    return { hash, title }
  }

  /** Read once for all texts of a write, and only for those in Markdown. */
  #fencedIn(writing: Writing | undefined): Promise<readonly FencedBlocks[]> | readonly FencedBlocks[] {
    if (writing === undefined || !('markdown' in writing)) return []
    return (this.#fencedBlocks ??= this.#input.fencedBlocks())
  }

  async #storeBytes(bytes: Uint8Array, name: string, given: string | undefined) {
    const contentType = given ?? contentTypeOf(name)
    const packed = await packBlobAside(bytes, contentType)
    this.blobs.set(packed.hash, packed)
    const dimensions = contentType.startsWith('image/') ? imageSize(bytes) : undefined
    return { blob: packed.hash, size: bytes.length, contentType, dimensions }
  }
}

/** Plans all operations in order. */
export const planEdits = async (
  input: PlanInput,
  requests: readonly ContentRequest[],
): Promise<PlannedEdits> => {
  await requireSources(input.ctx, input.view, requests)
  const planner = new EditPlanner(input)
  for (const [index, request] of requests.entries()) await planner.add(request, index)
  const { edits, documents, blobs } = planner
  return { edits, documents, blobs }
}
