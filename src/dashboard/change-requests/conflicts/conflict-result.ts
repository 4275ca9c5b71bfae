/** The page texts that an update from main produces with the current answers. Pure. */
import type { Conflict } from '../../../client/types.gen.ts'
import { mergeDocuments } from '../../../content/merge/block-merge.ts'
import { carryEdit } from '../../../content/merge/moved-edits.ts'
import type { Answer } from '../../../content/merge/conflicts.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'

export interface ThreeTexts {
  readonly base: RichTextDocument
  readonly main: RichTextDocument
  readonly change: RichTextDocument
}

/**
 * Merges the three texts as the service does, with the answers to this page's conflicts. An answer can cause a new
 * conflict, so it repeats until no more answers apply; an unanswered conflict takes main's side.
 */
export const mergedText = (texts: ThreeTexts, conflicts: readonly Conflict[]): RichTextDocument => {
  const given = new Map(
    conflicts.flatMap(({ kind, subject, answer }) =>
      kind === 'block' && answer !== undefined
        ? // The same type in the contract and in `content`; the generated client cannot express that its value is JSON.
          [[`${subject.field ?? ''} ${subject.block ?? ''}`, answer as Answer] as const]
        : [],
    ),
  )
  const answers = new Map<string, Answer>()
  for (;;) {
    const merged = mergeDocuments({ ...texts, answers: new Map(answers) })
    const before = answers.size
    for (const { id, kind, key } of merged.conflicts) {
      const answer = given.get(`${kind} ${key ?? ''}`)
      if (answer !== undefined) answers.set(id, answer)
    }
    if (answers.size === before) return merged.document
  }
}

/** The text of one page as the answers make it. */
export interface TextOutcome {
  readonly page: string
  /** Conflicts about its blocks. */
  readonly conflicts: readonly Conflict[]
  /** Conflicts of other pages, or of its own blocks, whose edit is moved into it. */
  readonly carried: readonly Conflict[]
}

/** The page that receives the edit of a conflict; undefined if the edit is not moved. */
const receivingPage = ({ answer }: Conflict): string | undefined =>
  answer?.choice === 'moved' && typeof answer.place === 'object'
    ? (answer.place.into ?? undefined)
    : undefined

/**
 * The pages whose text the answers affect, in the order of their conflicts; pages that only receive a moved edit come
 * last.
 */
export const textOutcomes = (conflicts: readonly Conflict[]): readonly TextOutcome[] => {
  const textConflicts = conflicts.filter(
    ({ kind, subject }) => kind === 'block' && subject.kind === 'page' && subject.block !== undefined,
  )
  const byPage = Map.groupBy(textConflicts, ({ subject }) => subject.id)
  const carried = Map.groupBy(conflicts, receivingPage)
  const pages = new Set([...byPage.keys(), ...[...carried.keys()].filter((page) => page !== undefined)])
  return [...pages].map((page) => ({
    page,
    conflicts: byPage.get(page) ?? [],
    carried: carried.get(page) ?? [],
  }))
}

/** An edit of a page or of one block: its text in the base and in the change. */
export interface MovedEdit {
  readonly base: RichTextDocument
  readonly change: RichTextDocument
}

const documentOf = (block: unknown): RichTextDocument => ({
  ...emptyDocument,
  // The value of such a conflict is a block; the generated client types it too loosely.
  nodes: [block as RichTextDocument['nodes'][number]],
})

/** The edit of a block conflict; undefined for a page conflict, whose two texts have to be fetched. */
export const blockEdit = ({ kind, base, change }: Conflict): MovedEdit | undefined =>
  kind === 'block' ? { base: documentOf(base), change: documentOf(change) } : undefined

/** Applies the moved edits to a text one after the other, as the service does. */
export const applyMovedEdits = (text: RichTextDocument, edits: readonly MovedEdit[]): RichTextDocument =>
  edits.reduce((into, { base, change }) => carryEdit(mergeDocuments, base, change, into), text)
