import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SiteDraft, SiteStructure } from '../../../client/types.gen.ts'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'
import { Select } from '../../ui/fields/select.tsx'
import { fromWireEdit } from '../structure/edits/draft-edits.ts'
import { replayEdits } from '../structure/edits/pending-edits.ts'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'
import { joinedPath, placedPages, placedSpaces, placeOfPath, type PlacedSpace } from './preview-places.ts'

export interface PreviewPlaceProps {
  readonly structure: SiteStructure
  readonly draft: SiteDraft
  /** Whether the preview has the pending structure. */
  readonly isPending: boolean
  /** Path relative to the site; empty at its base. */
  readonly path: string
  readonly onPath: (path: string) => void
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

/** An address that is not in the list, such as that of a page that only the change request has. */
const elsewhere = '…'

/** Which page of which space the preview shows. Another language or version opens at the same page if it has it. */
export function PreviewPlace({ structure, draft, isPending, path, onPath }: PreviewPlaceProps) {
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
  const { data } = useQuery({
    ...pageTreeOptions({ space: place?.at.space ?? '' }),
    enabled: place !== undefined,
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
            ...pages.map((page) => ({ value: page.path, label: page.label })),
            ...(isListed ? [] : [{ value: elsewhere, label: place.page === '' ? 'Home page' : place.page }]),
          ]}
        />
      </div>
    </div>
  )
}
