/** The text that an Update would make of a page under the answers given. Without a screen. */
import type { Conflict } from '../../client/types.gen.ts'
import { mergeDocuments } from '../../content/block-merge.ts'
import type { Answer } from '../../content/conflicts.ts'
import type { RichTextDocument } from '../../content/document.ts'

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
