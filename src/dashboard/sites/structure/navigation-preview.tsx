import { ChevronDown, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import { isConcealedId } from '../../../contract/sites/concealed-spaces.ts'
import {
  allSections,
  childrenOf,
  defaultSection,
  holdersOf,
  sectionOf,
  siteSpacesIn,
  type SiteItem,
  type SiteTree,
} from '../../../content/site-tree/site-tree.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'

export interface NavMiniatureProps {
  readonly title: string
  readonly tree: SiteTree
  readonly name: (item: SiteItem) => string
  /** Whether a space is in the trash, and so hidden from readers. */
  readonly trashed: (space: string) => boolean
  /** The site URL for display, without trailing slash. */
  readonly base: string
}

const tab = 'inline-flex h-7 items-center gap-1 whitespace-nowrap px-1.5 text-caption'
const shownTab = 'border-b-2 border-accent font-strong text-ink'

/** The navigation as readers will see it: sections as tabs, groups as menus, variants as a picker. */
export function NavMiniature({ title, tree, name, trashed, base }: NavMiniatureProps) {
  const [chosen, setChosen] = useState<string>()
  const [variant, setVariant] = useState<string>()
  const section = sectionOf(tree, chosen ?? null) ?? defaultSection(tree)
  const variants = siteSpacesIn(tree, section?.id ?? null)
  // Readers get the default variant, or a remaining one.
  const standing = variants.filter(({ space }) => !trashed(space))
  const shown =
    variants.find(({ id }) => id === variant) ??
    standing.find((each) => each.default) ??
    standing[0] ??
    variants.find((each) => each.default)
  const gone = shown !== undefined && trashed(shown.space)
  /** Whether a section has no variant left for readers. */
  const isGone = ({ id }: SiteItem): boolean => {
    const within = siteSpacesIn(tree, id)
    return within.length > 0 && within.every(({ space }) => trashed(space))
  }
  const choice = (each: SiteItem, away: boolean) => ({
    value: each.id,
    label: away ? `${name(each)} (in the trash)` : name(each),
  })
  const urls = urlsOf(tree)
  const url = shown === undefined ? '' : (urls.get(shown.id) ?? '')
  const sectionsIn = (group: string): readonly SiteItem[] =>
    allSections(tree).filter((each) => holdersOf(tree, each).some(({ id }) => id === group))
  return (
    <section
      aria-label="Navigation as readers see it"
      className="overflow-hidden rounded-base bg-paper ring-1 ring-line"
    >
      <p className="truncate border-b border-line bg-desk px-3 py-1 font-mono text-caption text-ink-soft">
        {base}
        {url === '' || url.split('/').some(isConcealedId) ? '' : `/${url}`}
      </p>
      <div className="flex items-center justify-between gap-2 px-3 pt-2">
        <span className="truncate font-serif font-strong">{title}</span>
        {variants.length > 1 && shown !== undefined && (
          <Menu
            align="end"
            trigger={
              <button
                type="button"
                aria-label={`Variant: ${name(shown)}`}
                className="inline-flex h-6 max-w-32 items-center gap-1 rounded-small px-1.5 text-caption ring-1 ring-line ring-inset"
              >
                <span className="truncate">{name(shown)}</span>
                <Icon of={ChevronDown} className="size-3" />
              </button>
            }
          >
            <MenuChoice
              value={shown.id}
              onValueChange={setVariant}
              options={variants.map((each) => choice(each, trashed(each.space)))}
            />
          </Menu>
        )}
      </div>
      <div className="flex max-h-44 flex-wrap gap-x-1 overflow-y-auto border-b border-line px-2 pt-1">
        {childrenOf(tree, null).map((item) => {
          if (item.kind === 'site-space') return null
          if (item.kind === 'site-section')
            return (
              <button
                key={item.id}
                type="button"
                aria-pressed={item.id === section?.id}
                onClick={() => setChosen(item.id)}
                className={cx(tab, item.id === section?.id ? shownTab : 'text-ink-soft')}
              >
                {isGone(item) ? (
                  <>
                    <span className="line-through">{name(item)}</span>
                    <Icon of={Trash2} className="size-3" />
                    <span className="sr-only">in the trash</span>
                  </>
                ) : (
                  name(item)
                )}
                {item.condition !== null && <Icon of={EyeOff} className="size-3" />}
              </button>
            )
          const inside = sectionsIn(item.id)
          // Groups without sections are hidden from readers.
          if (inside.length === 0) return null
          const current = inside.some(({ id }) => id === section?.id)
          return (
            <Menu
              key={item.id}
              trigger={
                <button type="button" className={cx(tab, current ? shownTab : 'text-ink-soft')}>
                  {current && section !== undefined ? `${name(item)}: ${name(section)}` : name(item)}
                  <Icon of={ChevronDown} className="size-3" />
                </button>
              }
            >
              <MenuChoice
                value={section?.id ?? ''}
                onValueChange={setChosen}
                options={inside.map((each) => choice(each, isGone(each)))}
              />
            </Menu>
          )
        })}
      </div>
      {gone ? (
        <p className="px-3 py-3 text-caption text-rust">
          Its space is in the trash: readers do not find “{name(shown)}”.
        </p>
      ) : (
        <div aria-hidden="true" className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 px-3 py-3">
          <span className="grid content-start gap-1.5">
            {[70, 90, 55, 80].map((width) => (
              <span key={width} className="h-1.5 rounded-round bg-line" style={{ width: `${width}%` }} />
            ))}
          </span>
          <span className="grid content-start gap-1.5">
            <span className="font-serif">{shown === undefined ? 'Nothing to show yet' : name(shown)}</span>
            {[95, 88, 60].map((width) => (
              <span key={width} className="h-1.5 rounded-round bg-line" style={{ width: `${width}%` }} />
            ))}
          </span>
        </div>
      )}
    </section>
  )
}
