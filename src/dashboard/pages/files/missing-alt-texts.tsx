import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePen, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { getSpaceFileReportQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { altTextChanges, imagesWithoutAltText, type ImageWithoutAltText } from './alt-texts.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { FileThumb } from './file-thumb.tsx'

export interface MissingAltTextsProps {
  readonly org: string
  readonly space: string
  readonly report: Pick<FileReport, 'withoutAltText' | 'duplicates'>
  readonly files: readonly ContentFile[]
  /** Filter for file names; '' lists all images. */
  readonly name: string
  /** Whether the user may propose changes to the space. */
  readonly allowed: boolean
  /** Opens the large preview: thumbnails of screenshots are too small to describe. */
  readonly onOpen: (file: string) => void
}

/** Images rendered initially, and added with each step. */
const step = 100
/** Number of pages listed under an image; the others are counted. */
const mostPages = 3

/** Images without alternative text, each with the pages that show it and a text field. */
export function MissingAltTexts({ org, space, report, files, name, allowed, onOpen }: MissingAltTextsProps) {
  const client = useQueryClient()
  const all = useMemo(() => imagesWithoutAltText(report, files), [report, files])
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [writing, setWriting] = useState(false)
  const [limit, setLimit] = useState(step)
  const texts = new Map([...typed].filter(([, text]) => text.trim() !== ''))
  const described = all.filter(({ name }) => texts.has(name))
  if (all.length === 0)
    return (
      <EmptyState title="All images have alt text">
        Screen readers can describe every image in this space.
      </EmptyState>
    )
  const listed = all.filter(({ file }) => (file?.name ?? '').toLocaleLowerCase().includes(name))
  const places = described.reduce((sum, one) => sum + one.places, 0)
  const clear = (): void => setTyped(new Map())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul aria-label="Images without alt text" className="divide-y divide-line border-y border-line">
        {listed.slice(0, limit).map((picture) => (
          <ImageRow
            key={picture.name}
            org={org}
            space={space}
            picture={picture}
            text={typed.get(picture.name) ?? ''}
            onTextChange={allowed ? (text) => setTyped(new Map(typed).set(picture.name, text)) : undefined}
            onOpen={() => onOpen(picture.name)}
          />
        ))}
      </ul>
      {listed.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, listed.length - limit)} more of {listed.length}
          </Button>
        </div>
      )}
      {described.length > 0 && (
        <section
          aria-label="Unsaved alt texts"
          className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
        >
          <span className="figures px-1 font-strong">
            {counted(described.length, 'image')} described, in {counted(places, 'place')}
          </span>
          <Button variant="primary" icon={FilePen} onClick={() => setWriting(true)}>
            Save in a change request
          </Button>
          <IconButton icon={X} label="Discard alt texts" onClick={clear} className="ml-auto" />
        </section>
      )}
      {writing && (
        <ChangeDialog
          org={org}
          space={space}
          title={`Describe ${counted(described.length, 'image')}`}
          description={`Adds the alt text in ${counted(places, 'place')}. Existing alt text is kept.`}
          subject={`Describe ${counted(described.length, 'image')}`}
          changes={altTextChanges({ space, pictures: described, duplicates: report.duplicates, texts })}
          done={`${counted(described.length, 'image')} described`}
          onClose={() => setWriting(false)}
          onDone={() => {
            setWriting(false)
            clear()
            void client.invalidateQueries({
              queryKey: getSpaceFileReportQueryKey({ path: { spaceId: space } }),
            })
          }}
        />
      )}
      <LeaveGuard
        unsaved={texts.size > 0}
        losing={(search) => !('show' in search) || search.show !== 'silent'}
      />
    </div>
  )
}

const imageLabel = ({ file }: ImageWithoutAltText): string =>
  file === undefined ? 'an external image' : `“${file.name}”`

interface ImageRowProps extends ImagePagesProps {
  readonly text: string
  /** Absent if the user may not describe it. */
  readonly onTextChange: ((text: string) => void) | undefined
  readonly onOpen: () => void
}

/** An image with its text field. */
function ImageRow({ org, space, picture, text, onTextChange, onOpen }: ImageRowProps) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      {picture.file !== undefined && (
        <button
          type="button"
          aria-label={`Enlarge ${imageLabel(picture)}`}
          onClick={onOpen}
          className="shrink-0 cursor-zoom-in"
        >
          <FileThumb file={picture.file} className="h-24 w-32" sizes="8rem" />
        </button>
      )}
      <div className="min-w-0 flex-1 basis-64">
        {onTextChange !== undefined ? (
          <TextField
            label={`Alt text for ${imageLabel(picture)}`}
            hint={<ImagePages org={org} space={space} picture={picture} />}
            value={text}
            onValueChange={onTextChange}
          />
        ) : (
          <>
            <p className="font-strong wrap-anywhere">{imageLabel(picture)}</p>
            <ImagePages org={org} space={space} picture={picture} />
          </>
        )}
      </div>
    </li>
  )
}

interface ImagePagesProps {
  readonly org: string
  readonly space: string
  readonly picture: ImageWithoutAltText
}

/** The pages that show an image. */
function ImagePages({ org, space, picture: { pages } }: ImagePagesProps) {
  return (
    <span className="text-caption text-ink-soft">
      On{' '}
      {pages.slice(0, mostPages).map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link
            to="/o/$org/s/$space/p/$page"
            params={{ org, space, page: id }}
            className="text-accent underline"
          >
            {title === '' ? 'Untitled' : title}
          </Link>
        </span>
      ))}
      {pages.length > mostPages && ` and ${counted(pages.length - mostPages, 'other page')}`}
    </span>
  )
}
