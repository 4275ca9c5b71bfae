/** The sentences of a message, without what is quoted, signed or code. */
import { coveredCode } from './code-ranges.ts'
import { isClosing } from './find-names.ts'
import type { LanguageTools } from './language-tools.ts'

export interface MessageSentence {
  readonly start: number
  readonly end: number
  /** As in the message, in one line. */
  readonly text: string
}

/** Characters of a message that are read. */
const longestMessage = 20_000
const mostSentences = 200

const quoteHeader =
  /^(?:-{2,20} ?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine)|on .{4,200} wrote:$|am .{4,200} schrieb .{0,100}:$|le .{4,200} a écrit ?:$|el .{4,200} escribió:$)/i
const mailHeader = /^(?:from|von|de|sent|gesendet|subject|betreff|to|an): /i
const stackFrame = /^(?:at [\w.$<>]{1,200}[ (]|File "|Traceback |Caused by: )/
const deviceLine = /^(?:sent from my |von meinem .{2,40} gesendet|envoyé de mon |get outlook)/i
/** A closing line further from the end than this belongs to the text. */
const longestSignature = 10

const blank = (text: string): string => ' '.repeat(text.length)

/** Lines that are left, with spaces for those that are not; the length stays. */
const readable = (body: string): string => {
  const lines = coveredCode(body, ' ').split('\n')
  let ended = false
  return lines
    .map((line, at) => {
      const plain = line.trim()
      const nextHeader = mailHeader.test(plain) && mailHeader.test(lines[at + 1]?.trim() ?? '')
      if (plain === '--' || (plain.length <= 400 && quoteHeader.test(plain)) || nextHeader) ended = true
      if (at > 0 && isClosing(line) && lines.length - at <= longestSignature) ended = true
      const isDropped = ended || plain.startsWith('>') || stackFrame.test(plain) || deviceLine.test(plain)
      return isDropped ? blank(line) : line
    })
    .join('\n')
}

export const messageSentences = (
  whole: string,
  language: string,
  tools: LanguageTools,
): readonly MessageSentence[] => {
  const body = whole.slice(0, longestMessage)
  const text = readable(body)
  return tools
    .sentences(text, language)
    .slice(0, mostSentences)
    .map(({ start, end }) => ({ start, end, text: body.slice(start, end).replace(/\s{1,500}/g, ' ') }))
}
