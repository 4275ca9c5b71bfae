import { useState, type FocusEvent } from 'react'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteSectionItem, SiteSpaceItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import {
  ConditionField,
  typedCondition,
  type ConditionClaims,
  type TypedCondition,
} from '../audience/condition-field.tsx'
import { fieldEdit, fieldLimit, fieldProblem } from './edits/item-rules.ts'

export interface ItemConditionProps {
  readonly tree: SiteTree
  readonly item: SiteSectionItem | SiteSpaceItem
  readonly claims: ConditionClaims
  /** What was typed and not set, by item: it is there again when the item is selected again. */
  readonly unset: Map<string, TypedCondition>
  readonly onEdit: (edit: SiteEdit) => void
}

/**
 * Who sees an item. Like the other fields it is set when the focus leaves it, if it is valid; what is not stays in
 * `unset`.
 */
export function ItemCondition({ tree, item, claims, unset, onEdit }: ItemConditionProps) {
  const value = item.condition ?? ''
  const [typed, setTyped] = useState(() => unset.get(item.id) ?? typedCondition(value))
  const [saved, setSaved] = useState(value)
  const change = (next: TypedCondition): void => {
    if (next.text.trim() === value && next.claim === '' && next.compared === '') unset.delete(item.id)
    else unset.set(item.id, next)
    setTyped(next)
  }
  if (saved !== value) {
    setSaved(value)
    setTyped({ ...typed, text: value })
  }
  const hasChanged = typed.text.trim() !== value
  const problem = hasChanged ? fieldProblem(tree, item.id, 'condition', typed.text, claims.shape) : undefined
  const set = (): void => {
    if (!hasChanged || problem !== undefined) return
    onEdit(fieldEdit(item.id, 'condition', typed.text))
    if (typed.claim === '' && typed.compared === '') unset.delete(item.id)
    else unset.set(item.id, { ...typed, text: typed.text.trim() })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    if (relatedTarget === null || !currentTarget.contains(relatedTarget)) set()
  }
  return (
    <div className="grid gap-2" onBlur={onBlur}>
      <ConditionField
        typed={typed}
        limit={fieldLimit(item.kind, 'condition')}
        claims={claims}
        onTyped={change}
      />
      {hasChanged && (
        <span className="flex gap-2">
          <Button onClick={set} disabledReason={problem}>
            {typed.text.trim() === '' ? 'Remove condition' : 'Set condition'}
          </Button>
          <Button variant="bare" onClick={() => change(typedCondition(value))}>
            Cancel
          </Button>
        </span>
      )}
    </div>
  )
}
