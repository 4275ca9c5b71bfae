import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { NewConversation } from '../../../contract/conversations/schemas.ts'
import { curlExample } from './curl-example.ts'

test('a shell passes the address, the headers and a conversation that the service accepts', () => {
  const command = curlExample("https://docs.example.org/v1/orgs/it's").replace(/^curl/, "printf '%s\\n'")
  const read = execFileSync('sh', ['-c', command], { env: { RECTO_TOKEN: 'secret' }, encoding: 'utf8' })
  const [address, , token, , type, , body] = read.split('\n')
  expect([address, token, type]).toEqual([
    "https://docs.example.org/v1/orgs/it's/conversations",
    'Authorization: Bearer secret',
    'Content-Type: application/json',
  ])
  expect(NewConversation.safeParse(JSON.parse(body ?? '')).success).toBe(true)
})
