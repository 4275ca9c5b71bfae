/**
 * Conversations to try clusters with: a support desk for documentation. All names, numbers and texts are made up, and
 * addresses are of example.com.
 */
import type { ConversationPart } from './conversation.ts'

interface SampleConversation {
  readonly id: string
  /** As `Conversation.source` of the contract. */
  readonly source: string
  readonly subject: string
  readonly parts: readonly ConversationPart[]
  readonly metadata: {
    readonly url: string
    readonly attributes: Readonly<Record<string, string>>
    /** ISO 8601. */
    readonly createdAt: string
  }
}

interface Theme {
  readonly count: number
  readonly subjects: readonly string[]
  readonly questions: readonly string[]
  readonly details: readonly string[]
  readonly answer: string
  /** Weeks ago of the first and the last conversation. */
  readonly weeks: readonly [number, number]
}

const themes: readonly Theme[] = [
  {
    count: 16,
    weeks: [6, 0],
    subjects: ['PDF export fails', 'Export to PDF', 'PDF export without images', ''],
    questions: [
      'The PDF export fails with error 500 when a page has many images.',
      'How can I export a whole space as a PDF with all images?',
      'When I export to PDF the images are missing from the file.',
      'Our PDF export stops at 50 pages, how do we export the rest?',
      'Exporting a page to PDF cuts off wide tables and images.',
    ],
    details: [
      'The export worked last month.',
      'We hand the PDF to auditors.',
      'It fails in Chrome 131 and Firefox.',
    ],
    answer: 'We can see the failed export and are looking into it.',
  },
  {
    count: 15,
    weeks: [12, 0],
    subjects: ['SSO login loop', 'SAML sign-in', 'Cannot sign in with SSO', ''],
    questions: [
      'Sign-in with SAML SSO ends in a redirect loop after the identity provider.',
      'How do we set up SAML single sign-on with Okta?',
      'Our users cannot sign in with SSO since we rotated the SAML certificate.',
      'SSO sign-in says that the SAML assertion is not valid yet.',
      'Where do I upload the new SAML certificate for single sign-on?',
    ],
    details: [
      'Signing in with a password works.',
      'The log says SAML_ASSERTION_EXPIRED.',
      'All members are affected.',
    ],
    answer: 'Please check that the clock of your identity provider is right.',
  },
  {
    count: 14,
    weeks: [12, 2],
    subjects: ['Custom domain', 'DNS for our domain', 'Certificate of custom domain', ''],
    questions: [
      'Our custom domain stays unverified although the DNS record is set.',
      'Which CNAME record does a custom domain need in our DNS?',
      'The certificate of our custom domain is not issued, the browser shows a warning.',
      'How long does DNS verification of a custom domain take?',
      'Can I use a custom domain with a subdirectory such as /docs?',
    ],
    details: [
      'The CNAME was added two days ago.',
      'We use Cloudflare for DNS.',
      'The domain is docs.example.com.',
    ],
    answer: 'The record is found now. Certificates can take up to an hour.',
  },
  {
    count: 14,
    weeks: [9, 0],
    subjects: ['API rate limit', '429 from the API', 'API quota', ''],
    questions: [
      'The API answers 429 too many requests when we sync our pages.',
      'What is the rate limit of the API per token?',
      'Can you raise the API rate limit for our import script?',
      'Our script hits the API rate limit after 100 requests, how should it retry?',
      'Does the API send a Retry-After header when the rate limit is hit?',
    ],
    details: [
      'The script runs every night.',
      'We call /v1/spaces for each page.',
      'Our client is version 2.4.1.',
    ],
    answer: 'Please wait for the seconds in the Retry-After header.',
  },
  {
    count: 13,
    weeks: [12, 1],
    subjects: ['Search results', 'Search does not find pages', 'Outdated search', ''],
    questions: [
      'Search does not find pages that we published yesterday.',
      'Why does the search show deleted pages in its results?',
      'The search results of our site miss words inside code blocks.',
      'How can I exclude pages from the search results?',
      'Search returns no results for error codes such as ERR_1042.',
    ],
    details: [
      'It finds the older pages.',
      'Reindexing did not help.',
      'Readers complain about search a lot.',
    ],
    answer: 'The index is rebuilt after each publication; it should be there now.',
  },
  {
    count: 12,
    weeks: [11, 0],
    subjects: ['Inviting members', 'Invitation not received', 'Guest access', ''],
    questions: [
      'The invitation email for new members never arrives.',
      'How do I invite members to a single space only?',
      'A member cannot accept the invitation, the link has expired.',
      'Can I invite guests who only read and comment?',
      'How many members can I invite with our plan?',
    ],
    details: ['Spam folders are checked.', 'We invited twelve people.', 'The link expired after a week.'],
    answer: 'We sent the invitation again.',
  },
  {
    count: 12,
    weeks: [10, 0],
    subjects: ['Invoice', 'Billing question', 'VAT on invoice', ''],
    questions: [
      'The invoice shows the wrong billing address and no VAT number.',
      'Where can I download the invoices of last year?',
      'Our payment was rejected, how do I change the credit card for billing?',
      'Why is the invoice for ten seats when we pay for eight?',
      'Can we pay the invoice by bank transfer instead of credit card?',
    ],
    details: [
      'Accounting needs it by Friday.',
      'Please use the account DE89 3704 0044 0532 0130 00.',
      'We are a company.',
    ],
    answer: 'You find invoices under Settings, Billing.',
  },
  {
    count: 12,
    weeks: [5, 0],
    subjects: ['Git sync conflict', 'GitHub sync', 'Sync overwrites changes', ''],
    questions: [
      'Git sync overwrites our changes when the branch has a conflict.',
      'How do I connect a private GitHub repository with git sync?',
      'The git sync fails with permission denied on the repository.',
      'Git sync ignores the folder that we set as root of the repository.',
      'After a force push the git sync stopped and shows no error.',
    ],
    details: [
      'The branch is main.',
      'The repository is about 2 GB.',
      'Commit 4f2a9c1 is the last one synced.',
    ],
    answer: 'Please reconnect the repository so that it gets new permissions.',
  },
]

/** Questions that are like no other one. */
const single: readonly string[] = [
  'Is there a dark theme for the mobile app?',
  'How do I rename a reusable block without breaking pages?',
  'Do you offer discounts for schools?',
  'Can math formulas be numbered automatically?',
  'Where is the status page of your service?',
  'Does the editor support right-to-left languages?',
  'How do I restore a page from the trash after 30 days?',
  'Can comments be exported with timestamps?',
  'Is your cloud hosted in Europe?',
  'What does the yellow dot beside a page title mean?',
  'Which fonts can a site use besides the default?',
  'May we translate your terms of service?',
]

const people = [
  'Ana Lima',
  'Tomas Berg',
  'Mei Tanaka',
  'Omar Haddad',
  'Julia Novak',
  'Sam Okafor',
  'Lena Vogel',
]
const sources = [
  'email',
  'integration:helpdesk:chat',
  'integration:helpdesk:email',
  'integration:forum:posts',
]
const personal = [
  'You can reach me at {mail}.',
  'My number is +1 415 555 0134.',
  'The token sk_live_9aK27dLm41QzXw83 is in the log, please ignore it.',
  'Our server is 203.0.113.24.',
]

const day = 24 * 60 * 60 * 1000

/** Numbers from 0 up to 1 that follow from their place (Weyl sequence). */
const chances = (): (() => number) => {
  let state = 0.5
  return () => {
    state = (state + 0.618_033_988_749_895) % 1
    return state
  }
}

interface Written {
  readonly subject: string
  readonly question: string
  readonly detail: string
  readonly answer: string
  readonly weeksAgo: number
}

const writtenOf = (theme: Theme, at: number): Written => {
  const [first, last] = theme.weeks
  const pick = (list: readonly string[], step: number): string =>
    list[(at * step + (at >> 2)) % list.length] ?? ''
  return {
    subject: pick(theme.subjects, 1),
    question: theme.questions[at % theme.questions.length] ?? '',
    detail: pick(theme.details, 2),
    answer: theme.answer,
    weeksAgo: first + ((last - first) * at) / Math.max(1, theme.count - 1),
  }
}

const written = (): readonly Written[] => [
  ...themes.flatMap((theme) => Array.from({ length: theme.count }, (_, at) => writtenOf(theme, at))),
  ...single.map((question, at) => ({
    subject: '',
    question,
    detail: '',
    answer: 'Thanks for asking.',
    weeksAgo: at,
  })),
]

/** About 120 conversations of the 13 weeks before `now` (milliseconds since 1970). */
export const sampleConversations = (now: number): readonly SampleConversation[] => {
  const chance = chances()
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? ''
  return written().map(({ subject, question, detail, answer, weeksAgo }, at) => {
    const person = pick(people)
    const [first = ''] = person.split(' ')
    const mail = `${person.toLowerCase().replace(' ', '.')}@example.com`
    const extra = at % 4 === 0 ? `\n\n${pick(personal).replace('{mail}', mail)}` : ''
    const id = `sample-${String(at + 1).padStart(3, '0')}`
    const greeting = at % 3 === 0 ? 'Hello,' : 'Hi team,'
    return {
      id,
      source: pick(sources),
      subject,
      parts: [
        {
          type: 'message',
          role: 'user',
          body: `${greeting}\n\n${question} ${detail}${extra}\n\nThanks,\n${person}`,
        },
        {
          type: 'message',
          role: at % 5 === 0 ? 'assistant' : 'team-member',
          body: `Hi ${first},\n\n${answer}`,
        },
        ...(at % 6 === 0
          ? [{ type: 'message', role: 'user', body: 'Great, thank you!' } satisfies ConversationPart]
          : []),
      ],
      metadata: {
        url: `https://support.example.com/conversations/${id}`,
        attributes: { name: person, email: mail, plan: at % 2 === 0 ? 'team' : 'business' },
        createdAt: new Date(now - (weeksAgo * 6.5 + chance() * 5.9) * day - 60_000).toISOString(),
      },
    }
  })
}
