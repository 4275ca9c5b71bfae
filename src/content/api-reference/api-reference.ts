/**
 * The reference of an API as a tree without layout: sites, dashboard, PDF and Markdown print it. Texts are Markdown
 * (CommonMark) of the document's author and untrusted; printers pass them through the sanitizer.
 */
import type { HttpMethod } from '../api-document/http-methods.ts'
import type { Json } from '../document/document.ts'

export interface ReferenceServer {
  /** With its variables in braces, as written; only http and https, or relative. */
  readonly url: string
  readonly description: string
  readonly variables: readonly {
    readonly name: string
    readonly value: string
    readonly choices: readonly string[]
  }[]
}

/** One way to authenticate: all of its schemes together. Empty: no authentication. */
export interface ReferenceSecurity {
  readonly schemes: readonly {
    readonly name: string
    readonly kind: 'apiKey' | 'basic' | 'bearer' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS'
    /** Where an API key goes, and its name there. */
    readonly place?: 'header' | 'query' | 'cookie'
    readonly parameter?: string
    /** `x-gitbook-prefix`: what stands before a key, with its space if it has one. */
    readonly prefix?: string
    /** `x-gitbook-token-placeholder`: stands for the credential in samples. */
    readonly placeholder?: string
    readonly scopes: readonly string[]
    readonly description: string
  }[]
}

/** A schema as readers see it: nested, with circles and very large schemas as links. */
export interface ReferenceSchema {
  /** Anchor within the page; absent where nothing links to it. */
  readonly anchor?: string
  /** The name of the component, if it is one. */
  readonly name?: string
  /** In words: `string`, `integer`, `array of User`, `string or null`. */
  readonly type: string
  readonly format?: string
  readonly description: string
  readonly nullable: boolean
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly default?: Json
  readonly const?: Json
  readonly enum?: readonly { readonly value: Json; readonly description: string }[]
  readonly example?: Json
  /** Bounds, patterns and the like, each a short phrase: `at most 100 characters`. */
  readonly limits: readonly string[]
  readonly properties: readonly ReferenceProperty[]
  readonly items?: ReferenceSchema
  /** Items at fixed positions, before those that `items` describes. */
  readonly tuple?: readonly ReferenceSchema[]
  /** Of values of properties that are not listed; absent where none are allowed. */
  readonly additional?: ReferenceSchema
  readonly alternatives?: {
    readonly kind: 'one' | 'any' | 'not'
    readonly discriminator?: string
    readonly of: readonly { readonly label: string; readonly schema: ReferenceSchema }[]
  }
  /**
   * Stands for a schema that is shown elsewhere: an enclosing one (a circle), the same one earlier on the page, or one of
   * the models.
   */
  readonly link?: { readonly to: 'anchor' | 'model'; readonly target: string; readonly name: string }
  /** Set where its parts are left out because the whole would be too large. */
  readonly cut?: true
}

/** A schema of `components/schemas`. */
export interface ReferenceModel {
  readonly name: string
  readonly schema: ReferenceSchema
}

export interface ReferenceProperty {
  readonly name: string
  readonly required: boolean
  readonly schema: ReferenceSchema
}

export interface ReferenceParameter {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly deprecated: boolean
  readonly description: string
  readonly style?: string
  readonly explode?: boolean
  readonly schema: ReferenceSchema
  readonly example?: Json
}

export interface ReferenceBody {
  readonly mediaType: string
  readonly schema?: ReferenceSchema
  readonly examples: readonly { readonly name: string; readonly summary: string; readonly text: string }[]
}

export interface ReferenceResponse {
  /** `200`, `4XX`, `default`. */
  readonly status: string
  readonly description: string
  readonly headers: readonly ReferenceProperty[]
  readonly bodies: readonly ReferenceBody[]
}

export interface CodeSample {
  /** `curl`, `javascript`, `python`, `go`, `java`, or the language of an `x-codeSamples`. */
  readonly language: string
  readonly label: string
  readonly text: string
}

export interface ReferenceOperation {
  readonly key: string
  readonly kind: 'path' | 'webhook'
  readonly method: HttpMethod
  readonly path: string
  readonly operationId?: string
  readonly title: string
  readonly description: string
  readonly deprecated: boolean
  /** `x-deprecated-sunset`: an ISO 8601 date. */
  readonly sunset?: string
  /** `x-stability`. */
  readonly stability?: 'experimental' | 'alpha' | 'beta'
  readonly tags: readonly string[]
  readonly servers: readonly ReferenceServer[]
  readonly security: readonly ReferenceSecurity[]
  readonly parameters: readonly ReferenceParameter[]
  readonly body?: {
    readonly required: boolean
    readonly description: string
    readonly contents: readonly ReferenceBody[]
  }
  readonly responses: readonly ReferenceResponse[]
  readonly callbacks: readonly { readonly name: string; readonly operations: readonly ReferenceOperation[] }[]
  /** Empty where `x-hideSample` hides them. */
  readonly samples: readonly CodeSample[]
  /** False where `x-hideTryItPanel` hides the form that sends a request, and for webhooks. */
  readonly isTryable: boolean
  readonly moreText?: { readonly url: string; readonly description: string }
}

/** What stands on a computed page, or on the overview of a document. */
export interface ReferenceOverview {
  readonly title: string
  readonly version: string
  readonly description: string
  readonly servers: readonly ReferenceServer[]
  readonly security: readonly ReferenceSecurity[]
  readonly contact?: { readonly name: string; readonly url?: string; readonly email?: string }
  readonly license?: { readonly name: string; readonly url?: string }
  readonly tags: readonly {
    readonly name: string
    /** `x-page-title` or the name. */
    readonly title: string
    readonly description: string
    readonly icon?: string
    readonly parent?: string
    /** Keys of its operations in the document's order. */
    readonly operations: readonly string[]
  }[]
}
