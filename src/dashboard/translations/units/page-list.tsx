import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Translation, TranslationPage } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { controlClass } from '../../ui/fields/field.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { CountsBar } from '../counts-bar.tsx'
import { withParameters } from '../../api/search-parameters.ts'
import type { UnitSearch } from '../translation-search.ts'
import { freshness, percentText } from '../translation-text.ts'

export interface PageListProps {
  readonly org: string
  readonly translation: Pick<Translation, 'id' | 'units'>
  readonly pages: readonly TranslationPage[]
  readonly search: UnitSearch
  readonly onSearch: (search: UnitSearch) => void
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-base px-2 py-1.5 hover:bg-hover -outline-offset-2 aria-[current=page]:bg-chosen aria-[current=page]:font-strong'

/** The pages of a translation with the states of their units; on a narrow screen a select. */
export function PageList(props: PageListProps) {
  const { org, translation, pages, search, onSearch } = props
  const [text, setText] = useState('')
  const wanted = text.toLowerCase()
  const found = pages.filter(({ page }) => `${page.title} ${page.path}`.toLowerCase().includes(wanted))
  const searchOf = (page: string | undefined): UnitSearch => withParameters(search, { page, unit: undefined })
  return (
    <>
      <div className="lg:hidden">
        <Select
          label="Page"
          value={search.page ?? ''}
          onValueChange={(page) => onSearch(searchOf(page === '' ? undefined : page))}
          options={[
            { value: '', label: 'All pages' },
            ...pages.map(({ page, units }) => ({
              value: page.id,
              label: `${page.title} (${percentText(freshness(units))} fresh)`,
            })),
          ]}
        />
      </div>
      <nav
        aria-label="Pages"
        className="hidden content-start gap-2 lg:sticky lg:top-4 lg:grid lg:max-h-[calc(100dvh-2rem)]"
      >
        <input
          type="search"
          aria-label="Search pages"
          placeholder="Search pages"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={controlClass}
        />
        <Link
          to="/o/$org/translations/$translation"
          params={{ org, translation: translation.id }}
          search={searchOf(undefined)}
          activeOptions={{ exact: true }}
          aria-current={search.page === undefined ? 'page' : undefined}
          className={rowClass}
        >
          <span>All pages</span>
          <span className="figures text-caption text-ink-soft">
            {percentText(freshness(translation.units))}
          </span>
        </Link>
        {found.length === 0 ? (
          <p className="px-2 text-ink-soft">No matching pages.</p>
        ) : (
          <VirtualList
            label="Pages of the source"
            items={found}
            itemKey={({ page }) => page.id}
            rowHeight={44}
            className="h-[60dvh]"
          >
            {({ page, units, checks }) => (
              <Link
                to="/o/$org/translations/$translation"
                params={{ org, translation: translation.id }}
                search={searchOf(page.id)}
                activeOptions={{ exact: true }}
                aria-current={search.page === page.id ? 'page' : undefined}
                className={rowClass}
              >
                <span className="truncate">{page.title}</span>
                <span className="figures flex items-center gap-1 text-caption font-normal text-ink-soft">
                  {checks.errors > 0 && (
                    <span className="inline-flex items-center gap-0.5 text-rust" title="Units with errors">
                      <Icon of={TriangleAlert} className="size-3.5" />
                      <span className="sr-only">Units with errors: </span>
                      {checks.errors}
                    </span>
                  )}
                  {percentText(freshness(units))}
                </span>
                <span className="col-span-2">
                  <CountsBar counts={units} />
                </span>
              </Link>
            )}
          </VirtualList>
        )}
      </nav>
    </>
  )
}
