import { FileText, Folder, House } from 'lucide-react'
import { useMemo } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { counted } from '../../ui/counted.ts'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { moveChanges, moveTargets, topmost } from './page-bulk.ts'

export interface MovePagesProps {
  readonly org: string
  readonly space: string
  /** The complete tree. */
  readonly tree: readonly TreePage[]
  readonly selected: ReadonlySet<string>
  readonly onClose: () => void
  readonly onDone: () => void
}

interface MoveTarget {
  /** Null is the top level. */
  readonly id: string | null
  readonly icon: typeof FileText
  /** Including the titles of its ancestors. */
  readonly path: string
}

const targetsIn = (pages: readonly TreePage[], allowed: ReadonlySet<string>, above: string): MoveTarget[] =>
  pages.flatMap((page): MoveTarget[] => {
    if (!allowed.has(page.id)) return []
    const path = `${above}${page.title === '' ? 'Untitled' : page.title}`
    return [
      { id: page.id, icon: page.type === 'group' ? Folder : FileText, path },
      ...('pages' in page ? targetsIn(page.pages, allowed, `${path} / `) : []),
    ]
  })

/** Number of pages listed by name; the rest are counted. */
const mostTitles = 6

/** Moves pages with their subtrees to the end of another page, a group or the top level. */
export function MovePages({ org, space, tree, selected, onClose, onDone }: MovePagesProps) {
  const choices = useMemo(
    (): MoveTarget[] => [
      { id: null, icon: House, path: 'Top level' },
      ...targetsIn(tree, moveTargets(tree, selected), ''),
    ],
    [tree, selected],
  )
  const find = useFindOne({
    choices,
    keyOf: ({ id }) => id ?? '',
    fits: ({ path }, typed) => holdsWords(path, typed),
  })
  const target = find.chosen
  const changes = target === undefined ? [] : moveChanges(tree, selected, target.id)
  const moved = new Set(changes.flatMap((change) => ('page' in change ? [change.page] : [])))
  const pages = topmost(tree, selected)
  return (
    <ChangeDialog
      org={org}
      space={space}
      title="Move pages"
      description="Pages move to the end of the selected parent, with their subpages. Old URLs redirect to the new ones."
      subject={`Move ${counted(changes.length, 'page')}`}
      changes={changes}
      disabledReason={
        target === undefined
          ? 'Select a destination first.'
          : changes.length === 0
            ? 'The pages are already there.'
            : undefined
      }
      done={`${counted(changes.length, 'page')} moved`}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-2">
        <FindOne
          {...find}
          label="Page or group"
          legend="Destination"
          row={({ icon, path }) => (
            <>
              <Icon of={icon} className="text-ink-soft" />
              <span className="min-w-0 flex-1 truncate">{path}</span>
            </>
          )}
        />
        <output className={target === undefined ? 'text-ink-soft' : 'sr-only'}>
          {target === undefined ? 'No matching pages or groups.' : `Selected: ${target.path}`}
        </output>
      </div>
      <section aria-label="Pages to move">
        <h3 className="mb-1 font-strong">
          {target === undefined
            ? `${counted(pages.length, 'page')} selected`
            : `${counted(changes.length, 'page')} will move`}
        </h3>
        <ul className="text-ink-soft">
          {pages.slice(0, mostTitles).map(({ id, title }) => (
            <li key={id} className="truncate">
              {title === '' ? 'Untitled' : title}
              {target !== undefined && !moved.has(id) && ' (already there)'}
            </li>
          ))}
          {pages.length > mostTitles && <li>and {pages.length - mostTitles} more</li>}
        </ul>
      </section>
    </ChangeDialog>
  )
}
