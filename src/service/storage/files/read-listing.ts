/** The XML of `ListObjectsV2`. */
import { SaxesParser } from 'saxes'
import type { StoredObject } from './file-storage.ts'

export interface Listing {
  readonly objects: readonly StoredObject[]
  /** The token of the next page; undefined if this is the last one. */
  readonly next: string | undefined
}

/** Throws if the text is no listing. */
export const readListing = (xml: string): Listing => {
  const parser = new SaxesParser()
  const path: string[] = []
  const objects: StoredObject[] = []
  let [text, key, size, token, isTruncated] = ['', '', '', '', '']
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (some) => (text += some))
  parser.on('closetag', () => {
    const at = path.join('/')
    path.pop()
    if (at === 'ListBucketResult/Contents/Key') key = text
    else if (at === 'ListBucketResult/Contents/Size') size = text
    else if (at === 'ListBucketResult/NextContinuationToken') token = text
    else if (at === 'ListBucketResult/IsTruncated') isTruncated = text
    else if (at === 'ListBucketResult/Contents') objects.push({ key, size: Number(size) })
  })
  parser.write(xml).close()
  if (isTruncated !== 'true' && isTruncated !== 'false')
    throw new Error('The object storage answered a listing with something else.')
  if (isTruncated === 'true' && token === '')
    throw new Error('The object storage answered a part of a listing without saying how it goes on.')
  return { objects, next: isTruncated === 'true' ? token : undefined }
}
