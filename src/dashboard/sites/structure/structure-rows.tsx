import { useState } from 'react'
import { holdersOf, type SiteItem } from '../../../content/site-tree/site-tree.ts'
import { toldPath } from '../../../contract/sites/concealed-spaces.ts'
import { InlineField } from '../../ui/fields/inline-field.tsx'
import { fieldEdit, fieldLimit, fieldProblem } from './edits/item-rules.ts'
import { dropEdit } from './edits/move-targets.ts'
import type { StructureNode } from './edits/structure-nodes.ts'
import { StructureHints } from './structure-hints.tsx'
import { spaceOfRow, StructureRow } from './structure-row.tsx'
import { StructureTree } from './structure-tree.tsx'
import { useExpandedRows } from './use-expanded-rows.ts'
import type { StructureEditing } from './use-structure-editor.ts'

export interface StructureRowsProps {
  readonly org: string
  /** The site URL for display. */
  readonly base: string
  readonly editor: StructureEditing
  readonly nodes: readonly StructureNode[]
}

/** The rows of the structure, and below them announcements, errors and hints. */
export function StructureRows({ org, base, editor, nodes }: StructureRowsProps) {
  const { pending, names, lift, tree, refused, apply, act } = editor
  const [problem, setProblem] = useState<string>()
  const { expanded, setExpanded } = useExpandedRows(tree, lift.id)
  const isAllowed = refused === undefined
  const row = ({ item }: StructureNode) => (
    <StructureRow
      org={org}
      item={item}
      title={names.itemName(item)}
      url={editor.pathOf(item)}
      space={spaceOfRow(tree, item)}
      names={names}
      state={!pending.changedIds.has(item.id) ? 'same' : pending.base.byId.has(item.id) ? 'changed' : 'new'}
      moving={lift.id === item.id}
      refused={refused}
      onAction={(action) => act(action, item)}
    >
      {editor.renaming?.id === item.id && (
        <RenameField editor={editor} item={item} field={editor.renaming.field} onProblem={setProblem} />
      )}
    </StructureRow>
  )
  return (
    <>
      {nodes.length > 0 && (
        <StructureTree
          nodes={nodes}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={editor.selected?.id}
          spaces={names.spaces}
          row={row}
          lifted={lift.id}
          onKey={editor.onKey}
          onOpen={(item) => act('details', item)}
          onLeave={lift.cancel}
          {...(isAllowed && {
            move: {
              onDrop: (dropped) => {
                const edit = dropEdit(pending.tree, dropped)
                if (edit !== undefined) apply(edit)
              },
              onMoveRequest: (item) => act('move', item),
            },
          })}
        />
      )}
      <output
        aria-live="assertive"
        className={lift.id === undefined ? 'sr-only' : 'text-caption text-accent'}
      >
        {lift.announcement}
      </output>
      {problem !== undefined && <p className="text-rust">{problem}</p>}
      {lift.id === undefined && problem === undefined && (
        <StructureHints tree={tree} name={names.itemName} base={base} keys={isAllowed && nodes.length > 0} />
      )}
    </>
  )
}

interface RenameFieldProps {
  readonly editor: StructureEditing
  readonly item: SiteItem
  readonly field: 'title' | 'path'
  readonly onProblem: (problem: string | undefined) => void
}

/** Renames an item or changes its path, in its row. */
function RenameField({ editor, item, field, onProblem }: RenameFieldProps) {
  const { pending, names, tree, apply, setRenaming } = editor
  const name = names.itemName(item)
  return (
    <InlineField
      label={`${field === 'title' ? 'Title' : 'Path'} of ${name}`}
      value={field === 'path' && item.kind !== 'site-section-group' ? toldPath(item.path) : name}
      limit={fieldLimit(item.kind, field)}
      level={holdersOf(tree, item).length + 1}
      problem={(typed) => fieldProblem(pending.tree, item.id, field, typed)}
      onKeep={(typed) => apply(fieldEdit(item.id, field, typed))}
      onProblem={onProblem}
      onLeave={() => {
        setRenaming(undefined)
        onProblem(undefined)
      }}
    />
  )
}
