import { FileText, Folder, House } from 'lucide-react'
import { useMemo } from 'react'
import type { Page } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { moveChanges, placesFor, topmost } from './page-bulk.ts'

export interface MovePagesProps {
  readonly org: string
  readonly space: string
  /** The complete tree. */
  readonly tree: readonly Page[]
  readonly chosen: ReadonlySet<string>
  readonly onClose: () => void
  readonly onDone: () => void
}

interface Place {
  /** Null is the top level. */
  readonly id: string | null
  readonly icon: typeof FileText
  /** Including the titles of its ancestors. */
  readonly path: string
}

const placesIn = (pages: readonly Page[], allowed: ReadonlySet<string>, above: string): Place[] =>
  pages.flatMap((page): Place[] => {
    if (!allowed.has(page.id)) return []
    const path = `${above}${page.title === '' ? 'Untitled' : page.title}`
    return [
      { id: page.id, icon: page.type === 'group' ? Folder : FileText, path },
      ...('pages' in page ? placesIn(page.pages, allowed, `${path} / `) : []),
    ]
  })

/** Number of pages listed by name; the rest are counted. */
const named = 6

/** Moves pages with their subtrees to the end of another page, a group or the top level. */
export function MovePages({ org, space, tree, chosen, onClose, onDone }: MovePagesProps) {
  const choices = useMemo(
    (): Place[] => [
      { id: null, icon: House, path: 'The top of the space' },
      ...placesIn(tree, placesFor(tree, chosen), ''),
    ],
    [tree, chosen],
  )
  const find = useFindOne({
    choices,
    keyOf: ({ id }) => id ?? '',
    fits: ({ path }, typed) => holdsWords(path, typed),
  })
  const place = find.chosen
  const changes = place === undefined ? [] : moveChanges(tree, chosen, place.id)
  const moved = new Set(changes.flatMap((change) => ('page' in change ? [change.page] : [])))
  const pages = topmost(tree, chosen)
  return (
    <ChangeDialog
      org={org}
      space={space}
      title="Move pages"
      description="They go to the end of the place that you choose, with all that lies in them. Addresses that readers know lead on to the new ones."
      subject={`Move ${counted(changes.length, 'page')}`}
      changes={changes}
      disabledReason={
        place === undefined
          ? 'Choose where they go first.'
          : changes.length === 0
            ? 'They lie there already.'
            : undefined
      }
      done={`${counted(changes.length, 'page')} moved`}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-2">
        <FindOne
          {...find}
          label="Into which page or group"
          legend="Where to"
          row={({ icon, path }) => (
            <>
              <Icon of={icon} className="text-ink-soft" />
              <span className="min-w-0 flex-1 truncate">{path}</span>
            </>
          )}
        />
        <output className={place === undefined ? 'text-ink-soft' : 'sr-only'}>
          {place === undefined
            ? 'No page or group of that name that they can go into.'
            : `Chosen: ${place.path}`}
        </output>
      </div>
      <section aria-label="What moves">
        <h3 className="mb-1 font-strong">
          {place === undefined
            ? `${counted(pages.length, 'page')} chosen`
            : `${counted(changes.length, 'page')} will move`}
        </h3>
        <ul className="text-ink-soft">
          {pages.slice(0, named).map(({ id, title }) => (
            <li key={id} className="truncate">
              {title === '' ? 'Untitled' : title}
              {place !== undefined && !moved.has(id) && ' is there already'}
            </li>
          ))}
          {pages.length > named && <li>and {pages.length - named} more</li>}
        </ul>
      </section>
    </ChangeDialog>
  )
}
