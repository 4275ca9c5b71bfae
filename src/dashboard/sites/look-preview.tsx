import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Monitor, RefreshCw, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { processError } from '../api/process-error.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { previewOptions } from './preview-options.ts'

export interface LookPreviewProps {
  readonly org: string
  readonly site: string
  readonly name: string
  /** The site space that is shown; undefined: the home of the site. */
  readonly scope: string | undefined
}

/** The site with the look that waits, as wide as a phone or as the screen. */
export function LookPreview({ org, site, name, scope }: LookPreviewProps) {
  const [phone, setPhone] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { data, error, refetch, isFetching } = useQuery({
    ...previewOptions(org, site, { show: 'pending', siteSpace: scope }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const search = { show: 'pending' } as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-caption text-ink-soft">
          With what waits.{' '}
          <Link
            to="/o/$org/sites/$site/preview"
            params={{ org, site }}
            search={search}
            className="text-accent underline"
          >
            Look as other visitors
          </Link>
        </span>
        <span className="flex">
          <IconButton
            icon={Monitor}
            label="As wide as the screen"
            aria-pressed={!phone}
            onClick={() => setPhone(false)}
          />
          <IconButton
            icon={Smartphone}
            label="As on a phone"
            aria-pressed={phone}
            onClick={() => setPhone(true)}
          />
          <IconButton
            icon={RefreshCw}
            label="Load the preview again"
            busy={isFetching}
            onClick={() => void refetch()}
          />
        </span>
      </div>
      {error === null ? (
        <PreviewFrame
          title={`${name}, with what waits`}
          url={data?.url}
          path={undefined}
          told={undefined}
          phone={phone}
          frame={frame}
        />
      ) : (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}
