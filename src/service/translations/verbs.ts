/** The verbs of translations. */
import type { Verb } from '../http/verb.ts'

export const translationVerbs: readonly Verb[] = []
