import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { orNotFound } from '../api/or-not-found.ts'
import { FileFilter } from '../pages/file-filter.tsx'
import { FilePreview } from '../pages/file-preview.tsx'
import { FileTable } from '../pages/file-table.tsx'
import { fileKindOf, isFileKind, type FileKind } from '../pages/file-words.ts'
import { filesOptions } from '../pages/page-queries.ts'
import { filterSearch, type FilterSearch } from '../pages/reader-search.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface FilesSearch extends FilterSearch {
  readonly kind?: FileKind
  /** The file that is shown large. */
  readonly file?: string
}

export const Route = createFileRoute('/o/$org/s/$space/files')({
  validateSearch: (search: Record<string, unknown>): FilesSearch => ({
    ...filterSearch(search),
    ...(isFileKind(search['kind']) && { kind: search['kind'] }),
    ...(typeof search['file'] === 'string' && { file: search['file'] }),
  }),
  loader: ({ context: { queryClient }, params: { space } }) =>
    orNotFound(queryClient.ensureQueryData(filesOptions({ space }))).then(() => undefined),
  staticData: { crumb: 'Files' },
  component: Files,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading the files" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Files() {
  const { space } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: files } = useSuspenseQuery(filesOptions({ space }))
  const { q, kind, file } = search
  const words = (q ?? '').trim().toLocaleLowerCase()
  const shown = useMemo(
    () =>
      files
        .filter(({ name, contentType }) => {
          const fits = kind === undefined || fileKindOf(contentType) === kind
          return fits && name.toLocaleLowerCase().includes(words)
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true })),
    [files, kind, words],
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-title font-strong">
        {shown.length === files.length ? files.length : `${shown.length} of ${files.length}`}{' '}
        {files.length === 1 ? 'file' : 'files'}
      </h1>
      {files.length > 0 && (
        <FileFilter
          words={q ?? ''}
          kind={kind}
          onChange={(next) =>
            void navigate({
              search: {
                ...(next.words === '' ? {} : { q: next.words }),
                ...(next.kind === undefined ? {} : { kind: next.kind }),
              },
              replace: true,
            })
          }
        />
      )}
      <FileTable
        files={shown}
        filtered={shown.length < files.length}
        onOpen={(id) => void navigate({ search: { ...search, file: id } })}
      />
      <FilePreview
        space={space}
        file={files.find(({ id }) => id === file)}
        onClose={() => {
          const { file: _shown, ...rest } = search
          void navigate({ search: rest })
        }}
      />
    </div>
  )
}
