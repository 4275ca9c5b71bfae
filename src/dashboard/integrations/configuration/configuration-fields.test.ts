import { expect, test } from 'vitest'
import {
  configurationOf,
  fieldsOf,
  formSchema,
  initialValues,
  missingLabels,
  type PropertiesConfiguration,
} from './configuration-fields.ts'

const configuration: PropertiesConfiguration = {
  properties: {
    'api.key': { type: 'string', title: 'API key' },
    api_key: { type: 'string' },
    region: { type: 'string', enum: ['eu', 'us'], default: 'eu' },
    limit: { type: 'number', title: 'Limit' },
    verbose: { type: 'boolean', default: true },
    sign_in: { type: 'button', title: 'Sign in', callback_url: '/oauth', button_text: 'Connect' },
  },
  required: ['api.key', 'limit', 'sign_in'],
}
const fields = fieldsOf(configuration)
const values = initialValues(fields, {})

test('defaults fill an empty form, and names with dots are no paths', () => {
  expect(values).toEqual({ field0: '', field1: '', field2: 'eu', field3: '', field4: true })
  expect(fields.map(({ label }) => label)).toEqual([
    'API key',
    'api_key',
    'region',
    'Limit',
    'verbose',
    'Sign in',
  ])
})

test('credentials are recognized by their names', () => {
  expect(fields.flatMap((field) => ('secret' in field && field.secret ? [field.key] : []))).toEqual([
    'api_key',
  ])
})

test('what is required must be filled in, and numbers must be numbers', () => {
  const problems = (typed: Record<string, string | boolean>) =>
    formSchema(fields)
      .safeParse({ ...values, ...typed })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []
  expect(problems({})).toEqual([
    ['field0', 'This is required.'],
    ['field3', 'This is required.'],
  ])
  expect(problems({ field0: 'a', field3: 'ten' })).toEqual([['field3', 'Enter a number.']])
  expect(problems({ field0: 'a', field3: ' 10 ' })).toEqual([])
})

test('what has no field and an emptied field are left out', () => {
  const stored = { 'api.key': 'a', limit: 4, region: 'us', oauth_credentials: '••••••••' }
  const shown = initialValues(fields, stored)
  expect(shown).toMatchObject({ field0: 'a', field2: 'us', field3: '4', field4: true })
  expect(configurationOf(fields, { ...shown, field0: '', field3: '7.5', field4: false })).toEqual({
    limit: 7.5,
    region: 'us',
    verbose: false,
  })
})

test('names what is missing, a sign-in too', () => {
  expect(missingLabels(configuration, { limit: 0, 'api.key': '' })).toEqual(['API key', 'Sign in'])
  expect(missingLabels({ componentId: 'form' }, {})).toEqual([])
})
