/** Prints the documentation of Recto's own API with the pages of published sites, in the default look. */
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { outline } from '../../../content/document/heading-anchors.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { operationText } from '../../../content/render/openapi-operation.ts'
import type { RenderContext } from '../../../content/render/render-context.ts'
import { renderDocument } from '../../../content/render/render-document.ts'
import type { RenderNode } from '../../../content/render/render-node.ts'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import type { CodeColours } from '../../../site/body/code-colours.ts'
import { codesOf } from '../../../site/body/print-code.ts'
import { printMissing } from '../../../site/pages/message-pages.ts'
import { printBody } from '../../../site/pages/page-body.ts'
import { bodyOptions, printPageAround } from '../../../site/pages/page-document.ts'
import type {
  NavigationEntry,
  PageAround,
  SiteFrame,
  SiteLink,
  SitePageView,
} from '../../../site/page-view.ts'
import { KeptPage } from '../rendering/page-cache.ts'
import { pagePolicy } from '../serving/page-policy.ts'
import { siteAssets } from '../serving/site-assets.ts'
import { textFace } from '../../../site/look/theme.ts'
import type { ApiDocs, NounPage, OperationPage } from './api-docs-content.ts'
import { apiDocsPath } from './api-docs-path.ts'

const session = 'The request is sent as you, with your session, and acts on real data.'

const frameOf = ({ title }: ApiDocs): SiteFrame => {
  const assets = siteAssets()
  const asset = (name: string): string => `${apiDocsPath}/~assets/${name}`
  return {
    title: `${title} API`,
    written: { language: 'en', direction: 'ltr' },
    home: apiDocsPath,
    base: apiDocsPath,
    assets: {
      style: asset(assets.style),
      script: asset(assets.script),
      preload: [
        { href: asset(assets.latin(textFace(defaultCustomization.styling))), mediaType: 'font/woff2' },
      ],
    },
    customization: defaultCustomization,
    ownFaces: { text: [], code: [] },
    header: [
      { title: 'openapi.json', href: '/v1/openapi.json', style: 'link', links: [] },
      { title: 'Dashboard', href: '/', style: 'button-secondary', links: [] },
    ],
    footer: [],
    sections: [],
    variants: [],
    search: false,
  }
}

/** Every noun; only the current one shows its operations. */
const navigationOf = (docs: ApiDocs, path: string): readonly NavigationEntry[] => {
  const entry = (title: string, href: string): NavigationEntry => ({
    ...{ id: href, title, href, kind: 'page', current: href === path },
    ...{ open: false, children: [], folded: false },
  })
  return [
    entry('Overview', apiDocsPath),
    ...docs.nouns.map((noun): NavigationEntry => {
      const open = path.startsWith(`${noun.path}/`)
      const isHere = open || path === noun.path
      return {
        ...entry(noun.title, noun.path),
        open,
        folded: !isHere,
        children: isHere ? noun.operations.map((page) => entry(page.title, page.path)) : [],
      }
    }),
  ]
}

const context: RenderContext = {
  resolve: (reference) =>
    reference.kind === 'url'
      ? { href: reference.url, title: reference.url, state: 'ok' }
      : { href: '', title: '', state: 'broken' },
  reusableContent: () => undefined,
  rawHtml: () => [],
}

interface Content {
  readonly title: string
  readonly description?: string
  readonly document: RichTextDocument
  readonly nodes: readonly RenderNode[]
}

const fromMarkdown = (title: string, description: string, markdown: string): Content => {
  const { document } = parseMarkdown(markdown, { file: '', titled: false })
  return { title, description, document, nodes: renderDocument(document, context) }
}

/** Titles are sentences of ours; only what could end a cell or a link is escaped. */
const cell = (text: string): string => text.replace(/[\\|[\]]/g, (mark) => `\\${mark}`)

const overviewContent = (docs: ApiDocs): Content =>
  fromMarkdown(
    `${docs.title} API`,
    docs.description,
    `All requests go to \`${docs.server}\` and answer with JSON. Lists have \`items\`, a \`count\`, and a \`next.page\` to ask for more.

## Authentication

Send a token in the header \`Authorization: Bearer <token>\`. [Create a token](/me) in your account; its scope says what it may do: \`read\`, \`write\`, \`merge\` or \`admin\`, each with all before it. Here, requests are sent with your session.

## Errors

A failed request answers with a status of 4xx or 5xx and a body with a \`reason\` for programs, a \`message\` for people, and \`details\` that name the fields at fault.

## Operations

| Topic | |
| --- | --- |
${docs.nouns
  .filter(({ operations }) => operations.length > 0)
  .map(({ title, path, description }) => `| [${title}](${path}) | ${cell(description)} |`)
  .join('\n')}`,
  )

const nounContent = ({ title, description, operations }: NounPage): Content =>
  fromMarkdown(
    title,
    description,
    `| Operation | | Request |
| --- | --- | --- |
${operations
  .map(
    ({ path, title: name, summary, request }) =>
      `| [${cell(name)}](${path}) | ${cell(summary)} | \`${request}\` |`,
  )
  .join('\n')}`,
  )

const operationContent = ({ title, read }: OperationPage): Content => {
  const operation = read()
  const block: Block = { object: 'block', type: 'openapi-operation', isVoid: true, data: {} }
  const { method, path } = operation
  return {
    title,
    document: { object: 'document', data: {}, nodes: [block] },
    nodes: [
      {
        type: 'embed',
        embed: {
          ...{ kind: 'openapi-operation', method, path, text: operationText({}) },
          target: { href: '', title: '', state: 'ok' },
          api: { kind: 'operation', title: 'Recto', operation },
          hideTitle: false,
        },
      },
    ],
  }
}

interface Place {
  readonly content: Content
  readonly wide?: boolean
  readonly breadcrumbs: readonly SiteLink[]
  readonly previous?: SiteLink
  readonly next?: SiteLink
}

const neighbours = (pages: readonly OperationPage[], at: number): Pick<Place, 'previous' | 'next'> => {
  const link = (page: OperationPage | undefined): SiteLink | undefined =>
    page && { title: page.title, href: page.path }
  const [previous, next] = [link(pages[at - 1]), link(pages[at + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}

const placeOf = (docs: ApiDocs, path: string): Place | undefined => {
  const home = { title: 'Overview', href: apiDocsPath }
  if (path === apiDocsPath) return { content: overviewContent(docs), breadcrumbs: [] }
  const noun = docs.nouns.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (noun === undefined) return undefined
  if (path === noun.path) return { content: nounContent(noun), breadcrumbs: [home], wide: true }
  const at = noun.operations.findIndex((page) => page.path === path)
  const page = noun.operations[at]
  return (
    page && {
      content: operationContent(page),
      breadcrumbs: [home, { title: noun.title, href: noun.path }],
      ...neighbours(noun.operations, at),
    }
  )
}

const layout: PageAround['layout'] = {
  ...{ wide: false, title: true, description: true, tableOfContents: true },
  ...{ outline: true, pagination: true, metadata: false },
}

const viewOf = (
  docs: ApiDocs,
  path: string,
  { content, wide = false, ...around }: Place,
): SitePageView<PageAround> => ({
  frame: frameOf(docs),
  navigation: navigationOf(docs, path),
  ...around,
  page: {
    title: content.title,
    description: content.description,
    layout: { ...layout, wide },
    noIndex: true,
    integrations: { endpoint: '', page: { id: '', path, title: content.title } },
  },
})

/** No scripts of integrations, and not framed for previews. */
const ownSite = {
  ...{ preview: undefined, base: '' },
  model: { scripts: [], row: { script_sources: 'declared' } },
} as const

/** What a page is made of besides its place in the documentation. */
export interface PrintedApiDocs {
  readonly page: KeptPage
  /** Whether all code is highlighted; otherwise the page is not kept. */
  readonly whole: boolean
}

type ColoursOf = (
  codes: readonly { readonly syntax: string; readonly text: string }[],
) => Promise<{ readonly colours: CodeColours; readonly whole: boolean }>

/** One page; undefined if there is none at the path. `dashboard`: the origin that may frame it. */
export const printApiDocs = async (
  docs: ApiDocs,
  path: string,
  { dashboard, coloursOf }: { readonly dashboard: string; readonly coloursOf: ColoursOf },
): Promise<PrintedApiDocs | undefined> => {
  const place = placeOf(docs, path)
  if (place === undefined) return undefined
  const view = viewOf(docs, path, place)
  const { nodes, document } = place.content
  const { colours, whole } = await coloursOf(codesOf(nodes))
  const body = printBody(
    { nodes, outline: outline(document) },
    { ...bodyOptions(view), session },
    { colours, formulas: undefined, sizes: () => undefined },
  )
  const { html, style } = printPageAround(view, body)
  return { page: new KeptPage(html, pagePolicy(style, dashboard, ownSite)), whole }
}

/** The page for addresses where there is none. */
export const printNoApiDocs = (docs: ApiDocs, dashboard: string): KeptPage => {
  const { html, style } = printMissing({
    frame: frameOf(docs),
    navigation: navigationOf(docs, ''),
    suggestions: [],
  })
  return new KeptPage(html, pagePolicy(style, dashboard, ownSite))
}
