/** The examples that AWS published for S3: what the service signs with and what tests check with agree with them. */
import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, it } from 'vitest'
import { signatureProblem } from '../../../testing/stores/s3-signatures.ts'

const credentials = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const host = 'examplebucket.s3.amazonaws.com'
const datetime = '20130524T000000Z'
const now = new Date('2013-05-24T00:00:00Z')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Example {
  readonly method: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signature: string
}

// "Signature Calculations for the Authorization Header: Transferring Payload in a Single Chunk", the four examples.
const examples: Readonly<Record<string, Example>> = {
  'GET object': {
    method: 'GET',
    target: '/test.txt',
    headers: { range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  'PUT object': {
    method: 'PUT',
    target: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  'GET bucket lifecycle': {
    method: 'GET',
    target: '/?lifecycle=',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  'list objects': {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
}

const signed = async ({ method, target, headers = {}, body = '' }: Example) => {
  const result = await new AwsV4Signer({
    ...{ method, url: `https://${host}${target}`, service: 's3', region: credentials.region, datetime },
    ...{ accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
    headers: { ...headers, 'x-amz-content-sha256': sha256(body) },
    // The examples sign all headers, such as a range.
    allHeaders: true,
  }).sign()
  return Object.fromEntries(result.headers)
}

describe.each(Object.entries(examples))('%s', (_name, example) => {
  it('is signed as published', async () => {
    const { authorization = '' } = await signed(example)
    expect(authorization.split('Signature=')[1]).toBe(example.signature)
  })

  it('is accepted, and not with anything changed', async () => {
    const headers = { ...(await signed(example)), host }
    const { method, target } = example
    const check = (changed: object, secretKey = credentials.secretKey) =>
      signatureProblem({ method, target, headers, ...changed }, { ...credentials, secretKey }, now)
    expect(check({})).toBeUndefined()
    expect(check({}, 'another')).toBe('SignatureDoesNotMatch')
    expect(check({ method: 'DELETE' })).toBe('SignatureDoesNotMatch')
    expect(check({ target: '/other' })).toBe('SignatureDoesNotMatch')
    expect(check({ headers: { ...headers, 'x-amz-content-sha256': sha256('other') } })).toBe(
      'SignatureDoesNotMatch',
    )
    expect(check({ headers: { ...headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied')
    expect(check({ headers: { host } })).toBe('AccessDenied')
  })
})

// "Authenticating Requests: Using Query Parameters", its example.
describe('a presigned URL', () => {
  const signature = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'

  it('is signed as published, accepted while it lasts, and not with another secret', async () => {
    const { url } = await new AwsV4Signer({
      ...{ method: 'GET', url: `https://${host}/test.txt`, service: 's3', region: credentials.region },
      ...{ datetime, signQuery: true },
      ...{ accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
    }).sign()
    expect(url.searchParams.get('X-Amz-Signature')).toBe(signature)
    const request = { method: 'GET', target: `${url.pathname}${url.search}`, headers: { host } }
    const at = (time: string, secretKey = credentials.secretKey) =>
      signatureProblem(request, { ...credentials, secretKey }, new Date(time))
    expect(at('2013-05-24T23:59:59Z')).toBeUndefined()
    expect(at('2013-05-25T00:00:01Z')).toBe('RequestTimeTooSkewed')
    expect(at('2013-05-24T00:00:00Z', 'another')).toBe('SignatureDoesNotMatch')
  })
})
