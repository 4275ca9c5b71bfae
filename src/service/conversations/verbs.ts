/** The verbs of conversations. */
import type { Verb } from '../http/verb.ts'

export const conversationVerbs: readonly Verb[] = []
