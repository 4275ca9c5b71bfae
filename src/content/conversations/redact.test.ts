import { expect, test } from 'vitest'
import { personalKindOfId } from './find-contacts.ts'
import { redact } from './redact.ts'

const masked = (body: string, attributes?: Record<string, string>): string =>
  redact({
    parts: [{ type: 'message', role: 'user', body }],
    ...(attributes === undefined ? {} : { metadata: { attributes } }),
  }).parts[0]?.body ?? ''

/** What must go, marked with «». */
test.each([
  'write to «ana.lima@example.com» please',
  'from «Ana+docs@mail.example.co.uk».',
  '<«o’neil@example.org»>'.replace('’', "'"),
  'mailto:«x_1@sub.example.museum»?subject=a',
  'Ansprechpartner: «jürgen@müller.de», danke',
  'a «a@b.io»;«c@d.io»',
  'call «+49 30 1234567» now',
  'Tel. «+1 (415) 555-0134»',
  '«+33 1 23 45 67 89»',
  '«0049 30 1234567»',
  '«(415) 555-0134»',
  '«415-555-0134» or mail',
  '«1-800-555-0199»',
  '«415.555.0134»',
  '«030 12345678»',
  '«0171/12345678»',
  '«01 23 45 67 89»',
  '«01.23.45.67.89»',
  'phone: «5551234567»',
  'my mobile is «5551234567»',
  'WhatsApp «441632960961»',
  'card «4111 1111 1111 1111»',
  'card «4111-1111-1111-1111» 12/27',
  '«5500005555555559»',
  '«378282246310005»',
  '«6011 0009 9013 9424»',
  'visa:«4242424242424242»',
  'IBAN «DE89 3704 0044 0532 0130 00»',
  '«GB82WEST12345698765432»',
  '«FR14 2004 1010 0505 0001 3M02 606» bitte',
  '«NL91ABNA0417164300».',
  'host «203.0.113.24» is down',
  'from «192.168.10.4»:8080',
  'via «2001:db8:85a3::8a2e:370:7334»',
  'https://«ana:hunter2»@example.com/x',
  'postgres://«admin:s3cr3t!»@db:5432/recto',
  'https://«token»@example.com/repo.git',
  'key «sk_live_9aK27dLm41QzXw83»',
  '«sk-proj-abcDEF1234567890abcdefGH»',
  '«ghp_16C7e42F292c6912E7710c838347Ae178B4a»',
  '«github_pat_11ABCDE_abcdefghijklmnop1234»',
  '«glpat-abcDEF123456_xyz7890»',
  '«AKIAIOSFODNN7EXAMPLE»',
  '«xoxb-123456789012-abcdefGHIJKL»',
  '«AIzaSyA1234567890abcdefghijklmnopqrstuv»',
  '«npm_abcDEF1234567890abcdefGHIJKL123456»',
  'jwt «eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc123_XYZ-456»',
  '«SG.abcdefGHIJ1234567890.klmnop»',
  'password: «hunter2»',
  'Password is «Tr0ub4dor&3»',
  'my pwd=«correct!horse»',
  'api_key="«a1b2c3d4e5f6»"',
  'client secret: «9f8e7d6c5b4a3210ff»',
  'Authorization: Bearer «abc123def456ghi789»',
  '?access_token=«abc123DEF456»&x=1',
  'value «dGhpc0lzQTRSYW5kb21TZWNyZXQ5OXg3»',
  '«-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----»',
  'Send it to «Hauptstraße 12, 10115 Berlin» please',
  'We moved to «Lange Gasse 3a» last week',
  '«Keizersgracht 100\n1015 AB Amsterdam»',
  'Ship it to «221B Baker Street, London NW1 6XE».',
  '«1600 Pennsylvania Avenue, Washington, DC 20500»',
  '«742 Evergreen Terrace, Springfield, IL 62704»',
  'mon adresse: «12 bis, rue de la Paix, 75002 Paris»',
  'Vivo en «Calle de Alcalá, 45, 28014 Madrid»',
  'abito in «Via Roma 7»',
  'Moro na «Rua Augusta, nº 100»',
  'our «P.O. Box 1234»',
  '«Postfach 10 20 30»',
  'Hi «Tomas»,\nit fails',
  'Hello «Mei Tanaka»!\nit fails',
  'Dear Mr. «Haddad»,',
  'Hallo «Jürgen»,',
  'Sehr geehrte Frau «Müller-Weiß»,',
  'Bonjour «Élodie»,',
  'Hola «José María»,',
  'Thanks, «Ana»',
  'it works. Thank you «Sam»!',
  'My name is «Lena Vogel» and it fails',
  "je m'appelle «Luc»",
  'This is «Sam Okafor» from Acme',
  'It fails.\n\nBest regards,\n«Ana Lima»',
  'It fails.\n\nKind regards\n«Dr. Omar Haddad»\nCTO'.replace('«Dr. ', 'Dr. «'),
  'Es geht nicht.\n\nMit freundlichen Grüßen\n«Julia Novak»',
  'It fails.\n-- \n«Ana Lima»\nAcme',
  'Thanks\n\n- «Tomas»',
])('masks %j', (marked) => {
  const values = [...marked.matchAll(/«([^»]*)»/g)].map(([, value = '']) => value)
  expect(values.length).toBeGreaterThan(0)
  const body = masked(marked.replace(/[«»]/g, ''))
  const pattern = marked
    .split(/«[^»]*»/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\[[a-z]+ \d+\]`)
  expect(body).toMatch(new RegExp(`^${pattern}$`))
})

/** What must stay. */
test.each([
  ...[
    'version 1.2.3',
    'v10.0.19045.2006',
    'Chrome/131.0.6778.86',
    'version 1.2.3.4',
    'node 24.21.0',
    'recto@1.2.3',
  ],
  ...['react@18.2.0-beta.1', '@scope/package', 'lodash@latest', 'icon@2x.png', 'git@github.com:org/repo.git'],
  ...['ssh://git@github.com/org/repo', 'user@localhost', '/usr/local/bin/node', 'C:\\Users\\docs\\page.md'],
  ...['src/content/page-1234567890.ts', 'https://example.com/a/1234567890?id=0123456789', 'docs.example.com'],
  ...[
    'error 500',
    'HTTP 404',
    'ERR_1042',
    '0x80070005',
    'ORA-00942',
    'SAML_ASSERTION_EXPIRED',
    'exit code 137',
  ],
  ...['order 1234567890', 'ticket #12345678901', 'id 4829104758', 'ISSUE-123456789', 'INV-2024-000123'],
  ...['550e8400-e29b-41d4-a716-446655440000', '4f2a9c1', '9fceb02d0ae598e95dc970b74767f19372d61af8'],
  ...[
    'request id: 8fK2mQ9xLp3vT7aBc4De5F6g',
    'req_8fK2mQ9xLp3vT7aBc4De5F6g',
    'page_0192f3a4b5c6d7e8f9a0b1c2',
  ],
  ...[
    '2024-05-01',
    '2024-05-01 12:30:45',
    '01.05.2024',
    '05/01/2024 10:15',
    '2026-11-25T22:09:28Z',
    '1732572000000',
  ],
  ...[
    '20240501 123456',
    'from 2019-2024',
    '10 000 000 pages',
    '100 200 300 pages',
    '1,234,567,890 bytes',
    '3.14159265358',
  ],
  ...[
    '127.0.0.1:3000',
    '0.0.0.0',
    '255.255.255.0',
    '::1',
    'std::vector',
    '12:30:45',
    'aa:bb:cc:dd:ee:ff',
    'a::b',
  ],
  ...[
    'getUserNameByIdV2AsyncWithRetry',
    'MAX_CONNECTIONS_PER_HOST',
    'userPreferencesServiceV2Impl',
    'kebab-case-name-with-many-parts-1',
  ],
  ...[
    '`const Ana = 1`',
    '```\nHi Ana,\n```',
    'token: string',
    'password: required',
    'password=$PASSWORD',
    'api_key: <your key>',
  ],
  ...[
    'secret=${{ secrets.TOKEN }}',
    'bearer token authentication',
    'the password is wrong',
    'token expired yesterday',
  ],
  ...[
    'Open 2 Google Drive files',
    'a 3 Way merge',
    'see 12 Two Way bindings.',
    'Via API 2 it fails',
    'route /calle/12 and /rua/3',
    'page 12, Street view is empty',
    'Chapter 5 Road map',
    'Platz 1',
    'ich bin weg 3 Tage',
    'the closed Ring 3 works',
    'Avenue to 5',
  ],
  ...[
    'Thanks, Works!',
    'Hi Question,',
    'Hi team,',
    'Hello world',
    'Hello everyone,',
    'Dear support,',
    'Thanks, appreciated!',
    'Hi, Markdown fails',
  ],
  ...[
    'Will this work?',
    'Best regards',
    'sha256: abcDEF1234567890abcdefGHIJKL123456',
    '[email 1] and [phone 2]',
  ],
  ...[
    '4111 1111 1111 1112',
    'DE88 3704 0044 0532 0130 00',
    'section 4.1.2.10',
    'port 5432',
    '16 GB',
    '50 %',
    '1e-10',
  ],
])('keeps %j', (body) => {
  expect(masked(body)).toBe(body)
})

test('numbers values of a kind in one conversation, equal ones alike', () => {
  const {
    subject,
    parts,
    masked: counts,
    attributes,
  } = redact({
    subject: 'For B@example.com',
    metadata: {
      attributes: { 'Customer name': 'Ana Lima', email: 'a@example.com', plan: 'pro', product_name: 'Docs' },
    },
    parts: [
      { type: 'message', role: 'user', body: 'b@example.com, a@example.com. Ana asks; Lima too. Banana.' },
      { type: 'message', role: 'team-member', body: 'Hi Ana Lima, `Ana.run()` is code' },
    ],
  })
  expect(subject).toBe('For [email 1]')
  expect(parts.map(({ body }) => body)).toEqual([
    '[email 1], [email 2]. [name 1] asks; [name 1] too. Banana.',
    'Hi [name 1], `Ana.run()` is code',
  ])
  expect(counts).toEqual([
    { kind: 'name', count: 4 },
    { kind: 'email', count: 4 },
  ])
  expect(attributes).toEqual({
    'Customer name': '[name 1]',
    email: '[email 2]',
    plan: 'pro',
    product_name: 'Docs',
  })
})

test('a name of a signature is masked in the other messages', () => {
  const { parts } = redact({
    parts: [
      { type: 'message', role: 'user', body: 'It fails.\n\nRegards,\nJulia Novak' },
      { type: 'message', role: 'team-member', body: 'We told Julia about it, and Mark. Mark it as done.' },
      { type: 'message', role: 'user', body: 'Hi Mark, thanks' },
    ],
  })
  expect(parts.map(({ body }) => body)).toEqual([
    'It fails.\n\nRegards,\n[name 1]',
    'We told [name 1] about it, and [name 2]. Mark it as done.',
    'Hi [name 2], thanks',
  ])
})

test('numbers that a text has already stay those of their value', () => {
  expect(masked('[email 1] is not a@example.com')).toBe('[email 1] is not [email 2]')
})

test.each([
  ...[
    'a@',
    '1 ',
    '1.',
    '`',
    '```',
    'Hi ',
    '://a:',
    'Aa1',
    '((((+',
    '\n',
    'password ',
    'DE89 ',
    ':a',
    '[email 1]',
    'sk-',
  ],
  ...[
    'Hi A',
    'Ab ',
    'my name is Ab Ab ',
    'eyJ.',
    '-----BEGIN ',
    '-----BEGIN PRIVATE KEY-----',
    '> ',
    '--\n',
    '4111 ',
  ],
])('does not hang at repetitions of %j', (piece) => {
  // Quadratic time would be that of 10^11 steps.
  const body = piece.repeat(Math.ceil(320_000 / piece.length))
  expect(redact({ parts: [{ type: 'message', role: 'user', body }] }).parts).toHaveLength(1)
})

test('names of the organization, its sites and its spaces are no names of people', () => {
  const own = ['Recto', 'Halden Docs', 'Product guide']
  const bodies = (...texts: readonly string[]) =>
    redact(
      { parts: texts.map((body) => ({ type: 'message' as const, role: 'user' as const, body })) },
      own,
    ).parts.map(({ body }) => body)
  expect(bodies('Hi Recto,\nRecto fails.', 'Hello Halden Team, Halden is down', 'Hi Ana,')).toEqual([
    'Hi Recto,\nRecto fails.',
    'Hello Halden Team, Halden is down',
    'Hi [name 1],',
  ])
  // A part of a title is no title: somebody may be called so.
  expect(bodies('Hi Halden Product,')).toEqual(['Hi [name 1],'])
  expect(bodies('Hi Will,', 'Hi Don,', 'Hi Mia,')).toEqual(['Hi [name 1],', 'Hi [name 2],', 'Hi [name 3],'])
})

test('an id tells a person by an email address or a phone number, not by being long', () => {
  expect(['ana@example.com/3', 'call-+49 30 1234567', '+4930123456789'].map(personalKindOfId)).toEqual([
    ...(['email', 'phone', 'phone'] as const),
  ])
  for (const id of ['ticket-4711', '215468319822341', '1732572000000', 'thread/a@b', '2024-05-01/12'])
    expect(personalKindOfId(id)).toBe(undefined)
})
