/**
 * Moves edits of what main deleted into another page (the answer `moved`). That page takes the role of main's version:
 * blocks that were moved there with their keys get the edit in place, all others are appended.
 */
import type { Answer } from './conflicts.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { emptyDocument } from '../document/document.ts'
import type { DocumentConflict, MergeDocuments } from './merge-entries.ts'
import type { Entry, Hash, PageEntry } from '../revision/revision.ts'
import type { CarriedEdit } from './merge-entries.ts'

/** The change's edit wins every conflict; content that only the target has is kept. */
const choiceFor = ({ change }: DocumentConflict): Answer => ({
  choice: change === undefined ? 'main' : 'change',
})

/** Applies the edit from `base` to `change` to `into`. An edit that was already applied changes nothing. */
export const carryEdit = (
  mergeDocuments: MergeDocuments,
  base: RichTextDocument,
  change: RichTextDocument,
  into: RichTextDocument,
): RichTextDocument => {
  const answers = new Map<string, Answer>()
  for (;;) {
    const merged = mergeDocuments({ base, main: into, change, answers: new Map(answers) })
    const before = answers.size
    for (const conflict of merged.conflicts) answers.set(conflict.id, choiceFor(conflict))
    if (answers.size === before) return merged.document
  }
}

export interface CarryInput {
  readonly carried: readonly CarriedEdit[]
  /** A page in the result of the merge. */
  readonly pageOf: (id: string) => Promise<PageEntry | undefined>
  readonly load: (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, RichTextDocument>>
  readonly store: (document: RichTextDocument) => Hash
  readonly mergeDocuments: MergeDocuments
  readonly put: (page: Entry) => void
}

const alone = (block: Block): RichTextDocument => ({ ...emptyDocument, nodes: [block] })

/** Applies each edit to its target, one after the other. Reads three documents for each. */
export const carryEdits = async ({
  carried,
  pageOf,
  load,
  store,
  mergeDocuments,
  put,
}: CarryInput): Promise<void> => {
  for (const { into, edit, leave } of carried) {
    const page = await pageOf(into)
    if (page?.type !== 'document') {
      leave()
      continue
    }
    const own = page.document === undefined ? [] : [page.document]
    const texts = await load(edit.kind === 'documents' ? [...own, edit.base, edit.change] : own)
    const text = (hash: Hash | undefined): RichTextDocument => {
      if (hash === undefined) return emptyDocument
      const found = texts.get(hash)
      if (found === undefined) throw new Error(`A document is missing: ${hash}`)
      return found
    }
    const [base, change] =
      edit.kind === 'documents'
        ? [text(edit.base), text(edit.change)]
        : [alone(edit.base), alone(edit.change)]
    put({ ...page, document: store(carryEdit(mergeDocuments, base, change, text(page.document))) })
  }
}
