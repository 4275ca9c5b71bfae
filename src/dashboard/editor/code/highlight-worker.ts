/** Web worker that colors code, so that typing does not wait for it. */
import type { CodeRuns } from '../../../content/render/code-runs.ts'
import { highlightedLines } from './highlight.ts'

export interface HighlightJob {
  readonly id: number
  readonly syntax: string
  readonly text: string
}
export interface HighlightResult {
  readonly id: number
  /** Undefined: the code keeps the color of text. */
  readonly lines: readonly CodeRuns[] | undefined
}

// The dashboard is compiled for windows; in a worker, `postMessage` takes only the message.
const answer = (result: HighlightResult): void => (postMessage as (message: unknown) => void)(result)

addEventListener('message', ({ data: { id, syntax, text } }: MessageEvent<HighlightJob>) => {
  highlightedLines(syntax, text).then(
    (lines) => answer({ id, lines }),
    () => answer({ id, lines: undefined }),
  )
})
