/** Made-up translations. */
import { pseudo } from '../../../content/translation/pseudo.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'
import type { EngineAnswer } from './engine.ts'

export const run = ({ texts }: { readonly texts: readonly Tagged[] }): readonly EngineAnswer[] =>
  texts.map((tagged) => ({ text: pseudo(tagged) }))
