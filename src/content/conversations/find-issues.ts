/**
 * Issues of a conversation, found by rules: sentences of its user score by question form, words of problems and
 * requests, identifiers, place and length. Neighbors that share words are one issue.
 */
import { wordsOf } from '../document/tokenizer.ts'
import { codeRanges } from './code-ranges.ts'
import type { ConversationText } from './conversation.ts'
import { topicStems } from './features.ts'
import type { IssuePhrases } from './issue-phrases.ts'
import { issuePhrases } from './issue-phrases.ts'
import type { LanguageTools } from './language-tools.ts'
import type { MessageSentence } from './message-sentences.ts'
import { messageSentences } from './message-sentences.ts'

interface Evidence {
  readonly part: number
  /** UTF-16 offsets in the masked body of the part. */
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface FoundIssue {
  /** The normalized sentence that identifies the issue in its conversation. */
  readonly anchor: string
  /** At most 120 characters. */
  readonly title: string
  /** At most 400 characters. */
  readonly summary: string
  /** In order. Empty when only the subject tells the issue. */
  readonly evidence: readonly Evidence[]
  /** ISO 639-1. */
  readonly language: string
}

const mostIssues = 3
const longestTitle = 120
const longestSummary = 400
const longestAnchor = 300
/** Characters of all messages that are read. */
const mostCharacters = 100_000
const mostMessages = 200
/** The least score of a sentence that tells an issue. */
const bar = 2

/** A sentence with what decides about it. */
interface Candidate extends MessageSentence {
  readonly part: number
  /** How many answers precede it. */
  readonly answers: number
  readonly score: number
  readonly isQuestion: boolean
  readonly stems: ReadonlySet<string>
}

interface Group {
  readonly sentences: Candidate[]
  readonly stems: Set<string>
}

/** Names of code: snake_case, camelCase, paths, versions, calls, codes of errors. */
const identifier =
  /\p{L}_\p{L}|\p{Ll}\p{Lu}\p{Ll}|\w\/\w|\w\(\)|\bv?\d{1,5}\.\d|\b[A-Z]{2,20}[-_]?\d|`[^`]|\b[45]\d\d\b|--\w/u

const matches = (expression: RegExp, text: string, most: number): number => {
  let count = 0
  for (const _ of text.matchAll(expression)) if (++count === most) break
  return count
}

const lengthScore = (count: number): number => (count < 3 ? -3 : count < 4 ? -1 : count > 40 ? -1 : 0)

const isAsked = (text: string, phrases: IssuePhrases): boolean =>
  text.includes('?') || phrases.question.test(text)

/** Longer sentences are lists or data. */
const longestScored = 1000

const scoreOf = (whole: string, isFirst: boolean, isQuestion: boolean, phrases: IssuePhrases): number => {
  const text = whole.slice(0, longestScored)
  const count = text.split(' ').length
  const isCourtesy = phrases.courtesy.test(text)
  const problems = matches(phrases.problem, text, 2)
  const requests = matches(phrases.request, text, 2)
  if (isCourtesy && count <= 6 && problems === 0 && !text.includes('?')) return -5
  return (
    (text.includes('?') ? 2 : isQuestion ? 1.5 : 0) +
    problems * 1.5 +
    requests * 1 +
    (identifier.test(text) ? 0.5 : 0) +
    (isFirst ? 0.5 : 0) +
    lengthScore(count)
  )
}

/** The first sentences of the first message tell more often what it is about. */
const firstSentences = 3

function* candidatesOf(
  { parts }: ConversationText,
  language: string,
  tools: LanguageTools,
): Generator<Candidate> {
  const phrases = issuePhrases(language)
  let [answers, messages, left] = [0, 0, mostCharacters]
  for (const [part, { role, body }] of parts.entries()) {
    if (role !== 'user') {
      answers += 1
      continue
    }
    if (messages === mostMessages || left <= 0) return
    const sentences = messageSentences(body.slice(0, left), language, tools)
    left -= body.length
    for (const [at, sentence] of sentences.entries()) {
      const { text } = sentence
      const isQuestion = isAsked(text.slice(0, longestScored), phrases)
      const score = scoreOf(text, messages === 0 && at < firstSentences, isQuestion, phrases)
      const stems = new Set(topicStems(text.slice(0, longestScored), language, tools))
      yield { ...sentence, part, answers, score, isQuestion, stems }
    }
    messages += 1
  }
}

const sharedWith = (stems: ReadonlySet<string>, group: ReadonlySet<string>): number => {
  let shared = 0
  for (const stem of stems) if (group.has(stem)) shared += 1
  return shared
}

/** How a group takes a sentence: those that say little of their own go with the one before. */
const belongs = (candidate: Candidate, group: Group, isLast: boolean): boolean => {
  const { stems } = candidate
  const shared = sharedWith(stems, group.stems)
  const likeness = shared / Math.max(1, Math.min(stems.size, group.stems.size))
  const last = group.sentences.at(-1)
  const answered = (last?.answers ?? 0) < candidate.answers
  if (isLast && stems.size < 2) return true
  if (isLast && !answered) return shared > 0
  return answered && candidate.isQuestion ? likeness >= 0.5 : likeness >= 0.4 && shared >= 2
}

const groupsOf = (candidates: readonly Candidate[]): Group[] => {
  const groups: Group[] = []
  for (const candidate of candidates) {
    if (candidate.score < bar) continue
    const group =
      groups.findLast((one, at) => belongs(candidate, one, at === groups.length - 1)) ??
      ({ sentences: [], stems: new Set<string>() } satisfies Group)
    if (group.sentences.length === 0) groups.push(group)
    group.sentences.push(candidate)
    for (const stem of candidate.stems) group.stems.add(stem)
  }
  return groups
}

/** The text cut at a word, with … for what is left out. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most - 1)
  const end = space > most / 2 ? space : most - 1
  return `${text.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`
}

const anchorOf = (text: string): string =>
  wordsOf(text.slice(0, longestScored)).join(' ').slice(0, longestAnchor)

const scoreOfGroup = ({ sentences }: Group): number => Math.max(...sentences.map(({ score }) => score))

/** Groups with the best sentences, in the order of the conversation. */
const bestGroups = (groups: readonly Group[]): Group[] => {
  const ranked = groups.toSorted((a, b) => scoreOfGroup(b) - scoreOfGroup(a))
  const best = new Set(ranked.slice(0, mostIssues))
  return groups.filter((group) => best.has(group))
}

const summarySentences = 3

const summaryOf = (sentences: readonly Candidate[]): string =>
  cut(
    sentences
      .slice(0, summarySentences)
      .map(({ text }) => text)
      .join(' '),
    longestSummary,
  )

const evidenceOf = (sentences: readonly Candidate[]): Evidence[] =>
  sentences.slice(0, 10).map(({ part, start, end }) => ({ part, start, end, text: '' }))

/** What the user says if no sentence is above the bar: the first that is more than a greeting, under the subject. */
const restOf = (candidates: readonly Candidate[], subjectStems: ReadonlySet<string>): Group[] => {
  const first = candidates.find(({ score, stems }) => score > -1 && stems.size >= 2)
  if (first !== undefined) return [{ sentences: [first], stems: new Set(first.stems) }]
  return subjectStems.size >= 3 ? [{ sentences: [], stems: new Set(subjectStems) }] : []
}

const languageOfUser = ({ subject, parts }: ConversationText, tools: LanguageTools): string => {
  const users = parts.filter(({ role }) => role === 'user').slice(0, 5)
  const text = [subject ?? '', ...users.map(({ body }) => body.slice(0, 1000))].join('\n')
  const plain = text.replace(/\[[a-z]{2,12} \d{1,6}\]/g, ' ').replace(/https?:\/\/\S{1,500}/g, ' ')
  let prose = ''
  let at = 0
  for (const { start, end } of codeRanges(plain)) {
    prose += plain.slice(at, start)
    at = end
  }
  return tools.languageOf(prose + plain.slice(at))
}

/** At most three issues, in the order of the conversation. `redacted` has its personal data masked. */
export const findIssues = (redacted: ConversationText, tools: LanguageTools): readonly FoundIssue[] => {
  const { parts } = redacted
  if (!parts.some(({ role }) => role === 'user')) return []
  const language = languageOfUser(redacted, tools)
  const candidates = [...candidatesOf(redacted, language, tools)]
  const subject = cut((redacted.subject ?? '').trim().replace(/\s{1,512}/g, ' '), longestTitle)
  const subjectStems = new Set(topicStems(subject, language, tools))
  const above = groupsOf(candidates)
  const groups = above.length > 0 ? bestGroups(above) : restOf(candidates, subjectStems)

  const anchors = new Set<string>()
  let subjectTaken = false
  return groups.flatMap(({ sentences, stems }) => {
    const [first] = sentences
    const isTitle = !subjectTaken && subjectStems.size >= 3 && sharedWith(subjectStems, stems) > 0
    const title = isTitle || first === undefined ? subject : cut(first.text, longestTitle)
    const anchor = anchorOf(first?.text ?? subject)
    if (anchor === '' || anchors.has(anchor)) return []
    anchors.add(anchor)
    subjectTaken ||= isTitle
    const evidence = evidenceOf(sentences).map((one) => ({
      ...one,
      text: parts[one.part]?.body.slice(one.start, one.end) ?? '',
    }))
    return [{ anchor, title, summary: summaryOf(sentences) || subject, evidence, language }]
  })
}

/** The text that an issue is compared by. */
export const issueText = ({ title, summary }: { readonly title: string; readonly summary: string }): string =>
  summary.includes(title) ? summary : `${title}\n${summary}`
