/**
 * Builds a self-signed certificate for our own key: identity providers accept public keys only in this form and check
 * nothing else. Hand-written DER (X.690, RFC 5280) for this one structure.
 */
import { createPublicKey, sign } from 'node:crypto'

const der = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  const { length } = body
  const size =
    length < 128
      ? Buffer.from([length])
      : length < 256
        ? Buffer.from([0x81, length])
        : Buffer.from([0x82, length >> 8, length & 255])
  return Buffer.concat([Buffer.from([tag]), size, body])
}
const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents)

/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11, with its null parameter. */
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
/** commonName, 2.5.4.3. */
const commonName = Buffer.from('550403', 'hex')

const nameSequence = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from(name, 'utf8')))))

/** GeneralizedTime, in seconds. */
const time = (iso: string) => der(0x18, Buffer.from(`${iso.replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))

export interface CertificateInput {
  /** PEM of an RSA key. */
  readonly privateKey: string
  readonly name: string
  readonly notBefore: string
  readonly notAfter: string
  readonly serial: Uint8Array
}

/** The certificate as PEM. */
export const selfSigned = ({ privateKey, name, notBefore, notAfter, serial }: CertificateInput): string => {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  // Clear the first bit, since serial numbers are positive.
  const number = Buffer.from(serial)
  number[0] = ((number[0] ?? 0) & 0x7f) | 0x40
  const certificateBody = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, number),
    algorithm,
    nameSequence(name),
    sequence(time(notBefore), time(notAfter)),
    nameSequence(name),
    key,
  )
  const signature = sign('sha256', certificateBody, privateKey)
  const certificate = sequence(certificateBody, algorithm, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
