import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlCommand } from './curl-command.ts'

test('the shell passes the event on as it was, quotes and semicolons too', () => {
  const payload = { eventId: 'e1', type: 'task' as const, task: `it's "here"; $HOME \`date\`` }
  const command = curlCommand({
    id: 'e1',
    integrationId: 'mirror',
    createdAt: '2026-11-23T10:00:00.000Z',
    status: 'success',
    payload,
  })
  const printed = command.replace(/^curl/, `printf '%s\\n'`)
  const lines = execFileSync('sh', ['-c', printed], { encoding: 'utf8' }).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'http://127.0.0.1:8787/v1',
    '--form-string',
    `event=${JSON.stringify(payload)}`,
  ])
})
