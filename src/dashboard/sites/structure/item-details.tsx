import { Link } from '@tanstack/react-router'
import { Replace, Star } from 'lucide-react'
import { useState } from 'react'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { siteSpacesIn, type SiteItem, type SiteTree } from '../../../content/site-tree/site-tree.ts'
import { concealedTitle, isConcealedId, toldPath } from '../../../contract/sites/concealed-spaces.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ConditionField, type ConditionTemplate } from '../audience/condition-field.tsx'
import { TrashedSpace } from './trashed-space.tsx'
import { fieldEdit, fieldLimit, fieldProblem, type ItemField } from './edits/item-rules.ts'

export interface ItemDetailsProps {
  readonly org: string
  readonly site: string
  readonly tree: SiteTree
  readonly item: SiteItem
  /** Its URL, including that of the site; undefined for a group. */
  readonly address: string | undefined
  readonly spaceName: (id: string) => string
  /** Whether a space is in the trash. */
  readonly trashed: (space: string) => boolean
  readonly templates: readonly ConditionTemplate[]
  readonly refused: string | undefined
  readonly onEdit: (edit: SiteEdit) => void
  readonly onSwap: (siteSpace: string) => void
}

interface LineProps extends Pick<ItemDetailsProps, 'tree' | 'item' | 'onEdit'> {
  readonly field: ItemField
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly optional?: boolean
  readonly mono?: boolean
}

/** A field that is submitted as an edit on blur or Enter. */
function Line({ tree, item, onEdit, field, label, hint, value, optional = false, mono = false }: LineProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const problem = typed.trim() === value ? undefined : fieldProblem(tree, item.id, field, typed)
  const keep = (): void => {
    if (typed.trim() !== value && problem === undefined) onEdit(fieldEdit(item.id, field, typed))
  }
  return (
    <TextField
      label={label}
      hint={hint}
      optional={optional}
      value={typed}
      onValueChange={setTyped}
      error={problem}
      limit={fieldLimit(item.kind, field)}
      autoComplete="off"
      spellCheck={!mono}
      className={mono ? 'font-mono text-base' : ''}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        keep()
      }}
    />
  )
}

function Condition({
  tree,
  item,
  templates,
  onEdit,
}: Pick<ItemDetailsProps, 'tree' | 'item' | 'templates' | 'onEdit'>) {
  const value = item.kind === 'site-section-group' ? '' : (item.condition ?? '')
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const changed = typed.trim() !== value
  const problem = changed ? fieldProblem(tree, item.id, 'condition', typed) : undefined
  return (
    <div className="grid gap-2">
      <ConditionField
        value={typed}
        limit={fieldLimit(item.kind, 'condition')}
        templates={templates}
        onValue={setTyped}
      />
      {changed && (
        <span className="flex gap-2">
          <Button onClick={() => onEdit(fieldEdit(item.id, 'condition', typed))} disabledReason={problem}>
            {typed.trim() === '' ? 'Show it to everybody' : 'Set the condition'}
          </Button>
          <Button variant="bare" onClick={() => setTyped(value)}>
            Leave it
          </Button>
        </span>
      )}
    </div>
  )
}

/** All settings of one part of a site. */
export function ItemDetails(props: ItemDetailsProps) {
  const { org, site, tree, item, address, spaceName, refused, onEdit, onSwap } = props
  const line = { tree, item, onEdit }
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  const shownSpace =
    item.kind === 'site-space'
      ? item
      : item.kind === 'site-section' && siteSpacesIn(tree, item.id).length === 1
        ? siteSpacesIn(tree, item.id)[0]
        : undefined
  return (
    <div className="grid gap-4">
      {shownSpace !== undefined && props.trashed(shownSpace.space) && (
        <TrashedSpace
          org={org}
          site={site}
          space={shownSpace.space}
          name={spaceName(shownSpace.space)}
          onReplace={() => onSwap(shownSpace.id)}
        />
      )}
      <Line
        {...line}
        field="title"
        label="Title"
        value={item.title ?? ''}
        {...(item.kind === 'site-space' && {
          optional: true,
          hint: `Without one it is called “${spaceName(item.space)}”, as its space is.`,
        })}
      />
      {item.kind !== 'site-section-group' && (
        <Line
          {...line}
          field="path"
          label="Path"
          mono
          value={toldPath(item.path)}
          hint={
            isConcealedId(item.path)
              ? 'It has one that you cannot see; what you type here takes its place.'
              : item.default
                ? `It is the default, so its address is ${address ?? ''}`
                : (address ?? '')
          }
        />
      )}
      {item.kind === 'site-section' && (
        <Line {...line} field="description" label="Description" optional value={item.description ?? ''} />
      )}
      {item.kind !== 'site-space' && (
        <Line
          {...line}
          field="icon"
          label="Icon"
          optional
          value={item.icon ?? ''}
          hint="An emoji, or the name of an icon."
        />
      )}
      {shownSpace !== undefined && !props.trashed(shownSpace.space) && (
        <div className="grid gap-1">
          <span className="font-strong">Space</span>
          <span className="flex flex-wrap items-center gap-2">
            {isConcealedId(shownSpace.space) ? (
              <span className="text-ink-soft">{concealedTitle}</span>
            ) : (
              <Link
                to="/o/$org/s/$space"
                params={{ org, space: shownSpace.space }}
                className="min-w-0 truncate text-accent underline"
              >
                {spaceName(shownSpace.space)}
              </Link>
            )}
            <Button icon={Replace} onClick={() => onSwap(shownSpace.id)}>
              Swap the space
            </Button>
          </span>
        </div>
      )}
      {item.kind !== 'site-section-group' && !item.default && (
        <span>
          <Button icon={Star} onClick={() => onEdit({ edit: 'default', id: item.id })}>
            Make it the default
          </Button>
        </span>
      )}
      {item.kind !== 'site-section-group' && (
        <Condition {...line} key={item.id} templates={props.templates} />
      )}
    </div>
  )
}
