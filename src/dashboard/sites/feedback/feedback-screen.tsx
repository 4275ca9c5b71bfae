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
  readonly asked: boolean
  readonly search: FeedbackSearch
  readonly onSearch: (search: FeedbackSearch) => void
}

const ratingChoices = [
  { value: 'any' as const, label: 'All answers' },
  ...ratings.map((rating) => ({ value: rating, label: ratingLabels[rating].label })),
]
const sorts = [
  { value: 'latest', label: 'Newest answer first' },
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
        <span title="Answers with words" className="flex items-center gap-1 text-ink-soft">
          <Icon of={MessageSquareText} />
          {counts.comments}
          <span className="sr-only"> with words</span>
        </span>
      )}
    </span>
  )
}

/** Readers' feedback on a site, page by page. */
export function FeedbackScreen({ org, site, refused, asked, search, onSearch }: FeedbackScreenProps) {
  const list = useSuspenseInfiniteQuery(feedbackPagesOptions(org, site, search))
  const pages = list.data.pages.flatMap(({ items }) => items)
  const count = list.data.pages[0]?.count ?? pages.length
  const filtered = search.rating !== undefined || search.words === true
  const { rating, words, sort, open, ...rest } = search
  const change = (next: FeedbackSearch): void =>
    onSearch({
      ...rest,
      ...(next.rating !== undefined && { rating: next.rating }),
      ...(next.words === true && { words: true }),
      ...(next.sort !== undefined && { sort: next.sort }),
      ...(next.open !== undefined && { open: next.open }),
    })
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Feedback</h1>
      {!asked && (pages.length > 0 || filtered) && (
        <p className="text-ink-soft">
          Pages do not ask for feedback now.{' '}
          <Link to="/o/$org/sites/$site/customize" params={{ org, site }} className="text-accent underline">
            Ask for it in Customize
          </Link>
        </p>
      )}
      {(pages.length > 0 || filtered) && (
        <div className="flex flex-wrap items-center gap-2">
          <Menu
            trigger={
              <Button variant="bare" icon={Filter}>
                {ratingChoices.find(({ value }) => value === (rating ?? 'any'))?.label}
              </Button>
            }
          >
            <MenuChoice
              value={rating ?? 'any'}
              onValueChange={(next) =>
                change({ ...search, rating: next === 'any' ? undefined : next } as FeedbackSearch)
              }
              options={ratingChoices}
            />
          </Menu>
          <Menu
            trigger={
              <Button variant="bare" icon={ArrowDownWideNarrow}>
                {sorts.find(({ value }) => value === (sort ?? 'latest'))?.label}
              </Button>
            }
          >
            <MenuChoice
              value={sort ?? 'latest'}
              onValueChange={(next) =>
                change({ ...search, sort: next === 'latest' ? undefined : next } as FeedbackSearch)
              }
              options={sorts}
            />
          </Menu>
          <Switch
            label="With words only"
            checked={words === true}
            onCheckedChange={(next) =>
              change({ ...search, words: next ? true : undefined } as FeedbackSearch)
            }
          />
        </div>
      )}
      {pages.length === 0 ? (
        <EmptyState
          title={filtered ? 'No answer fits' : 'No reader has answered yet'}
          action={
            !filtered &&
            !asked && (
              <Link
                to="/o/$org/sites/$site/customize"
                params={{ org, site }}
                className="text-accent underline"
              >
                Ask readers in Customize
              </Link>
            )
          }
        >
          {filtered
            ? 'Look at other answers, or at all of them.'
            : 'With “Page feedback” each page asks whether it helped. Answers are counted here, and nothing is kept of who gave them.'}
        </EmptyState>
      ) : (
        <ul aria-label="Pages with feedback">
          {pages.map((page) => {
            const name = `${page.space}/${page.page.id}`
            const opened = open === name
            return (
              <li key={name} className="border-b border-line">
                <button
                  type="button"
                  aria-expanded={opened}
                  onClick={() => change({ ...search, open: opened ? undefined : name } as FeedbackSearch)}
                  className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-1 py-1.5 text-left hover:bg-hover"
                >
                  <Icon of={opened ? ChevronDown : ChevronRight} />
                  <span className="min-w-0 flex-1 basis-40">
                    <span dir="auto" className="block truncate font-strong">
                      {page.page.title}
                    </span>
                    <span className="flex min-w-0 items-center gap-2 text-caption text-ink-soft">
                      <span dir="auto" className="truncate">
                        {page.spaceTitle}
                      </span>
                      {page.page.gone && <Badge>The page is gone</Badge>}
                    </span>
                  </span>
                  <Counts counts={page.counts} />
                  <span className="text-caption text-ink-soft">
                    <RelativeTime at={page.lastAt} />
                  </span>
                </button>
                {opened && <PageAnswers {...{ org, site, refused, search }} of={page} />}
              </li>
            )
          })}
        </ul>
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more of {count}
          </Button>
        </span>
      )}
    </div>
  )
}
