import { expect, test } from 'vitest'
import type { Arrival, HealthFacts } from './health-checks.ts'
import {
  encryptionProblem,
  healthChecks,
  lateSeconds,
  scarceBytes,
  spentBytes,
  unprovedSeconds,
  unpurgedSeconds,
} from './health-checks.ts'

const well: HealthFacts = {
  ...{ unwritable: undefined, unknownSchema: undefined, schemaVersion: 46, freeBytes: 50e9 },
  ...{ oldestJobSeconds: undefined, spacesBehind: 0, behindSeconds: undefined },
  ...{ files: 'store', backups: 'on', provedSeconds: 3600, caches: 'off', unpurgedSeconds: undefined },
  ...{ copies: undefined, arrival: undefined },
  baseUrl: 'https://docs.example.org',
}
/** The checks that are not fine, with their messages. */
const troubles = (facts: Partial<HealthFacts>) =>
  healthChecks({ ...well, ...facts })
    .filter(({ state }) => state !== 'ok')
    .map(({ id, state, message }) => [id, state, message])

test('a healthy installation has no warning', () => {
  expect(troubles({})).toEqual([])
  expect(healthChecks(well)).toHaveLength(8)
})

test('the database that refuses changes has failed, with its reason', () => {
  expect(troubles({ unwritable: 'The disk is full.' })).toEqual([['database', 'failed', 'The disk is full.']])
  expect(troubles({ unknownSchema: 'It is newer.' })).toEqual([['schema', 'failed', 'It is newer.']])
})

test('free disk space is scarce below a gigabyte, and spent below a tenth of it', () => {
  const state = (freeBytes: number | undefined) => troubles({ freeBytes }).map((trouble) => trouble[1])
  expect([scarceBytes, scarceBytes - 1, spentBytes, spentBytes - 1, undefined].map(state)).toEqual([
    ...[[], ['warning'], ['warning'], ['failed'], ['warning']],
  ])
  expect(troubles({ freeBytes: 640_500_000 })[0]?.[2]).toMatch(/^Only 640 MB are free/)
  expect(healthChecks({ ...well, freeBytes: 78_711_000_000 })[2]?.message).toMatch(/^78\.7 GB are free/)
})

test('an object storage that does not answer has failed, with its reason', () => {
  expect(troubles({ files: { problem: undefined } })).toEqual([])
  expect(troubles({ files: { problem: 'It is away.' } })).toEqual([['files', 'failed', 'It is away.']])
})

test('copies of backups have failed with their storage, and are a warning when none is made or the secret is plain', () => {
  const copies = { problem: undefined, lastError: undefined, sealed: true, copiedSeconds: 3600 }
  expect(troubles({ copies })).toEqual([])
  expect(healthChecks({ ...well, copies })).toHaveLength(9)
  for (const [facts, state, message] of [
    [{ problem: 'It is away.' }, 'failed', 'It is away.'],
    [{ lastError: 'It was full.' }, 'warning', 'The last backup was not copied. It was full.'],
    [{ copiedSeconds: undefined }, 'warning', 'No backup has been copied to the object storage yet'],
    [
      { copiedSeconds: unprovedSeconds + 1 },
      'warning',
      'No backup has been copied to the object storage for 2 days',
    ],
    [{ sealed: false }, 'warning', 'BACKUP_PASSPHRASE'],
  ] as const)
    expect(troubles({ copies: { ...copies, ...facts } })).toEqual([
      ['copies', state, expect.stringContaining(message)],
    ])
})

test('backups that are off, or that nothing proves, are a warning', () => {
  expect(troubles({ provedSeconds: unprovedSeconds })).toEqual([])
  expect(troubles({ backups: 'off' })).toEqual([
    ['backups', 'warning', expect.stringContaining('BACKUP_DIR')],
  ])
  for (const [provedSeconds, message] of [
    [undefined, 'No backup has passed its test yet'],
    [unprovedSeconds + 1, 'No backup has passed its test for 2 days'],
  ] as const)
    expect(troubles({ provedSeconds })).toEqual([['backups', 'warning', expect.stringContaining(message)]])
})

test('shared caches that are not told of changes are a warning, if there are any', () => {
  expect(healthChecks({ ...well, caches: 'on' }).at(-1)).toMatchObject({ id: 'caches', state: 'ok' })
  expect(troubles({ caches: 'on', unpurgedSeconds })).toEqual([])
  expect(troubles({ caches: 'on', unpurgedSeconds: 600 })).toEqual([
    ['caches', 'warning', expect.stringMatching(/for 10 minutes.*SITES_CDN_PURGE_URL/)],
  ])
  expect(troubles({ unpurgedSeconds: 600 })).toEqual([])
})

test('work that is late is a warning, work that is just being done is not', () => {
  expect(troubles({ oldestJobSeconds: lateSeconds })).toEqual([])
  expect(troubles({ oldestJobSeconds: lateSeconds + 1 })[0]?.slice(0, 2)).toEqual(['jobs', 'warning'])
  expect(troubles({ spacesBehind: 3, behindSeconds: lateSeconds })).toEqual([])
  expect(troubles({ spacesBehind: 3, behindSeconds: 7200 })).toEqual([
    ['search', 'warning', expect.stringMatching(/^The search index of 3 spaces is 120 minutes behind/)],
  ])
})

test('only connections from other machines need encryption', () => {
  for (const baseUrl of [
    'https://docs.example.org',
    'http://localhost:4000',
    'http://127.0.0.1',
    'http://[::1]:4',
  ])
    expect(encryptionProblem({ baseUrl })).toBeUndefined()
  expect(troubles({ baseUrl: 'http://docs.example.org' })[0]?.slice(0, 2)).toEqual(['encryption', 'warning'])
})

test('a proxy must be trusted, and tell who sends a request and whether it was encrypted', () => {
  const proxied: Arrival = {
    ...{ address: '203.0.113.9', forwardedFor: '198.51.100.1, 203.0.113.9', forwardedProto: 'https' },
    trusts: true,
  }
  const direct = { ...proxied, forwardedFor: undefined, forwardedProto: undefined }
  const messages = (arrival: Partial<Arrival>, facts: Partial<HealthFacts> = {}) =>
    troubles({ arrival: { ...proxied, ...arrival }, ...facts }).map(([id, state, message]) => {
      expect([id, state]).toEqual(['proxy', 'warning'])
      return message
    })
  expect(messages({})).toEqual([])
  expect(messages({ ...direct, trusts: false })).toEqual([])
  expect(messages(direct)[0]).toMatch(/has no X-Forwarded-For header/)
  expect(messages({ address: '172.18.0.2', trusts: false })[0]).toMatch(
    /a proxy at 172\.18\.0\.2, which is not/,
  )
  expect(messages({ forwardedProto: 'http' })[0]).toMatch(/without encryption/)
  expect(messages({ forwardedProto: 'http' }, { baseUrl: 'http://localhost:4000' })).toEqual([])
})
