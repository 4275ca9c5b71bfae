/** DeepL: `POST /v2/translate` with XML, and the glossary of the organization as one of DeepL. */
import { fromXmlMarkup, toXmlMarkup } from '../../../content/translation/to-xml-markup.ts'
import { deeplGlossaries } from './deepl-glossaries.ts'
import type { Engine, EngineRequest } from './engine.ts'
import { EngineRefusedRequest, EngineUnknownAddress } from './engine.ts'
import type { EngineSettings } from './engine-settings.ts'
import { isObject, sendRequest, unreadable, urlBelow } from './send-request.ts'

/** Names of languages as targets, which DeepL wants with a region, and as sources, which it wants without. */
const targets: Readonly<Record<string, string>> = {
  ...{ en: 'EN-US', pt: 'PT-PT', 'pt-br': 'PT-BR', zh: 'ZH-HANS', 'zh-tw': 'ZH-HANT', no: 'NB' },
}
const targetName = (language: string): string => targets[language] ?? language.toUpperCase()
const sourceName = (language: string): string =>
  language === 'no' ? 'NB' : (language.split('-', 1)[0] ?? language).toUpperCase()

/** Keys of the free API end in `:fx`. */
const defaultUrl = (key: string | undefined): string =>
  key?.endsWith(':fx') === true ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

const mostInstructions = 10
const longestInstruction = 300

/** Instructions in sentences, each short enough. */
const instructionsIn = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.slice(0, 10_000))]
    .map(({ segment }) => segment.trim().slice(0, longestInstruction))
    .filter((sentence) => sentence !== '')
    .slice(0, mostInstructions)

const authorization = (key: string | undefined): readonly string[] => [
  'authorization',
  `DeepL-Auth-Key ${key ?? ''}`,
]

export const deepl = (settings: EngineSettings): Engine => {
  const { ctx, key } = settings
  const base = settings.url ?? defaultUrl(key)
  const glossaries = deeplGlossaries({ ...settings, base, headers: authorization(key) })
  const send = ({ texts, from, to, instructions, signal }: EngineRequest, glossary: string | undefined) => {
    const custom = instructionsIn(instructions)
    return sendRequest({
      ...{ ctx, signal, url: urlBelow(base, '/v2/translate'), headers: authorization(key) },
      body: {
        text: texts.map(({ tagged }) => toXmlMarkup(tagged)),
        ...{ source_lang: sourceName(from), target_lang: targetName(to) },
        ...{ tag_handling: 'xml', tag_handling_version: 'v2', ignore_tags: ['x'] },
        ...(custom.length > 0 && { custom_instructions: custom }),
        ...(glossary !== undefined && { glossary_id: glossary }),
      },
    })
  }
  return {
    // 128 KiB a request.
    mostTexts: 50,
    mostCharacters: 20_000,
    isMetered: true,
    async translate(request) {
      const { texts } = request
      const glossary = await glossaries.idFor(request)
      let answer = await send(request, glossary).catch((error: unknown) => {
        if (glossary === undefined || !(error instanceof EngineUnknownAddress)) throw error
        return undefined
      })
      // Another run may have replaced the glossary meanwhile.
      if (answer === undefined || (answer.status === 400 && glossary !== undefined))
        answer = await send(request, await glossaries.idFor(request, { again: true }))
      const { status, value, message } = answer
      if (status !== 200) throw new EngineRefusedRequest(`DeepL refused the request. It says: ${message}`)
      const answers = isObject(value) ? value['translations'] : undefined
      if (!Array.isArray(answers) || answers.length !== texts.length) throw unreadable()
      return texts.map(({ tagged }, at) => {
        const one: unknown = answers[at]
        const text = isObject(one) ? one['text'] : undefined
        return typeof text === 'string'
          ? fromXmlMarkup(text, tagged)
          : { problems: ['The engine left it out.'] }
      })
    },
  }
}
