/** Pages with their translations: of the source that the result was made from, and of the source now. */
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { translatedDocument } from '../../../content/translation/document-units.ts'
import type { PageFields } from '../../../content/translation/page-units.ts'
import { translatedPage } from '../../../content/translation/page-units.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { PageText } from '../units/page-units.task.ts'
import { ownTexts } from '../units/page-units.task.ts'

export type Targets = readonly (readonly [unit: string, target: string])[]

export interface PageToTranslate {
  readonly id: string
  /** What the result was made from, with the targets that it has. */
  readonly former?: PageText | undefined
  readonly formerTargets: Targets
  readonly now: PageText
  readonly targets: Targets
}

export interface TranslatedText {
  readonly fields?: PageFields | undefined
  readonly document?: { readonly hash: Hash; readonly bytes: Uint8Array } | undefined
}

export interface TranslatedPage {
  readonly id: string
  readonly former?: TranslatedText | undefined
  readonly now: TranslatedText
  /** Over the text of each unit as it stands in the result. */
  readonly own: readonly (readonly [unit: string, hash: string])[]
  /** Why a target was not put in. */
  readonly problems: readonly (readonly [unit: string, problem: string])[]
}

const translated = (
  { fields, document }: PageText,
  targets: ReadonlyMap<string, string>,
): { readonly text: TranslatedText; readonly problems: ReadonlyMap<string, readonly string[]> } => {
  const problems = new Map<string, readonly string[]>()
  const page = fields === undefined ? undefined : translatedPage(fields, targets)
  for (const [unit, found] of page?.problems ?? []) problems.set(unit, found)
  const stored: RichTextDocument | undefined = document === undefined ? undefined : parseCanonical(document)
  const made = stored && translatedDocument(stored, targets)
  for (const [unit, found] of made?.problems ?? []) problems.set(unit, found)
  const bytes = made && canonicalBytes(made.document)
  return {
    text: {
      ...(page && { fields: page.page }),
      ...(bytes && { document: { hash: sha256(bytes), bytes } }),
    },
    problems,
  }
}

const translatePage = ({ id, former, formerTargets, now, targets }: PageToTranslate): TranslatedPage => {
  const { text, problems } = translated(now, new Map(targets))
  // A target that does not fit any more is left out on both sides: then the merge keeps what the result has.
  const kept = new Map(formerTargets.filter(([unit]) => !problems.has(unit)))
  const own = ownTexts({ fields: text.fields, document: text.document?.bytes })
  return {
    id,
    now: text,
    ...(former && { former: translated(former, kept).text }),
    own: [...own],
    problems: [...problems].map(([unit, found]) => [unit, found.join(' ')]),
  }
}

export const run = ({ pages }: { readonly pages: readonly PageToTranslate[] }): readonly TranslatedPage[] =>
  pages.map(translatePage)
