import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePen, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { getSpaceFileReportQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import type { ContentFile, FileReport } from '../../client/types.gen.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { describing, silentPictures, type SilentPicture } from './alt-texts.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { FileThumb } from './file-thumb.tsx'

export interface SilentPicturesProps {
  readonly org: string
  readonly space: string
  readonly pictures: FileReport['withoutAltText']
  readonly files: readonly ContentFile[]
  /** Whether the person may propose changes to the space. */
  readonly allowed: boolean
}

/** Pictures drawn at first, and with each step after it. */
const step = 100
/** Pages that are named under a picture; the others are counted. */
const named = 3

/** Pictures without alternative text, each with the pages on which it stands and a place for its words. */
export function SilentPictures({ org, space, pictures, files, allowed }: SilentPicturesProps) {
  const client = useQueryClient()
  const all = useMemo(() => silentPictures(pictures, files), [pictures, files])
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [writing, setWriting] = useState(false)
  const [limit, setLimit] = useState(step)
  const texts = new Map([...typed].filter(([, text]) => text.trim() !== ''))
  const described = all.filter(({ name }) => texts.has(name))
  if (all.length === 0)
    return (
      <EmptyState title="Every picture has an alternative text">
        Whoever cannot see the pictures of this space is told what is on them.
      </EmptyState>
    )
  const places = described.reduce((sum, one) => sum + one.places, 0)
  const clear = (): void => setTyped(new Map())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul
        aria-label="Pictures without alternative text"
        className="divide-y divide-line border-y border-line"
      >
        {all.slice(0, limit).map((picture) => (
          <li key={picture.name} className="flex flex-wrap gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
            {picture.file !== undefined && (
              <FileThumb file={picture.file} className="h-24 w-32 shrink-0" sizes="8rem" />
            )}
            <div className="min-w-0 flex-1 basis-64">
              {allowed ? (
                <TextField
                  label={`What ${wordsFor(picture)} shows`}
                  hint={<Standing org={org} space={space} picture={picture} />}
                  value={typed.get(picture.name) ?? ''}
                  onValueChange={(text) => setTyped(new Map(typed).set(picture.name, text))}
                />
              ) : (
                <>
                  <p className="font-strong wrap-anywhere">{wordsFor(picture)}</p>
                  <Standing org={org} space={space} picture={picture} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {all.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, all.length - limit)} more of {all.length}
          </Button>
        </div>
      )}
      {described.length > 0 && (
        <section
          aria-label="What to do with what was written"
          className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
        >
          <span className="figures px-1 font-strong">
            {counted(described.length, 'picture')} described, in {counted(places, 'place')}
          </span>
          <Button variant="primary" icon={FilePen} onClick={() => setWriting(true)}>
            Put into a change request
          </Button>
          <IconButton icon={X} label="Take back what was written" onClick={clear} className="ml-auto" />
        </section>
      )}
      {writing && (
        <ChangeDialog
          org={org}
          space={space}
          title={`Describe ${counted(described.length, 'picture')}`}
          description={`The words are put in ${counted(places, 'place')}. Pictures that have words keep them.`}
          subject={`Describe ${counted(described.length, 'picture')}`}
          changes={describing(space, described, texts)}
          done={`${counted(described.length, 'picture')} described`}
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

const wordsFor = ({ file }: SilentPicture): string =>
  file === undefined ? 'a picture from elsewhere' : `“${file.name}”`

interface StandingProps {
  readonly org: string
  readonly space: string
  readonly picture: SilentPicture
}

/** The pages that show a picture. */
function Standing({ org, space, picture: { pages } }: StandingProps) {
  return (
    <span className="text-caption text-ink-soft">
      On{' '}
      {pages.slice(0, named).map(({ id, title }, at) => (
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
      {pages.length > named && ` and ${counted(pages.length - named, 'other page')}`}
    </span>
  )
}
