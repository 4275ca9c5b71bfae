/**
 * Translates texts with an engine: batches within its limits, halved when it finds them too large; waits when it asks
 * for it. A text whose tags are lost is sent once more, then run by run between its tags.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { checkAnswer, fromRuns, textRuns } from '../../../content/translation/answers.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'
import { plainOfTagged, plainTagged } from '../../../content/translation/tagged-text.ts'
import type { Engine, EngineAnswer, EngineRequest, EngineText } from './engine.ts'
import { EngineBusy, EngineFailed, EngineRefusedRequest, EngineTooLarge } from './engine.ts'

type Languages = Omit<EngineRequest, 'texts'>

/** How often one request is sent while the engine asks to wait, and the longest wait in seconds. */
const tries = 5
const longestWait = 60

const sendPatiently = async (
  engine: Engine,
  texts: readonly EngineText[],
  languages: Languages,
): Promise<readonly EngineAnswer[]> => {
  for (let attempt = 1; ; attempt += 1) {
    languages.signal.throwIfAborted()
    try {
      return await engine.translate({ ...languages, texts })
    } catch (error) {
      if (!(error instanceof EngineBusy) || attempt === tries) throw error
      await sleep(Math.min(longestWait, error.retryAfter) * 1000, undefined, { signal: languages.signal })
    }
  }
}

const tooLong = 'The engine does not take a text of this length.'

/** Engines that have translated something: what they refuse then is a text. */
const working = new WeakSet<Engine>()

/** Whether one of the texts may be the reason. */
const isAboutTexts = (error: unknown): error is EngineRefusedRequest | EngineFailed =>
  error instanceof EngineRefusedRequest || error instanceof EngineFailed

/** Whether the engine takes one of the texts alone: the first or the last. */
const takesOne = async (
  engine: Engine,
  texts: readonly EngineText[],
  languages: Languages,
): Promise<boolean> => {
  for (const text of texts.length === 1 ? [] : [...texts.slice(0, 1), ...texts.slice(-1)])
    try {
      await sendPatiently(engine, [text], languages)
      return true
    } catch (error) {
      if (!isAboutTexts(error) && !(error instanceof EngineTooLarge)) throw error
    }
  return false
}

/**
 * Sends the texts, in halves if the engine finds them too large, or refuses or fails at one of them. `isPart`: it has just
 * answered a request for others.
 */
const send = async (
  engine: Engine,
  texts: readonly EngineText[],
  languages: Languages,
  isPart = false,
): Promise<readonly EngineAnswer[]> => {
  try {
    const answers = await sendPatiently(engine, texts, languages)
    working.add(engine)
    return answers
  } catch (error) {
    if (!isAboutTexts(error) && !(error instanceof EngineTooLarge)) throw error
    if (isAboutTexts(error)) {
      const isSmall = isPart || texts.length === 1
      const isText = working.has(engine) && (isSmall || error instanceof EngineRefusedRequest)
      if (!isText && !(await takesOne(engine, texts, languages))) throw error
      working.add(engine)
    }
    if (texts.length === 1) return [{ problems: [isAboutTexts(error) ? error.message : tooLong] }]
    const half = Math.ceil(texts.length / 2)
    const first = await send(engine, texts.slice(0, half), languages, true)
    return [...first, ...(await send(engine, texts.slice(half), languages, true))]
  }
}

/** Batches within the limits of the engine; a text that is larger alone is a batch. */
export const engineBatches = <Item extends { readonly tagged: Tagged }>(
  { mostTexts, mostCharacters }: Pick<Engine, 'mostTexts' | 'mostCharacters'>,
  items: readonly Item[],
): Item[][] => {
  const batches: Item[][] = []
  let characters = 0
  for (const item of items) {
    const length = item.tagged.text.length
    const last = batches.at(-1)
    if (last && last.length < mostTexts && characters + length <= mostCharacters) {
      last.push(item)
      characters += length
    } else {
      batches.push([item])
      characters = length
    }
  }
  return batches
}

const checked = ({ tagged }: EngineText, answer: EngineAnswer): EngineAnswer => {
  if ('problems' in answer) return answer
  const problems = checkAnswer(tagged, answer.text)
  return problems.length === 0 ? answer : { problems }
}

const sendChecked = async (
  engine: Engine,
  texts: readonly EngineText[],
  languages: Languages,
  isPart = false,
): Promise<readonly EngineAnswer[]> =>
  (await send(engine, texts, languages, isPart)).map((answer, at) => {
    const text = texts[at]
    return text === undefined ? answer : checked(text, answer)
  })

/** The text with each run between its tags translated alone. */
const byRuns = async (engine: Engine, text: EngineText, languages: Languages): Promise<EngineAnswer> => {
  const runs = textRuns(text.tagged).map((run) => ({ tagged: plainTagged(run), terms: text.terms }))
  const answers: EngineAnswer[] = []
  for (const batch of engineBatches(engine, runs))
    answers.push(...(await sendChecked(engine, batch, languages)))
  const words = answers.map((answer) => ('text' in answer ? plainOfTagged(answer.text) : undefined))
  const failed = answers.find((answer) => 'problems' in answer)
  if (failed) return failed
  return checked(text, { text: fromRuns(text.tagged, words as readonly string[]) })
}

const hasTags = ({ tagged }: EngineText): boolean => tagged.tags.length > 0

/**
 * One answer for each of the texts, which are at most one batch. Rejects with the engine's errors. `hasRoom`: whether so
 * many characters may still be sent; a text for which there is none is not sent again.
 */
export const translateTexts = async (
  engine: Engine,
  texts: readonly EngineText[],
  languages: Languages,
  hasRoom: (characters: number) => boolean = () => true,
): Promise<readonly EngineAnswer[]> => {
  const first = await sendChecked(engine, texts, languages)
  if (!engine.isMetered) return first
  let characters = 0
  const failed = texts.flatMap((text, at) => {
    if (!first[at] || !('problems' in first[at])) return []
    characters += text.tagged.text.length
    return hasRoom(characters) ? [{ text, at }] : []
  })
  if (failed.length === 0) return first
  const again = await sendChecked(
    engine,
    failed.map(({ text }) => text),
    languages,
    true,
  )
  const answers = [...first]
  for (const [index, { text, at }] of failed.entries()) {
    const second = again[index]
    if (second && ('text' in second || !hasTags(text))) answers[at] = second
    else if (hasRoom(text.tagged.text.length)) answers[at] = await byRuns(engine, text, languages)
  }
  return answers
}
