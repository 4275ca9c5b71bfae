/** Puts content into a space of a test service, as a revision of its main. */
import { canonicalBytes } from '../content/canonical.ts'
import type { ContentReference, RichTextDocument } from '../content/document.ts'
import { emptyDocument, plainText } from '../content/document.ts'
import { writeTree } from '../content/revision-edit.ts'
import type { Entry, PageEntry } from '../content/revision.ts'
import { insertRevision } from '../service/pages/add-revision.ts'
import { recordPageChanges } from '../service/pages/page-changes.ts'
import { putBlob, putObjects, sha256 } from '../service/storage/objects.ts'
import type { Surroundings } from '../service/surroundings.ts'

/** A document of plain paragraphs, the first key `b1`. */
export const paragraphs = (...texts: readonly string[]): RichTextDocument => ({
  ...emptyDocument,
  nodes: texts.map((text, place) => ({
    object: 'block',
    type: 'paragraph',
    key: `b${place + 1}`,
    data: {},
    nodes: [plainText(text)],
  })),
})

/** A paragraph for each reference: its key `k0`, its words `link 0`, and so on. A heading stands first where one is named. */
export const linking = (references: readonly ContentReference[], heading?: string): RichTextDocument => ({
  ...emptyDocument,
  nodes: [
    ...(heading === undefined
      ? []
      : [
          {
            object: 'block' as const,
            type: 'heading-1',
            key: 'h',
            data: {},
            nodes: [plainText(heading)],
          },
        ]),
    ...references.map((ref, place) => ({
      object: 'block' as const,
      type: 'paragraph',
      key: `k${place}`,
      data: {},
      nodes: [
        {
          object: 'inline' as const,
          type: 'link',
          data: { ref: { ...ref } },
          nodes: [plainText(`link ${place}`)],
        },
      ],
    })),
  ],
})

type PageParts = Partial<Omit<PageEntry, 'kind' | 'document'>> & {
  readonly id: string
  readonly document?: RichTextDocument
}

export interface Content {
  readonly pages: readonly PageParts[]
  readonly files?: readonly {
    readonly id: string
    readonly name: string
    readonly contentType: string
    readonly bytes: Uint8Array
  }[]
  readonly reusableContents?: readonly { readonly id: string; readonly document: RichTextDocument }[]
  readonly variables?: Readonly<Record<string, string | number | boolean>>
}

/** Writes the content as the next revision of main and returns the revision's id. */
export const putContent = (
  around: Surroundings,
  space: string,
  by: string,
  content: Content,
): Promise<string> =>
  around.store.write(async (db) => {
    const entries: Entry[] = []
    const documents = new Map<string, Uint8Array>()
    for (const [place, { document, ...page }] of content.pages.entries()) {
      const bytes = document && canonicalBytes(document)
      const hash = bytes && sha256(bytes)
      if (bytes && hash !== undefined) documents.set(hash, bytes)
      entries.push({
        kind: 'page',
        type: 'document',
        title: page.id,
        slug: page.id,
        parent: null,
        order: `a${place}`,
        ...(hash !== undefined && { document: hash }),
        ...page,
      })
    }
    for (const { bytes, ...file } of content.files ?? []) {
      const blob = await putBlob(db, space, bytes, file.contentType)
      entries.push({ kind: 'file', ...file, size: bytes.length, blob })
    }
    for (const { id, document } of content.reusableContents ?? []) {
      const bytes = canonicalBytes(document)
      const hash = sha256(bytes)
      documents.set(hash, bytes)
      entries.push({ kind: 'reusable-content', id, title: id, document: hash })
    }
    for (const [id, value] of Object.entries(content.variables ?? {}))
      entries.push({ kind: 'variable', id, value })
    const tree = writeTree(entries, sha256)
    await putObjects(db, space, tree.nodes)
    await putObjects(db, space, documents)
    const head = await db
      .selectFrom('spaces')
      .select('revision')
      .where('id', '=', space)
      .executeTakeFirstOrThrow()
    const last = await db
      .selectFrom('revisions')
      .select('main_number')
      .where('space', '=', space)
      .where('id', '=', head.revision)
      .executeTakeFirstOrThrow()
    const revision = await insertRevision(around, db, {
      space,
      type: 'edits',
      parents: [head.revision],
      root: tree.root,
      mainNumber: (last.main_number ?? 0) + 1,
      createdBy: by,
    })
    await db.updateTable('spaces').set({ revision: revision.id }).where('id', '=', space).execute()
    const pages = content.pages.map(({ id }) => id)
    await recordPageChanges(db, space, revision.main_number ?? 0, pages)
    return revision.id
  })
