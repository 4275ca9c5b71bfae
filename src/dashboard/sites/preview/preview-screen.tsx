import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Columns2, Monitor, Moon, RefreshCw, Smartphone, Sun } from 'lucide-react'
import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { allSiteSpaces } from '../../../content/site-tree/site-tree.ts'
import type { Site } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { PreviewAudience } from './preview-audience.tsx'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { previewOptions } from './preview-queries.ts'
import type { PreviewSearch } from './preview-search.ts'
import { draftOptions, structureOptions } from '../site-queries.ts'
import { useFramePlaces } from './use-frame-location.ts'
import { treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface PreviewScreenProps {
  readonly org: string
  readonly site: Site
  readonly search: PreviewSearch
  readonly onSearch: (search: PreviewSearch) => void
}

/** Drops undefined members, so that the URL has no empty parameters. */
const kept = (search: { readonly [Name in keyof PreviewSearch]: PreviewSearch[Name] | undefined }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as PreviewSearch

/**
 * The site as seen by a visitor: current, with pending changes, or with a change request; optionally next to
 * the current site.
 */
export function PreviewScreen({ org, site, search, onSearch }: PreviewScreenProps) {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const { data: draft } = useSuspenseQuery(draftOptions(org, site.id))
  const { show, change, space, page, claims, path, width, theme, beside } = search
  // The pending structure may show the space where the current one does not.
  const siteSpace = useMemo(() => {
    const shown = allSiteSpaces(treeOfStructure(structure)).find((item) => item.space === space)
    return shown?.id ?? draft.items.find((item) => item.space === space)?.id
  }, [structure, draft, space])
  const missing = change !== undefined && siteSpace === undefined
  const seen = { claims, theme } as Pick<PreviewSearch, 'claims' | 'theme'>
  const ask = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
  const main = useQuery({
    ...previewOptions(org, site.id, {
      ...kept({ ...seen, show, change }),
      siteSpace: change === undefined ? undefined : siteSpace,
      page,
    }),
    ...ask,
    enabled: !missing,
  })
  const isOther = show !== undefined || change !== undefined
  const two = beside === true && isOther
  const live = useQuery({
    // Next to a page of a change request, the same page on main.
    ...previewOptions(org, site.id, {
      ...kept(seen),
      ...(page !== undefined && { siteSpace, page }),
    }),
    ...ask,
    enabled: two,
  })
  const [left, right] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)]
  const set = (next: { readonly [Name in keyof PreviewSearch]?: PreviewSearch[Name] | undefined }): void =>
    onSearch(kept({ ...search, ...next }))
  const { places, sent } = useFramePlaces([left, right], (next) => {
    if (next !== path) set({ path: next })
  })
  const sentLeft = useCallback(() => sent(0), [sent])
  const sentRight = useCallback(() => sent(1), [sent])
  const error = main.error ?? (two ? live.error : null)
  const phone = width === 'phone'
  if (site.siteSpaces === 0 && draft.items.length === 0)
    return (
      <>
        <h1 className="sr-only">Preview</h1>
        <EmptyState
          title="Nothing to look at yet"
          action={
            <Link
              to="/o/$org/sites/$site/structure"
              params={{ org, site: site.id }}
              className="text-accent underline"
            >
              Add a space to the site
            </Link>
          }
        >
          The preview shows the site as its readers will see it, once it shows a space.
        </EmptyState>
      </>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Preview</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <PreviewChoice
          org={org}
          structure={structure}
          draft={draft}
          shown={kept({ show, change, space })}
          onShown={(next) =>
            set({ show: undefined, change: undefined, space: undefined, page: undefined, ...next })
          }
        />
        <PreviewAudience
          org={org}
          site={site.id}
          claims={claims}
          onClaims={(next) => set({ claims: next })}
        />
        <fieldset className="flex items-center md:pt-6">
          <legend className="sr-only">How it is shown</legend>
          <IconButton
            icon={Columns2}
            label="Beside the site as it is now"
            aria-pressed={two}
            disabledReason={isOther ? undefined : 'this is the site as it is now'}
            onClick={() => set({ beside: two ? undefined : true })}
          />
          <IconButton
            icon={phone ? Smartphone : Monitor}
            label={phone ? 'As wide as there is room' : 'As wide as a phone'}
            aria-pressed={phone}
            onClick={() => set({ width: phone ? undefined : 'phone' })}
          />
          <IconButton
            icon={theme === 'dark' ? Moon : Sun}
            label={
              theme === 'dark' ? 'In light' : theme === 'light' ? 'In the theme of the site' : 'In the dark'
            }
            aria-pressed={theme !== undefined}
            onClick={() =>
              set({ theme: theme === undefined ? 'dark' : theme === 'dark' ? 'light' : undefined })
            }
          />
          <IconButton
            icon={RefreshCw}
            label="Load the preview again"
            busy={main.isFetching}
            onClick={() => {
              void main.refetch()
              if (two) void live.refetch()
            }}
          />
        </fieldset>
      </div>
      {missing ? (
        <EmptyState title="The site does not show this space">
          It shows no pages of the space that the change request is of. Add the space to the structure, or
          look at something else.
        </EmptyState>
      ) : error === null ? (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${two ? 'min-[1000px]:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}
        >
          {two && (
            <Named name="As it is now">
              <PreviewFrame
                title="The site as it is now"
                url={live.data?.url}
                frame={left}
                told={places[0]}
                onSent={sentLeft}
                {...{ path, phone }}
              />
            </Named>
          )}
          <Named name={two ? (change === undefined ? 'With what is pending' : `With #${change}`) : undefined}>
            <PreviewFrame
              title="Preview of the site"
              url={main.data?.url}
              frame={right}
              told={places[1]}
              onSent={sentRight}
              {...{ path, phone }}
            />
          </Named>
        </div>
      ) : (
        <Failed error={error} onRetry={() => void main.refetch()} retrying={main.isFetching} />
      )}
    </div>
  )
}

/** A frame, labeled if there are two. */
function Named({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      {name !== undefined && <p className="text-caption text-ink-soft">{name}</p>}
      {children}
    </div>
  )
}

function Failed({
  error,
  onRetry,
  retrying,
}: {
  readonly error: unknown
  readonly onRetry: () => void
  readonly retrying: boolean
}) {
  const { title, what, requestId } = processError(error)
  return (
    <ErrorNote
      title={title}
      what={`${what} What is shown, or as whom, can be chosen above.`}
      requestId={requestId}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
