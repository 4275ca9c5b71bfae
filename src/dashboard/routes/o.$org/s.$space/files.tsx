import { useQuery, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { getSpaceFileReportOptions, getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { ContentFile, FileReport } from '../../../../client/types.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { processError } from '../../../api/process-error.ts'
import { FileDropArea } from '../../../pages/files/file-drop-area.tsx'
import { FileFilter, type FilesFilter } from '../../../pages/files/file-filter.tsx'
import { FilePreview } from '../../../pages/files/file-preview.tsx'
import { FileList } from '../../../pages/files/file-list.tsx'
import {
  isFileKind,
  isFileOrder,
  isFileFilterName,
  type FileKind,
  type FileOrder,
  type FileFilterName,
} from '../../../pages/files/file-search.ts'
import { FilesHeading } from '../../../pages/files/files-heading.tsx'
import { listedFiles } from '../../../pages/files/listed-files.ts'
import { useSelection, type Selection } from '../../../pages/use-selection.ts'
import { filesOptions } from '../../../pages/page-queries.ts'
import { filterSearch, type FilterSearch } from '../../../pages/reader/reader-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { ErrorNote } from '../../../ui/feedback/error-note.tsx'
import { Later } from '../../../ui/loading/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'

const FileBar = lazyComponent(async () => (await import('../../../pages/files/file-bar.tsx')).FileBar)
// Lazy: only describing images needs the code that rewrites documents.
const MissingAltTexts = lazyComponent(
  async () => (await import('../../../pages/files/missing-alt-texts.tsx')).MissingAltTexts,
)
// Lazy: needed only for uploads.
const AddFiles = lazyComponent(async () => (await import('../../../pages/files/add-files.tsx')).AddFiles)

interface FilesSearch extends FilterSearch {
  readonly kind?: FileKind
  readonly show?: FileFilterName
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
    ...(isFileFilterName(search['show']) && { show: search['show'] }),
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
})

const noEditing = 'You need the Editor role in this space. Ask a space administrator.'

/** Changes of the URL: the filter, the layout and the file in the preview. */
const useFilesSearch = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return {
    search,
    setFilter: ({ name, kind, show, order }: FilesFilter): void =>
      void navigate({
        search: {
          ...(name === '' ? {} : { q: name }),
          ...(kind === undefined ? {} : { kind }),
          ...(show === undefined ? {} : { show }),
          ...(order === undefined ? {} : { order }),
          ...(search.as === undefined ? {} : { as: search.as }),
        },
        replace: true,
      }),
    setGrid: (grid: boolean): void => {
      const { as: _previous, ...rest } = search
      void navigate({ search: { ...rest, ...(grid && { as: 'grid' as const }) }, replace: true })
    },
    openPreview: (file: string): void => void navigate({ search: { ...search, file } }),
    closePreview: (): void => {
      const { file: _previous, ...rest } = search
      void navigate({ search: rest })
    },
  }
}

/** The files that match the filter of the URL. */
const useListedFiles = (space: string, { q = '', kind, show, order }: FilesSearch) => {
  const { data: files } = useSuspenseQuery(filesOptions({ space }))
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const report = useQuery(getSpaceFileReportOptions({ path: { spaceId: space } }))
  const name = q.trim().toLocaleLowerCase()
  const listed = useMemo(
    () => listedFiles(files, report.data, { name, kind, show, order }),
    [files, report.data, name, kind, show, order],
  )
  return { files, listed, report, name, canEdit: details.permissions.edit }
}

function Files() {
  const { org, space } = Route.useParams()
  const { search, setFilter, setGrid, openPreview, closePreview } = useFilesSearch()
  const { q = '', kind, show, order, file, as } = search
  const { files, listed, report, name, canEdit } = useListedFiles(space, search)
  const [adding, setAdding] = useState<{ readonly begin: readonly File[]; readonly replaces?: ContentFile }>()
  const selection = useSelection()
  const previewed = files.find(({ id }) => id === file)
  const replace = (replaces: ContentFile): void => {
    closePreview()
    setAdding({ begin: [], replaces })
  }
  return (
    <FileDropArea allowed={canEdit} onDrop={(dropped) => setAdding({ begin: dropped })}>
      <FilesHeading
        total={files.length}
        listed={listed.length}
        withoutAltText={show === 'silent' ? { places: report.data?.withoutAltText.length } : undefined}
        grid={as === 'grid'}
        onGridChange={setGrid}
        onAdd={() => setAdding({ begin: [] })}
        disabledReason={canEdit ? undefined : noEditing}
      />
      {files.length > 0 && <FileFilter name={q} kind={kind} show={show} order={order} onChange={setFilter} />}
      <ReportState report={report} needed={show !== undefined}>
        {show === 'silent' && report.data !== undefined ? (
          <Later fallback={<Skeleton shape="rows" count={6} label="Loading images" />}>
            <MissingAltTexts
              org={org}
              space={space}
              report={report.data}
              name={name}
              files={files}
              allowed={canEdit}
              onOpen={openPreview}
            />
          </Later>
        ) : (
          <FileList
            grid={as === 'grid'}
            files={listed}
            filtered={listed.length < files.length}
            uses={report.data?.uses}
            selected={canEdit ? selection.ids : undefined}
            onSelect={selection.select}
            onOpen={openPreview}
          />
        )}
      </ReportState>
      <SelectedFiles org={org} space={space} files={files} report={report.data} selection={selection} />
      <FilePreview
        space={space}
        file={previewed}
        onClose={closePreview}
        onReplace={canEdit && previewed !== undefined ? () => replace(previewed) : undefined}
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
    </FileDropArea>
  )
}

interface ReportStateProps {
  readonly report: UseQueryResult<FileReport, unknown>
  /** Whether the filter needs the report. */
  readonly needed: boolean
  readonly children: ReactNode
}

/** The list, or why a filter that needs the report cannot show it yet. */
function ReportState({ report, needed, children }: ReportStateProps) {
  if (needed && report.error !== null)
    return <ErrorNote {...processError(report.error)} onRetry={() => void report.refetch()} />
  if (needed && report.data === undefined)
    return <Skeleton shape="rows" count={6} label="Searching the pages" />
  return children
}

interface SelectedFilesProps {
  readonly org: string
  readonly space: string
  /** All files of the space. */
  readonly files: readonly ContentFile[]
  readonly report: FileReport | undefined
  readonly selection: Selection
}

/** The actions for selected files; nothing while none is selected. */
function SelectedFiles({ org, space, files, report, selection }: SelectedFilesProps) {
  const selected = files.filter(({ id }) => selection.ids.has(id))
  if (selected.length === 0) return null
  return (
    <Later>
      <FileBar org={org} space={space} files={selected} uses={report?.uses} onClear={selection.clear} />
    </Later>
  )
}
