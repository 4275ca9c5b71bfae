/** A request from the values of its form. */
import { trimEndOf } from '../../../content/document/linear-text.ts'
import type { TryData, TryField } from '../../api-reference/try-data.ts'

/** What a reader entered. */
export interface TryValues {
  readonly server: string
  /** In the order of the fields. */
  readonly fields: readonly string[]
  /** In the order of the credentials; for `basic` a name and a password with a colon between. */
  readonly credentials: readonly string[]
  readonly mediaType: string
  readonly body: string
}

export interface BuiltRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body?: string
}

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const basic = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const listOf = ({ isList }: TryField, value: string): readonly string[] =>
  isList ? value.split(',').map((one) => one.trim()) : [value]

/** The names of required fields without a value. */
export const missingFields = (data: TryData, values: TryValues): readonly string[] => [
  ...data.fields.flatMap(({ name, required }, index) =>
    required && (values.fields[index] ?? '') === '' ? [name] : [],
  ),
  ...(data.isBodyRequired && values.body === '' ? ['body'] : []),
]

const pathOf = (data: TryData, values: TryValues): string =>
  data.path.replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const index = data.fields.findIndex((field) => field.place === 'path' && field.name === name)
    const field = data.fields[index]
    return field === undefined
      ? encode(written)
      : listOf(field, values.fields[index] ?? '')
          .map(encode)
          .join(',')
  })

/** What is sent. Empty fields are left out. */
export const builtRequest = (data: TryData, values: TryValues): BuiltRequest => {
  const query: string[] = []
  const headers: [string, string][] = [['Accept', data.accept]]
  for (const [index, field] of data.fields.entries()) {
    const value = values.fields[index] ?? ''
    if (value === '') continue
    if (field.place === 'header') headers.push([field.name, value])
    if (field.place !== 'query') continue
    const list = listOf(field, value).map(encode)
    for (const one of field.explode ? list : [list.join(',')]) query.push(`${encode(field.name)}=${one}`)
  }
  for (const [index, { kind, parameter, prefix }] of data.credentials.entries()) {
    const value = values.credentials[index] ?? ''
    if (value === '') continue
    const text = kind === 'basic' ? basic(value) : value
    const whole = prefix === '' ? text : `${prefix.trimEnd()} ${text}`
    if (kind === 'query') query.push(`${encode(parameter)}=${encode(whole)}`)
    else headers.push([parameter, whole])
  }
  const hasBody = values.body !== '' && data.method !== 'GET' && data.method !== 'HEAD'
  if (hasBody) headers.push(['Content-Type', values.mediaType])
  const address = `${trimEndOf(values.server, '/')}${pathOf(data, values)}`
  return {
    url: query.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`,
    method: data.method,
    headers,
    ...(hasBody && { body: values.body }),
  }
}
