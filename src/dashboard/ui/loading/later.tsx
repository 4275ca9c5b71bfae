import { Component, Suspense, useEffect, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Deferred } from './deferred.tsx'
import { forgetFailedLoads } from './lazy-component.tsx'
import { isLoadError, loadErrorText } from './load-error.ts'

/** At the edge of the screen, because what failed often has no place of its own, such as a dialog. */
function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    forgetFailedLoads()
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-measure flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-base border-l-4 border-rust bg-raised p-3 font-sans text-base text-ink shadow-float"
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-strong">{loadErrorText.title}</p>
        <p>{loadErrorText.what}</p>
      </div>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

export interface LaterProps {
  /** What stands in the place until the code is loaded, where it has one. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface LoadBoundaryState {
  readonly error: unknown
}

/** Keeps the screen, with what somebody typed on it, when the code of a part of it cannot be loaded. */
class LoadBoundary extends Component<LaterProps, LoadBoundaryState> {
  override readonly state: LoadBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error }
  }

  readonly #retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isLoadError(error)) throw error
    return (
      <>
        {this.props.fallback}
        <LoadFailure onRetry={this.#retry} />
      </>
    )
  }
}

/**
 * Wraps lazily loaded content such as a dialog, and says when its code cannot be loaded. Portals inside name their
 * container: without one they render their content in a second, synchronous pass.
 */
export function Later({ fallback, children }: LaterProps) {
  return (
    <LoadBoundary fallback={fallback}>
      {fallback === undefined ? (
        <Deferred>{children}</Deferred>
      ) : (
        <Suspense fallback={fallback}>{children}</Suspense>
      )}
    </LoadBoundary>
  )
}
