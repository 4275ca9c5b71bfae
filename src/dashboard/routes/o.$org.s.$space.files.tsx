import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getSpaceFileReportOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { processError } from '../api/process-error.ts'
import { FileFilter } from '../pages/file-filter.tsx'
import { FilePreview } from '../pages/file-preview.tsx'
import { FileTable } from '../pages/file-table.tsx'
import { fileKindOf, isFileKind, isFileShow, type FileKind, type FileShow } from '../pages/file-words.ts'
import { filesOptions } from '../pages/page-queries.ts'
import { filterSearch, type FilterSearch } from '../pages/reader-search.ts'
import { SilentPictures } from '../pages/silent-pictures.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface FilesSearch extends FilterSearch {
  readonly kind?: FileKind
  readonly show?: FileShow
  /** The file that is shown large. */
  readonly file?: string
}

export const Route = createFileRoute('/o/$org/s/$space/files')({
  validateSearch: (search: Record<string, unknown>): FilesSearch => ({
    ...filterSearch(search),
    ...(isFileKind(search['kind']) && { kind: search['kind'] }),
    ...(isFileShow(search['show']) && { show: search['show'] }),
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
  const { org, space } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: files } = useSuspenseQuery(filesOptions({ space }))
  const { q, kind, show, file } = search
  const report = useQuery({
    ...getSpaceFileReportOptions({ path: { spaceId: space } }),
    enabled: show !== undefined,
  })
  const listed = useMemo(() => {
    if (show === undefined || show === 'silent') return undefined
    const ids = show === 'unused' ? report.data?.unused : report.data?.duplicates.flat()
    return new Map(ids?.map((id, place) => [id, place]))
  }, [show, report.data])
  const words = (q ?? '').trim().toLocaleLowerCase()
  const shown = useMemo(
    () =>
      files
        .filter(({ id, name, contentType }) => {
          const fits = kind === undefined || fileKindOf(contentType) === kind
          return fits && (listed?.has(id) ?? true) && name.toLocaleLowerCase().includes(words)
        })
        .toSorted(
          (one, other) =>
            // Equal files stand together.
            (show === 'duplicates' ? (listed?.get(one.id) ?? 0) - (listed?.get(other.id) ?? 0) : 0) ||
            one.name.localeCompare(other.name, undefined, { numeric: true }),
        ),
    [files, kind, listed, show, words],
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-title font-strong">
        {shown.length === files.length || show === 'silent'
          ? files.length
          : `${shown.length} of ${files.length}`}{' '}
        {files.length === 1 ? 'file' : 'files'}
      </h1>
      {files.length > 0 && (
        <FileFilter
          words={q ?? ''}
          kind={kind}
          show={show}
          onChange={(next) =>
            void navigate({
              search: {
                ...(next.words === '' ? {} : { q: next.words }),
                ...(next.kind === undefined ? {} : { kind: next.kind }),
                ...(next.show === undefined ? {} : { show: next.show }),
              },
              replace: true,
            })
          }
        />
      )}
      {show !== undefined && report.error !== null ? (
        <ErrorNote {...processError(report.error)} onRetry={() => void report.refetch()} />
      ) : show !== undefined && report.data === undefined ? (
        <Skeleton shape="rows" count={6} label="Looking through the pages" />
      ) : show === 'silent' ? (
        <SilentPictures org={org} space={space} pictures={report.data?.withoutAltText ?? []} files={files} />
      ) : (
        <FileTable
          files={shown}
          filtered={shown.length < files.length}
          onOpen={(id) => void navigate({ search: { ...search, file: id } })}
        />
      )}
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
