/** The positions of moved pages in the trees of both revisions. Combines the areas pages and change requests. */
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { PageOrder, type DrawOrder, type MovedPages } from '../../change-requests/entries/page-order.tsx'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'

interface Head {
  readonly space: string
  readonly revision: string
}

/** The first argument is the compared revision; `onOpen` shows one of its pages. */
export const useDrawOrder = ({ space, revision }: Head, onOpen: (id: string) => void): DrawOrder =>
  useCallback(
    (pages) => (
      <OrderOf
        key={`${String(pages.drawn)} ${pages.moved.join(' ')}`}
        {...pages}
        space={space}
        revision={revision}
        onOpen={onOpen}
      />
    ),
    [space, revision, onOpen],
  )

interface OrderOfProps extends MovedPages, Head {
  readonly onOpen: (id: string) => void
}

function OrderOf({ space, revision, from, moved, drawn, onOpen }: OrderOfProps) {
  const { data: before } = useQuery(pageTreeOptions({ space, revision: from }))
  const { data: after } = useQuery(pageTreeOptions({ space, revision }))
  return <PageOrder before={before} after={after} moved={moved} drawn={drawn} onOpen={onOpen} />
}
