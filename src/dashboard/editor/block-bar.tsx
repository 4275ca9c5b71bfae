import { lift } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type Command, type EditorState, NodeSelection } from '@tiptap/pm/state'
import { deleteTable } from '@tiptap/pm/tables'
import { Code, ImagePlus, Plus, Redo2, Table, Undo2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { MenuHeading } from '../ui/menu-heading.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { MenuLine } from '../ui/menu-line.tsx'
import type { Block, Fragment } from '../../content/document.ts'
import { captionOf, captionText } from './caption.ts'
import { blockChoices, type Question } from './block-choices.ts'
import { addPart, removePart } from './container-actions.ts'
import { cellsOf, columnActions, rowActions } from './table-actions.ts'
import { TableItems } from './table-grips.tsx'

export interface BlockBarProps {
  readonly state: EditorState
  readonly run: (command: Command) => void
  /** A block was chosen that needs to be asked about first. */
  readonly onAsk: (question: Question) => void
  /** A block without a rich view is to be edited as Markdown; it stands at that position. */
  readonly onSource: (block: Block, at: number) => void
}

interface Around {
  readonly node: Node
  readonly at: number
}

/** The innermost block of that kind around the caret, or selected. */
const around = ({ selection }: EditorState, name: string): Around | undefined => {
  if (selection instanceof NodeSelection && selection.node.type.name === name)
    return { node: selection.node, at: selection.from }
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === name) return { node, at: $from.before(depth) }
  }
  return undefined
}

const setData =
  ({ node, at }: Around, data: { readonly [name: string]: string }): Command =>
  (state, dispatch) => {
    const next = Object.fromEntries(
      Object.entries({ ...(node.attrs['data'] as object), ...data }).filter(([, value]) => value !== ''),
    )
    dispatch?.(state.tr.setNodeAttribute(at, 'data', next))
    return true
  }

const setCaption =
  ({ node, at }: Around, text: string): Command =>
  (state, dispatch) => {
    const next = captionOf(text, node.attrs['caption'] as readonly Fragment[] | null)
    dispatch?.(state.tr.setNodeAttribute(at, 'caption', next))
    return true
  }

const textFields = [
  { node: 'code_block', attribute: 'syntax', label: 'Language' },
  { node: 'code_block', attribute: 'title', label: 'Title' },
  { node: 'image', attribute: 'alt', label: 'Alternative text' },
  { node: 'if', attribute: 'expression', label: 'Condition' },
] as const

const parts = [
  { name: 'tabs_item', label: 'tab', data: { title: 'New tab' } },
  { name: 'stepper_step', label: 'step', data: {} },
  { name: 'column', label: 'column', data: {} },
] as const

/** What can be done with the block that holds the caret, and what can be put below it. */
export function BlockBar({ state, run, onAsk, onSource }: BlockBarProps) {
  const selected = state.selection instanceof NodeSelection ? state.selection : undefined
  const carried = selected?.node.type.name === 'carried' ? (selected.node.attrs['node'] as Block) : undefined
  const cells = cellsOf(state)
  const hint = around(state, 'hint')
  const picture = around(state, 'image')
  const caption = picture && captionText(picture.node.attrs['caption'] as readonly Fragment[] | null)
  return (
    <div
      role="toolbar"
      aria-label="Blocks"
      className="flex min-w-0 items-center gap-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      <Menu
        trigger={
          <Button icon={Plus} variant="quiet">
            Block
          </Button>
        }
      >
        {blockChoices.map((choice) => (
          <MenuItem
            key={choice.name}
            onSelect={() => (typeof choice.run === 'string' ? onAsk(choice.run) : run(choice.run))}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
      <IconButton icon={ImagePlus} label="Picture" onClick={() => onAsk('picture')} />
      <IconButton icon={Undo2} label="Undo" onClick={() => run(undo)} />
      <IconButton icon={Redo2} label="Redo" onClick={() => run(redo)} />
      {textFields.map(({ node, attribute, label }) => {
        const found = around(state, node)
        if (found === undefined) return null
        const value: unknown = (found.node.attrs['data'] as { readonly [name: string]: unknown })[attribute]
        return (
          <label key={label} className="flex items-center gap-1 text-caption whitespace-nowrap">
            {label}
            <input
              // Another block has another field: what was typed into the old one is written by then.
              key={found.at}
              className="touch-row w-36 rounded-base bg-raised px-2 ring-1 ring-edge ring-inset"
              defaultValue={typeof value === 'string' ? value : ''}
              onBlur={(event) => {
                if (event.target.value !== (value ?? ''))
                  run(setData(found, { [attribute]: event.target.value }))
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
          </label>
        )
      })}
      {picture !== undefined && caption !== undefined && (
        <label className="flex items-center gap-1 text-caption whitespace-nowrap">
          Caption
          <input
            key={picture.at}
            className="touch-row w-36 rounded-base bg-raised px-2 ring-1 ring-edge ring-inset"
            defaultValue={caption}
            onBlur={({ target: { value } }) => {
              if (value !== caption) run(setCaption(picture, value))
            }}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </label>
      )}
      {hint !== undefined && (
        <>
          {['info', 'success', 'warning', 'danger'].map((style) => (
            <Button
              key={style}
              variant="quiet"
              aria-pressed={(hint.node.attrs['data'] as { readonly style?: unknown }).style === style}
              onClick={() => run(setData(hint, { style }))}
            >
              {style.charAt(0).toUpperCase() + style.slice(1)}
            </Button>
          ))}
        </>
      )}
      {(hint !== undefined || around(state, 'blockquote') !== undefined) && (
        <Button variant="quiet" onClick={() => run(lift)}>
          Take out
        </Button>
      )}
      {cells !== undefined && (
        <Menu trigger={<Button icon={Table}>Table</Button>}>
          <MenuHeading>Row</MenuHeading>
          <TableItems actions={rowActions(cells)} run={run} />
          <MenuLine />
          <MenuHeading>Column</MenuHeading>
          <TableItems actions={columnActions(cells)} run={run} />
          <MenuLine />
          <TableItems actions={[{ label: 'Remove table', run: deleteTable, danger: true }]} run={run} />
        </Menu>
      )}
      {parts.map(
        ({ name, label, data }) =>
          around(state, name) !== undefined && (
            <Menu key={name} trigger={<Button>{label.charAt(0).toUpperCase() + label.slice(1)}</Button>}>
              <MenuItem onSelect={() => run(addPart(name, data))}>Add {label}</MenuItem>
              <MenuItem onSelect={() => run(removePart(name))}>Remove {label}</MenuItem>
            </Menu>
          ),
      )}
      {carried !== undefined && selected !== undefined && (
        <Button icon={Code} onClick={() => onSource(carried, selected.from)}>
          Edit this block
        </Button>
      )}
    </div>
  )
}
