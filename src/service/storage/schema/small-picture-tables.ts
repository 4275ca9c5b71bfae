/** Smaller versions of pictures, made on demand. Lost ones are made again. */

interface SmallPictureTable {
  space: string
  /** Of the original file. */
  hash: string
  width: number
  /** WebP. */
  bytes: Uint8Array
}

export interface SmallPictureTables {
  small_pictures: SmallPictureTable
}
