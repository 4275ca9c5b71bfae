import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomIssues } from '../../testing/generators/random-issues.ts'
import type { ClusteredIssue } from './cluster-issues.ts'
import { clusterIssues } from './cluster-issues.ts'
import { featuresOf, packFeatures, packWeights, unpackFeatures, unpackWeights } from './features.ts'
import { findIssues } from './find-issues.ts'
import { joinCluster, neighbourIndex } from './join-cluster.ts'
import { loadLanguageTools } from './language-tools.ts'
import { redact } from './redact.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260411)
const long = process.env['RECTO_LONG'] === '1'
const tools = await loadLanguageTools()

const counting = (prefix: string): (() => string) => {
  let count = 0
  return () => `${prefix}${(count += 1)}`
}

const issuesOf = (of: number, count: number, topics: number): ClusteredIssue[] =>
  randomIssues(of, count, topics).map(({ id, text }) => ({ id, features: featuresOf(text, 'en', tools) }))

/** Issues with clusters of a former batch, some of them pinned to another one. */
const arranged = fc
  .record({
    of: fc.nat(1000),
    count: fc.integer({ min: 0, max: 150 }),
    topics: fc.integer({ min: 1, max: 12 }),
  })
  .chain(({ of, count, topics }) =>
    fc
      .array(fc.option(fc.constantFrom('c1', 'c2', 'p1', 'p2', 'p3'), { freq: 4 }), {
        minLength: count,
        maxLength: count,
      })
      .map((pins) => {
        const issues = issuesOf(of, count, topics)
        const { assignments } = clusterIssues(issues, { newId: counting('c') })
        return issues.map((issue, at): ClusteredIssue => {
          const pin = pins[at] ?? undefined
          return { ...issue, cluster: assignments.get(issue.id), ...(pin === undefined ? {} : { pin }) }
        })
      }),
  )

const after = (issues: readonly ClusteredIssue[], prefix = 'n'): ClusteredIssue[] => {
  const { assignments } = clusterIssues(issues, { newId: counting(prefix) })
  return issues.map((issue) => ({ ...issue, cluster: assignments.get(issue.id) }))
}

test('pinned issues stay, and clusters of different pins never join', () => {
  fc.assert(
    fc.property(arranged, (issues) => {
      for (const { cluster, pin } of after(issues)) if (pin !== undefined) expect(cluster).toBe(pin)
    }),
    { seed, numRuns: long ? 2000 : 40 },
  )
})

test('clustering its own result changes nothing', () => {
  fc.assert(
    fc.property(arranged, (issues) => {
      const once = after(issues)
      expect(after(once, 'm')).toEqual(once)
    }),
    { seed, numRuns: long ? 2000 : 40 },
  )
})

test('the order of issues makes no difference', () => {
  fc.assert(
    fc.property(arranged, fc.nat(), (issues, turn) => {
      const at = issues.length === 0 ? 0 : turn % issues.length
      const turned = [...issues.slice(at), ...issues.slice(0, at)].toReversed()
      const byId = new Map(after(turned).map((issue) => [issue.id, issue.cluster]))
      for (const { id, cluster } of after(issues)) expect(byId.get(id)).toBe(cluster)
    }),
    { seed, numRuns: long ? 1000 : 25 },
  )
})

test('clusters keep their ids when some issues come and go', () => {
  fc.assert(
    fc.property(fc.nat(1000), (of) => {
      const all = issuesOf(of, 220, 5)
      const before = new Map(after(all.slice(0, 200)).map((issue) => [issue.id, issue.cluster]))
      const again = after(
        all.slice(10).map((issue) => ({ ...issue, cluster: before.get(issue.id) })),
        'x',
      )
      const kept = again.filter(({ id, cluster }) => before.has(id) && before.get(id) === cluster)
      expect(kept.length).toBeGreaterThan(100)
    }),
    { seed, numRuns: long ? 300 : 10 },
  )
})

test('packed features and weights are read back', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.string({ unit: 'grapheme', maxLength: 300 }), (of, text) => {
      const features = featuresOf(text, 'en', tools)
      expect(unpackFeatures(packFeatures(features))).toEqual(features)
      expect([...features.hashes]).toEqual([...new Set(features.hashes)].toSorted((a, b) => a - b))
      const { weights } = clusterIssues(issuesOf(of, 20, 3), { newId: counting('c') })
      expect(unpackWeights(packWeights(weights))).toEqual(weights)
    }),
    { seed, numRuns: long ? 2000 : 100 },
  )
})

test('an issue joins the cluster of its twin, and a stranger none', () => {
  const issues = after(issuesOf(3, 300, 8))
  const { weights } = clusterIssues(issues, { newId: counting('c') })
  const index = neighbourIndex(issues, weights)
  const clustered = issues.filter(({ cluster }) => cluster !== undefined)
  const joined = clustered.filter(
    ({ id, features, cluster }) => joinCluster({ id: `${id}+`, features }, index) === cluster,
  )
  expect(joined.length / clustered.length).toBeGreaterThan(0.85)
  const stranger = { id: 's', features: featuresOf('unheard verbiage entirely', 'en', tools) }
  expect(joinCluster(stranger, index)).toBeUndefined()
  index.add({ ...stranger, cluster: 'late' })
  expect(joinCluster({ ...stranger, id: 't' }, index)).toBe('late')
  expect(joinCluster({ ...stranger, id: 'u', pin: 'p' }, index)).toBe('p')
})

const pieces = [
  ...[
    'Hi ',
    'Ana',
    ' Lima',
    ', ',
    '. ',
    '\n',
    'a@example.com',
    '+49 30 1234567',
    '4111 1111 1111 1111',
    '203.0.113.24',
  ],
  ...[
    'password: ',
    'hunter2',
    'https://',
    'ana:x1',
    '@',
    'example.com',
    'Best regards,\n',
    'The export fails. ',
    '`',
    '```',
  ],
  ...[
    '[email 1]',
    '[',
    ']',
    ' 1',
    '0',
    '-',
    ':',
    'Will',
    'Mark',
    'sk_live_9aK27dLm41QzXw83',
    'Thanks, ',
    'How do I export?',
  ],
  ...[
    'DE89 3704 0044 0532 0130 00',
    '> quoted ',
    'my name is ',
    '-- \n',
    '😀',
    '\ufffc',
    '(415) ',
    '555-0134',
    '::',
    '2001:db8',
  ],
]
const written = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 30 })
const conversation = fc.record({
  subject: written.map((all) => all.join('')),
  parts: fc.array(
    fc.record({
      type: fc.constant('message' as const),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      body: written.map((all) => all.join('')),
    }),
    { maxLength: 4 },
  ),
})

test('masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(conversation, (one) => {
      const { subject = '', parts } = redact(one)
      const again = redact({ subject, parts })
      expect([again.subject, again.parts, again.masked]).toEqual([subject, parts, []])
    }),
    { seed, numRuns: long ? 50_000 : 1500 },
  )
})

test('evidence is where it says, and issues differ in their anchors', () => {
  fc.assert(
    fc.property(conversation, (one) => {
      const issues = findIssues(one, tools)
      expect(issues.length).toBeLessThanOrEqual(3)
      expect(new Set(issues.map(({ anchor }) => anchor)).size).toBe(issues.length)
      expect(findIssues(structuredClone(one), tools)).toEqual(issues)
      for (const { evidence, title, summary } of issues) {
        expect(title.length).toBeLessThanOrEqual(120)
        expect(summary.length).toBeLessThanOrEqual(400)
        for (const { part, start, end, text } of evidence) {
          expect(one.parts[part]?.role).toBe('user')
          expect(one.parts[part]?.body.slice(start, end)).toBe(text)
          expect(text.trim()).not.toBe('')
        }
      }
    }),
    { seed, numRuns: long ? 20_000 : 500 },
  )
})
