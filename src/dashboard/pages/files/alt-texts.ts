/** Alternative texts of several pictures at once. Without a screen. */
import { getChangeRequest, getChangeRequestPage } from '../../../client/sdk.gen.ts'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { describePictures } from '../../../content/images/add-alt-text.ts'
import { documentOf } from '../../documents/document-resources.ts'
import type { ChangesIn } from '../changes/write-changes.ts'

type Silent = FileReport['withoutAltText'][number]

/** A picture that says nothing, with every page on which it does: one text serves them all, and its equals too. */
export interface SilentPicture {
  /** Of the first file with its bytes, or of the block that shows a picture by its address. */
  readonly name: string
  /** Undefined for one by its address, and for a file that is gone. */
  readonly file: ContentFile | undefined
  readonly pages: readonly Silent['page'][]
  /** How often it stands there; a page may show it twice. */
  readonly places: number
}

type NameOf = (file: string | undefined, block: string | undefined, page: string) => string

/** `duplicates`: ids of files with the same bytes, together. */
const naming = (duplicates: FileReport['duplicates']): NameOf => {
  const firsts = new Map(duplicates.flatMap(([first = '', ...others]) => others.map((id) => [id, first])))
  return (file, block, page) => (file === undefined ? `${page} ${block}` : (firsts.get(file) ?? file))
}

/** Those that stand in most places first. */
export const silentPictures = (
  { withoutAltText, duplicates }: Pick<FileReport, 'withoutAltText' | 'duplicates'>,
  files: readonly ContentFile[],
): readonly SilentPicture[] => {
  const known = new Map(files.map((file) => [file.id, file]))
  const nameOf = naming(duplicates)
  return [...Map.groupBy(withoutAltText, ({ file, block, page }) => nameOf(file, block, page.id))]
    .map(([name, some]) => ({
      name,
      file: known.get(name),
      pages: [...new Map(some.map(({ page }) => [page.id, page])).values()],
      places: some.length,
    }))
    .toSorted((one, other) => other.places - one.places)
}

export interface Describing {
  readonly space: string
  readonly pictures: readonly SilentPicture[]
  readonly duplicates: FileReport['duplicates']
  /** By the names of the pictures. */
  readonly texts: ReadonlyMap<string, string>
}

/** What writes the texts onto the pages as they stand in a change request. */
export const describing =
  ({ space, pictures, duplicates, texts }: Describing): ChangesIn =>
  async (changeRequest) => {
    const nameOf = naming(duplicates)
    const path = { spaceId: space, changeRequestId: changeRequest }
    const { data: change } = await getChangeRequest({ path, throwOnError: true })
    const pages = new Set(
      pictures.flatMap(({ name, pages: some }) => (texts.has(name) ? some.map(({ id }) => id) : [])),
    )
    const changes = await Promise.all(
      [...pages].map(async (page) => {
        const query = { format: 'document', metadata: false } as const
        const { data } = await getChangeRequestPage({
          path: { ...path, pageId: page },
          query,
          throwOnError: true,
        })
        if (!('document' in data) || data.document === undefined) return []
        const document = documentOf(data.document)
        const described = describePictures(document, ({ file, block }) =>
          texts.get(nameOf(file, block, page)),
        )
        if (described === document) return []
        return [{ operation: 'update_page' as const, page, document: { document: described } as never }]
      }),
    )
    return { baseRevision: change.revision, changes: changes.flat() }
  }
