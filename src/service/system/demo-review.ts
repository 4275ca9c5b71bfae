/** Change requests of the demo world: one that is ready, one that is outdated, one in conflict, one merged. */
import type { Caller } from '../access/caller.ts'
import { createChangeRequest, updateChangeRequest } from '../change-requests/change-requests.ts'
import { mergeChangeRequest } from '../change-requests/merge/merge-change-request.ts'
import { writeChangeRequestContent } from '../change-requests/write-change-request.ts'
import { comments } from '../comments/threads/comment-verbs.ts'
import { replies } from '../comments/threads/reply-verbs.ts'
import { perform } from '../http/binding/perform.ts'
import type { Verb } from '../http/verb.ts'
import { contentReads } from '../pages/read-content.ts'
import type { Context } from '../context.ts'
import { demoCaller } from './demo-caller.ts'

type Name = 'mara' | 'ines' | 'tomas' | 'aiko'
export type DemoPeople = Readonly<Record<Name, string>>

interface Edit {
  readonly path: string
  /** Text in the page's Markdown, which must exist, and its replacement. */
  readonly replace?: readonly (readonly [string, string])[]
  readonly options?: Readonly<Record<string, unknown>>
  /** A new page below the one at `path`. */
  readonly insert?: { readonly title: string; readonly markdown: string }
}

interface DemoThread {
  readonly by: Name
  readonly text: string
  /** Path of a page; without it, the change request as a whole. */
  readonly on?: string
  readonly answers?: readonly (readonly [Name, string])[]
  readonly resolved?: boolean
}

interface DemoChange {
  readonly by: Name
  readonly subject: string
  readonly description: string
  readonly edits: readonly Edit[]
  readonly threads?: readonly DemoThread[]
  /** Without it, it stays a draft. */
  readonly then?: 'open' | 'merge'
}

const changes: readonly DemoChange[] = [
  {
    by: 'tomas',
    subject: 'Explain how often alarms repeat',
    description: 'Three customers asked about this in one week.',
    edits: [
      {
        path: 'use/alarms',
        replace: [
          [
            'An alarm consists of a rule and the people it notifies.',
            'An alarm consists of a rule and the people it notifies. It repeats every two hours until someone acknowledges it.',
          ],
        ],
      },
    ],
    then: 'open',
  },
  {
    by: 'ines',
    subject: 'Update alarms for firmware 3',
    description: 'Firmware 3 measures gusts over three seconds, so the limit changes.',
    edits: [
      {
        path: 'use/alarms',
        replace: [
          [
            'An alarm consists of a rule and the people it notifies.',
            'An alarm consists of a rule and the people it notifies. As of firmware 3, it repeats every hour.',
          ],
          ['gusts above 20 m/s', 'three-second gusts above 22 m/s'],
        ],
      },
    ],
    threads: [
      {
        by: 'aiko',
        text: 'Does the old limit still apply to stations with firmware 2?',
        on: 'use/alarms',
        answers: [['ines', 'Yes. I’ll mention it in the release notes instead of here.']],
        resolved: true,
      },
    ],
    then: 'merge',
  },
  {
    by: 'tomas',
    subject: 'Add a winter page and clarify setup',
    description: 'Winter questions start in October. The new page answers the most common ones.',
    edits: [
      {
        path: 'set-up/place',
        replace: [
          [
            'at least 40 m from the next building',
            'at least 50 m from the next building, and twice that from a forest',
          ],
        ],
      },
      {
        path: 'set-up/calibrate',
        replace: [
          [
            'Calibrate the sensors once after setup, and then every spring.',
            'Calibrate the sensors once after setup, and then every spring before the first rain.',
          ],
        ],
        options: { description: 'You need ten minutes, a measuring cup and two glasses of water.' },
      },
      {
        path: 'use/trouble',
        insert: {
          title: 'Winter',
          markdown:
            'Snow on the rain gauge melts on its own within an hour.\n\n{% hint style="info" %}\nHeating uses power, so below −15 °C the station measures every half hour.\n{% endhint %}\n',
        },
      },
    ],
    threads: [
      {
        by: 'ines',
        text: 'Is it really **twice** that from a forest? The manual of the old station said 60 m.',
        on: 'set-up/place',
        answers: [
          [
            'tomas',
            'It’s ten times the height of the trees, so 100 m for most of them. I can write the rule instead.',
          ],
          ['aiko', 'Yes, let’s use the rule.'],
        ],
      },
      { by: 'mara', text: 'Looks good to me once we agree on the distance.' },
    ],
    then: 'open',
  },
  {
    by: 'aiko',
    subject: 'Simplify the first page',
    description: '',
    edits: [],
  },
]

const verbOf = (verbs: readonly Verb[], id: string): Verb => {
  const verb = verbs.find(({ operation }) => operation.id === id)
  if (!verb) throw new Error(`There is no verb for ${id}.`)
  return verb
}

/** Proposes, discusses and merges changes in the space, each step as the person who would take it. */
export const addDemoChanges = async (ctx: Context, spaceId: string, people: DemoPeople): Promise<void> => {
  const as = (name: Name): Caller => demoCaller(people[name], name)
  const read = verbOf(contentReads, 'getSpacePageByPath')
  const comment = verbOf(comments, 'createChangeRequestComment')
  const resolve = verbOf(comments, 'updateChangeRequestComment')
  const reply = verbOf(replies, 'createChangeRequestCommentReply')
  const pageAt = (path: string) =>
    perform(ctx, read, as('mara'), { params: { spaceId, pagePath: path }, query: { format: 'markdown' } })

  const operationOf = async ({ path, replace = [], options, insert }: Edit): Promise<unknown> => {
    const page = await pageAt(path)
    if (insert)
      return {
        operation: 'insert_page',
        title: insert.title,
        into: page['id'],
        document: { markdown: insert.markdown },
      }
    let markdown = String(page['markdown'])
    for (const [from, to] of replace) {
      if (!markdown.includes(from)) throw new Error(`The demo page ${path} does not contain "${from}".`)
      markdown = markdown.replace(from, () => to)
    }
    return { operation: 'update_page', page: page['id'], document: { markdown }, ...options }
  }

  for (const { by, subject, description, edits, threads = [], then } of changes) {
    // People with only the comment role have their edits made by an editor.
    const author = by === 'aiko' ? 'tomas' : by
    const { id } = await perform(ctx, createChangeRequest, as(author), {
      params: { spaceId },
      body: { subject },
    })
    const params = { spaceId, changeRequestId: String(id) }
    const body: unknown[] = []
    for (const edit of edits) body.push(await operationOf(edit))
    if (body.length > 0)
      await perform(ctx, writeChangeRequestContent, as(author), { params, body: { changes: body } })
    if (description !== '' || then === 'open')
      await perform(ctx, updateChangeRequest, as(author), {
        params,
        body: {
          ...(description !== '' && { description: paragraph(description) }),
          ...(then !== undefined && { status: 'open' }),
        },
      })
    for (const { by: commenter, text, on, answers = [], resolved } of threads) {
      const page = on === undefined ? undefined : String((await pageAt(on))['id'])
      const made = await perform(ctx, comment, as(commenter), {
        params,
        body: { body: { markdown: text }, ...(page !== undefined && { page }) },
      })
      const thread = { ...params, commentId: String(made['id']) }
      for (const [answerer, answer] of answers)
        await perform(ctx, reply, as(answerer), { params: thread, body: { body: { markdown: answer } } })
      if (resolved === true)
        await perform(ctx, resolve, as(commenter), { params: thread, body: { resolved: true } })
    }
    if (then === 'merge') await perform(ctx, mergeChangeRequest, as('mara'), { params })
  }
}

const paragraph = (text: string) => ({
  object: 'document',
  data: {},
  nodes: [
    {
      object: 'block',
      type: 'paragraph',
      data: {},
      nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
    },
  ],
})
