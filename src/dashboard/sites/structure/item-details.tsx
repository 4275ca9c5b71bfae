import { Link } from '@tanstack/react-router'
import { Replace, Star } from 'lucide-react'
import { useState } from 'react'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteSpaceItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { concealedTitle, isConcealedId, toldPath } from '../../../contract/sites/concealed-spaces.ts'
import { ChooseIcon } from '../../forms/choose-icon.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { ConditionClaims, TypedCondition } from '../audience/condition-field.tsx'
import { ItemCondition } from './item-condition.tsx'
import { spaceOfRow } from './structure-row.tsx'
import { TrashedSpace } from './trashed-space.tsx'
import { fieldEdit, fieldLimit, fieldProblem, type ItemField } from './edits/item-rules.ts'

export interface ItemDetailsProps {
  readonly org: string
  readonly site: string
  readonly tree: SiteTree
  readonly item: SiteItem
  /** Its URL, including that of the site; undefined for a group. */
  readonly url: string | undefined
  readonly spaceName: (id: string) => string
  /** Whether a space is in the trash. */
  readonly isTrashed: (space: string) => boolean
  readonly claims: ConditionClaims
  /** Conditions that were typed and not set, by item. */
  readonly unsetConditions: Map<string, TypedCondition>
  readonly refused: string | undefined
  readonly onEdit: (edit: SiteEdit) => void
  readonly onReplaceSpace: (siteSpace: string) => void
}

interface SettingFieldProps extends Pick<ItemDetailsProps, 'tree' | 'item' | 'onEdit'> {
  readonly field: ItemField
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly optional?: boolean
  readonly mono?: boolean
}

/** A field that is submitted as an edit on blur or Enter. */
function SettingField({
  tree,
  item,
  onEdit,
  field,
  label,
  hint,
  value,
  optional = false,
  mono = false,
}: SettingFieldProps) {
  const [typed, setTyped] = useState(value)
  const [saved, setSaved] = useState(value)
  if (saved !== value) {
    setSaved(value)
    setTyped(value)
  }
  const problem = typed.trim() === value ? undefined : fieldProblem(tree, item.id, field, typed)
  const save = (): void => {
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
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        save()
      }}
    />
  )
}

/** The path field, with the resulting URL. */
function PathField({ item, url, ...props }: Pick<ItemDetailsProps, 'tree' | 'item' | 'url' | 'onEdit'>) {
  if (item.kind === 'site-section-group') return null
  const hint = isConcealedId(item.path)
    ? 'It has a path that you cannot see. A path that you enter replaces it.'
    : item.default
      ? `As the default, its URL is ${url ?? ''}`
      : (url ?? '')
  return (
    <SettingField
      {...props}
      item={item}
      field="path"
      label="Path"
      mono
      value={toldPath(item.path)}
      hint={hint}
    />
  )
}

/** The space of an item, with what can be done about it. */
function ItemSpace(props: ItemDetailsProps & { readonly siteSpace: SiteSpaceItem }) {
  const { org, site, siteSpace, spaceName, onReplaceSpace } = props
  const { id, space } = siteSpace
  if (props.isTrashed(space))
    return (
      <TrashedSpace
        org={org}
        site={site}
        space={space}
        name={spaceName(space)}
        onReplace={() => onReplaceSpace(id)}
      />
    )
  return (
    <div className="grid gap-1">
      <span className="font-strong">Space</span>
      <span className="flex flex-wrap items-center gap-2">
        {isConcealedId(space) ? (
          <span className="text-ink-soft">{concealedTitle}</span>
        ) : (
          <Link
            to="/o/$org/s/$space"
            params={{ org, space }}
            className="min-w-0 truncate text-accent underline"
          >
            {spaceName(space)}
          </Link>
        )}
        <Button icon={Replace} onClick={() => onReplaceSpace(id)}>
          Replace space
        </Button>
      </span>
    </div>
  )
}

interface IconSettingProps extends Pick<ItemDetailsProps, 'tree' | 'item' | 'onEdit'> {
  readonly icon: string
}

/** The icon of a section or group: typed, or chosen from all icons and emoji. */
function IconSetting({ icon, ...edited }: IconSettingProps) {
  const set = (name: string): void => edited.onEdit(fieldEdit(edited.item.id, 'icon', name))
  const isEmoji = /[^\x20-\x7e]/.test(icon)
  return (
    <div className="grid gap-1.5">
      <SettingField
        {...edited}
        field="icon"
        label="Icon"
        optional
        value={icon}
        hint="An emoji or the name of an icon."
      />
      <ChooseIcon
        icon={isEmoji ? '' : icon}
        emoji={isEmoji ? icon : ''}
        onIcon={set}
        onEmoji={set}
        onNone={() => set('')}
      />
    </div>
  )
}

/** All settings of one item of a site. */
export function ItemDetails(props: ItemDetailsProps) {
  const { tree, item, url, spaceName, refused, onEdit } = props
  const edited = { tree, item, onEdit }
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  const siteSpace = spaceOfRow(tree, item)
  const space = siteSpace !== undefined && <ItemSpace {...props} siteSpace={siteSpace} />
  // A trashed space comes first, because it needs attention.
  const isTrashed = siteSpace !== undefined && props.isTrashed(siteSpace.space)
  return (
    <div className="grid gap-4">
      {isTrashed && space}
      <SettingField
        {...edited}
        field="title"
        label="Title"
        value={item.title ?? ''}
        {...(item.kind === 'site-space' && {
          optional: true,
          hint: `Leave empty to use the space title, “${spaceName(item.space)}”.`,
        })}
      />
      <PathField {...edited} url={url} />
      {item.kind === 'site-section' && (
        <SettingField
          {...edited}
          field="description"
          label="Description"
          optional
          value={item.description ?? ''}
        />
      )}
      {item.kind !== 'site-space' && <IconSetting {...edited} icon={item.icon ?? ''} />}
      {!isTrashed && space}
      {item.kind !== 'site-section-group' && !item.default && (
        <span>
          <Button icon={Star} onClick={() => onEdit({ edit: 'default', id: item.id })}>
            Make default
          </Button>
        </span>
      )}
      {item.kind !== 'site-section-group' && (
        <ItemCondition
          {...edited}
          key={item.id}
          item={item}
          claims={props.claims}
          unset={props.unsetConditions}
        />
      )}
    </div>
  )
}
