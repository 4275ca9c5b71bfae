import { expect, test } from 'vitest'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { listedFiles, type FileSelection } from './listed-files.ts'

const file = (id: string, contentType = 'image/png'): ContentFile => ({
  ...{ id, name: `${id}.png`, contentType, downloadURL: '', size: 1 },
})
const files = [file('bell'), file('anchor'), file('chart', 'application/pdf'), file('copy')]
const report: FileReport = {
  uses: { bell: 3, chart: 1 },
  unused: ['anchor', 'copy'],
  duplicates: [['copy', 'anchor']],
  withoutAltText: [],
}
const ids = (selection: Partial<FileSelection>, known: FileReport | undefined = report) =>
  listedFiles(files, known, { name: '', ...selection }).map(({ id }) => id)

test('sorts by name, or by use', () => {
  expect(ids({})).toEqual(['anchor', 'bell', 'chart', 'copy'])
  expect(ids({ order: 'used' })).toEqual(['bell', 'chart', 'anchor', 'copy'])
})

test('filters by name and kind', () => {
  expect(ids({ name: 'c' })).toEqual(['anchor', 'chart', 'copy'])
  expect(ids({ kind: 'document' })).toEqual(['chart'])
})

test('lists unused files, and duplicates in their groups', () => {
  expect(ids({ show: 'unused' })).toEqual(['anchor', 'copy'])
  expect(ids({ show: 'duplicates' })).toEqual(['copy', 'anchor'])
})

test('lists nothing that needs the report before it has loaded', () => {
  expect(listedFiles(files, undefined, { name: '', show: 'unused' })).toEqual([])
})
