/** The form of a translation engine. */
import { z } from 'zod'
import type {
  NewTranslationEngine,
  TranslationEngine,
  TranslationEngineUpdate,
} from '../../../client/types.gen.ts'
import { NewTranslationEngine as EngineSchema } from '../../../contract/translations/engine-schemas.ts'

const { kind, title, url, model, key } = EngineSchema.shape
export type ExternalKind = z.output<typeof kind>

/** Nothing typed means that the field is absent. */
const orEmpty = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.literal(''), schema], {
    error: (issue) => {
      const { error } = schema.safeParse(issue.input)
      return error?.issues[0]?.message ?? 'Enter a valid value.'
    },
  })

export const EngineForm = z
  .object({
    kind,
    title,
    url: orEmpty(url.unwrap()),
    model: orEmpty(model.unwrap()),
    key: orEmpty(key.unwrap()),
  })
  .superRefine((values, context) => {
    if (values.kind !== 'deepl' && values.url === '')
      context.addIssue({ code: 'custom', path: ['url'], message: 'Enter the base URL of the service.' })
    if (values.kind === 'chat' && values.model === '')
      context.addIssue({ code: 'custom', path: ['model'], message: 'Enter the name of a model.' })
  })
export type EngineValues = z.input<typeof EngineForm>

export const emptyEngine: EngineValues = { kind: 'libretranslate', title: '', url: '', model: '', key: '' }

export const kindLabels: Readonly<Record<TranslationEngine['kind'], string>> = {
  memory: 'Built in',
  pseudo: 'Built in',
  libretranslate: 'LibreTranslate',
  deepl: 'DeepL',
  chat: 'Chat endpoint',
}

const isExternal = (value: TranslationEngine['kind']): value is ExternalKind =>
  value !== 'memory' && value !== 'pseudo'

export const valuesOfEngine = (engine: TranslationEngine): EngineValues => ({
  kind: isExternal(engine.kind) ? engine.kind : 'libretranslate',
  title: engine.title,
  url: engine.url ?? '',
  model: engine.model ?? '',
  key: '',
})

const sent = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Partial<Record<Name, string>>)

export const newEngineOf = (values: EngineValues): NewTranslationEngine => ({
  kind: values.kind,
  title: values.title,
  ...sent('url', values.url),
  ...(values.kind === 'chat' && sent('model', values.model)),
  ...sent('key', values.key),
})

/** What changed; a key that was not typed stays. */
export const engineUpdateOf = (values: EngineValues, engine: TranslationEngine): TranslationEngineUpdate => ({
  ...(values.title !== engine.title && { title: values.title }),
  ...(values.url !== (engine.url ?? '') && { url: values.url === '' ? null : values.url }),
  ...(values.kind === 'chat' && values.model !== (engine.model ?? '') && { model: values.model }),
  ...sent('key', values.key),
})
