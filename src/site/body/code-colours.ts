/** Highlighted code, computed elsewhere and asynchronously: a page only gets a list of classes per line. */
import type { CodeRuns } from '../../content/render/code-runs.ts'

/** The highlighting of a text in a language; undefined while it is not computed yet. */
export type CodeColours = (syntax: string, text: string) => readonly CodeRuns[] | undefined
