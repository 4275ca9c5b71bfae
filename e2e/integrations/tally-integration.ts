/** An integration of journeys: a counter, a form with a modal, and a card for addresses. */
import { done, type World } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'

const script = `
const text = (...children) => ({ type: 'text', children })
const block = (...children) => ({ type: 'block', children })
const button = (label, onPress, more) => ({ type: 'button', label, onPress, ...more })

const components = {
  counter: ({ props, action, context }) => {
    const count = (props.count ?? 0) + (action?.action === 'add' ? 1 : 0)
    return {
      element: {
        ...block({
          type: 'card',
          title: 'Counter',
          hint: [context.editable ? 'Edited' : 'Read only'],
          icon: 'star',
          children: [text('Counted to ' + count)],
          buttons: [button('Add one', { action: 'add' }, { style: 'primary' })],
        }),
        controls: [{
          label: 'Reset',
          onPress: { action: '@editor.node.updateProps', props: { count: 0 } },
          confirm: { title: 'Reset the counter?', text: 'It starts at zero.', confirm: 'Reset' },
        }],
      },
      props: { ...props, count },
      state: {},
    }
  },
  survey: ({ props, state, action }) => {
    const answered = action?.action === '@ui.modal.close' ? action.returnValue.answer : props.answer
    return {
      element: block(
        { type: 'input', label: 'Your name', hint: ['Shown beside your answer'],
          element: { type: 'textinput', state: 'name', placeholder: 'Ada' } },
        { type: 'input', label: 'Notify me', element: { type: 'switch', state: 'notify', initialValue: true } },
        button('Answer', { action: '@ui.modal.open', componentId: 'answer', props: { name: { $state: 'name' } } }),
        answered ? text('Answered: ' + answered) : false,
      ),
      props: answered ? { ...props, answer: answered } : props,
      state: state ?? {},
    }
  },
  answer: ({ props, state }) => ({
    element: {
      type: 'modal',
      title: 'Answer of ' + (props.name || 'nobody'),
      children: [{ type: 'input', label: 'Your answer', element: { type: 'select', state: 'answer',
        placeholder: 'Select an answer', options: [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }] } }],
      submit: button('Send', { action: '@ui.modal.close', returnValue: { answer: { $state: 'answer' } } },
        { style: 'primary' }),
    },
    props,
    state: state ?? {},
  }),
  board: ({ props, action }) => {
    if (action?.action !== '@link.unfurl') {
      return { element: block({ type: 'card', title: props.title ?? 'Board', icon: 'link' }), props, state: {} }
    }
    const [, id] = /boards\\/([a-z]+)$/.exec(action.url) ?? []
    return id === undefined
      ? undefined
      : { element: block({ type: 'card', title: 'Board ' + id, icon: 'link' }), props: { title: 'Board ' + id }, state: {} }
  },
}

export default {
  async fetch(request) {
    const event = JSON.parse((await request.formData()).get('event'))
    if (event.type !== 'ui_render') return new Response('', { status: 406 })
    const component = components[event.componentId]
    if (component === undefined) return new Response('', { status: 404 })
    const output = component(event)
    return output === undefined
      ? Response.json({ error: 'There is no such board.' }, { status: 400 })
      : Response.json(output)
  },
}`

/** Publishes the integration and enables it in every space of the owner's organization. */
export const enableTally = async (api: World['api']): Promise<void> => {
  const organization = await ownOrganization(api)
  await done(api, 'POST', '/integrations/tally', {
    ...{ runtime: 'v2', title: 'Tally', description: 'Counts and asks', scopes: [], organization, script },
    blocks: [
      { id: 'counter', title: 'Tally counter', description: 'Counts clicks' },
      { id: 'survey', title: 'Tally survey', description: 'Asks a question' },
      { id: 'board', title: 'Tally board', urlUnfurl: ['https://tally.example.org/boards/**'] },
    ],
  })
  const installations = '/integrations/tally/installations'
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', installations)
  if (items.length > 0) return
  const { id } = await done<{ id: string }>(api, 'POST', installations, { organization })
  await done(api, 'PATCH', `${installations}/${id}`, { space_selection: 'all' })
}
