/** Where our levels are not those of oasdiff 1.15.0, and why. Nothing else may differ. */

/** Names of rows with the levels that oasdiff gives, joined by commas; empty where it finds nothing. */
export interface OasdiffDifference {
  readonly reason: string
  readonly rows: Readonly<Record<string, string>>
}

export const oasdiffDifferences: readonly OasdiffDifference[] = [
  {
    reason: 'oasdiff takes deprecation as permission; callers may still be there',
    rows: {
      'deprecated operation removed': 'safe',
    },
  },
  {
    reason: 'oasdiff does not report it, or only where it is not safe',
    rows: {
      'path parameter renamed': '',
      'response header added': '',
      'additional properties closed, response': '',
      'additional properties opened, request': '',
      'type narrowed, response': '',
      'became not nullable, response': '',
      'minimum tightened, response': '',
      'minimum set, response': '',
      'minimum dropped, request': '',
      'maximum tightened, response': '',
      'maximum set, response': '',
      'maximum dropped, request': '',
      'exclusiveMinimum tightened, response': '',
      'exclusiveMinimum set, response': '',
      'exclusiveMinimum dropped, request': '',
      'exclusiveMaximum tightened, response': '',
      'exclusiveMaximum set, response': '',
      'exclusiveMaximum dropped, request': '',
      'minLength tightened, response': '',
      'minLength set, response': '',
      'maxLength tightened, response': '',
      'maxLength set, response': '',
      'maxLength dropped, request': '',
      'minItems tightened, response': '',
      'minItems loosened, request': '',
      'minItems set, response': '',
      'minItems dropped, request': '',
      'maxItems tightened, response': '',
      'maxItems loosened, request': '',
      'maxItems set, response': '',
      'maxItems dropped, request': '',
      'minProperties tightened, response': '',
      'minProperties loosened, request': '',
      'minProperties set, response': '',
      'minProperties dropped, request': '',
      'maxProperties tightened, response': '',
      'maxProperties loosened, request': '',
      'maxProperties set, response': '',
      'maxProperties dropped, request': '',
      'uniqueItems set, response': '',
      'member of allOf changed, response': '',
    },
  },
  {
    reason: 'oasdiff has no check',
    rows: {
      'sunset earlier': '',
      'server changed': '',
      'parameter style changed': '',
      'parameter explode changed': '',
      'additional properties closed, request': '',
      'additional properties opened, response': '',
      'minimum dropped, response': '',
      'maximum dropped, response': '',
      'exclusiveMinimum dropped, response': '',
      'exclusiveMaximum dropped, response': '',
      'maxItems tightened, request': '',
      'maxItems loosened, response': '',
      'maxItems set, request': '',
      'maxItems dropped, response': '',
      'minProperties tightened, request': '',
      'minProperties loosened, response': '',
      'minProperties set, request': '',
      'minProperties dropped, response': '',
      'maxProperties tightened, request': '',
      'maxProperties loosened, response': '',
      'maxProperties set, request': '',
      'maxProperties dropped, response': '',
      'uniqueItems set, request': '',
      'not added, request': '',
      'not added, response': '',
      'unevaluatedProperties added, request': '',
      'unevaluatedProperties added, response': '',
      'unevaluatedItems added, request': '',
      'unevaluatedItems added, response': '',
    },
  },
  {
    reason: 'generated clients take the names of their functions from identifiers',
    rows: {
      'operation identifier changed': 'safe',
      'operation identifier removed': 'safe',
    },
  },
  {
    reason: 'callers without what is now needed fail, as do those who only have what is gone',
    rows: {
      'security alternative removed': 'safe',
      'security scope added': 'safe',
      'security of a public operation': 'safe',
      'security scheme changed': 'safe',
    },
  },
  {
    reason: 'write-only properties are not part of responses',
    rows: {
      'write-only property removed from a response': 'safe',
    },
  },
  {
    reason: 'a required property must be sent, whatever its default',
    rows: {
      'required property with a default added to a request': 'safe',
    },
  },
  {
    reason: 'oasdiff does not compare lists of types in both directions',
    rows: {
      'list of types narrowed, response': 'breaking',
      'list of types widened, request': 'breaking',
    },
  },
  {
    reason: 'a format is a remark in JSON Schema; whether it matters depends on the caller',
    rows: {
      'format changed, request': 'breaking',
      'format changed, response': 'breaking',
    },
  },
  {
    reason: 'null is one thing in every spelling',
    rows: {
      'one nullable, another spelling, request': 'breaking,safe',
      'one nullable, another spelling, response': 'breaking',
    },
  },
  {
    reason: 'a list that begins or ends restricts or frees all values, and is no change of single ones',
    rows: {
      'became enum, request': 'breaking,safe',
      'became enum, response': 'review',
      'enum dropped, request': 'breaking',
      'enum dropped, response': 'safe',
    },
  },
  {
    reason: 'a fixed value may be another one than callers expect',
    rows: {
      'const set, response': 'safe',
    },
  },
  {
    reason: 'a list of one value and a fixed value are one thing',
    rows: {
      'const instead of enum, request': 'breaking',
      'const instead of enum, response': 'safe',
    },
  },
  {
    reason: 'callers may rely on the pattern',
    rows: {
      'pattern dropped, response': 'safe',
    },
  },
  {
    reason: 'oasdiff takes an absent lower bound as zero, so that a new one is a higher one',
    rows: {
      'minLength set, request': 'breaking',
      'minItems set, request': 'breaking',
    },
  },
  {
    reason: 'alternatives of anyOf are judged like those of oneOf, and none like any value',
    rows: {
      'oneOf set, request': 'safe',
      'oneOf set, response': 'breaking',
      'oneOf dropped, request': 'breaking',
      'oneOf dropped, response': 'safe',
      'branch of anyOf added, response': 'safe',
      'anyOf set, request': 'safe',
      'anyOf dropped, request': 'breaking',
      'anyOf dropped, response': 'safe',
    },
  },
  {
    reason: 'a discriminator that maps otherwise changes what callers read',
    rows: {
      'discriminator mapping changed': 'safe',
    },
  },
  {
    reason: 'conditions are left to people',
    rows: {
      'if added, request': 'breaking',
      'if added, response': 'safe',
      'dependentRequired added, request': 'breaking',
      'dependentRequired added, response': 'safe',
      'dependentSchemas added, request': 'breaking',
      'dependentSchemas added, response': 'safe',
      'propertyNames added, request': 'breaking',
      'propertyNames added, response': 'safe',
      'patternProperties added, request': 'breaking',
      'patternProperties added, response': 'safe',
      'contains added, request': 'breaking',
      'contains added, response': 'safe',
      'prefixItems added, request': 'safe',
      'prefixItems added, response': 'breaking',
    },
  },
  {
    reason: 'the request of a webhook is sent by the API, its response by callers',
    rows: {
      'required property of a webhook removed': 'review',
      'required property of a webhook added': 'breaking',
      'required property of the response to a webhook added': 'safe',
      'required header of a webhook removed': 'review',
    },
  },
  {
    reason: 'oasdiff does not compare callbacks',
    rows: {
      'required property of a callback removed': '',
      'required property of a callback added': '',
      'required property of the response to a callback added': '',
      'required header of a callback removed': '',
      'callback removed': '',
      'callback added': '',
    },
  },
]
