import { CollectionTitle } from '../../../contract/spaces/schemas.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { InlineField } from '../../ui/fields/inline-field.tsx'

const titleLimit = maxLengthOf(CollectionTitle.optional(), '') ?? 50

export interface ResourceNameFieldProps {
  /** Empty if it has no name yet. */
  readonly name: string
  /** Depth of its row in the tree. */
  readonly level: number
  readonly waiting: boolean
  readonly onKeep: (title: string) => void
  readonly onLeave: () => void
}

/** Inline field for the name of a collection or space in the tree, with the limit of the contract. */
export function ResourceNameField({ name, level, waiting, onKeep, onLeave }: ResourceNameFieldProps) {
  return (
    <InlineField
      label={`New name for ${name}`}
      value={name}
      limit={titleLimit}
      level={level}
      problem={(typed) => (typed.length > titleLimit ? `Use ${titleLimit} characters or fewer.` : undefined)}
      waiting={waiting}
      onKeep={onKeep}
      onLeave={onLeave}
    />
  )
}
