/** Conversations about any number of topics, in words that exist nowhere else, so that each topic is a cluster. */
import type { supportConversations } from './support-conversations.ts'

const syllables = [...'bdfgklmnprstv'].flatMap((start) => [...'aeiou'].map((vowel) => start + vowel))

/** A word of its own for each number below 4,225. */
const wordOf = (number: number, ending: string): string =>
  `${syllables[number % syllables.length]}${syllables[Math.floor(number / syllables.length) % syllables.length]}${ending}`

const day = 24 * 3600_000

type Conversations = ReturnType<typeof supportConversations>

/** Three conversations about each topic, which is the least that makes a cluster; the first topics are the newest. */
export const conversationsAbout = (topics: number): Conversations =>
  Array.from({ length: topics }, (_, topic) => {
    const [doing, thing, place] = [wordOf(topic, 'nt'), wordOf(topic, 'rk'), wordOf(topic, 'mp')]
    return [
      `How do I ${doing} the ${thing} of the ${place}?`,
      `Why does the ${thing} not ${doing} in the ${place}?`,
      `I cannot ${doing} the ${thing} of our ${place}.`,
    ].map((body, at) => ({
      id: `topic-${topic}/${at}`,
      subject: body,
      metadata: {
        createdAt: new Date(Date.now() - (8 + (topic % 40) + at) * day).toISOString(),
        attributes: { plan: 'Team' },
      },
      parts: [{ type: 'message' as const, role: 'user' as const, body }],
    }))
  }).flat()
