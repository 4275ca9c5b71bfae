/** The texts that an Update would make of pages under the answers given. Without a screen. */
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
 * Merges the three texts as the service does, with the answers to the conflicts of this page. An answer can bring up a
 * conflict that was not there before, so it merges until no answer is new; where there is none, main's side stands.
 */
export const mergedText = (texts: ThreeTexts, conflicts: readonly Conflict[]): RichTextDocument => {
  const given = new Map(
    conflicts.flatMap(({ kind, subject, answer }) =>
      kind === 'block' && answer !== undefined
        ? // The contract's answer is the content's: only the generated client cannot say that its value is JSON.
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

/** What the answers make of the text of one page. */
export interface TextOutcome {
  readonly page: string
  /** Conflicts about blocks of it. */
  readonly conflicts: readonly Conflict[]
  /** Conflicts of other pages, or of its own blocks, whose edit goes into it. */
  readonly carried: readonly Conflict[]
}

/** The page that takes the edit of a conflict; undefined where the edit is not moved. */
const takerOf = ({ answer }: Conflict): string | undefined =>
  answer?.choice === 'moved' && typeof answer.place === 'object'
    ? (answer.place.into ?? undefined)
    : undefined

/** The pages whose text the answers decide on, in the order of their conflicts; those that only take an edit come last. */
export const textOutcomes = (conflicts: readonly Conflict[]): readonly TextOutcome[] => {
  const ofText = conflicts.filter(
    ({ kind, subject }) => kind === 'block' && subject.kind === 'page' && subject.block !== undefined,
  )
  const own = Map.groupBy(ofText, ({ subject }) => subject.id)
  const carried = Map.groupBy(conflicts, takerOf)
  const pages = new Set([...own.keys(), ...[...carried.keys()].filter((page) => page !== undefined)])
  return [...pages].map((page) => ({
    page,
    conflicts: own.get(page) ?? [],
    carried: carried.get(page) ?? [],
  }))
}

/** An edit of a page or of one block, as the base and as the change has it. */
export interface MovedEdit {
  readonly base: RichTextDocument
  readonly change: RichTextDocument
}

const alone = (block: unknown): RichTextDocument => ({
  ...emptyDocument,
  // The value of such a conflict is a block: only the generated client cannot say it.
  nodes: [block as RichTextDocument['nodes'][number]],
})

/** The edit that a conflict about a block carries; undefined of one about a page, whose two texts are to be read. */
export const blockEdit = ({ kind, base, change }: Conflict): MovedEdit | undefined =>
  kind === 'block' ? { base: alone(base), change: alone(change) } : undefined

/** A text with the edits that are moved into it, one after the other, as the service puts them. */
export const withMoved = (text: RichTextDocument, edits: readonly MovedEdit[]): RichTextDocument =>
  edits.reduce((into, { base, change }) => carryEdit(mergeDocuments, base, change, into), text)
