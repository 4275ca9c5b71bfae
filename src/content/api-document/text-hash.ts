/**
 * A hash of texts, 53 bits: quick, stable, for telling apart, not against forgery. All numbers are signed 32-bit
 * integers, which the engine computes several times faster.
 */

/** The lower 32 bits, and the 21 bits above them. */
const hashed = (text: string): readonly [number, number] => {
  let a = 0xde_ad_be_ef | 0
  let b = 0x41_c6_ce_57 | 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x9e_37_79_b1 | 0)
    b = Math.imul(b ^ code, 0x5f_35_64_95)
  }
  const low = Math.imul(a ^ (a >>> 16), 0x85_eb_ca_6b | 0) ^ Math.imul(b ^ (b >>> 13), 0xc2_b2_ae_35 | 0)
  const high = Math.imul(b ^ (b >>> 16), 0x85_eb_ca_6b | 0) ^ Math.imul(low ^ (low >>> 13), 0xc2_b2_ae_35 | 0)
  return [low, high & 0x1f_ff_ff]
}

/** The hash as a number in base 36. */
export const textHash = (text: string): string => {
  const [low, high] = hashed(text)
  return (0x1_00_00_00_00 * high + (low >>> 0)).toString(36)
}

/** The hash as eight characters of 7 bits, which take a tenth of the time to make. */
export const textDigest = (text: string): string => {
  const [low, high] = hashed(text)
  return String.fromCharCode(
    low & 127,
    (low >>> 7) & 127,
    (low >>> 14) & 127,
    (low >>> 21) & 127,
    (low >>> 28) | ((high & 7) << 4),
    (high >>> 3) & 127,
    (high >>> 10) & 127,
    high >>> 17,
  )
}
