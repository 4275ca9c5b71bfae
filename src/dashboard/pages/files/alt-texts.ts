/** Alternative texts of several images at once. No UI. */
import { getChangeRequest, getChangeRequestPage } from '../../../client/sdk.gen.ts'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { describePictures } from '../../../content/images/add-alt-text.ts'
import { documentOf } from '../../documents/document-resources.ts'
import type { ChangesIn } from '../changes/write-changes.ts'

type Occurrence = FileReport['withoutAltText'][number]

/**
 * An image without alternative text, with every page that shows it. One text applies to all places, including
 * files with the same bytes.
 */
export interface ImageWithoutAltText {
  /** Key: the id of the first file with these bytes, or page and block for an image by URL. */
  readonly name: string
  /** Undefined for an image by URL, and for a deleted file. */
  readonly file: ContentFile | undefined
  readonly pages: readonly Occurrence['page'][]
  /** Number of occurrences; a page may show it twice. */
  readonly places: number
}

type NameOf = (file: string | undefined, block: string | undefined, page: string) => string

/** `duplicates`: groups of ids of files with the same bytes. */
const imageKeys = (duplicates: FileReport['duplicates']): NameOf => {
  const firsts = new Map(duplicates.flatMap(([first = '', ...others]) => others.map((id) => [id, first])))
  return (file, block, page) => (file === undefined ? `${page} ${block}` : (firsts.get(file) ?? file))
}

/** Sorted by number of occurrences, descending. */
export const imagesWithoutAltText = (
  { withoutAltText, duplicates }: Pick<FileReport, 'withoutAltText' | 'duplicates'>,
  files: readonly ContentFile[],
): readonly ImageWithoutAltText[] => {
  const known = new Map(files.map((file) => [file.id, file]))
  const nameOf = imageKeys(duplicates)
  return [...Map.groupBy(withoutAltText, ({ file, block, page }) => nameOf(file, block, page.id))]
    .map(([name, some]) => ({
      name,
      file: known.get(name),
      pages: [...new Map(some.map(({ page }) => [page.id, page])).values()],
      places: some.length,
    }))
    .toSorted((one, other) => other.places - one.places)
}

export interface AltTexts {
  readonly space: string
  readonly pictures: readonly ImageWithoutAltText[]
  readonly duplicates: FileReport['duplicates']
  /** By `name` of the images. */
  readonly texts: ReadonlyMap<string, string>
}

/** Builds the changes that write the texts into the pages of a change request. */
export const altTextChanges =
  ({ space, pictures, duplicates, texts }: AltTexts): ChangesIn =>
  async (changeRequest) => {
    const nameOf = imageKeys(duplicates)
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
