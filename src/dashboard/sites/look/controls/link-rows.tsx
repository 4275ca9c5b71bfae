import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** An edited link. Its target may also be a page or a space, which is preserved. */
export interface EditedLink {
  readonly title: string
  readonly to: Readonly<Record<string, unknown>> | null
}

export interface LinkRowsProps<Item extends EditedLink> {
  /** Name of a link by its position from 1, such as "Group 1, link 2". */
  readonly nameOf: (position: number) => string
  readonly items: readonly Item[]
  readonly added: Item
  readonly onItems: (items: readonly Item[]) => void
}

const titleLimit = 64

/** An ordered list of links with title and URL, which can be moved and removed. */
export function LinkRows<Item extends EditedLink>({ nameOf, items, added, onItems }: LinkRowsProps<Item>) {
  const set = (index: number, item: Item): void => onItems(items.with(index, item))
  const move = (index: number, by: -1 | 1): void => {
    const item = items[index]
    if (item === undefined) return
    onItems(items.toSpliced(index, 1).toSpliced(index + by, 0, item))
  }
  return (
    <div className="grid gap-3">
      {items.map((item, index) => {
        const url = item.to?.['kind'] === 'url' ? item.to['url'] : undefined
        const name = nameOf(index + 1)
        const isInternal = item.to !== null && item.to['kind'] !== 'url'
        return (
          // Links have no id; they are identified by position.
          <div key={index} className="grid gap-2 border-l-2 border-line pl-3">
            <TextField
              label={`${name}: title`}
              value={item.title}
              limit={titleLimit}
              onValueChange={(title) => set(index, { ...item, title })}
              autoComplete="off"
            />
            {isInternal ? (
              <p className="text-caption text-ink-soft">
                Links to a {String(item.to?.['kind'])} of this organization.
              </p>
            ) : (
              <TextField
                label={`${name}: URL`}
                value={typeof url === 'string' ? url : ''}
                inputMode="url"
                onValueChange={(next) => set(index, { ...item, to: { kind: 'url', url: next } })}
                autoComplete="off"
              />
            )}
            <span className="flex">
              <IconButton
                icon={ArrowUp}
                label={`${name}: move up`}
                disabledReason={index === 0 ? 'Already first.' : undefined}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`${name}: move down`}
                disabledReason={index === items.length - 1 ? 'Already last.' : undefined}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={`${name}: remove`}
                onClick={() => onItems(items.toSpliced(index, 1))}
              />
            </span>
          </div>
        )
      })}
      <span>
        <Button icon={Plus} onClick={() => onItems([...items, added])}>
          Add link
        </Button>
      </span>
    </div>
  )
}
