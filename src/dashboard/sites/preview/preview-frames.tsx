import { useCallback, useRef, type ReactNode } from 'react'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewSearch } from './preview-search.ts'
import { useFrameLocations } from './use-frame-location.ts'
import type { Previews } from './use-previews.ts'

export interface PreviewFramesProps {
  readonly search: PreviewSearch
  readonly previews: Previews
  /** Called when a link in a frame leads to another page. */
  readonly onPath: (path: string) => void
}

/** The preview, next to the current site when comparing. The frames show the same page and scroll together. */
export function PreviewFrames({ search, previews, onPath }: PreviewFramesProps) {
  const { change, path, width } = search
  const { main, live, isComparing } = previews
  const [left, right] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)]
  const { paths, ignoreNextReport } = useFrameLocations([left, right], (next) => {
    // Without a page, a preview opens at the home page.
    if (next !== (path ?? (search.page === undefined ? '' : undefined))) onPath(next)
  })
  const onNavigateLeft = useCallback(() => ignoreNextReport(0), [ignoreNextReport])
  const onNavigateRight = useCallback(() => ignoreNextReport(1), [ignoreNextReport])
  const shared = { path, phone: width === 'phone' }
  const mainLabel = change === undefined ? 'With unpublished changes' : `With #${change}`
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isComparing ? 'min-[1000px]:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}
    >
      {isComparing && (
        <LabeledFrame label="Current">
          <PreviewFrame
            title="Current site"
            url={live.data?.url}
            frame={left}
            reportedPath={paths[0]}
            onNavigate={onNavigateLeft}
            {...shared}
          />
        </LabeledFrame>
      )}
      <LabeledFrame label={isComparing ? mainLabel : undefined}>
        <PreviewFrame
          title="Preview of the site"
          url={main.data?.url}
          frame={right}
          reportedPath={paths[1]}
          onNavigate={onNavigateRight}
          {...shared}
        />
      </LabeledFrame>
    </div>
  )
}

/** A frame, labeled if there are two. */
function LabeledFrame({
  label,
  children,
}: {
  readonly label: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      {label !== undefined && <p className="text-caption text-ink-soft">{label}</p>}
      {children}
    </div>
  )
}
