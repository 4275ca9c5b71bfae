import { expect, test } from 'vitest'
import { compare, cpuSeconds, median, percentile, pinned, printed, residentMegabytes } from './measurement.ts'

test('medians and percentiles', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow(RangeError)
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100])
  expect(percentile([7], 0.01)).toBe(7)
})

test('sides alternate, the first round is thrown away, and the ratio is that of the rounds', async () => {
  const order: string[] = []
  const ours = [1000, 10, 20, 30, 40, 50]
  const theirs = [1, 5, 10, 10, 20, 10]
  const result = await compare(
    () => (order.push('ours'), ours.shift() ?? NaN),
    () => (order.push('theirs'), theirs.shift() ?? NaN),
  )
  expect(order.join(' ')).toBe('theirs ours ours theirs theirs ours ours theirs theirs ours ours theirs')
  // Rounds: 2, 2, 3, 2, 5.
  expect(result).toEqual({ ours: 30, theirs: 10, ratio: 2, rounds: 5 })
})

test('a line says its target and whether it was missed', () => {
  const line = { what: 'tree', ratio: 0.4, target: { atLeast: 0.35 }, figures: ['5 ms', '2 MB'] }
  expect(printed('B4', line)).toBe('B4 tree: 0.40 (target ≥ 0.35)  5 ms, 2 MB')
  expect(printed('B4', { ...line, target: { atMost: 0.25 } })).toContain('(target ≤ 0.25, missed)')
})

test.runIf(process.platform === 'linux')('processor time and memory of a process are read', () => {
  const before = cpuSeconds(process.pid) ?? NaN
  const until = performance.now() + 100
  while (performance.now() < until) JSON.stringify({ spent: until })
  const used = (cpuSeconds(process.pid) ?? NaN) - before
  expect(used).toBeGreaterThan(0)
  expect(used).toBeLessThan(2)
  expect(residentMegabytes(process.pid)).toBeGreaterThan(20)
  expect(cpuSeconds(2 ** 22 + 1)).toBeUndefined()
})

test('a core that the machine does not have pins nothing', () => {
  expect(pinned(4096)).toEqual([])
})
