import { expect, test } from 'vitest'
import { auditActions } from '../../contract/organizations/audit-schemas.ts'
import { actionsOf, auditAreas, auditLabels, valueText, type AuditArea } from './audit-text.ts'

test('has a label for every action, each in one area', () => {
  expect(Object.keys(auditLabels).toSorted()).toEqual(auditActions.toSorted())
  const areas = Object.keys(auditAreas) as AuditArea[]
  expect(areas.flatMap((area) => actionsOf(area)).toSorted()).toEqual(auditActions.toSorted())
  expect(actionsOf(undefined)).toEqual([])
})

test('shows texts as they are and the rest as JSON', () => {
  expect(valueText('edit')).toBe('edit')
  expect(valueText(null)).toBe('null')
  expect(valueText(undefined)).toBe('')
  expect(valueText([1])).toBe('[\n 1\n]')
})
