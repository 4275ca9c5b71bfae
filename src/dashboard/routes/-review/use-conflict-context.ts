/** Context for the conflicts of a change request: its pages, its files, and main. Combines these areas. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import type { ConflictContext } from '../../change-requests/conflicts/conflict-context.ts'
import { placedPages } from '../../editor/panel/page-rows.ts'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'
import { filesOptions } from '../../pages/page-queries.ts'
import { useDrawBlocks } from '../-reader/use-draw-blocks.tsx'
import { useEditorContext } from '../-editor/use-editor-context.ts'

export const useConflictContext = (org: string, change: ChangeRequest, main: string): ConflictContext => {
  const { space, revision } = change
  const drawBlocks = useDrawBlocks(org, change)
  const { data: pages } = useQuery(pageTreeOptions({ space, revision }))
  const { data: files } = useQuery(filesOptions({ space, revision }))
  const [wanted, setWanted] = useState(false)
  const { data: ofMain } = useQuery({ ...pageTreeOptions({ space, revision: main }), enabled: wanted })
  const want = useCallback(() => setWanted(true), [])
  const standing = useMemo(() => placedPages(pages ?? []), [pages])
  const surroundings = useEditorContext({
    organization: org,
    change,
    revision,
    placedPages: standing,
    files,
    drawBlocks,
  })
  const all = useMemo(
    () =>
      ofMain === undefined
        ? undefined
        : placedPages(ofMain).map(({ page, above }) => ({
            id: page.id,
            title: page.title === '' ? 'Untitled' : page.title,
            above: above.map(({ title }) => title).join(' / '),
            type: page.type,
          })),
    [ofMain],
  )
  const titles = useMemo(
    () =>
      new Map([
        ...(all ?? []).map(({ id: page, title }) => [page, title] as const),
        ...standing.map(({ page }) => [page.id, page.title] as const),
      ]),
    [all, standing],
  )
  const titleOf = useCallback((page: string) => titles.get(page), [titles])
  return { space, drawBlocks, surroundings, titleOf, mainPages: { all, want } }
}
