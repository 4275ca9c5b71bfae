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
  type SiteSectionItem,
  type SiteSpaceItem,
  type SiteTree,
} from '../../../content/site-tree/site-tree.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'

export interface NavigationPreviewProps {
  readonly title: string
  readonly tree: SiteTree
  readonly name: (item: SiteItem) => string
  /** Whether a space is in the trash, and so hidden from readers. */
  readonly isTrashed: (space: string) => boolean
  /** The site URL for display, without trailing slash. */
  readonly base: string
}

/** The variant that readers get: the chosen one, else the default, else one that is not in the trash. */
const currentVariant = (
  variants: readonly SiteSpaceItem[],
  chosen: string | undefined,
  isTrashed: (space: string) => boolean,
): SiteSpaceItem | undefined => {
  const available = variants.filter(({ space }) => !isTrashed(space))
  return (
    variants.find(({ id }) => id === chosen) ??
    available.find((variant) => variant.default) ??
    available[0] ??
    variants.find((variant) => variant.default)
  )
}

const optionOf = (item: SiteItem, name: NavigationPreviewProps['name'], isTrashed: boolean) => ({
  value: item.id,
  label: isTrashed ? `${name(item)} (in the trash)` : name(item),
})

/** The navigation as readers will see it: sections as tabs, groups as menus, variants as a picker. */
export function NavigationPreview({ title, tree, name, isTrashed, base }: NavigationPreviewProps) {
  const [sectionId, setSectionId] = useState<string>()
  const [variantId, setVariantId] = useState<string>()
  const section = sectionOf(tree, sectionId ?? null) ?? defaultSection(tree)
  const variants = siteSpacesIn(tree, section?.id ?? null)
  const variant = currentVariant(variants, variantId, isTrashed)
  const url = variant === undefined ? '' : (urlsOf(tree).get(variant.id) ?? '')
  return (
    <section
      aria-label="Navigation preview"
      className="overflow-hidden rounded-base bg-paper ring-1 ring-line"
    >
      <p className="truncate border-b border-line bg-desk px-3 py-1 font-mono text-caption text-ink-soft">
        {base}
        {url === '' || url.split('/').some(isConcealedId) ? '' : `/${url}`}
      </p>
      <div className="flex items-center justify-between gap-2 px-3 pt-2">
        <span className="truncate font-serif font-strong">{title}</span>
        {variants.length > 1 && variant !== undefined && (
          <Menu
            align="end"
            trigger={
              <button
                type="button"
                aria-label={`Variant: ${name(variant)}`}
                className="inline-flex h-6 max-w-32 items-center gap-1 rounded-small px-1.5 text-caption ring-1 ring-line ring-inset"
              >
                <span className="truncate">{name(variant)}</span>
                <Icon of={ChevronDown} className="size-3" />
              </button>
            }
          >
            <MenuChoice
              value={variant.id}
              onValueChange={setVariantId}
              options={variants.map((item) => optionOf(item, name, isTrashed(item.space)))}
            />
          </Menu>
        )}
      </div>
      <SectionTabs {...{ tree, name, isTrashed }} section={section} onSection={setSectionId} />
      {variant !== undefined && isTrashed(variant.space) ? (
        <p className="px-3 py-3 text-caption text-rust">
          The space is in the trash, so readers do not see “{name(variant)}”.
        </p>
      ) : (
        <PagePlaceholder title={variant === undefined ? 'No content yet' : name(variant)} />
      )}
    </section>
  )
}

const tab = 'inline-flex h-7 items-center gap-1 whitespace-nowrap px-1.5 text-caption'
const currentTab = 'border-b-2 border-accent font-strong text-ink'

interface SectionTabsProps extends Pick<NavigationPreviewProps, 'tree' | 'name' | 'isTrashed'> {
  /** The current section. */
  readonly section: SiteSectionItem | undefined
  readonly onSection: (id: string) => void
}

/** Sections as tabs, and groups of sections as menus. */
function SectionTabs({ tree, name, isTrashed, section, onSection }: SectionTabsProps) {
  /** Whether a section has no variant left for readers. */
  const isEmpty = ({ id }: SiteItem): boolean => {
    const variants = siteSpacesIn(tree, id)
    return variants.length > 0 && variants.every(({ space }) => isTrashed(space))
  }
  return (
    <div className="flex max-h-44 flex-wrap gap-x-1 overflow-y-auto border-b border-line px-2 pt-1">
      {childrenOf(tree, null).map((item) => {
        if (item.kind === 'site-space') return null
        if (item.kind === 'site-section')
          return (
            <button
              key={item.id}
              type="button"
              aria-pressed={item.id === section?.id}
              onClick={() => onSection(item.id)}
              className={cx(tab, item.id === section?.id ? currentTab : 'text-ink-soft')}
            >
              {isEmpty(item) ? (
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
        const sections = allSections(tree).filter((inside) =>
          holdersOf(tree, inside).some(({ id }) => id === item.id),
        )
        // Groups without sections are hidden from readers.
        if (sections.length === 0) return null
        const isCurrent = sections.some(({ id }) => id === section?.id)
        return (
          <Menu
            key={item.id}
            trigger={
              <button type="button" className={cx(tab, isCurrent ? currentTab : 'text-ink-soft')}>
                {isCurrent && section !== undefined ? `${name(item)}: ${name(section)}` : name(item)}
                <Icon of={ChevronDown} className="size-3" />
              </button>
            }
          >
            <MenuChoice
              value={section?.id ?? ''}
              onValueChange={onSection}
              options={sections.map((inside) => optionOf(inside, name, isEmpty(inside)))}
            />
          </Menu>
        )
      })}
    </div>
  )
}

/** Bars in place of the page tree and the text. */
function PagePlaceholder({ title }: { readonly title: string }) {
  const bars = (widths: readonly number[]) =>
    widths.map((width) => (
      <span key={width} className="h-1.5 rounded-round bg-line" style={{ width: `${width}%` }} />
    ))
  return (
    <div aria-hidden="true" className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 px-3 py-3">
      <span className="grid content-start gap-1.5">{bars([70, 90, 55, 80])}</span>
      <span className="grid content-start gap-1.5">
        <span className="font-serif">{title}</span>
        {bars([95, 88, 60])}
      </span>
    </div>
  )
}
