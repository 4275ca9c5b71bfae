/** An integration that runs at once: it greets in a block, answers requests, and logs what it receives. */
import type { PublicationValues } from './publication-form.ts'
import { emptyPublication } from './publication-form.ts'

const script = `export default {
  async fetch(request) {
    const form = await request.formData()
    const event = JSON.parse(form.get('event'))
    const environment = JSON.parse(form.get('environment'))
    console.log('Received', event.type)

    switch (event.type) {
      case 'installation_setup':
      case 'space_installation_setup':
        console.log('Status', event.status)
        return new Response('OK')

      // A request to the public address of the integration.
      case 'fetch':
        return Response.json({ path: new URL(event.request.url).pathname })

      // A block on a page. The greeting is configured for each space.
      case 'ui_render': {
        const greeting = environment.spaceInstallation?.configuration?.greeting ?? 'Hello'
        return Response.json({
          type: 'element',
          state: {},
          props: event.props,
          element: { type: 'block', children: [{ type: 'text', children: [greeting] }] },
        })
      }

      // 406 says that it does not handle this type, so it is not sent again.
      default:
        return new Response('Not handled', { status: 406 })
    }
  },
}
`

export const sampleIntegration: PublicationValues = {
  ...emptyPublication,
  name: 'greeting',
  title: 'Greeting',
  description: 'Greets readers in a block, and logs what happens in its spaces.',
  scopes: ['space:content:read'],
  categories: ['content'],
  target: 'space',
  script,
  blocks: JSON.stringify([{ id: 'greeting', title: 'Greeting', description: 'Greets the reader.' }], null, 2),
  configurations: JSON.stringify(
    {
      space: {
        properties: {
          greeting: {
            type: 'string',
            title: 'Greeting',
            description: 'What the block says.',
            default: 'Hello',
          },
        },
        required: ['greeting'],
      },
    },
    null,
    2,
  ),
}
