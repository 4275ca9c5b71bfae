import { Link } from '@tanstack/react-router'
import type { ApiSpec, ApiSpecVersion } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { CodeText } from '../code-text.tsx'
import { failureText, stepLabels, stepOrder, versionLabel } from '../api-spec-text.ts'

export interface SpecNoticesProps {
  readonly org: string
  readonly spec: ApiSpec
  /** The version in use. */
  readonly latest: ApiSpecVersion | undefined
}

/** What a person has to know before reading: processing under way, or why the last one failed and what is in use. */
export function SpecNotices({ org, spec, latest }: SpecNoticesProps) {
  if (spec.processingState !== 'complete') return <Processing spec={spec} latest={latest} />
  const failure = failureText(spec)
  if (failure === undefined) return null
  const { slug, lastProcessedErrors = [], nextCheckAt, recheck, sourceURL, permissions } = spec
  return (
    <ErrorNote
      title={failure}
      what={
        <>
          {lastProcessedErrors.length > 0 && (
            <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
              {lastProcessedErrors.map(({ message }, index) => (
                // Errors have no identity, and the list does not change.
                <li key={index}>
                  <CodeText text={message} />
                </li>
              ))}
            </ul>
          )}
          <InUse latest={latest} />
          {sourceURL !== undefined && recheck && nextCheckAt !== undefined && (
            <p>
              The next attempt is <RelativeTime at={nextCheckAt} />.
            </p>
          )}
          {permissions.edit && (
            <p className="mt-2">
              <Link
                to="/o/$org/replace-spec/$spec"
                params={{ org, spec: slug }}
                search={{ kind: 'file' }}
                className={buttonClass('quiet')}
              >
                Use a file instead
              </Link>
            </p>
          )}
        </>
      }
    />
  )
}

function InUse({ latest }: Pick<SpecNoticesProps, 'latest'>) {
  if (latest === undefined) return <p>No version of it is in use yet.</p>
  return (
    <p>
      {versionLabel(latest)}
      {latest.createdAt !== undefined && (
        <>
          {' '}
          from <RelativeTime at={latest.createdAt} />
        </>
      )}{' '}
      stays in use.
    </p>
  )
}

function Processing({ spec, latest }: Pick<SpecNoticesProps, 'spec' | 'latest'>) {
  const { processingStep: step, processingState } = spec
  const done = step === undefined ? undefined : stepOrder.indexOf(step) / stepOrder.length
  const text =
    processingState === 'pending'
      ? 'Waiting'
      : step === undefined
        ? ''
        : `${stepLabels[step]}, step ${stepOrder.indexOf(step) + 1} of ${stepOrder.length}`
  return (
    <div className="grid max-w-measure gap-1">
      <ProgressBar label="Processing the document" done={done} text={text} />
      {latest !== undefined && (
        <p className="text-caption text-ink-soft">{versionLabel(latest)} is shown until then.</p>
      )}
    </div>
  )
}
