/** Parses pasted certificates of identity providers: one, or two during a rotation. */
import { X509Certificate } from 'node:crypto'

export interface ParsedCertificate {
  /** PEM with line ends that every parser accepts. */
  readonly pem: string
  readonly subject: string
  /** SHA-256 as hexadecimal pairs separated by colons. */
  readonly fingerprint: string
  readonly notBefore: string
  readonly notAfter: string
}

/** Maximum number of certificates set at the same time. */
const maxCertificates = 2

const pemOf = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`

/** Why a text is not a valid certificate, as a message for the user. */
export class CertificateError extends Error {}

/** PEM blocks, or bare base64 as in metadata, separated by empty lines. */
const bodiesIn = (text: string): string[] => {
  const blocks = text
    .split('-----BEGIN CERTIFICATE-----')
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('-----END CERTIFICATE-----')
      return end >= 0 && part.indexOf('-') === end ? [part.slice(0, end)] : []
    })
  const bodies = blocks.length > 0 ? blocks : text.split(/\n\s*\n/)
  return bodies.map((body) => body.replaceAll(/\s+/g, '')).filter((body) => body !== '')
}

/**
 * The certificates in a text. Fails with `CertificateError` if one cannot be parsed, if there are more than two, and
 * for weak keys (RSA below 2048 bits, or anything but RSA and elliptic curves).
 */
export const parseCertificates = (text: string): ParsedCertificate[] => {
  const bodies = bodiesIn(text)
  if (/PRIVATE KEY/.test(text))
    throw new CertificateError('This is a private key. Paste the certificate instead.')
  if (bodies.length > maxCertificates)
    throw new CertificateError('Add at most two certificates: the current one and the next one.')
  return bodies.map((body) => {
    let certificate: X509Certificate
    try {
      certificate = new X509Certificate(pemOf(body))
    } catch {
      throw new CertificateError('Enter an X.509 certificate in PEM or base64 format.')
    }
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
    if (type !== 'rsa' && type !== 'ec')
      throw new CertificateError('The certificate must have an RSA or elliptic curve key.')
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
      throw new CertificateError('The key of the certificate must have at least 2048 bits.')
    return {
      pem: pemOf(body),
      subject: certificate.subject.replaceAll('\n', ', '),
      fingerprint: certificate.fingerprint256,
      notBefore: new Date(certificate.validFrom).toISOString(),
      notAfter: new Date(certificate.validTo).toISOString(),
    }
  })
}
