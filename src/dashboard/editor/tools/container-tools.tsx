import { lift } from '@tiptap/pm/commands'
import type { Command, EditorState } from '@tiptap/pm/state'
import { deleteTable } from '@tiptap/pm/tables'
import { Table } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { addItem, moveItem, newItems, removeItem } from '../blocks/container-actions.ts'
import { cellsOf, columnActions, rowActions, tableFlags } from '../tables/table-actions.ts'
import { TableItems } from '../tables/table-grips.tsx'
import { blockAtCaret, dataOf, setData, textIn } from './block-at-caret.ts'
import { LineField } from './line-field.tsx'

export interface ContainerToolsProps {
  readonly state: EditorState
  readonly run: (command: Command) => void
}

const containerItems = [
  { name: 'tabs_item', label: 'tab' },
  { name: 'stepper_step', label: 'step' },
  { name: 'column', label: 'column' },
] as const
const hintStyles = ['info', 'success', 'warning', 'danger'] as const

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

type ContainerItem = (typeof containerItems)[number]
type ItemMenuProps = ContainerToolsProps & { [Member in keyof ContainerItem]: ContainerItem[Member] }

/** Adds, moves and removes items of the container at the caret. */
function ItemMenu({ name, label, state, run }: ItemMenuProps) {
  const [back, forth] = name === 'stepper_step' ? ['up', 'down'] : ['left', 'right']
  return (
    <Menu trigger={<Button>{capitalized(label)}</Button>}>
      <MenuItem onSelect={() => run(addItem(name, newItems[name] ?? {}))}>Add {label}</MenuItem>
      <MenuItem
        disabledReason={moveItem(name, -1)(state) ? undefined : 'This is the first one.'}
        onSelect={() => run(moveItem(name, -1))}
      >
        Move {label} {back}
      </MenuItem>
      <MenuItem
        disabledReason={moveItem(name, 1)(state) ? undefined : 'This is the last one.'}
        onSelect={() => run(moveItem(name, 1))}
      >
        Move {label} {forth}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => run(removeItem(name))}>
        Remove {label}
      </MenuItem>
    </Menu>
  )
}

/** Tools for the containers around the caret. */
export function ContainerTools({ state, run }: ContainerToolsProps) {
  const cells = cellsOf(state)
  const hint = blockAtCaret(state, 'hint')
  const condition = blockAtCaret(state, 'if')
  const expandable = blockAtCaret(state, 'expandable')
  return (
    <>
      {cells !== undefined && (
        <Menu trigger={<Button icon={Table}>Table</Button>}>
          <MenuHeading>Row</MenuHeading>
          <TableItems actions={rowActions(cells)} run={run} />
          <MenuSeparator />
          <MenuHeading>Column</MenuHeading>
          <TableItems actions={columnActions(cells)} run={run} />
          <MenuSeparator />
          <TableItems
            actions={[...tableFlags(cells), { label: 'Delete table', run: deleteTable, danger: true }]}
            run={run}
          />
        </Menu>
      )}
      {hint !== undefined &&
        hintStyles.map((style) => (
          <Button
            key={style}
            variant="quiet"
            aria-pressed={textIn(hint, 'style') === style}
            onClick={() => run(setData(hint, { style }))}
          >
            {capitalized(style)}
          </Button>
        ))}
      {condition !== undefined && (
        <LineField
          key={condition.at}
          wide
          label="Condition"
          value={textIn(condition, 'expression')}
          onChange={(expression) => run(setData(condition, { expression }))}
        />
      )}
      {expandable !== undefined && (
        <Button
          variant="quiet"
          aria-pressed={dataOf(expandable)['defaultExpanded'] === true}
          onClick={() =>
            run(setData(expandable, { defaultExpanded: dataOf(expandable)['defaultExpanded'] !== true }))
          }
        >
          Open by default
        </Button>
      )}
      {containerItems.map(
        ({ name, label }) =>
          blockAtCaret(state, name) !== undefined && (
            <ItemMenu key={name} name={name} label={label} state={state} run={run} />
          ),
      )}
      {(hint !== undefined || blockAtCaret(state, 'blockquote') !== undefined) && (
        <Button variant="quiet" onClick={() => run(lift)}>
          Unwrap
        </Button>
      )}
    </>
  )
}
