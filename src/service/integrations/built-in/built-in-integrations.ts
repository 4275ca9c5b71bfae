/** The integrations that come with the program. They are public, belong to nobody, and are off until they are installed. */
import type { Manifest } from '../model/manifest.ts'

export interface BuiltIn {
  readonly name: string
  readonly manifest: Manifest
}

const common = { runtime: 'v2', previewImages: [] } as const

const webhookSettings = {
  url: { type: 'string', title: 'URL', description: 'Where events are sent, by POST as JSON.' },
  secret: {
    type: 'string',
    title: 'Secret',
    description: 'Signs every delivery, so that the receiver knows where it comes from.',
  },
} as const

const webhook: BuiltIn = {
  name: 'webhook',
  manifest: {
    ...common,
    title: 'Webhook',
    description: 'Sends changes of content, page views and feedback to a URL of your own.',
    summary:
      'Each event is sent by POST as JSON. With a secret it is signed: `X-Recto-Signature: t=<seconds>,v1=<hex>` is the ' +
      'HMAC-SHA-256 of `<seconds>.<body>`. If the receiver does not answer, or answers 429 or 5xx, the delivery is ' +
      'tried three more times within seconds. The event log shows every delivery, and sends it again on request.',
    target: 'all',
    categories: ['collaboration'],
    scopes: ['space:content:read', 'site:views:read', 'page:feedback:read'],
    externalLinks: [],
    configurations: {
      space: {
        properties: {
          ...webhookSettings,
          contentUpdates: { type: 'boolean', title: 'Changes of content', default: true },
        },
        required: ['url'],
      },
      site: {
        properties: {
          ...webhookSettings,
          pageViews: { type: 'boolean', title: 'Page views', default: false },
          feedback: { type: 'boolean', title: 'Feedback', default: true },
        },
        required: ['url'],
      },
    },
  },
}

const mermaid: BuiltIn = {
  name: 'mermaid',
  manifest: {
    ...common,
    title: 'Mermaid',
    description: 'Draws flowcharts, sequence diagrams and other charts from text.',
    summary:
      'Write a diagram as text, and readers see it drawn. The library is part of this installation: no other host is ' +
      'asked. In Markdown, a diagram is a code block with the language `mermaid`.',
    target: 'space',
    categories: ['content'],
    scopes: [],
    externalLinks: [{ url: 'https://mermaid.js.org/intro/', label: 'Syntax' }],
    contentSecurityPolicy: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      'font-src': 'data:',
    },
    blocks: [
      {
        id: 'diagram',
        title: 'Mermaid diagram',
        description: 'A flowchart, sequence diagram or other chart, drawn from text.',
        markdown: { codeblock: 'mermaid', body: 'content' },
      },
    ],
  },
}

const krokiBlock = (id: string, title: string) => ({
  id,
  title,
  description: `A diagram in ${title}, drawn by your Kroki server.`,
  markdown: { codeblock: id, body: 'content' },
})

const kroki: BuiltIn = {
  name: 'kroki',
  manifest: {
    ...common,
    title: 'Kroki',
    description: 'Draws PlantUML, Graphviz and D2 diagrams with a Kroki server of your own.',
    summary:
      'Diagrams are sent as text to the Kroki server whose address you enter, and come back as pictures. A server in a ' +
      'private network has to be allowed by whoever runs this installation: `OUTGOING_ALLOW=kroki.example:8000`.',
    target: 'space',
    categories: ['content'],
    scopes: [],
    externalLinks: [{ url: 'https://kroki.io', label: 'Kroki' }],
    contentSecurityPolicy: { 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'font-src': 'data:' },
    configurations: {
      account: {
        properties: {
          server: {
            type: 'string',
            title: 'Address of the server',
            description: 'For example https://kroki.example.org.',
          },
        },
        required: ['server'],
      },
    },
    blocks: [krokiBlock('plantuml', 'PlantUML'), krokiBlock('graphviz', 'Graphviz'), krokiBlock('d2', 'D2')],
  },
}

export const builtIns: readonly BuiltIn[] = [webhook, mermaid, kroki]
