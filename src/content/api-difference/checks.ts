/**
 * The checks: what can change in the contract of an API, how serious that is for callers, and the sentence that says it.
 * Documentation and dashboard list `apiChecks`.
 */
import type { ChangeLevel } from './api-difference.ts'

/**
 * `request`: sent by callers. `response`: sent by the API. Webhooks and callbacks turn this round: their request bodies
 * are sent by the API.
 */
export type Direction = 'request' | 'response'

interface Check {
  /** One level, or the levels of requests and of responses. */
  readonly levels: ChangeLevel | readonly [request: ChangeLevel, response: ChangeLevel]
  /** `{subject}`, `{before}`, `{after}` and `{detail}` are filled in. */
  readonly sentence: string
}

const check = (levels: ChangeLevel | readonly [ChangeLevel, ChangeLevel], sentence: string): Check => ({
  levels,
  sentence,
})

const operationChecks = {
  'operation-removed': check('breaking', 'The operation was removed.'),
  'deprecated-operation-removed': check('review', 'The deprecated operation was removed.'),
  'operation-added': check('safe', 'The operation was added.'),
  'path-parameter-renamed': check('safe', 'The path parameter {before} is now called {after}.'),
  'operation-deprecated': check('safe', 'The operation was deprecated.'),
  'operation-reactivated': check('safe', 'The operation is no longer deprecated.'),
  'sunset-earlier': check('breaking', 'The operation will be gone earlier: on {after} instead of {before}.'),
  'sunset-removed': check('breaking', 'The date on which the operation will be gone ({before}) was removed.'),
  'operation-id-changed': check('review', 'The operation identifier changed from {before} to {after}.'),
  'operation-id-added': check('safe', 'The operation identifier {after} was added.'),
  'operation-id-removed': check('review', 'The operation identifier {before} was removed.'),
  'webhook-removed': check('breaking', 'The webhook was removed.'),
  'webhook-added': check('safe', 'The webhook was added.'),
  'callback-removed': check('breaking', 'The callback {before} was removed.'),
  'callback-added': check('safe', 'The callback {after} was added.'),
  'servers-changed': check('review', 'The servers changed from {before} to {after}.'),
  'security-alternative-removed': check('breaking', 'Authentication with {before} is no longer accepted.'),
  'security-alternative-added': check('safe', 'Authentication with {after} is accepted.'),
  'security-scope-added': check('breaking', 'Authentication with {detail} now needs the scopes {after}.'),
  'security-scope-removed': check(
    'safe',
    'Authentication with {detail} no longer needs the scopes {before}.',
  ),
  'security-scheme-changed': check('review', 'The security scheme {detail} changed.'),
} satisfies Record<string, Check>

const parameterChecks = {
  'parameter-removed': check(['review', 'review'], '{subject} was removed.'),
  'required-parameter-removed': check(['review', 'breaking'], '{subject} was removed.'),
  'required-parameter-added': check(['breaking', 'safe'], '{subject} was added and is required.'),
  'optional-parameter-added': check(['safe', 'safe'], '{subject} was added.'),
  'parameter-became-required': check(['breaking', 'safe'], '{subject} is now required.'),
  'parameter-became-optional': check(['safe', 'breaking'], '{subject} is now optional.'),
  'parameter-style-changed': check(
    ['breaking', 'breaking'],
    'The style of {subject} changed from {before} to {after}.',
  ),
  'parameter-default-added': check(['breaking', 'safe'], 'The default {after} of {subject} was added.'),
  'parameter-default-changed': check(
    ['breaking', 'safe'],
    'The default of {subject} changed from {before} to {after}.',
  ),
  'parameter-default-removed': check(['breaking', 'safe'], 'The default {before} of {subject} was removed.'),
  'parameter-deprecated': check(['safe', 'safe'], '{subject} was deprecated.'),
  'parameter-reactivated': check(['safe', 'safe'], '{subject} is no longer deprecated.'),
} satisfies Record<string, Check>

const bodyChecks = {
  'required-body-added': check(['breaking', 'safe'], 'A required request body was added.'),
  'optional-body-added': check(['safe', 'safe'], 'An optional request body was added.'),
  'body-removed': check(['breaking', 'breaking'], 'The request body was removed.'),
  'body-became-required': check(['breaking', 'safe'], 'The request body is now required.'),
  'body-became-optional': check(['safe', 'breaking'], 'The request body is now optional.'),
  'media-type-removed': check(['breaking', 'breaking'], 'The media type {before} of {subject} was removed.'),
  'media-type-added': check(['safe', 'safe'], 'The media type {after} of {subject} was added.'),
  'success-status-removed': check('breaking', 'The success status {before} was removed.'),
  'error-status-removed': check('safe', 'The error status {before} was removed.'),
  'status-added': check('safe', 'The status {after} was added.'),
} satisfies Record<string, Check>

const schemaChecks = {
  'property-removed': check(['review', 'review'], '{subject} was removed.'),
  'required-property-removed': check(['review', 'breaking'], '{subject} was removed.'),
  'required-property-added': check(['breaking', 'safe'], '{subject} was added and is required.'),
  'optional-property-added': check(['safe', 'safe'], '{subject} was added.'),
  'property-became-required': check(['breaking', 'safe'], '{subject} is now required.'),
  'property-became-optional': check(['safe', 'breaking'], '{subject} is now optional.'),
  'type-narrowed': check(
    ['breaking', 'safe'],
    'The type of {subject} was narrowed from {before} to {after}.',
  ),
  'type-widened': check(['safe', 'breaking'], 'The type of {subject} was widened from {before} to {after}.'),
  'type-changed': check(['breaking', 'breaking'], 'The type of {subject} changed from {before} to {after}.'),
  'format-changed': check(['review', 'review'], 'The format of {subject} changed from {before} to {after}.'),
  'discriminator-changed': check(['review', 'review'], 'The discriminator of {subject} changed.'),
  'became-nullable': check(['safe', 'breaking'], 'Null is now allowed for {subject}.'),
  'became-not-nullable': check(['breaking', 'safe'], 'Null is no longer allowed for {subject}.'),
  'enum-value-removed': check(['breaking', 'safe'], 'Values of {subject} were removed: {before}.'),
  'enum-value-added': check(['safe', 'review'], 'Values of {subject} were added: {after}.'),
  'became-enum': check(['breaking', 'safe'], 'The values of {subject} were restricted to {after}.'),
  'enum-dropped': check(['safe', 'review'], 'The values of {subject} are no longer restricted to {before}.'),
  'const-set': check(['breaking', 'breaking'], 'The value of {subject} was fixed to {after}.'),
  'const-changed': check(
    ['breaking', 'breaking'],
    'The fixed value of {subject} changed from {before} to {after}.',
  ),
  'const-removed': check(['safe', 'breaking'], 'The value of {subject} is no longer fixed to {before}.'),
  'bound-tightened': check(
    ['breaking', 'safe'],
    'The {detail} of {subject} was tightened from {before} to {after}.',
  ),
  'bound-set': check(['review', 'safe'], 'The {detail} of {subject} was set to {after}.'),
  'bound-loosened': check(
    ['safe', 'breaking'],
    'The {detail} of {subject} was loosened from {before} to {after}.',
  ),
  'bound-dropped': check(['safe', 'breaking'], 'The {detail} ({before}) of {subject} was removed.'),
  'pattern-added': check(['breaking', 'safe'], 'The pattern {after} of {subject} was added.'),
  'pattern-changed': check(['review', 'safe'], 'The pattern of {subject} changed from {before} to {after}.'),
  'pattern-dropped': check(['safe', 'review'], 'The pattern {before} of {subject} was removed.'),
  'alternative-removed': check(['breaking', 'safe'], 'The alternative {before} of {subject} was removed.'),
  'alternative-added': check(['safe', 'breaking'], 'The alternative {after} of {subject} was added.'),
  'alternatives-set': check(['breaking', 'safe'], 'Values of {subject} must now match one of {after}.'),
  'alternatives-dropped': check(
    ['safe', 'breaking'],
    'Values of {subject} no longer have to match one of {before}.',
  ),
  'additional-properties-closed': check(
    ['breaking', 'safe'],
    'Properties that are not listed are no longer allowed in {subject}.',
  ),
  'additional-properties-opened': check(
    ['safe', 'review'],
    'Properties that are not listed are now allowed in {subject}.',
  ),
  'condition-changed': check(['review', 'review'], 'The condition {detail} of {subject} changed.'),
  'default-added': check(['safe', 'safe'], 'The default {after} of {subject} was added.'),
  'default-changed': check(['safe', 'safe'], 'The default of {subject} changed from {before} to {after}.'),
  'default-removed': check(['safe', 'safe'], 'The default {before} of {subject} was removed.'),
  'schema-deprecated': check(['safe', 'safe'], '{subject} was deprecated.'),
  'schema-reactivated': check(['safe', 'safe'], '{subject} is no longer deprecated.'),
} satisfies Record<string, Check>

const headerChecks = Object.fromEntries(
  Object.entries(parameterChecks).map(([name, value]) => [name.replace('parameter', 'header'), value]),
) as Record<HeaderCheck, Check>

export type ParameterCheck = keyof typeof parameterChecks
type HeaderCheck = ParameterCheck extends `${infer Before}parameter${infer After}`
  ? `${Before}header${After}`
  : never
export type SchemaCheck = keyof typeof schemaChecks
export type CheckName =
  | keyof typeof operationChecks
  | ParameterCheck
  | HeaderCheck
  | keyof typeof bodyChecks
  | SchemaCheck

const checks: Readonly<Record<CheckName, Check>> = {
  ...operationChecks,
  ...parameterChecks,
  ...headerChecks,
  ...bodyChecks,
  ...schemaChecks,
}

const hasDirection = ({ levels }: Check): boolean => typeof levels !== 'string'

/** The identifier in findings; the direction is part of it where the level depends on it. */
export const checkId = (name: CheckName, direction: Direction): string =>
  hasDirection(checks[name]) ? `${direction}-${name}` : name

export const checkLevel = (name: CheckName, direction: Direction): ChangeLevel => {
  const { levels } = checks[name]
  if (typeof levels === 'string') return levels
  return direction === 'request' ? levels[0] : levels[1]
}

export const checkSentence = (name: CheckName): string => checks[name].sentence

/** Every check by its identifier. */
export const apiChecks: readonly {
  readonly id: string
  readonly level: ChangeLevel
  readonly sentence: string
}[] = (Object.keys(checks) as CheckName[]).flatMap((name) =>
  (hasDirection(checks[name]) ? (['request', 'response'] as const) : (['request'] as const)).map(
    (direction) => ({
      id: checkId(name, direction),
      level: checkLevel(name, direction),
      sentence: checkSentence(name),
    }),
  ),
)
