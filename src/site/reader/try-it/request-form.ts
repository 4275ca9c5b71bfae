/**
 * The form that sends a request. Its values are in its fields and nowhere else: nothing is stored, and leaving the page
 * forgets them. What the API answers is shown as text.
 */
import type { TryData } from '../../api-reference/try-data.ts'
import type { TryValues } from './built-request.ts'
import { builtRequest, missingFields } from './built-request.ts'
import type { Answer } from './send-request.ts'
import { sendRequest } from './send-request.ts'

type Labels = Readonly<Record<string, string>>
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const labelled = (text: string, field: Field, look = ''): HTMLLabelElement =>
  made('label', { className: look }, made('span', {}, text), field)

const choice = (values: readonly string[], chosen: string, isOptional: boolean): HTMLSelectElement => {
  const all = isOptional ? ['', ...values] : values
  return made('select', {}, ...all.map((value) => new Option(value, value, false, value === chosen)))
}

const input = (properties: Partial<HTMLInputElement>): HTMLInputElement =>
  made('input', { autocomplete: 'off', spellcheck: false, ...properties })

const parameterField = (
  { required, type, value, choices, isList }: TryData['fields'][number],
  isNamed: boolean,
): Field => {
  if (choices.length > 0 && !isList) return choice(choices, value, !required || value === '')
  if (type === 'boolean') return choice(['true', 'false'], value, !required || value === '')
  return input({ value, placeholder: isNamed ? type : '', required })
}

interface Controls {
  readonly server: HTMLSelectElement
  readonly fields: readonly Field[]
  readonly credentials: readonly HTMLInputElement[]
  readonly mediaType: HTMLSelectElement
  readonly body: HTMLTextAreaElement
}

const controlsOf = (data: TryData): Controls => {
  const [first] = data.bodies
  return {
    server: choice(data.servers, data.servers[0] ?? '', false),
    fields: data.fields.map((field) => parameterField(field, true)),
    // Not remembered, not filled in by the browser, and not readable over a shoulder.
    credentials: data.credentials.map(({ kind }) =>
      input({
        type: 'password',
        autocomplete: 'new-password',
        placeholder: kind === 'basic' ? 'name:password' : '',
      }),
    ),
    mediaType: choice(
      data.bodies.map(({ mediaType }) => mediaType),
      first?.mediaType ?? '',
      false,
    ),
    body: made('textarea', { value: first?.text ?? '', spellcheck: false, dir: 'ltr' }),
  }
}

const valuesOf = ({ server, fields, credentials, mediaType, body }: Controls): TryValues => ({
  server: server.value,
  fields: fields.map(({ value }) => value),
  credentials: credentials.map(({ value }) => value),
  mediaType: mediaType.value,
  body: body.value,
})

const printAnswer = (answer: Answer, labels: Labels): readonly Node[] => [
  made(
    'p',
    {},
    made('b', {}, `${labels['response']}: ${answer.status} ${answer.statusText}`.trim()),
    ` · ${answer.milliseconds} ms`,
  ),
  made(
    'details',
    { className: 'api-fold' },
    made('summary', {}, labels['headers'] ?? ''),
    made(
      'pre',
      { dir: 'ltr', tabIndex: 0 },
      answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ),
  ),
  ...(answer.isCut ? [made('p', { className: 'try-note' }, labels['cut'] ?? '')] : []),
  ...(answer.text === '' ? [] : [made('pre', { dir: 'ltr', tabIndex: 0 }, answer.text)]),
]

/** Why nothing came, with the first sample of the page to run instead. */
const printFailure = (place: HTMLElement, labels: Labels): readonly Node[] => {
  const sample = place.closest('.operation')?.querySelector('.tabs pre')?.textContent ?? ''
  return [
    made('p', {}, made('b', {}, labels['noAnswer'] ?? '')),
    made('p', { className: 'try-note' }, labels['why'] ?? ''),
    ...(sample === '' ? [] : [made('pre', { dir: 'ltr', tabIndex: 0 }, sample)]),
  ]
}

const fieldset = (title: string, ...children: readonly Node[]): HTMLFieldSetElement =>
  made('fieldset', {}, made('legend', { className: 'operation-part' }, title), ...children)

const partsOf = (data: TryData, controls: Controls, labels: Labels): readonly Node[] => {
  const { server, fields, credentials, mediaType, body } = controls
  const required = (name: string, isRequired: boolean): string =>
    isRequired ? `${name} (${labels['required'] ?? ''})` : name
  const parts: Node[] = []
  if (data.servers.length > 1) parts.push(labelled(labels['server'] ?? '', server))
  if (data.session !== undefined) parts.push(made('p', { className: 'try-note' }, data.session))
  if (credentials.length > 0)
    parts.push(
      fieldset(
        labels['credential'] ?? '',
        ...credentials.map((field, index) => labelled(data.credentials[index]?.name ?? '', field)),
        made('p', { className: 'try-note' }, labels['note'] ?? ''),
      ),
    )
  for (const [index, field] of fields.entries()) {
    const about = data.fields[index]
    if (about !== undefined) parts.push(labelled(required(about.name, about.required), field))
  }
  if (data.bodies.length > 0) {
    if (data.bodies.length > 1) parts.push(labelled('Content-Type', mediaType))
    parts.push(labelled(required(labels['body'] ?? '', data.isBodyRequired), body, 'tall'))
  }
  return parts
}

/** Marks required fields that are empty, and moves to the first. */
const reportMissing = (data: TryData, controls: Controls, problem: HTMLElement, labels: Labels): boolean => {
  const missing = missingFields(data, valuesOf(controls))
  let first: Field | undefined
  for (const [index, field] of [...controls.fields, controls.body].entries()) {
    const isMissing = missing.includes(data.fields[index]?.name ?? 'body') && field.value === ''
    field.setAttribute('aria-invalid', String(isMissing))
    if (isMissing) first ??= field
  }
  const name = missing[0] === 'body' ? (labels['body'] ?? '') : (missing[0] ?? '')
  problem.textContent = missing.length === 0 ? '' : (labels['fillIn'] ?? '').replace('{name}', name)
  first?.focus()
  return missing.length > 0
}

/** Builds the form below its button. */
export const openForm = (place: HTMLElement, button: HTMLButtonElement): void => {
  const data = JSON.parse(place.dataset['try'] ?? '{}') as TryData
  const labels = JSON.parse(place.dataset['words'] ?? '{}') as Labels
  const controls = controlsOf(data)
  const send = made('button', { type: 'submit', className: 'button primary' }, labels['send'] ?? '')
  const problem = made('p', { className: 'try-problem' })
  problem.setAttribute('role', 'alert')
  const answer = made('div', { className: 'try-answer' })
  // Said when it comes, without moving the reader.
  answer.setAttribute('role', 'status')
  const form = made(
    'form',
    { className: 'try-form', noValidate: true },
    ...partsOf(data, controls, labels),
    problem,
    made('div', {}, send),
    answer,
  )
  form.setAttribute('aria-label', labels['tryIt'] ?? '')
  controls.mediaType.addEventListener('change', () => {
    controls.body.value = data.bodies[controls.mediaType.selectedIndex]?.text ?? ''
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (send.disabled || reportMissing(data, controls, problem, labels)) return
    send.disabled = true
    answer.replaceChildren(labels['sending'] ?? '')
    void Promise.resolve()
      .then(() => sendRequest(builtRequest(data, valuesOf(controls)), data.session !== undefined))
      .then(
        (given) => answer.replaceChildren(...printAnswer(given, labels)),
        () => answer.replaceChildren(...printFailure(place, labels)),
      )
      .finally(() => {
        send.disabled = false
      })
  })
  place.append(form)
  button.setAttribute('aria-expanded', 'true')
  form.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
