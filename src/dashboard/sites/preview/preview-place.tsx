import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getChangeRequestOptions,
  listChangeRequestChangesOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SiteDraft, SiteStructure } from '../../../client/types.gen.ts'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'
import { Select } from '../../ui/fields/select.tsx'
import { fromWireEdit } from '../structure/edits/draft-edits.ts'
import { replayEdits } from '../structure/edits/pending-edits.ts'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'
import {
  changedPagesOf,
  joinedPath,
  pageOptionsOf,
  placedPages,
  placedSpaces,
  placeOfPath,
  type ChangedPages,
  type PlacedSpace,
} from './preview-places.ts'

export interface PreviewedChange {
  readonly space: string
  readonly number: number
}

export interface PreviewPlaceProps {
  readonly structure: SiteStructure
  readonly draft: SiteDraft
  /** Whether the preview has the pending structure. */
  readonly isPending: boolean
  /** The change request that is shown in place of main. */
  readonly change: PreviewedChange | undefined
  /** Path relative to the site; empty at its base. */
  readonly path: string
  readonly onPath: (path: string) => void
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

/** An address that is not in the list, such as that of a page that only the change request has. */
const elsewhere = '…'

/** The tree of a change request, and what it does to each page that it touches. */
const useChangedPages = (change: PreviewedChange | undefined) => {
  const path = { spaceId: change?.space ?? '', changeRequestId: String(change?.number ?? 0) }
  const enabled = change !== undefined
  const { data: request } = useQuery({ ...getChangeRequestOptions({ path }), enabled, retry: false })
  const { data: content } = useQuery({
    ...listChangeRequestChangesOptions({ path, query: { limit: 1000 } }),
    enabled,
    retry: false,
  })
  const changed = useMemo(() => changedPagesOf(content?.changes ?? []), [content])
  return { revision: request?.revision, changed }
}

const nothingChanged: ChangedPages = new Map()

/** Which page of which space the preview shows. Another language or version opens at the same page if it has it. */
export function PreviewPlace({ structure, draft, isPending, change, path, onPath }: PreviewPlaceProps) {
  const client = useQueryClient()
  const spaces = useMemo(() => {
    const known = spacesOfStructure(structure)
    const added = new Map(draft.items.map((item) => [item.space, item]))
    const current = treeOfStructure(structure)
    return placedSpaces(
      isPending
        ? replayEdits(
            current,
            draft.edits.map(({ edit }) => fromWireEdit(edit)),
          ).tree
        : current,
      (id) => {
        const space = known.get(id)
        return {
          title: space?.title ?? added.get(id)?.name ?? '',
          language: space?.language === undefined ? undefined : languages.of(space.language),
        }
      },
    )
  }, [structure, draft, isPending])
  const place = placeOfPath(spaces, path)
  const { revision, changed } = useChangedPages(change)
  const isChanged = change !== undefined && place?.at.space === change.space
  const { data } = useQuery({
    ...pageTreeOptions({ space: place?.at.space ?? '', ...(isChanged && { revision }) }),
    enabled: place !== undefined && (!isChanged || revision !== undefined),
    // A space that the user cannot see is on the site all the same.
    retry: false,
  })
  const pages = useMemo(() => placedPages(data ?? []), [data])
  if (place === undefined) return null
  const openSpace = async ({ space, base }: PlacedSpace): Promise<void> => {
    const target = await client.ensureQueryData(pageTreeOptions({ space })).catch(() => undefined)
    const hasSame = placedPages(target ?? []).some((page) => page.path === place.page)
    onPath(joinedPath(base, hasSame ? place.page : ''))
  }
  const isListed = pages.some((page) => page.path === place.page)
  return (
    <div className="flex flex-wrap gap-3">
      {spaces.length > 1 && (
        <div className="min-w-0 flex-1 basis-48">
          <Select
            label="Section, variant or language"
            value={place.at.id}
            onValueChange={(id) => {
              const next = spaces.find((one) => one.id === id)
              if (next !== undefined) void openSpace(next)
            }}
            options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-48">
        <Select
          label="Page"
          value={isListed ? place.page : elsewhere}
          onValueChange={(page) => {
            if (page !== elsewhere) onPath(joinedPath(place.at.base, page))
          }}
          options={[
            ...pageOptionsOf(pages, isChanged ? changed : nothingChanged),
            ...(isListed ? [] : [{ value: elsewhere, label: place.page === '' ? 'Home page' : place.page }]),
          ]}
        />
      </div>
    </div>
  )
}
