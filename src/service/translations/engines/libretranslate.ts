/** LibreTranslate: `POST /translate` with HTML. */
import { fromHtmlMarkup, toHtmlMarkup } from '../../../content/translation/to-html-markup.ts'
import type { Engine } from './engine.ts'
import { EngineRefusedRequest, EngineTooLarge } from './engine.ts'
import type { EngineSettings } from './engine-settings.ts'
import { isObject, sendRequest, unreadable, urlBelow } from './send-request.ts'

/** Its names of languages that differ from ours. */
const names: Readonly<Record<string, string>> = { 'pt-br': 'pb', 'zh-tw': 'zt', no: 'nb' }
const nameOf = (language: string): string => names[language] ?? language

export const libreTranslate = ({ ctx, url, key }: EngineSettings): Engine => ({
  mostTexts: 20,
  mostCharacters: 5000,
  isMetered: true,
  async translate({ texts, from, to, signal }) {
    const { status, value, message } = await sendRequest({
      ...{ ctx, signal, url: urlBelow(url ?? '', '/translate'), headers: [] },
      body: {
        q: texts.map(({ tagged }) => toHtmlMarkup(tagged)),
        ...{ source: nameOf(from), target: nameOf(to), format: 'html' },
        ...(key !== undefined && { api_key: key }),
      },
    })
    if (status !== 200) {
      // The limits are the server's own.
      if (/limit|exceed|batch/i.test(message)) throw new EngineTooLarge()
      throw new EngineRefusedRequest(`LibreTranslate refused the request. It says: ${message}`)
    }
    const answers = isObject(value) ? value['translatedText'] : undefined
    if (!Array.isArray(answers) || answers.length !== texts.length) throw unreadable()
    return texts.map(({ tagged }, at) => {
      const answer: unknown = answers[at]
      return typeof answer === 'string'
        ? fromHtmlMarkup(answer, tagged)
        : { problems: ['The engine left it out.'] }
    })
  },
})
