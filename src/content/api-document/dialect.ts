/** Which version of OpenAPI a document names, and whether it has what every document must have. */
import type { JsonObject } from '../document/document.ts'
import type { ApiDialect } from './api-document.ts'
import type { FoundProblem } from './found-problem.ts'
import { isObject } from './references.ts'

export type FoundDialect =
  | { readonly dialect: ApiDialect; readonly problems: readonly FoundProblem[] }
  | { readonly errors: readonly FoundProblem[] }

const problem = (code: string, message: string, pointer: string): FoundProblem => ({ code, message, pointer })

const known = 'OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0 are read.'

/** The dialects whose number is written without quotation marks. */
const numbers: ReadonlyMap<unknown, ApiDialect> = new Map<unknown, ApiDialect>([
  [3, '3.0'],
  [3.1, '3.1'],
  [3.2, '3.2'],
])

const named = ({ openapi, swagger }: JsonObject): ApiDialect | undefined => {
  if (openapi === undefined) return swagger === '2.0' || swagger === 2 ? '2.0' : undefined
  const version = typeof openapi === 'string' ? /^3\.[012](?=\.|$)/.exec(openapi)?.[0] : numbers.get(openapi)
  return version as ApiDialect | undefined
}

const missing = (root: JsonObject, dialect: ApiDialect): FoundProblem[] => {
  const errors: FoundProblem[] = []
  if (!isObject(root['info'])) errors.push(problem('no-info', 'The document has no "info".', ''))
  const content = dialect === '2.0' ? ['paths', 'definitions'] : ['paths', 'webhooks', 'components']
  if (!content.some((name) => root[name] !== undefined))
    errors.push(problem('no-content', `The document has none of ${content.join(', ')}.`, ''))
  return errors
}

export const dialectOf = (root: JsonObject): FoundDialect => {
  const { openapi, swagger } = root
  const [name, version] = openapi === undefined ? ['swagger', swagger] : ['openapi', openapi]
  if (version === undefined)
    return {
      errors: [
        problem('no-dialect', `The document does not say which version of OpenAPI it is. ${known}`, ''),
      ],
    }
  const dialect = named(root)
  if (dialect === undefined) {
    const said = JSON.stringify(version).slice(0, 40)
    return { errors: [problem('unknown-dialect', `The version ${said} is not known. ${known}`, `/${name}`)] }
  }
  const errors = missing(root, dialect)
  if (errors.length > 0) return { errors }
  const isText = typeof version === 'string'
  return {
    dialect,
    problems: isText
      ? []
      : [
          problem(
            'version-not-text',
            `The version in "${name}" must be a text: write it in quotation marks.`,
            `/${name}`,
          ),
        ],
  }
}
