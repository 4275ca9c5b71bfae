/** Labels of API specifications: states, failures, versions and levels of change. */
import type {
  ApiSpec,
  ApiSpecChangeCounts,
  ApiSpecFinding,
  ApiSpecStep,
  ApiSpecVersion,
} from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'

export const needsEditor =
  'You need the Creator role in the organization. Ask an administrator of the organization.'

export const stepLabels: Readonly<Record<ApiSpecStep, string>> = {
  fetch: 'Fetching',
  parse: 'Reading',
  check: 'Checking',
  index: 'Indexing',
}
/** The steps in order; a specification sent as text begins with the second one. */
export const stepOrder = ['fetch', 'parse', 'check', 'index'] as const satisfies readonly ApiSpecStep[]

export type SpecState = 'waiting' | 'processing' | 'failed' | 'problems' | 'ready'

/** The state of a specification in one word. */
export const specState = ({
  processingState,
  lastProcessErrorCode,
  problems,
}: Pick<ApiSpec, 'processingState' | 'lastProcessErrorCode' | 'problems'>): SpecState => {
  if (processingState === 'pending') return 'waiting'
  if (processingState === 'progress') return 'processing'
  if (lastProcessErrorCode !== undefined) return 'failed'
  return problems > 0 ? 'problems' : 'ready'
}

/** The name that people read: the title in the document, else the slug. */
export const specName = ({ title, slug }: Pick<ApiSpec, 'title' | 'slug'>): string =>
  title === undefined || title === '' ? slug : title

const hostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : 'The server'

/** Where a specification comes from: the host of its URL, or that it was uploaded. */
export const sourceLabel = ({ sourceURL }: Pick<ApiSpec, 'sourceURL'>): string =>
  sourceURL === undefined ? 'Uploaded' : hostOf(sourceURL)

/** Why processing failed, in a sentence; undefined if it did not. */
export const failureText = ({
  lastProcessErrorCode,
  sourceURL,
}: Pick<ApiSpec, 'lastProcessErrorCode' | 'sourceURL'>): string | undefined => {
  switch (lastProcessErrorCode) {
    case undefined:
      return undefined
    case 'FETCH_TIMEOUT':
      return `${hostOf(sourceURL)} did not answer in 30 seconds from this server.`
    case 'FETCH_ERROR':
      return `The document could not be fetched from ${hostOf(sourceURL)}.`
    case 'PARSE_ERROR':
      return 'The document could not be read.'
  }
}

/** "Version 3 (1.4.0)": its number, and the version that the document states. */
export const versionLabel = ({ number, apiVersion }: Pick<ApiSpecVersion, 'number' | 'apiVersion'>): string =>
  apiVersion === '' ? `Version ${number}` : `Version ${number} (${apiVersion})`

export const levelLabels: Readonly<Record<ApiSpecFinding['level'], string>> = {
  breaking: 'Breaking',
  review: 'Review',
  safe: 'Safe',
}
export const levelMeanings: Readonly<Record<ApiSpecFinding['level'], string>> = {
  breaking: 'Existing callers may fail.',
  review: 'Whether callers fail depends on what they do.',
  safe: 'Existing callers keep working.',
}

/** "2 breaking, 1 to review, 5 safe"; "No changes" if there are none. */
export const changesText = ({ breaking, review, safe, accepted, wordsOnly }: ApiSpecChangeCounts): string => {
  const parts = [
    breaking > 0 && `${breaking} breaking`,
    review > 0 && `${review} to review`,
    safe > 0 && `${safe} safe`,
    accepted > 0 && `${accepted} accepted`,
    wordsOnly > 0 && `${counted(wordsOnly, 'operation')} reworded`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'No changes' : parts.join(', ')
}
