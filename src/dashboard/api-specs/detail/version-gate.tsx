import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiSpecVersion } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { versionLabel } from '../api-spec-text.ts'
import type { SpecOnScreen } from './use-spec-version.ts'

export interface VersionGateProps extends SpecOnScreen {
  /** Id of the version in the address; the latest one if absent. */
  readonly wanted: string | undefined
  /** The same screen with the latest version. */
  readonly toLatest: Pick<LinkProps, 'to' | 'params'>
  readonly children: (version: ApiSpecVersion) => ReactNode
}

/** Draws a screen of a version, or says why there is none. An older version says that it is not the latest. */
export function VersionGate({ spec, versions, latest, wanted, toLatest, children }: VersionGateProps) {
  if (latest === undefined)
    return spec.processingState === 'complete' ? (
      <EmptyState title="No version yet">
        The first version appears here once the document can be read.
      </EmptyState>
    ) : (
      <EmptyState title="The first version is being made">
        This takes a few seconds. The screen updates by itself.
      </EmptyState>
    )
  const version = wanted === undefined ? latest : versions.find(({ id }) => id === wanted)
  const latestLink = (
    <Link {...toLatest} className={buttonClass('quiet')}>
      Show the latest version
    </Link>
  )
  if (version === undefined)
    return (
      <EmptyState title="This version is not kept any more" action={latestLink}>
        The latest 100 versions are kept, and the first one of each month before them.
      </EmptyState>
    )
  return (
    <>
      {version.id !== latest.id && (
        <Note>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>
              {versionLabel(version)}. The latest is {versionLabel(latest).toLowerCase()}.
            </span>
            {latestLink}
          </span>
        </Note>
      )}
      {children(version)}
    </>
  )
}
