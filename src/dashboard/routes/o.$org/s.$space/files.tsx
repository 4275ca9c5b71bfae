import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LayoutGrid, Rows3, Upload } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { getSpaceFileReportOptions, getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { ContentFile } from '../../../../client/types.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { processError } from '../../../api/process-error.ts'
import { FileFilter } from '../../../pages/files/file-filter.tsx'
import { FilePreview } from '../../../pages/files/file-preview.tsx'
import { FileList } from '../../../pages/files/file-list.tsx'
import {
  byFileOrder,
  fileKindOf,
  isFileKind,
  isFileOrder,
  isFileShow,
  placesText,
  type FileKind,
  type FileOrder,
  type FileShow,
} from '../../../pages/files/file-text.ts'
import { filesOptions } from '../../../pages/page-queries.ts'
import { filterSearch, type FilterSearch } from '../../../pages/reader/reader-search.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-note.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const FileBar = lazy(async () => ({ default: (await import('../../../pages/files/file-bar.tsx')).FileBar }))
// Lazy: only describing images needs the code that rewrites documents.
const SilentPictures = lazy(async () => ({
  default: (await import('../../../pages/files/missing-alt-texts.tsx')).SilentPictures,
}))
// Lazy: needed only for uploads.
const AddFiles = lazy(async () => ({
  default: (await import('../../../pages/files/add-files.tsx')).AddFiles,
}))

interface FilesSearch extends FilterSearch {
  readonly kind?: FileKind
  readonly show?: FileShow
  readonly order?: FileOrder
  /** Grid of thumbnails; absent: a table. */
  readonly as?: 'grid'
  /** The file in the preview. */
  readonly file?: string
}

export const Route = createFileRoute('/o/$org/s/$space/files')({
  validateSearch: (search: Record<string, unknown>): FilesSearch => ({
    ...filterSearch(search),
    ...(isFileKind(search['kind']) && { kind: search['kind'] }),
    ...(isFileShow(search['show']) && { show: search['show'] }),
    ...(isFileOrder(search['order']) && { order: search['order'] }),
    ...(search['as'] === 'grid' && { as: 'grid' as const }),
    ...(typeof search['file'] === 'string' && { file: search['file'] }),
  }),
  loader: async ({ context: { queryClient }, params: { space } }) => {
    // The list renders before the uses of its files are known.
    void queryClient.prefetchQuery(getSpaceFileReportOptions({ path: { spaceId: space } }))
    await orNotFound(queryClient.ensureQueryData(filesOptions({ space })))
  },
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
  const { q, kind, show, order, file, as } = search
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const [adding, setAdding] = useState<{ readonly begin: readonly File[]; readonly replaces?: ContentFile }>()
  const may = named.permissions.edit
  const report = useQuery(getSpaceFileReportOptions({ path: { spaceId: space } }))
  const uses = report.data?.uses
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = files.filter(({ id }) => marked.has(id))
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
        .toSorted(byFileOrder(order, uses ?? {}))
        .toSorted((one, other) =>
          // Groups duplicates.
          show === 'duplicates' ? (listed?.get(one.id) ?? 0) - (listed?.get(other.id) ?? 0) : 0,
        ),
    [files, kind, listed, show, words, order, uses],
  )
  const setGrid = (grid: boolean): void => {
    const { as: _shown, ...rest } = search
    void navigate({ search: { ...rest, ...(grid && { as: 'grid' as const }) }, replace: true })
  }
  const closePreview = (): void => {
    const { file: _shown, ...rest } = search
    void navigate({ search: rest })
  }
  return (
    <div
      className="grid min-h-[60dvh] max-w-list grid-cols-[minmax(0,1fr)] content-start gap-4"
      // Drag and drop in addition to the button, which every input method can use.
      onDragOver={(event) => {
        if (may && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!may || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setAdding({ begin: [...event.dataTransfer.files] })
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-title font-strong">
          {show === 'silent' ? (
            <>
              Pictures without alternative text
              {report.data !== undefined && ` in ${placesText(report.data.withoutAltText.length)}`}
            </>
          ) : (
            <>
              {shown.length === files.length ? files.length : `${shown.length} of ${files.length}`}{' '}
              {files.length === 1 ? 'file' : 'files'}
            </>
          )}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          {files.length > 0 && show !== 'silent' && (
            <fieldset className="flex gap-0.5">
              <legend className="sr-only">How the files are shown</legend>
              <IconButton
                icon={Rows3}
                label="As a table"
                aria-pressed={as === undefined}
                onClick={() => setGrid(false)}
              />
              <IconButton
                icon={LayoutGrid}
                label="As pictures"
                aria-pressed={as === 'grid'}
                onClick={() => setGrid(true)}
              />
            </fieldset>
          )}
          <Button
            icon={Upload}
            disabledReason={
              may
                ? undefined
                : 'It takes the role Editor in this space. An administrator of the space can give it to you.'
            }
            onClick={() => setAdding({ begin: [] })}
          >
            Add files
          </Button>
        </div>
      </div>
      {files.length > 0 && (
        <FileFilter
          words={q ?? ''}
          kind={kind}
          show={show}
          order={order}
          onChange={(next) =>
            void navigate({
              search: {
                ...(next.words === '' ? {} : { q: next.words }),
                ...(next.kind === undefined ? {} : { kind: next.kind }),
                ...(next.show === undefined ? {} : { show: next.show }),
                ...(next.order === undefined ? {} : { order: next.order }),
                ...(as === undefined ? {} : { as }),
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
      ) : show === 'silent' && report.data !== undefined ? (
        <Suspense fallback={<Skeleton shape="rows" count={6} label="Loading the pictures" />}>
          <SilentPictures
            org={org}
            space={space}
            report={report.data}
            words={words}
            files={files}
            allowed={may}
            onOpen={(id) => void navigate({ search: { ...search, file: id } })}
          />
        </Suspense>
      ) : (
        <FileList
          grid={as === 'grid'}
          files={shown}
          filtered={shown.length < files.length}
          uses={uses}
          chosen={may ? marked : undefined}
          onChoose={(ids, on) => {
            const next = new Set(marked)
            for (const id of ids) {
              if (on) next.add(id)
              else next.delete(id)
            }
            setMarked(next)
          }}
          onOpen={(id) => void navigate({ search: { ...search, file: id } })}
        />
      )}
      {chosen.length > 0 && (
        <Later>
          <FileBar org={org} space={space} files={chosen} uses={uses} onClear={() => setMarked(new Set())} />
        </Later>
      )}
      <FilePreview
        space={space}
        file={files.find(({ id }) => id === file)}
        onClose={closePreview}
        onReplace={
          may
            ? () => {
                const replaces = files.find(({ id }) => id === file)
                closePreview()
                if (replaces !== undefined) setAdding({ begin: [], replaces })
              }
            : undefined
        }
      />
      {adding !== undefined && (
        <Later>
          <AddFiles
            org={org}
            space={space}
            begin={adding.begin}
            replaces={adding.replaces}
            onClose={() => setAdding(undefined)}
          />
        </Later>
      )}
    </div>
  )
}
