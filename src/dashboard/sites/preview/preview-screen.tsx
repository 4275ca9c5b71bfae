import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { allSiteSpaces } from '../../../content/site-tree/site-tree.ts'
import type { Site } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { PreviewAudience } from './preview-audience.tsx'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewFrames } from './preview-frames.tsx'
import { dropUndefined, type PreviewSearch, type PreviewSearchUpdate } from './preview-search.ts'
import { PreviewPlace } from './preview-place.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { usePreviews } from './use-previews.ts'
import { draftOptions, structureOptions } from '../site-queries.ts'
import { treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface PreviewScreenProps {
  readonly org: string
  readonly site: Site
  readonly search: PreviewSearch
  readonly onSearch: (search: PreviewSearch) => void
}

/**
 * The site as seen by a visitor: current, with pending changes, or with a change request; optionally next to
 * the current site.
 */
export function PreviewScreen({ org, site, search, onSearch }: PreviewScreenProps) {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const { data: draft } = useSuspenseQuery(draftOptions(org, site.id))
  const { show, change, space, claims } = search
  // The pending structure may show the space where the current one does not.
  const siteSpace = useMemo(() => {
    const current = allSiteSpaces(treeOfStructure(structure)).find((item) => item.space === space)
    return current?.id ?? draft.items.find((item) => item.space === space)?.id
  }, [structure, draft, space])
  const isMissing = change !== undefined && siteSpace === undefined
  const previews = usePreviews(org, site.id, search, siteSpace, !isMissing)
  const update = (next: PreviewSearchUpdate): void => onSearch(dropUndefined({ ...search, ...next }))
  if (site.siteSpaces === 0 && draft.items.length === 0) return <NoPreview org={org} site={site.id} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Preview</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <PreviewChoice
          org={org}
          structure={structure}
          draft={draft}
          content={dropUndefined({ show, change, space })}
          onContent={(next) =>
            update({ show: undefined, change: undefined, space: undefined, page: undefined, ...next })
          }
        />
        <PreviewAudience
          org={org}
          site={site.id}
          claims={claims}
          onClaims={(next) => update({ claims: next })}
        />
        <PreviewToolbar search={search} previews={previews} onUpdate={update} />
        <div className="md:col-span-2">
          <PreviewPlace
            structure={structure}
            draft={draft}
            isPending={show === 'pending'}
            change={change === undefined || space === undefined ? undefined : { space, number: change }}
            path={search.path ?? ''}
            onPath={(path) => update({ path })}
          />
        </div>
      </div>
      {isMissing ? (
        <EmptyState title="This space is not on the site">
          The change request belongs to a space that is not on this site. Add the space to the structure, or
          preview something else.
        </EmptyState>
      ) : previews.error === null ? (
        <PreviewFrames search={search} previews={previews} onPath={(path) => update({ path })} />
      ) : (
        <PreviewError
          error={previews.error}
          onRetry={() => void previews.main.refetch()}
          retrying={previews.main.isFetching}
        />
      )}
    </div>
  )
}

function NoPreview({ org, site }: { readonly org: string; readonly site: string }) {
  return (
    <>
      <h1 className="sr-only">Preview</h1>
      <EmptyState
        title="Nothing to preview yet"
        action={
          <Link to="/o/$org/sites/$site/structure" params={{ org, site }} className="text-accent underline">
            Add space
          </Link>
        }
      >
        Add a space to see the site as its readers will see it.
      </EmptyState>
    </>
  )
}

function PreviewError({
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
      what={`${what} You can choose other content or another visitor above.`}
      requestId={requestId}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
