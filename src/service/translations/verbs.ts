/** The verbs of translations. */
import type { Verb } from '../http/verb.ts'
import {
  createTranslationEngine,
  deleteTranslationEngine,
  listTranslationEngines,
  testTranslationEngine,
  updateTranslationEngine,
} from './engines/engine-verbs.ts'
import { estimateTranslation, listTranslationCoverage } from './estimate.ts'
import { exportTranslation } from './files/export-units.ts'
import { importTranslation } from './files/import-units.ts'
import {
  getGlossaryEntry,
  listGlossaryEntries,
  previewGlossaryUpdate,
  updateGlossaryEntries,
} from './glossary/glossary-verbs.ts'
import { getTranslationRun, listTranslationRuns } from './runs.ts'
import {
  cancelTranslationRun,
  createTranslation,
  deleteTranslation,
  getTranslation,
  listTranslations,
  runTranslation,
  updateTranslation,
} from './translations.ts'
import { getTranslationUnit, listTranslationPages, listTranslationUnits } from './units/list-units.ts'
import {
  approveTranslationUnits,
  keepTranslationUnit,
  keepTranslationUnits,
  updateTranslationUnit,
} from './units/unit-verbs.ts'

export const translationVerbs: readonly Verb[] = [
  listTranslations,
  createTranslation,
  getTranslation,
  updateTranslation,
  deleteTranslation,
  runTranslation,
  cancelTranslationRun,
  listTranslationRuns,
  getTranslationRun,
  listTranslationPages,
  listTranslationUnits,
  getTranslationUnit,
  updateTranslationUnit,
  keepTranslationUnit,
  keepTranslationUnits,
  approveTranslationUnits,
  estimateTranslation,
  listTranslationCoverage,
  listGlossaryEntries,
  updateGlossaryEntries,
  previewGlossaryUpdate,
  getGlossaryEntry,
  listTranslationEngines,
  createTranslationEngine,
  updateTranslationEngine,
  deleteTranslationEngine,
  testTranslationEngine,
  exportTranslation,
  importTranslation,
]
