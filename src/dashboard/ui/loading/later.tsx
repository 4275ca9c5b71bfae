import { Component, Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { ErrorNote } from '../feedback/error-note.tsx'
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
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-measure rounded-base bg-paper font-sans text-base shadow-float">
      <ErrorNote title={loadErrorText.title} what={loadErrorText.what} onRetry={onRetry} />
    </div>
  )
}

interface LoadBoundaryState {
  readonly error: unknown
}

/** Keeps the screen, with what somebody typed on it, when the code of a part of it cannot be loaded. */
class LoadBoundary extends Component<{ readonly children: ReactNode }, LoadBoundaryState> {
  override readonly state: LoadBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error }
  }

  readonly #retry = (): void => this.setState({ error: undefined })

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isLoadError(error)) throw error
    return <LoadFailure onRetry={this.#retry} />
  }
}

/**
 * Wraps lazily loaded content such as a dialog. It renders deferred, once the code is loaded; rendered directly, it
 * would show a Suspense fallback, which React keeps for at least 300 ms. Portals inside name their container: without
 * one they render their content in a second, synchronous pass.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const drawn = useDeferredValue(true, false)
  return (
    <LoadBoundary>
      <Suspense fallback={null}>{drawn && children}</Suspense>
    </LoadBoundary>
  )
}
