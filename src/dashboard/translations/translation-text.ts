/** What translations, their states and their counts are called on the screen. */
import type {
  Translation,
  TranslationRun,
  TranslationRunOutcome,
  TranslationUnitCounts,
  TranslationUnitState,
} from '../../client/types.gen.ts'
import { languageName } from '../ui/language-name.ts'
import { unitStates } from './translation-search.ts'

export const stateLabels: Readonly<Record<TranslationUnitState, string>> = {
  missing: 'Missing',
  machine: 'Machine',
  edited: 'Edited',
  reviewed: 'Reviewed',
  stale: 'Stale',
}

export const outcomeLabels: Readonly<Record<TranslationRunOutcome, string>> = {
  done: 'Done',
  partial: 'Partly done',
  cancelled: 'Stopped',
  failed: 'Failed',
}

export const triggerLabels: Readonly<Record<TranslationRun['trigger'], string>> = {
  manual: 'Manual',
  automatic: 'Automatic',
  glossary: 'Glossary change',
}

/** `Handbook (German)`: the title of the source, as far as the person can read it. */
export const translationName = ({ titles, language }: Pick<Translation, 'titles' | 'language'>): string =>
  `${titles.source ?? titles.result ?? 'Private space'} (${languageName(language)})`

export const unitTotal = (counts: TranslationUnitCounts): number =>
  unitStates.reduce((sum, state) => sum + counts[state], 0)

/**
 * The share of units whose translation was made from the current source, from 0 to 1; undefined without units.
 */
export const freshness = (counts: TranslationUnitCounts): number | undefined => {
  const total = unitTotal(counts)
  return total === 0 ? undefined : (total - counts.missing - counts.stale) / total
}

/** `97 %`, rounded down, so that only what is complete is 100 %. A non-breaking space precedes the sign. */
export const percentText = (share: number | undefined): string =>
  share === undefined ? '–' : `${Math.floor(share * 100)}\u00a0%`

/** `12 reviewed, 3 stale`; states without units are left out. */
export const countsText = (counts: TranslationUnitCounts): string => {
  const named = unitStates.filter((state) => counts[state] > 0)
  return named.length === 0
    ? 'No units'
    : named
        .map((state) => `${counts[state].toLocaleString('en')} ${stateLabels[state].toLowerCase()}`)
        .join(', ')
}

/** `1 min 20 s`. */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}\u00a0s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? `${minutes}\u00a0min ${whole % 60}\u00a0s`
    : `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`
}

export const frozenText: Readonly<Record<NonNullable<Translation['frozen']>, string>> = {
  'source-deleted': 'The source space was deleted. Restore it from the trash to translate again.',
  'result-deleted': 'The translated space was deleted. Restore it from the trash to translate again.',
}

/** Engines that are always there. */
const builtInEngines: Readonly<Record<string, string>> = {
  memory: 'Memory only',
  pseudo: 'Test text',
}

/** The name of an engine; its own title is known to administrators only. */
export const engineName = (
  id: string,
  engines: readonly { readonly id: string; readonly title: string }[] = [],
): string =>
  builtInEngines[id] ?? engines.find((engine) => engine.id === id)?.title ?? 'Engine of the organization'

export const needsAdmin = 'You need the Administrator role. Ask an administrator of the organization.'
