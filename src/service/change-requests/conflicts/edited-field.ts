/** Validates the value of a field that was written as the result of a conflict, by the rules of a content write. */
import type { Json } from '../../../content/document/document.ts'
import type { ConflictSubject } from '../../../content/merge/conflicts.ts'
import type { Entry } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import { applyPageEdits } from '../../../content/tree/page-edits.ts'
import { ContentOperation } from '../../../contract/pages/write-schemas.ts'
import { Failure } from '../../http/failure.ts'
import { invalidInput } from '../../http/input/invalid-input.ts'
import { fieldValue } from './conflict-subject.ts'

/** The operation of a content write that sets the field; a field such as `layout.width` is a member of an option. */
const operationThatSets = ({ kind, id, field = '' }: ConflictSubject, value: Json): Json => {
  const [name = '', member] = field.split('.', 2)
  switch (kind) {
    case 'page':
      return {
        operation: 'update_page',
        page: id,
        [name]: member === undefined ? value : { [member]: value },
      }
    case 'file':
      return { operation: 'update_file', file: id, [name]: value }
    case 'reusable-content':
      return { operation: 'update_reusable_content', reusableContent: id, [name]: value }
    case 'variable':
      return { operation: 'set_variables', variables: { [id]: value } }
  }
}

const refused = (message: string): Failure =>
  new Failure('bad-content', `This value cannot be used. ${message}`, {
    details: [{ path: 'body.value', message }],
  })

/**
 * The value as a content write stores it: null if it removes the option. Fails with `bad-content` if a write would not
 * accept it. `entry`: the subject of the conflict, on either side.
 */
export const editedField = (subject: ConflictSubject, entry: Entry, value: Json): Json => {
  // A write removes a member of an option by omitting it; a variable of the space cannot be removed by an answer.
  if (value === null && subject.field?.includes('.') === true) return null
  if (value === null && subject.kind === 'variable') throw refused('A variable needs a value.')
  const operation = ContentOperation.safeParse(operationThatSets(subject, value))
  if (!operation.success) {
    const { details = [] } = invalidInput('body', operation.error)
    throw refused(details[0]?.message ?? 'It is not valid.')
  }
  const name = entryName(entry)
  const written = applyPageEdits({
    entries: new Map([[name, entry]]),
    // None of these operations has a document or bytes, so that the shapes of the contract are those of an edit.
    changes: [operation.data as PageEdit],
    mintId: () => {
      throw new Error('The value of a field creates no entry.')
    },
  })
  if (!written.ok) throw refused(written.problems[0]?.message ?? 'It is not valid.')
  return (fieldValue(written.changes.get(name) ?? entry, subject.field) ?? null) as Json
}
