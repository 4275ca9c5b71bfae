/** The form that publishes an integration: the publication of the contract, with lists and maps as text. */
import { z } from 'zod'
import type { Integration, IntegrationPublication as PublicationBody } from '../../../client/types.gen.ts'
import { IntegrationName } from '../../../contract/integrations/integration-name.ts'
import { IntegrationPublication } from '../../../contract/integrations/schemas.ts'

const { shape } = IntegrationPublication

/** Where a problem is, `0.title`, and what it is; the first of them. */
const firstProblem = (schema: z.ZodType, value: unknown): string | undefined => {
  const issue = schema.safeParse(value).error?.issues[0]
  if (issue === undefined) return undefined
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}

const parseJson = (typed: string): { readonly value: unknown } | { readonly problem: string } => {
  try {
    return { value: JSON.parse(typed) as unknown }
  } catch (error) {
    return { problem: `This is not valid JSON: ${error instanceof Error ? error.message : 'unknown error'}` }
  }
}

/** Text that is empty, or JSON that the schema accepts. */
const jsonText = (schema: z.ZodType) =>
  z.string().superRefine((typed, context) => {
    if (typed.trim() === '') return
    const parsed = parseJson(typed)
    const problem = 'problem' in parsed ? parsed.problem : firstProblem(schema, parsed.value)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })

export const PublicationForm = z.object({
  name: IntegrationName.refine((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(name), {
    error: 'Use letters, digits, and single hyphens between them.',
  }),
  title: shape.title,
  description: shape.description,
  summary: shape.summary,
  scopes: shape.scopes,
  categories: shape.categories.unwrap(),
  target: shape.target.unwrap(),
  visibility: shape.visibility.unwrap(),
  script: shape.script.refine((script) => script.trim() !== '', { error: 'This is required.' }),
  blocks: jsonText(shape.blocks),
  configurations: jsonText(shape.configurations),
  contentSecurityPolicy: z.string().max(10_000),
  secrets: z.array(z.object({ name: z.string().min(1).max(100), value: z.string().max(10_000) })).max(100),
  /** Each in base64, or the URL of one that the published version has. */
  icon: shape.icon,
  previewImages: shape.previewImages.unwrap(),
})
export type PublicationValues = z.infer<typeof PublicationForm>

export const emptyPublication: PublicationValues = {
  name: '',
  title: '',
  description: '',
  summary: '',
  scopes: [],
  categories: [],
  target: 'all',
  visibility: 'private',
  script: '',
  blocks: '',
  configurations: '',
  contentSecurityPolicy: '',
  secrets: [],
  icon: undefined,
  previewImages: [],
}

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** The form for a new version: what the published one declares. Its script and secrets are never read back. */
export const publicationOfIntegration = (integration: Integration): PublicationValues => {
  const { contentSecurityPolicy: policy } = integration
  return {
    ...emptyPublication,
    name: integration.name,
    title: integration.title,
    description: integration.description ?? '',
    summary: integration.summary ?? '',
    scopes: integration.scopes,
    categories: integration.categories,
    target: integration.target,
    visibility: integration.visibility,
    icon: integration.urls.icon,
    previewImages: integration.previewImages,
    blocks: jsonOf(integration.blocks),
    configurations: jsonOf(integration.configurations),
    contentSecurityPolicy:
      policy === undefined || typeof policy === 'string'
        ? (policy ?? '')
        : Object.entries(policy)
            .map(([directive, value]) => `${directive} ${value}`)
            .join('; '),
  }
}

/** Secrets by name; undefined without any, which keeps those of a published integration. */
export const secretsOf = (
  secrets: PublicationValues['secrets'],
): Readonly<Record<string, string>> | undefined =>
  secrets.length === 0 ? undefined : Object.fromEntries(secrets.map(({ name, value }) => [name, value]))

/** What the form does not show stays as it was published: content sources and links. */
const keptDeclarations = (
  former: Integration | undefined,
): Pick<PublicationBody, 'contentSources' | 'externalLinks'> => ({
  ...(former?.contentSources && { contentSources: former.contentSources }),
  ...(former && former.externalLinks.length > 0 && { externalLinks: former.externalLinks }),
})

/** The request body. The form has accepted the values, so its JSON has the types that the contract declares. */
export const publicationBody = (
  values: PublicationValues,
  organization: string,
  former?: Integration,
): PublicationBody => {
  const { name: _, blocks, configurations, secrets, icon, previewImages, ...rest } = values
  const { summary, contentSecurityPolicy, ...same } = rest
  const sealed = secretsOf(secrets)
  return {
    ...same,
    ...keptDeclarations(former),
    runtime: 'v2',
    organization,
    ...(summary !== undefined && summary.trim() !== '' && { summary }),
    ...(blocks.trim() !== '' && { blocks: JSON.parse(blocks) as NonNullable<PublicationBody['blocks']> }),
    ...(configurations.trim() !== '' && {
      configurations: JSON.parse(configurations) as NonNullable<PublicationBody['configurations']>,
    }),
    ...(contentSecurityPolicy.trim() !== '' && { contentSecurityPolicy }),
    ...(icon !== undefined && { icon }),
    ...(previewImages.length > 0 && { previewImages }),
    ...(sealed !== undefined && { secrets: sealed }),
  }
}
