import { CollectionTitle } from '../../../contract/spaces/schemas.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { InlineField } from '../../ui/fields/inline-field.tsx'

const titleLimit = maxLengthOf(CollectionTitle.optional(), '') ?? 50

export interface ThingNameFieldProps {
  /** Empty when it has no name yet. */
  readonly name: string
  /** How deep its row lies in the tree. */
  readonly level: number
  readonly waiting: boolean
  readonly onKeep: (title: string) => void
  readonly onLeave: () => void
}

/** The field in place of the name of a collection or space in the tree, with the documented limit. */
export function ResourceNameField({ name, level, waiting, onKeep, onLeave }: ThingNameFieldProps) {
  return (
    <InlineField
      label={`New name of ${name}`}
      value={name}
      limit={titleLimit}
      level={level}
      problem={(typed) => (typed.length > titleLimit ? `At most ${titleLimit} characters.` : undefined)}
      waiting={waiting}
      onKeep={onKeep}
      onLeave={onLeave}
    />
  )
}
