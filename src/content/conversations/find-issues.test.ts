import { expect, test } from 'vitest'
import type { ConversationPart } from './conversation.ts'
import { findIssues, issueText } from './find-issues.ts'
import { loadLanguageTools } from './language-tools.ts'

const tools = await loadLanguageTools()

const said = (role: ConversationPart['role'], body: string): ConversationPart => ({
  type: 'message',
  role,
  body,
})
const titles = (...bodies: readonly string[]): string[] =>
  findIssues({ parts: bodies.map((body) => said('user', body)) }, tools).map(({ title }) => title)

test.each([
  ['Hi,\n\nHow do I export a page as PDF?\n\nThanks', 'How do I export a page as PDF?'],
  ['Hello team, hope you are well. The build fails with error 500.', 'The build fails with error 500.'],
  ['We would like to invite guests to one space.', 'We would like to invite guests to one space.'],
  ['> Is this quoted?\nThe search does not find new pages.', 'The search does not find new pages.'],
  ['Wie kann ich eine Seite als PDF exportieren? Danke!', 'Wie kann ich eine Seite als PDF exportieren?'],
  [
    "Bonjour, comment puis-je inviter un membre dans l'espace ?",
    "Bonjour, comment puis-je inviter un membre dans l'espace ?",
  ],
  ['Hola, no puedo iniciar sesión con SSO desde ayer.', 'Hola, no puedo iniciar sesión con SSO desde ayer.'],
  [
    'Dr. Smith says e.g. the export of v1.2.3 is broken for large\nspaces.',
    'Dr. Smith says e.g. the export of v1.2.3 is broken for large spaces.',
  ],
  // Only words of the language tell which of two sentences is the problem.
  [
    "Usiamo il prodotto ogni giorno con tutta la squadra. L'esportazione in PDF non funziona da ieri.",
    "L'esportazione in PDF non funziona da ieri.",
  ],
  [
    'Usamos o produto todos os dias com a equipa. A exportação para PDF não aparece desde ontem.',
    'A exportação para PDF não aparece desde ontem.',
  ],
  [
    'Wij gebruiken het product elke dag met het hele team. De export naar PDF werkt niet sinds gisteren.',
    'De export naar PDF werkt niet sinds gisteren.',
  ],
])('%j asks: %s', (body, title) => {
  expect(titles(body)).toEqual([title])
})

test.each([
  'Hi there',
  'Thanks a lot!',
  'Hello,\n\nThank you.\n\nBest regards,\nAna',
  'Buongiorno,\n\ngrazie mille.\n\nCordiali saluti,\nAna',
  'Olá,\n\nmuito obrigado.\n\nCumprimentos,\nAna',
  'Goedemorgen,\n\nhartelijk dank.\n\nMet vriendelijke groet,\nAna',
  '',
  '> The export fails',
])('%j asks nothing', (body) => {
  expect(titles(body)).toEqual([])
})

test('sentences that share words, or say little, are one issue', () => {
  expect(titles('The PDF export fails. The export shows error 500. How can I fix this?')).toEqual([
    'The PDF export fails.',
  ])
})

test('other questions are other issues, at most three, in order', () => {
  const questions = [
    'How do I export a page as PDF?',
    'Also, where can members change their password?',
    'Why is the custom domain not verified?',
    'Which payment methods are accepted?',
  ]
  expect(titles(questions.join(' '))).toHaveLength(3)
  expect(titles(...questions.slice(0, 2))).toEqual(questions.slice(0, 2))
})

test('only users ask; a new question after an answer is another issue', () => {
  const found = findIssues(
    {
      parts: [
        said('user', 'How do I export a page as PDF?'),
        said('team-member', 'Does the export menu not show PDF? It is broken sometimes.'),
        said('user', 'Thanks! It is there. How do I change the font of a PDF?'),
      ],
    },
    tools,
  )
  expect(found.map(({ title }) => title)).toEqual([
    'How do I export a page as PDF?',
    'How do I change the font of a PDF?',
  ])
})

test('a subject that tells enough is the title, and of one issue only', () => {
  const [first, second] = findIssues(
    {
      subject: 'PDF export of large spaces',
      parts: [said('user', 'The export stops after 50 pages. Where do I invite members?')],
    },
    tools,
  )
  expect([first?.title, second?.title]).toEqual(['PDF export of large spaces', 'Where do I invite members?'])
  expect(first === undefined ? '' : issueText(first)).toBe(
    'PDF export of large spaces\nThe export stops after 50 pages.',
  )
})

test('without a sentence that asks, the subject and the first sentence', () => {
  const parts = [said('user', 'Hello,\n\nattached is a screenshot of the sidebar.')]
  expect(findIssues({ subject: 'Sidebar of the reference section', parts }, tools)).toMatchObject([
    { title: 'Sidebar of the reference section', summary: 'attached is a screenshot of the sidebar.' },
  ])
  expect(
    findIssues({ subject: 'Sidebar of the reference section', parts: [said('user', 'Hi')] }, tools),
  ).toMatchObject([{ title: 'Sidebar of the reference section', evidence: [] }])
})

test('code, stack traces and signatures are not read', () => {
  const body = [
    'The deployment fails:',
    '```\nWhy is this not read?\n```',
    '    at run (/app/main.js:1:1)',
    'Best regards,',
    'Why Not Limited?',
  ]
  expect(titles(body.join('\n'))).toEqual(['The deployment fails:'])
})

test('more messages leave the first issue as it is', () => {
  const parts = [said('user', 'The PDF export fails. What can I do about the export error 500?')]
  const [before] = findIssues({ parts }, tools)
  const [after] = findIssues(
    {
      parts: [
        ...parts,
        said('team-member', 'Try again.'),
        said('user', 'The PDF export still fails with an error!'),
      ],
    },
    tools,
  )
  expect(after?.anchor).toBe(before?.anchor)
})

test('titles and summaries are cut at words', () => {
  const [issue] = findIssues(
    { parts: [said('user', `Why does ${'the long export '.repeat(60)}fail?`)] },
    tools,
  )
  expect(issue?.title.length).toBeLessThanOrEqual(120)
  expect(issue?.title).toMatch(/ (?:the|long|export)…$/)
  expect(issue?.summary.length).toBeLessThanOrEqual(400)
})
