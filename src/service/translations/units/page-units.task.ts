/** Reads the units of pages, and what their translations say. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { targetsOfResult, unitsOfDocument } from '../../../content/translation/document-units.ts'
import type { PageFields } from '../../../content/translation/page-units.ts'
import { unitsOfPage } from '../../../content/translation/page-units.ts'
import { sourceForm, wordCount } from '../../../content/translation/source-form.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'
import { plainOfTagged } from '../../../content/translation/tagged-text.ts'
import type { TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { sha256 } from '../../storage/objects/sha256.ts'

export interface PageText {
  /** Absent for reusable content. */
  readonly fields?: PageFields | undefined
  /** Canonical bytes. */
  readonly document?: Uint8Array | undefined
}

export interface PageToRead {
  readonly id: string
  readonly source: PageText
  readonly result?: PageText | undefined
}

/** A unit as the source has it, and its text in the result. */
export interface ReadUnit extends Pick<
  TranslationUnitRow,
  | 'unit'
  | 'position'
  | 'kind'
  | 'block_key'
  | 'block_type'
  | 'label'
  | 'source'
  | 'source_hash'
  | 'tags'
  | 'words'
> {
  /** Over the text of its block in the result; absent if the result does not have it. */
  readonly own?: string
  /** That text, with the numbers of the source's tags. */
  readonly target?: string
}

export interface ReadPage {
  readonly id: string
  readonly units: readonly ReadUnit[]
}

const encoder = new TextEncoder()
export const textHash = (text: string): string => sha256(encoder.encode(text)).slice(0, 32)

const documentOf = (bytes: Uint8Array | undefined): RichTextDocument =>
  bytes === undefined ? emptyDocument : parseCanonical(bytes)

interface FoundUnit {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly tagged: Tagged
  readonly block?: { readonly key?: string; readonly type: string }
}

const unitsIn = ({ fields }: PageText, document: RichTextDocument): readonly FoundUnit[] => [
  ...(fields === undefined ? [] : unitsOfPage(fields)),
  ...unitsOfDocument(document),
]

/** The texts of all units in their own form: with the numbers of the tags that they have themselves. */
export const ownTexts = (text: PageText): ReadonlyMap<string, string> =>
  new Map(unitsIn(text, documentOf(text.document)).map(({ id, tagged }) => [id, textHash(tagged.text)]))

const readPage = ({ id, source, result }: PageToRead): ReadPage => {
  const document = documentOf(source.document)
  const units = unitsIn(source, document)
  const translated = result && documentOf(result.document)
  const found = result && translated ? unitsIn(result, translated) : []
  const own = new Map(found.map((unit) => [unit.id, unit.tagged.text]))
  const targets = translated ? targetsOfResult(document, translated) : new Map<string, string>()
  return {
    id,
    units: units.map(({ id: unit, kind, block, label, tagged }, position) => {
      const text = own.get(unit)
      return {
        ...{ unit, position, kind, label, source: tagged.text, tags: JSON.stringify(tagged.tags) },
        ...{ block_key: block?.key ?? null, block_type: block?.type ?? null },
        source_hash: textHash(sourceForm(tagged)),
        words: wordCount(plainOfTagged(tagged.text)),
        ...(text !== undefined && { own: textHash(text), target: targets.get(unit) ?? text }),
      }
    }),
  }
}

export const run = ({ pages }: { readonly pages: readonly PageToRead[] }): readonly ReadPage[] =>
  pages.map(readPage)
