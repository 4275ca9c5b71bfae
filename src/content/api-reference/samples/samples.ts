/** Code samples of an operation: those of its author, otherwise one in each of five languages. */
import type { Json, JsonObject } from '../../document/document.ts'
import { isJsonObject } from '../../document/reference.ts'
import type { CodeSample, ReferenceOperation } from '../api-reference.ts'
import type { FoundOperation } from '../find-operation.ts'
import { isTrue, listOf, memberOf, textOf } from '../read-json.ts'
import { curlSample } from './curl.ts'
import { goSample } from './go.ts'
import { javaSample } from './java.ts'
import { javascriptSample } from './javascript.ts'
import { pythonSample } from './python.ts'
import type { SampleRequest } from './sample-request.ts'
import { sampleRequest } from './sample-request.ts'

export const sampleLanguages: readonly {
  readonly language: string
  readonly label: string
  readonly print: (request: SampleRequest) => string
}[] = [
  { language: 'curl', label: 'cURL', print: curlSample },
  { language: 'javascript', label: 'JavaScript', print: javascriptSample },
  { language: 'python', label: 'Python', print: pythonSample },
  { language: 'go', label: 'Go', print: goSample },
  { language: 'java', label: 'Java', print: javaSample },
]

const mostSamples = 20
const longestSample = 32 * 1024

const givenSample = (given: Json): readonly CodeSample[] => {
  if (!isJsonObject(given)) return []
  const [language, text] = [textOf(given, 'lang').trim(), textOf(given, 'source')]
  if (text.trim() === '' || text.length > longestSample) return []
  return [
    { language: language.toLowerCase() || 'text', label: textOf(given, 'label') || language || 'Code', text },
  ]
}

export const samplesOf = (
  root: JsonObject,
  { operation }: Pick<FoundOperation, 'operation'>,
  made: ReferenceOperation,
): readonly CodeSample[] => {
  const samples = memberOf(operation, 'x-codeSamples') ?? memberOf(operation, 'x-code-samples')
  if (isTrue(operation, 'x-hideSample') || samples === false) return []
  const given = listOf(samples).slice(0, mostSamples).flatMap(givenSample)
  if (given.length > 0) return given
  const request = sampleRequest(root, operation, made)
  return sampleLanguages.map(({ language, label, print }) => ({ language, label, text: print(request) }))
}
