/** Puts targets that people wrote into a page of the result, and leaves everything else of it as it is. */
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { mapUnits } from '../../../content/translation/map-units.ts'
import type { PageFields } from '../../../content/translation/page-units.ts'
import { fieldUnits, translatedPage } from '../../../content/translation/page-units.ts'
import type { InlineNode, Tag } from '../../../content/translation/tagged-text.ts'
import { fromTagged } from '../../../content/translation/tagged-text.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { PageText } from './page-units.task.ts'
import { ownTexts } from './page-units.task.ts'

interface UnitEdit {
  readonly unit: string
  readonly target: string
  /** Of the source. */
  readonly tags: readonly Tag[]
}

interface Input {
  readonly page: PageText
  readonly edits: readonly UnitEdit[]
  /** Targets inside the same blocks, which are put in again. */
  readonly inside: readonly (readonly [unit: string, target: string])[]
}

export interface EditedPage {
  readonly fields?: PageFields | undefined
  readonly document?: { readonly hash: Hash; readonly bytes: Uint8Array } | undefined
  /** Over the text of each edited unit as it stands in the page. */
  readonly own: readonly (readonly [unit: string, hash: string])[]
  readonly problems: readonly (readonly [unit: string, problem: string])[]
}

/** A text that fits no tags, so that the nodes made for it are put in. */
const fitsNothing = '<'

const withoutPlace = 'The translated page does not have it. Run the translation, and try again.'

const editDocument = ({ page, edits, inside }: Input, problems: Map<string, string>, placed: Set<string>) => {
  if (page.document === undefined) return undefined
  const nodes = new Map<string, readonly InlineNode[]>()
  for (const { unit, target, tags } of edits) {
    const restored = fromTagged(target, tags)
    if ('nodes' in restored) nodes.set(unit, restored.nodes)
    else problems.set(unit, restored.problems.join(' '))
  }
  const targets = new Map(edits.map(({ unit, target }) => [unit, target]))
  const edited = mapUnits(parseCanonical(page.document), {
    all: true,
    visit: ({ id, kind }) => {
      if (targets.has(id)) placed.add(id)
      return kind === 'label' ? targets.get(id) : nodes.has(id) ? fitsNothing : undefined
    },
    instead: (id) => nodes.get(id),
  })
  for (const [unit, found] of edited.problems) problems.set(unit, found.join(' '))
  const again = new Map(inside)
  const { document } = mapUnits(edited.document, { visit: ({ id }) => again.get(id) })
  const bytes = canonicalBytes(document)
  return { hash: sha256(bytes), bytes }
}

export const run = (input: Input): EditedPage => {
  const { page, edits } = input
  const problems = new Map<string, string>()
  const targets = new Map(edits.map(({ unit, target }) => [unit, target]))
  const fields = page.fields && translatedPage(page.fields, targets)
  for (const [unit, found] of fields?.problems ?? []) problems.set(unit, found.join(' '))
  const placed = new Set<string>(page.fields && fieldUnits(page.fields))
  const document = editDocument(input, problems, placed)
  const own = ownTexts({ fields: fields?.page, document: document?.bytes })
  for (const { unit } of edits) if (!placed.has(unit) && !problems.has(unit)) problems.set(unit, withoutPlace)
  return {
    ...(fields && { fields: fields.page }),
    ...(document && { document }),
    own: edits.flatMap(({ unit }) => {
      const hash = own.get(unit)
      return hash === undefined ? [] : [[unit, hash] as const]
    }),
    problems: [...problems],
  }
}
