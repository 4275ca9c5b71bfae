/** Translation engines of an organization: services that runs send text to. */
import { z } from 'zod'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

/** `pseudo` and `memory` need no service and are always there; they cannot be added or changed. */
const EngineKind = z
  .enum(['pseudo', 'memory', 'libretranslate', 'deepl', 'chat'])
  .meta({ id: 'TranslationEngineKind' })
const ExternalKind = z.enum(['libretranslate', 'deepl', 'chat'])

const settings = {
  title: text({ min: 1, max: 100 }),
  url: Url.optional().describe('The base URL. Default for DeepL: the API that its key belongs to.'),
  model: text({ min: 1, max: 200 }).optional().describe('Required for `chat`.'),
}
const EngineKey = text({ min: 1, max: 1000 }).describe('Stored sealed and never returned.')

export const TranslationEngine = z
  .object({
    object: z.literal('translation-engine'),
    id: Id,
    kind: EngineKind,
    ...settings,
    url: z.string().optional(),
    hasKey: z.boolean(),
    builtIn: z.boolean(),
    translations: z.int().describe('The number of translations that use it.'),
    createdAt: Timestamp.optional(),
    updatedAt: Timestamp.optional(),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'TranslationEngine' })
export type TranslationEngine = z.output<typeof TranslationEngine>

export const NewTranslationEngine = z
  .strictObject({ kind: ExternalKind, ...settings, key: EngineKey.optional() })
  .meta({ id: 'NewTranslationEngine' })

/** Absent fields stay as they are; null removes. A new URL needs the key again, so that no key reaches another host. */
export const TranslationEngineUpdate = z
  .strictObject({
    title: settings.title.optional(),
    url: Url.nullable().optional(),
    model: settings.model.nullable(),
    key: EngineKey.nullable().optional(),
  })
  .meta({ id: 'TranslationEngineUpdate' })

export const TranslationEngineTest = z
  .object({
    ok: z.boolean(),
    message: z.string().describe('What the service answered, or why it could not be used.'),
    milliseconds: z.int(),
    source: z.string().describe('The sample that was sent.'),
    target: z.string().optional().describe('Its translation.'),
  })
  .meta({ id: 'TranslationEngineTest' })
