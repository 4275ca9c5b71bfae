/** What the conflicts of a change request need of its pages, of its files, and of main: where those areas meet. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ChangeRequest } from '../../client/types.gen.ts'
import type { ConflictGround } from '../change-requests/conflict-ground.ts'
import { readChange } from '../editor/edit-requests.ts'
import { pickablePages, sourceNames, standingPages } from '../editor/page-rows.ts'
import { uploadFile } from '../editor/upload-file.ts'
import { filesOptions, pageTreeOptions } from '../pages/page-queries.ts'
import { useDrawBlocks } from './-draw-blocks.tsx'

export const useConflictGround = (org: string, change: ChangeRequest, main: string): ConflictGround => {
  const { space, id, revision } = change
  const client = useQueryClient()
  const drawBlocks = useDrawBlocks(org, change)
  const { data: pages } = useQuery(pageTreeOptions({ space, revision }))
  const { data: files } = useQuery(filesOptions({ space, revision }))
  const [wanted, setWanted] = useState(false)
  const { data: ofMain } = useQuery({ ...pageTreeOptions({ space, revision: main }), enabled: wanted })
  const want = useCallback(() => setWanted(true), [])
  const surroundings = useMemo((): ConflictGround['surroundings'] => {
    const standing = standingPages(pages ?? [])
    return {
      pages: pickablePages(standing),
      names: sourceNames(standing),
      pictures: (files ?? []).filter(({ contentType }) => contentType.startsWith('image/')),
      upload: async (file, onProgress, signal) => {
        const made = await uploadFile({ space, id }, file, onProgress, signal)
        // The picture is drawn from the files of the new head.
        await readChange(client, { space, id })
        return made
      },
      drawBlock: (block) => drawBlocks([block]),
    }
  }, [pages, files, drawBlocks, client, space, id])
  const all = useMemo(
    () =>
      ofMain === undefined
        ? undefined
        : standingPages(ofMain).map(({ page, above }) => ({
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
        ...standingPages(pages ?? []).map(({ page }) => [page.id, page.title] as const),
      ]),
    [all, pages],
  )
  const titleOf = useCallback((page: string) => titles.get(page), [titles])
  return { space, drawBlocks, surroundings, titleOf, mainPages: { all, want } }
}
