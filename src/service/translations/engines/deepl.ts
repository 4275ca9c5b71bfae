/** DeepL: `POST /v2/translate` with XML. */
import { fromXmlMarkup, toXmlMarkup } from '../../../content/translation/to-xml-markup.ts'
import type { Engine } from './engine.ts'
import { EngineRefused } from './engine.ts'
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

export const deepl = ({ ctx, url, key }: EngineSettings): Engine => ({
  // 128 KiB a request.
  mostTexts: 50,
  mostCharacters: 20_000,
  isMetered: true,
  async translate({ texts, from, to, instructions, signal }) {
    const custom = instructionsIn(instructions)
    const { status, value, message } = await sendRequest({
      ...{ ctx, signal, url: urlBelow(url ?? defaultUrl(key), '/v2/translate') },
      headers: ['authorization', `DeepL-Auth-Key ${key ?? ''}`],
      body: {
        text: texts.map(({ tagged }) => toXmlMarkup(tagged)),
        ...{ source_lang: sourceName(from), target_lang: targetName(to) },
        ...{ tag_handling: 'xml', tag_handling_version: 'v2', ignore_tags: ['x'] },
        ...(custom.length > 0 && { custom_instructions: custom }),
      },
    })
    if (status !== 200) throw new EngineRefused(`DeepL refused the request. It says: ${message}`)
    const answers = isObject(value) ? value['translations'] : undefined
    if (!Array.isArray(answers) || answers.length !== texts.length) throw unreadable()
    return texts.map(({ tagged }, at) => {
      const answer: unknown = answers[at]
      const text = isObject(answer) ? answer['text'] : undefined
      return typeof text === 'string'
        ? fromXmlMarkup(text, tagged)
        : { problems: ['The engine left it out.'] }
    })
  },
})
