import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDownWideNarrow, ChevronDown, ChevronRight, Filter, MessageSquareText } from 'lucide-react'
import type { SiteFeedbackPage } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { feedbackPagesOptions } from './feedback-queries.ts'
import type { FeedbackSearch } from './feedback-search.ts'
import { ratings, ratingLabels } from './feedback-labels.ts'
import { PageAnswers } from './page-answers.tsx'

export interface FeedbackScreenProps {
  readonly org: string
  readonly site: string
  /** Why answers cannot be deleted; undefined if they can. */
  readonly refused: string | undefined
  /** Whether pages of the site ask for feedback. */
  readonly isEnabled: boolean
  readonly search: FeedbackSearch
  readonly onSearch: (search: FeedbackSearch) => void
}

const ratingOptions = [
  { value: 'any' as const, label: 'All answers' },
  ...ratings.map((rating) => ({ value: rating, label: ratingLabels[rating].label })),
]
const sortOptions = [
  { value: 'latest', label: 'Newest first' },
  { value: 'unhelpful', label: 'Least helpful first' },
] as const

/** The rating counts of a page with their icons; zeros are left out. */
function Counts({ counts }: Pick<SiteFeedbackPage, 'counts'>) {
  return (
    <span className="figures flex flex-wrap gap-x-3 gap-y-1">
      {ratings.map((rating) => {
        const { icon, color, counted } = ratingLabels[rating]
        return counts[rating] === 0 ? null : (
          <span key={rating} title={`${counts[rating]} ${counted}`} className="flex items-center gap-1">
            <span className={color}>
              <Icon of={icon} />
            </span>
            {counts[rating]}
            <span className="sr-only"> {counted}</span>
          </span>
        )
      })}
      {counts.comments > 0 && (
        <span title="Answers with comments" className="flex items-center gap-1 text-ink-soft">
          <Icon of={MessageSquareText} />
          {counts.comments}
          <span className="sr-only"> with comments</span>
        </span>
      )}
    </span>
  )
}

/** Changes of the filters; undefined removes one. */
type SearchUpdate = { readonly [Name in keyof FeedbackSearch]?: FeedbackSearch[Name] | undefined }

/** Readers' feedback on a site, page by page. */
export function FeedbackScreen(props: FeedbackScreenProps) {
  const { org, site, isEnabled, search, onSearch } = props
  const list = useSuspenseInfiniteQuery(feedbackPagesOptions(org, site, search))
  const pages = list.data.pages.flatMap(({ items }) => items)
  const isFiltered = search.rating !== undefined || search.words === true
  const update = (next: SearchUpdate): void => {
    const changed = Object.entries({ ...search, ...next }).filter(([, value]) => value !== undefined)
    onSearch(Object.fromEntries(changed))
  }
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Feedback</h1>
      {!isEnabled && (pages.length > 0 || isFiltered) && (
        <p className="text-ink-soft">
          Page feedback is off. <CustomizeLink {...{ org, site }}>Turn it on in Customize</CustomizeLink>
        </p>
      )}
      {(pages.length > 0 || isFiltered) && <FeedbackFilters search={search} onUpdate={update} />}
      {pages.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No matching answers' : 'No feedback yet'}
          action={
            !isFiltered &&
            !isEnabled && <CustomizeLink {...{ org, site }}>Turn on page feedback</CustomizeLink>
          }
        >
          {isFiltered
            ? 'Try a different filter.'
            : 'With page feedback on, readers can rate each page anonymously. Their answers appear here.'}
        </EmptyState>
      ) : (
        <ul aria-label="Pages with feedback">
          {pages.map((page) => {
            const key = `${page.space}/${page.page.id}`
            const isOpen = search.open === key
            return (
              <FeedbackPageRow
                key={key}
                {...props}
                page={page}
                isOpen={isOpen}
                onToggle={() => update({ open: isOpen ? undefined : key })}
              />
            )
          })}
        </ul>
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
    </div>
  )
}

function CustomizeLink({
  org,
  site,
  children,
}: Pick<FeedbackScreenProps, 'org' | 'site'> & { readonly children: string }) {
  return (
    <Link to="/o/$org/sites/$site/customize" params={{ org, site }} className="text-accent underline">
      {children}
    </Link>
  )
}

interface FeedbackFiltersProps {
  readonly search: FeedbackSearch
  readonly onUpdate: (update: SearchUpdate) => void
}

function FeedbackFilters({ search: { rating, sort, words }, onUpdate }: FeedbackFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Menu
        trigger={
          <Button variant="bare" icon={Filter}>
            {ratingOptions.find(({ value }) => value === (rating ?? 'any'))?.label}
          </Button>
        }
      >
        <MenuChoice
          value={rating ?? 'any'}
          onValueChange={(next) => onUpdate({ rating: next === 'any' ? undefined : next })}
          options={ratingOptions}
        />
      </Menu>
      <Menu
        trigger={
          <Button variant="bare" icon={ArrowDownWideNarrow}>
            {sortOptions.find(({ value }) => value === (sort ?? 'latest'))?.label}
          </Button>
        }
      >
        <MenuChoice
          value={sort ?? 'latest'}
          onValueChange={(next) => onUpdate({ sort: next === 'latest' ? undefined : next })}
          options={sortOptions}
        />
      </Menu>
      <Switch
        label="With comments only"
        checked={words === true}
        onCheckedChange={(next) => onUpdate({ words: next ? true : undefined })}
      />
    </div>
  )
}

interface FeedbackPageRowProps extends FeedbackScreenProps {
  readonly page: SiteFeedbackPage
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A page with its rating counts; expanded, also with its answers. */
function FeedbackPageRow({ org, site, refused, search, page, isOpen, onToggle }: FeedbackPageRowProps) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-1 py-1.5 text-left hover:bg-hover"
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
        <span className="min-w-0 flex-1 basis-40">
          <span dir="auto" className="block truncate font-strong">
            {page.page.title}
          </span>
          <span className="flex min-w-0 items-center gap-2 text-caption text-ink-soft">
            <span dir="auto" className="truncate">
              {page.spaceTitle}
            </span>
            {page.page.gone && <Badge>Page deleted</Badge>}
          </span>
        </span>
        <Counts counts={page.counts} />
        <span className="text-caption text-ink-soft">
          <RelativeTime at={page.lastAt} />
        </span>
      </button>
      {isOpen && <PageAnswers {...{ org, site, refused, search, page }} />}
    </li>
  )
}
