/** Many files of nearly the maximum size, sent at the same time. */
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { growthDuring } from '../processes/process-memory.ts'
import type { ServiceProcess } from '../processes/service-process.ts'

const megabyte = 1024 ** 2

/** A file of its own content, made while it is sent. */
const file = (name: number, megabytes: number): ReadableStream<Uint8Array> => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === megabytes) return controller.close()
      controller.enqueue(new Uint8Array(megabyte).fill(name))
      sent += 1
    },
  })
}

/** The statuses of `count` uploads at the same time, and how many megabytes the service grew. */
export const sendLargeBodies = async (
  service: ServiceProcess,
  count: number,
): Promise<{ readonly statuses: readonly number[]; readonly megabytes: number }> => {
  const ask = asOwner(service)
  const made = async (path: string, body: object) => (await ask<{ id: string }>('POST', path, body)).id
  const space = `/spaces/${await made(`/orgs/${await firstOrganization(ask)}/spaces`, { title: 'Files' })}`
  const change = `${space}/change-requests/${await made(`${space}/change-requests`, { subject: 'Files' })}`
  const upload = async (name: number): Promise<number> => {
    const response = await fetch(`${service.url}/v1${change}/content/files?name=file-${name}.bin`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.admin.token}`,
        'content-type': 'application/octet-stream',
      },
      body: file(name, 45),
      duplex: 'half',
    } as RequestInit)
    await response.arrayBuffer()
    return response.status
  }
  const { result, megabytes } = await growthDuring(service.pid, () =>
    Promise.all(Array.from({ length: count }, (_, name) => upload(name))),
  )
  return { statuses: result, megabytes }
}
