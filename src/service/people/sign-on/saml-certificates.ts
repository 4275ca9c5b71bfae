/** Certificates of identity providers, as they are pasted: one, or two while the provider changes its own. */
import { X509Certificate } from 'node:crypto'

export interface ParsedCertificate {
  /** PEM, with line ends that every reader takes. */
  readonly pem: string
  readonly subject: string
  /** SHA-256, in pairs of hexadecimal digits with colons. */
  readonly fingerprint: string
  readonly notBefore: string
  readonly notAfter: string
}

/** Certificates that may be set at once. */
export const mostCertificates = 2

const pemOf = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`

/** Why a text is no certificate, in words for whoever pasted it. */
export class CertificateError extends Error {}

/** Blocks of PEM, or bare base64 as metadata has it, one after an empty line. */
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
 * The certificates in a text. Fails with `CertificateError` when one cannot be read, when there are more than two, and
 * for keys that no provider should sign with (RSA below 2048 bits, or anything but RSA and elliptic curves).
 */
export const parseCertificates = (text: string): ParsedCertificate[] => {
  const bodies = bodiesIn(text)
  if (/PRIVATE KEY/.test(text)) throw new CertificateError('This is a private key. Paste the certificate.')
  if (bodies.length > mostCertificates)
    throw new CertificateError('At most two certificates: the one in use and the one that follows it.')
  return bodies.map((body) => {
    let certificate: X509Certificate
    try {
      certificate = new X509Certificate(pemOf(body))
    } catch {
      throw new CertificateError('This is no X.509 certificate, as PEM or base64.')
    }
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
    if (type !== 'rsa' && type !== 'ec')
      throw new CertificateError('The certificate must hold an RSA key or one of an elliptic curve.')
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
      throw new CertificateError('The key of the certificate is shorter than 2048 bits.')
    return {
      pem: pemOf(body),
      subject: certificate.subject.replaceAll('\n', ', '),
      fingerprint: certificate.fingerprint256,
      notBefore: new Date(certificate.validFrom).toISOString(),
      notAfter: new Date(certificate.validTo).toISOString(),
    }
  })
}
