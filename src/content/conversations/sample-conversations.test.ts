import { expect, test } from 'vitest'
import type { ClusteredIssue } from './cluster-issues.ts'
import { clusterIssues } from './cluster-issues.ts'
import { describeClusters } from './cluster-label.ts'
import { featuresOf } from './features.ts'
import { findIssues, issueText } from './find-issues.ts'
import { loadLanguageTools } from './language-tools.ts'
import { redact } from './redact.ts'
import { sampleConversations } from './sample-conversations.ts'
import { weeklyPulse } from './weekly-pulse.ts'

const tools = await loadLanguageTools()
const now = Date.parse('2026-11-25T12:00:00Z')
const sample = sampleConversations(now)

const issues = sample.flatMap((one) =>
  findIssues(redact(one), tools).map((issue, at) => ({
    ...{ id: `${one.id}-${at}`, title: issue.title, text: issueText(issue), language: issue.language },
    features: featuresOf(issueText(issue), issue.language, tools),
  })),
)

const described = () => {
  let count = 0
  const given: readonly ClusteredIssue[] = issues
  const { assignments, weights } = clusterIssues(given, { newId: () => `c${(count += 1)}` })
  const clusters = Map.groupBy(
    issues.filter(({ id }) => assignments.get(id) !== undefined),
    ({ id }) => assignments.get(id) ?? '',
  )
  return { clusters, descriptions: describeClusters(clusters, weights, tools) }
}

test('the sample is of the last thirteen weeks and has no personal data after masking', () => {
  expect(sample).toHaveLength(120)
  expect(new Set(sample.map(({ id }) => id)).size).toBe(120)
  expect(new Set(sample.map(({ source }) => source)).size).toBeGreaterThan(2)
  const pulse = weeklyPulse(
    sample.map(({ metadata }) => Date.parse(metadata.createdAt)),
    now,
  )
  expect(pulse.reduce((sum, count) => sum + count, 0)).toBe(120)
  const people = [
    ...new Set(sample.flatMap(({ metadata }) => (metadata.attributes['name'] ?? '').split(' '))),
  ]
  expect(people.length).toBeGreaterThan(8)
  const clear = new RegExp(`\\b(?:${people.join('|')})\\b|@example|555|DE89|sk_live|203\\.0`)
  expect(JSON.stringify(sample)).toMatch(clear)
  for (const one of sample) {
    const { subject, parts, attributes } = redact(one)
    expect(JSON.stringify([subject, parts, attributes])).not.toMatch(clear)
  }
})

test('its themes are found and named', () => {
  const { clusters, descriptions } = described()
  const large = [...clusters].filter(([, all]) => all.length >= 6)
  expect(large.length).toBeGreaterThanOrEqual(8)
  const labels = large.map(([id]) => descriptions.get(id)?.label)
  for (const label of ['PDF export', 'Custom domain', 'Rate limit', 'Search results', 'Git sync'])
    expect(labels).toContain(label)
})

test('terms are words of the issues, and typical issues are of the cluster', () => {
  const { clusters, descriptions } = described()
  for (const [id, all] of clusters) {
    const { terms, medoids, summary, label } = descriptions.get(id) ?? {
      terms: [],
      medoids: [],
      summary: '',
      label: '',
    }
    const text = all.map((one) => one.text.toLowerCase()).join('\n')
    expect(terms.length).toBeGreaterThan(0)
    expect(terms.length).toBeLessThanOrEqual(12)
    for (const term of terms) expect(text).toContain(term.toLowerCase())
    expect(medoids.length).toBeGreaterThan(0)
    expect(medoids.length).toBeLessThanOrEqual(5)
    for (const medoid of medoids) expect(all.map((one) => one.id)).toContain(medoid)
    for (const title of summary.split(' · ')) expect(all.map((one) => one.title)).toContain(title)
    expect(label).not.toBe('')
  }
})

test('a cluster without a phrase in common is named by three words', () => {
  const of = (id: string, text: string) => ({
    id,
    title: text,
    text,
    language: 'en',
    features: featuresOf(text, 'en', tools),
  })
  const all = [of('a', 'webhook retries'), of('b', 'signature of webhook'), of('c', 'webhook payload')]
  const { weights } = clusterIssues(all, { newId: () => 'c' })
  expect(describeClusters(new Map([['x', all]]), weights, tools).get('x')?.label).toMatch(
    /^Webhook, \w+, \w+$/,
  )
})
